import type { Ctx } from '@hongyan/kernel/context'
import { readTracked } from '../tracking/read-tracked.ts'
import type { TrackedShipment } from '../tracking/tracking-answer.ts'

const none: ReadonlySet<string> = new Set()

/** Shipments as tracking shows them to everybody, by waybill number; numbers of no shipment are left out. */
export async function seenByEverybody(
  ctx: Ctx,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, TrackedShipment>> {
  if (numbers.length === 0) return new Map()
  const rows = await ctx.db.query
    .selectFrom('shipments')
    .selectAll()
    .where('waybill_no', 'in', [...numbers])
    .execute()
  const present = await readTracked(ctx, rows, { open: none, own: none })
  return new Map(rows.map((row) => [row.waybill_no, present(row, row.waybill_no)]))
}
