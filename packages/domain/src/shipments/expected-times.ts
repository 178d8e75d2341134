import type { Ctx } from '@hongyan/kernel/context'
import { readTracked } from '../tracking/read-tracked.ts'
import type { Eta } from '../tracking/tracking-answer.ts'

const none: ReadonlySet<string> = new Set()

/**
 * When shipments are expected, by waybill number, as tracking says it to everybody; those without an estimate, and
 * numbers of no shipment, are left out.
 */
export async function expectedTimes(ctx: Ctx, numbers: readonly string[]): Promise<ReadonlyMap<string, Eta>> {
  if (numbers.length === 0) return new Map()
  const rows = await ctx.db.query
    .selectFrom('shipments')
    .selectAll()
    .where('waybill_no', 'in', [...numbers])
    .execute()
  const present = await readTracked(ctx, rows, { open: none, own: none })
  return new Map(
    rows.flatMap((row): (readonly [string, Eta])[] => {
      const { eta } = present(row, row.waybill_no)
      return eta === null ? [] : [[row.waybill_no, eta]]
    }),
  )
}
