import { success } from '../../calls/envelope.ts'
import { paths } from '../../paths.ts'
import { defineRoute, type Route } from '../../server/requests/route.ts'
import { judgeThing, suggestThings } from './endpoints.ts'
import type { ItemNeeds } from './needs.ts'
import { presentAnswer } from './present.ts'
import { readAmounts } from './read-amounts.ts'

export const prohibitedRoutes: readonly Route<ItemNeeds>[] = [
  defineRoute(judgeThing, async ({ query }, { services, locale }) => {
    const { q, mode, lang = locale } = query
    const { measured } = readAmounts((field) => query[field] ?? null)
    const answer = await services.items.answer({ name: q, mode, measured }, lang)
    const { edition } = services.items.list(mode, lang)
    return { kind: 'reply', status: 200, body: success(presentAnswer(answer, edition)) }
  }),
  defineRoute(suggestThings, async ({ query }, { services, locale }) => {
    const { q, mode, lang = locale } = query
    const suggestions = services.items.suggest(q, mode, lang).map(({ id, name, verdict }) => ({
      kind: verdict,
      text: name,
      path: paths.mayBeSent(lang, { item: id, mode }),
    }))
    return { kind: 'reply', status: 200, body: success({ suggestions }) }
  }),
]
