import type { Ctx } from '@hongyan/kernel/context'
import type { MessageSubject, OutboxTarget } from './outbox-message.ts'

/** A message that needs a look; it names what it is about and never says what is in it. */
type StuckMessage = {
  readonly id: string
  readonly topic: MessageSubject['topic']
  readonly number: string
  readonly target: OutboxTarget
  readonly kind: MessageSubject['kind']
  readonly state: 'parked' | 'late'
  readonly attempts: number
  readonly problem: string | null
  readonly createdAt: number
}

/**
 * Parked messages, and those that should have arrived `lateMs` ago, oldest first, at most 500. What a merchant's own
 * address does not take is for the merchant to see.
 */
export async function listStuck(ctx: Ctx, input: { readonly lateMs: number }): Promise<StuckMessage[]> {
  const rows = await ctx.db.query
    .selectFrom('outbox')
    .select(['id', 'topic', 'number', 'target', 'kind', 'state', 'attempts', 'problem', 'created_at'])
    .where('target', '!=', 'merchant')
    .where((eb) =>
      eb.or([
        eb('state', '=', 'parked'),
        eb.and([eb('state', 'in', ['waiting', 'sending']), eb('created_at', '<=', ctx.now() - input.lateMs)]),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(500)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    topic: row.topic as MessageSubject['topic'],
    number: row.number,
    target: row.target as OutboxTarget,
    kind: row.kind as MessageSubject['kind'],
    state: row.state === 'parked' ? 'parked' : 'late',
    attempts: row.attempts,
    problem: row.problem,
    createdAt: row.created_at,
  }))
}
