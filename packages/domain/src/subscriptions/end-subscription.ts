import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { dropSubscriptions } from './drop-subscriptions.ts'

/** Ends a subscription of the account of `ctx`. Refuses `sign-in-needed`, and `not-found` also for somebody else's. */
export async function endSubscription(ctx: Ctx, input: { readonly id: string }): Promise<void> {
  const { actor } = ctx
  if (actor.kind !== 'customer')
    throw new DomainError({ entity: 'account', code: 'sign-in-needed', detail: 'Nobody is signed in' })
  await ctx.db.transaction(async (trx) => {
    const row = await trx
      .selectFrom('subscriptions')
      .select('id')
      .where('id', '=', input.id)
      .where('customer_id', '=', actor.customerId)
      .executeTakeFirst()
    if (!row)
      throw new DomainError({
        entity: 'subscription',
        code: 'not-found',
        detail: 'No such subscription of this account',
      })
    await dropSubscriptions(ctx, trx, [row.id], 'stopped')
  })
}
