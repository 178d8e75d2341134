import type { Ctx } from '../context.ts'
import type { DeliveryKind, DeliveryTarget } from './delivery-ports.ts'

/** A delivery that needs a look; it names the enquiry and never says what is in it. */
export type StuckDelivery = {
  readonly id: string
  readonly number: string
  readonly target: DeliveryTarget
  readonly kind: DeliveryKind
  readonly state: 'parked' | 'late'
  readonly attempts: number
  readonly problem: string | null
  readonly createdAt: number
}

/** Parked deliveries, and those that should have arrived `lateMs` ago, oldest first, at most 500. */
export async function listStuck(ctx: Ctx, input: { readonly lateMs: number }): Promise<StuckDelivery[]> {
  const rows = await ctx.db.query
    .selectFrom('deliveries')
    .select(['id', 'number', 'target', 'kind', 'state', 'attempts', 'problem', 'created_at'])
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
    number: row.number,
    target: row.target as DeliveryTarget,
    kind: row.kind as DeliveryKind,
    state: row.state === 'parked' ? 'parked' : 'late',
    attempts: row.attempts,
    problem: row.problem,
    createdAt: row.created_at,
  }))
}
