import { type Db, isAmong, type Schema, type ShipmentRow, type ShipmentScanRow, writeRows } from '@hongyan/db'
import type { Transaction } from 'kysely'
import { eventWording } from './event-wording.ts'
import { writeDetails } from './scan-details.ts'
import type { Candidate } from './store-events.ts'

/** What names a scan: ids are the sender's, and mean one scan of one shipment. */
type Key = Pick<ShipmentScanRow, 'shipment_id' | 'event_id'>

/**
 * Inserts scans that are not there yet, of shipments that the transaction holds.
 * @returns those that were, and the content hashes of those that were there, by `keyOf`
 */
export async function insertScans(
  engine: Db['engine'],
  trx: Transaction<Schema>,
  fresh: readonly Candidate[],
  shipments: ReadonlyMap<string, ShipmentRow>,
): Promise<{ stored: readonly Candidate[]; known: ReadonlyMap<Candidate, string> }> {
  const wording = await eventWording(engine, trx, fresh, shipments)
  const rows = fresh.map(({ event, contentHash }): ShipmentScanRow => {
    const { site, ...words } = wording(event)
    return {
      at: event.at,
      shipment_id: shipments.get(event.waybillNo)?.id ?? '',
      event_id: event.eventId,
      content_hash: contentHash,
      code: event.code,
      city_code: event.cityCode,
      site,
      details: writeDetails({
        ...(event.packageNo && { packageNo: event.packageNo }),
        ...words,
        ...(event.holdReason && { holdReason: event.holdReason }),
        ...(event.eta && { eta: [event.eta.from, event.eta.to] }),
        ...(event.temperature && { temperature: event.temperature }),
      }),
    }
  })
  const inserted = await writeRows<Key>(engine, trx, {
    table: 'shipment_scans',
    rows,
    ending: 'on conflict (shipment_id, event_id) do nothing returning shipment_id, event_id',
  })
  if (inserted.length === rows.length) return { stored: fresh, known: new Map() }
  const isInserted = new Set(inserted.map(keyOf))
  const stored: Candidate[] = []
  const there: { candidate: Candidate; row: ShipmentScanRow }[] = []
  for (const [at, candidate] of fresh.entries()) {
    const row = rows[at]
    if (row && isInserted.has(keyOf(row))) stored.push(candidate)
    else if (row) there.push({ candidate, row })
  }
  const hashes = await readHashes(
    engine,
    trx,
    there.map(({ row }) => row),
  )
  return {
    stored,
    known: new Map(there.map(({ candidate, row }) => [candidate, hashes.get(keyOf(row)) ?? ''])),
  }
}

function keyOf({ shipment_id, event_id }: Key): string {
  return `${shipment_id} ${event_id}`
}

async function readHashes(
  engine: Db['engine'],
  trx: Transaction<Schema>,
  keys: readonly Key[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(keys.map(({ shipment_id }) => shipment_id))]
  const rows = await trx
    .selectFrom('shipment_scans')
    .select(['shipment_id', 'event_id', 'content_hash'])
    .where(({ ref }) => isAmong(engine, ref('shipment_id'), ids))
    .execute()
  return new Map(rows.map((row) => [keyOf(row), row.content_hash]))
}
