import { type Db, insertsOf, isAmong, type Schema, type ShipmentRow } from '@hongyan/db'
import { inTurns } from '@hongyan/db/yield-thread'
import type { Transaction } from 'kysely'
import { projectRow } from './present-shipment.ts'
import { readScan } from './read-scans.ts'
import type { HoldReason, ShipmentStatus } from './vocabulary.ts'

/** A shipment whose status is another than before; `since` is ms UTC. */
export type StatusChange = {
  readonly shipmentId: string
  readonly status: ShipmentStatus
  readonly since: number
  readonly holdReason: HoldReason | null
}

/**
 * Writes the rows with their projection, rebuilt from all events of each, so that no order of arrival shows. Returns
 * those whose status has changed.
 */
export async function rebuildShipments(
  engine: Db['engine'],
  trx: Transaction<Schema>,
  shipments: readonly ShipmentRow[],
  now: number,
): Promise<StatusChange[]> {
  if (shipments.length === 0) return []
  const ids = shipments.map((row) => row.id)
  const events = await trx
    .selectFrom('shipment_events')
    .selectAll()
    .where(({ ref }) => isAmong(engine, ref('shipment_id'), ids))
    .execute()
  const proofs = await trx
    .selectFrom('shipment_proofs')
    .select('shipment_id')
    .distinct()
    .where(({ ref }) => isAmong(engine, ref('shipment_id'), ids))
    .execute()
  const proven = new Set(proofs.map((row) => row.shipment_id))
  const byShipment = Map.groupBy(events, (row) => row.shipment_id)
  const rows = await inTurns(shipments, (row): ShipmentRow => {
    const scans = (byShipment.get(row.id) ?? []).map(readScan)
    const registered_at = scans.reduce((first, scan) => Math.min(first, scan.at), Number.MAX_SAFE_INTEGER)
    const projection = projectRow({ ...row, registered_at }, scans)
    return {
      ...row,
      registered_at,
      status: projection.status,
      status_since: projection.statusSince,
      hold_reason: projection.holdReason,
      delivered_packages: projection.deliveredPackages,
      last_event_at: projection.lastEventAt ?? registered_at,
      has_proof: proven.has(row.id) ? 1 : 0,
      // Always a higher one than before, whatever clocks say: open pages compare it (`readHigherMarks`).
      updated_at: Math.max(now, row.updated_at + 1),
    }
  })
  await upsert(engine, trx, rows)
  return rows.flatMap((row, index) =>
    row.status === shipments[index]?.status
      ? []
      : [
          {
            shipmentId: row.id,
            status: row.status as ShipmentStatus,
            since: row.status_since,
            holdReason: row.hold_reason as HoldReason | null,
          },
        ],
  )
}

/** They exist, so each insert turns into the update of its row. */
async function upsert(
  engine: Db['engine'],
  trx: Transaction<Schema>,
  rows: readonly ShipmentRow[],
): Promise<void> {
  for (const insert of insertsOf(engine, trx, 'shipments', rows))
    await insert
      .onConflict((on) =>
        on.column('id').doUpdateSet((eb) => ({
          order_no: eb.ref('excluded.order_no'),
          product: eb.ref('excluded.product'),
          origin_city: eb.ref('excluded.origin_city'),
          destination_city: eb.ref('excluded.destination_city'),
          pieces: eb.ref('excluded.pieces'),
          weight_grams: eb.ref('excluded.weight_grams'),
          billed_weight_grams: eb.ref('excluded.billed_weight_grams'),
          insured_fen: eb.ref('excluded.insured_fen'),
          receipt: eb.ref('excluded.receipt'),
          promised_from: eb.ref('excluded.promised_from'),
          promised_to: eb.ref('excluded.promised_to'),
          registered_at: eb.ref('excluded.registered_at'),
          status: eb.ref('excluded.status'),
          status_since: eb.ref('excluded.status_since'),
          hold_reason: eb.ref('excluded.hold_reason'),
          delivered_packages: eb.ref('excluded.delivered_packages'),
          last_event_at: eb.ref('excluded.last_event_at'),
          has_proof: eb.ref('excluded.has_proof'),
          described_at: eb.ref('excluded.described_at'),
          described_by: eb.ref('excluded.described_by'),
          updated_at: eb.ref('excluded.updated_at'),
        })),
      )
      .execute()
}
