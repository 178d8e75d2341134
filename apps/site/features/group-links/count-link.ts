import type { Ctx } from '@hongyan/kernel/context'
import { dayAtHome } from '@hongyan/kernel/home-time'

/** Adds one to the count of a tag on the day it is now in China. Correct under parallel calls. */
export async function countOpenedLink(ctx: Ctx, input: { readonly tag: string }): Promise<void> {
  await ctx.db.query
    .insertInto('link_counts')
    .values({ day: dayAtHome(ctx.now()), tag: input.tag, opened: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'tag']).doUpdateSet((eb) => ({ opened: eb('link_counts.opened', '+', 1) })),
    )
    .execute()
}
