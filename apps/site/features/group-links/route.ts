import { success } from '../../calls/envelope.ts'
import { refuse } from '../../server/http/answer.ts'
import { defineRoute, type Route } from '../../server/requests/route.ts'
import { countOpenedLink } from './count-link.ts'
import { countLink } from './endpoints.ts'
import { linkTags } from './link-tags.ts'

export const groupLinksRoutes: readonly Route[] = [
  defineRoute(countLink, async ({ body }, { ctx }) => {
    if (!linkTags().has(body.tag)) return refuse('not-available')
    await countOpenedLink(ctx, { tag: body.tag })
    return { kind: 'reply', status: 200, body: success(undefined) }
  }),
]
