import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { dropSubscriptions } from './drop-subscriptions.ts'
import { readStopToken } from './subscription-tokens.ts'

/**
 * Stops what the token of a message names, at once and for good; stopping twice changes nothing. Returns how many
 * subscriptions ended. Refuses `link-expired` for a token that is not genuine.
 */
export async function stopSubscriptions(ctx: Ctx, input: { readonly token: string }): Promise<number> {
  const stopped = readStopToken(ctx, input.token)
  if (stopped === null)
    throw new DomainError({ entity: 'subscription', code: 'link-expired', detail: 'This link stops nothing' })
  return ctx.db.transaction(async (trx) => {
    const rows = await trx
      .selectFrom('subscriptions')
      .select('id')
      .where(stopped.kind === 'subscription' ? 'id' : 'subscriber_id', '=', stopped.id)
      .orderBy('id')
      .execute()
    return dropSubscriptions(
      ctx,
      trx,
      rows.map(({ id }) => id),
      'stopped',
    )
  })
}
