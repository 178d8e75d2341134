import { countView } from '@hongyan/domain/reading/count-view'
import { success } from '../../../calls/envelope.ts'
import { refuse } from '../../../server/http/answer.ts'
import { defineRoute, type Route } from '../../../server/requests/route.ts'
import { countReading } from './endpoints.ts'
import { isCountedPage } from './is-counted-page.ts'

export const readingRoutes: readonly Route[] = [
  defineRoute(countReading, async ({ body }, { ctx, headers }) => {
    if (!isCountedPage(body.path)) return refuse('not-available')
    await countView(ctx, { path: body.path, browser: headers['user-agent'] ?? '' })
    return { kind: 'reply', status: 200, body: success(undefined) }
  }),
]
