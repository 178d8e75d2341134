import { createHmac } from 'node:crypto'
import type { Ctx } from '@hongyan/kernel/context'
import { dayAtHome } from '@hongyan/kernel/home-time'

/** Programs that fetch pages without anybody reading them. */
const robots = /bot|crawl|spider|slurp|preview|headless|lighthouse|fetch|monitor|curl|wget|python|java\//i

/**
 * Counts that a page (`/news/…`, no language prefix) was read, once a day for one reader: a mark made of address,
 * browser and day under a key is kept until the day is over, and nothing that leads back to the reader.
 * Returns whether it counted; robots never do.
 */
export async function countView(
  ctx: Ctx,
  input: { readonly path: string; readonly browser: string },
): Promise<boolean> {
  const { actor } = ctx
  if (!('address' in actor) || input.browser === '' || robots.test(input.browser)) return false
  const day = dayAtHome(ctx.now())
  const mark = createHmac('sha256', ctx.settings.linkKey)
    .update(JSON.stringify(['view', day, input.path, actor.address, input.browser]))
    .digest('base64url')
  return ctx.db.transaction(async (trx) => {
    const fresh = await trx
      .insertInto('view_marks')
      .values({ mark, day })
      .onConflict((conflict) => conflict.column('mark').doNothing())
      .returning('mark')
      .executeTakeFirst()
    if (fresh === undefined) return false
    await trx
      .insertInto('page_views')
      .values({ day, path: input.path, views: 1 })
      .onConflict((conflict) =>
        conflict.columns(['day', 'path']).doUpdateSet((eb) => ({ views: eb('page_views.views', '+', 1) })),
      )
      .execute()
    return true
  })
}
