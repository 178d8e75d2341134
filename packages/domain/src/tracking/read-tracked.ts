import type { Db, ShipmentRow } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { feedFreshness } from './feed-freshness.ts'
import { presentShipment } from './present-shipment.ts'
import { readParties } from './read-parties.ts'
import { readScan, type StoredScan } from './read-scans.ts'
import type { TrackedShipment } from './tracking-answer.ts'

/** Which of some shipments are seen from nearer than by everybody; ids of rows. */
type Sight = {
  /** Unlocked, or their own. */
  readonly open: ReadonlySet<string>
  /** Those of whoever asks: nothing is masked. */
  readonly own: ReadonlySet<string>
}

/** Presents any of some shipments, read all at once, under the number it is asked by. */
export async function readTracked(
  ctx: Ctx,
  rows: readonly ShipmentRow[],
  { open, own }: Sight,
): Promise<(row: ShipmentRow, asked: string) => TrackedShipment> {
  const [scans, parties, feed] = await Promise.all([
    readScansOf(
      ctx.db,
      rows.map(({ id }) => id),
    ),
    readParties(
      ctx.db,
      rows.filter(({ id }) => open.has(id)),
      own,
    ),
    feedFreshness(ctx),
  ])
  const now = ctx.now()
  return (row, asked) =>
    presentShipment(
      {
        asked,
        row,
        scans: scans.get(row.id) ?? [],
        parties: parties.get(row.id) ?? null,
        unlocked: open.has(row.id),
        feed: feed.state,
      },
      now,
    )
}

async function readScansOf(db: Db, shipmentIds: readonly string[]): Promise<Map<string, StoredScan[]>> {
  const scans = new Map<ShipmentRow['id'], StoredScan[]>()
  if (shipmentIds.length === 0) return scans
  const rows = await db.query
    .selectFrom('shipment_scans')
    .selectAll()
    .where('shipment_id', 'in', shipmentIds)
    .execute()
  for (const row of rows) {
    const own = scans.get(row.shipment_id)
    if (own) own.push(readScan(row))
    else scans.set(row.shipment_id, [readScan(row)])
  }
  return scans
}
