import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { projectedUpTo } from './event-backlog.ts'
import { type EventException, readExceptions } from './verdicts.ts'

/** What is known of a batch. `exceptions` names the events that were not stored, in the order they were sent. */
type FoundBatch = {
  readonly id: string
  readonly events: number
  readonly state: 'waiting' | 'judged'
  readonly stored: number
  readonly exceptions: readonly EventException[]
}

/** A batch of the partner who asks; null for one that is not theirs, or not kept any more. */
export async function findBatch(ctx: Ctx, input: { readonly id: string }): Promise<FoundBatch | null> {
  const { actor } = ctx
  if (actor.kind !== 'partner')
    throw new DomainError({ entity: 'shipment', code: 'forbidden', detail: 'Only senders have batches' })
  const row = await ctx.db.query
    .selectFrom('event_log')
    .select(['position', 'events'])
    .where('id', '=', input.id)
    .where('partner', '=', actor.keyId)
    .executeTakeFirst()
  if (!row) return null
  const { position, events } = row
  if ((await projectedUpTo(ctx.db)) < position)
    return { id: input.id, events, state: 'waiting', stored: 0, exceptions: [] }
  const exceptions = await readExceptions(ctx.db.query, position)
  return { id: input.id, events, state: 'judged', stored: events - exceptions.length, exceptions }
}
