import { type Db, isAmong, type Schema, type ShipmentScanRow, writeRows } from '@hongyan/db'
import { sql, type Transaction } from 'kysely'
import { eventWording } from './event-wording.ts'
import { writeDetails } from './scan-details.ts'
import type { Candidate, HeldShipments } from './store-events.ts'

/** What names a scan: ids are the sender's, and mean one scan of one shipment. */
type Key = Pick<ShipmentScanRow, 'shipment_id' | 'event_id'>

type Entry = { readonly candidate: Candidate; readonly row: ShipmentScanRow }

/**
 * Inserts scans that are not there yet, of shipments that the transaction holds.
 * @returns those that were, and the content hashes of those that were there
 */
export async function insertScans(
  engine: Db['engine'],
  trx: Transaction<Schema>,
  fresh: readonly Candidate[],
  held: HeldShipments,
): Promise<{ stored: readonly Candidate[]; known: ReadonlyMap<Candidate, string> }> {
  const { shipments, created } = held
  const wording = await eventWording(engine, trx, fresh, held)
  const [ofNew, ofKnown]: [Entry[], Entry[]] = [[], []]
  for (const candidate of fresh) {
    const { event, contentHash } = candidate
    const { site, ...words } = wording(event)
    const row = {
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
    const entries = created.has(event.waybillNo) ? ofNew : ofKnown
    entries.push({ candidate, row })
  }
  // Of a shipment that is made now no scan is there, and none is looked for.
  await insert(engine, trx, ofNew, '')
  const known = await insertUnlessThere(engine, trx, ofKnown)
  return { stored: known.size === 0 ? fresh : fresh.filter((candidate) => !known.has(candidate)), known }
}

function insert(engine: Db['engine'], trx: Transaction<Schema>, entries: readonly Entry[], ending: string) {
  const rows = entries.map(({ row }) => row)
  return writeRows<Key>(engine, trx, { table: 'shipment_scans', rows, ending })
}

const unlessThere = 'on conflict (shipment_id, event_id) do nothing'

/** The content hashes of those that were there. */
async function insertUnlessThere(
  engine: Db['engine'],
  trx: Transaction<Schema>,
  entries: readonly Entry[],
): Promise<ReadonlyMap<Candidate, string>> {
  if (entries.length === 0) return new Map()
  // Most batches hold none that is there: which are is asked of those that do.
  await sql`savepoint scans`.execute(trx)
  const { count } = await insert(engine, trx, entries, unlessThere)
  if (count < entries.length) await sql`rollback to savepoint scans`.execute(trx)
  await sql`release savepoint scans`.execute(trx)
  if (count === entries.length) return new Map()
  const ending = `${unlessThere} returning shipment_id, event_id`
  const isInserted = new Set((await insert(engine, trx, entries, ending)).returned.map(keyOf))
  const there = entries.filter(({ row }) => !isInserted.has(keyOf(row)))
  const hashes = await readHashes(
    engine,
    trx,
    there.map(({ row }) => row),
  )
  return new Map(there.map(({ candidate, row }) => [candidate, hashes.get(keyOf(row)) ?? '']))
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
