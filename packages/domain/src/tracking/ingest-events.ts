import { inTurns } from '@hongyan/db/yield-thread'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { readItem } from './read-item.ts'
import { storeEvents } from './store-events.ts'
import { translateEvents } from './translate-events.ts'

/** What became of one sent event. `refused` says why in English, for the sender's log; sending it again changes nothing. */
export type IngestResult = {
  /** Null when the item has no usable id. */
  readonly eventId: string | null
  readonly outcome: 'stored' | 'duplicate' | 'refused'
  readonly problem?: string
}

/**
 * Stores scan events, each judged alone, all stored ones in one transaction; when this resolves they are
 * durable. An event id sent again is a `duplicate`, with other content `refused: conflict`. The order of
 * arrival never matters. Codes and cities are taken by the mapping of the sender. Only senders may call it; a batch over the limit is refused with `too-many`.
 */
export async function ingestEvents(
  ctx: Ctx,
  input: { readonly events: readonly unknown[] },
): Promise<{ results: IngestResult[] }> {
  if (ctx.actor.kind !== 'partner' && ctx.actor.kind !== 'system') {
    throw new DomainError({
      entity: 'shipment',
      code: 'forbidden',
      detail: 'Only senders may hand in events',
    })
  }
  const { eventsPerBatch } = ctx.settings.tracking
  if (input.events.length > eventsPerBatch) {
    throw new DomainError({
      entity: 'shipment',
      code: 'too-many',
      detail: `At most ${eventsPerBatch} events in one batch`,
    })
  }
  const now = ctx.now()
  const items = await inTurns(await translateEvents(ctx, input.events), (raw) => readItem(raw, now))
  const candidates = items.flatMap((item) => (item.kind === 'candidate' ? [item.candidate] : []))
  const verdicts = candidates.length === 0 ? [] : await storeEvents(ctx, candidates)
  let next = 0
  const results = items.map((item): IngestResult => {
    if (item.kind === 'refused') return { eventId: item.eventId, outcome: 'refused', problem: item.problem }
    const verdict = verdicts[next++] ?? { outcome: 'refused' as const, problem: 'not judged' }
    return { eventId: item.candidate.event.eventId, ...verdict }
  })
  return { results }
}
