import { type Db, isAmong, type Schema, type ShipmentScanRow, writeRows } from '@hongyan/db'
import type { IncomingEvent } from '@hongyan/domain/tracking/incoming-event'
import { projectedColumns } from '@hongyan/domain/tracking/rebuild-shipments'
import type { Selectable } from 'kysely'

/** All rows that a batch left behind, by their table. */
type WrittenRows = {
  readonly shipments: readonly Selectable<Schema['shipments']>[]
  readonly scans: readonly ShipmentScanRow[]
  readonly parties: readonly Selectable<Schema['shipment_parties']>[]
  readonly references: readonly Selectable<Schema['shipment_references']>[]
}

/** The rows that were written for each of some batches which have been projected, read back. */
export async function readWritten(
  db: Db,
  batches: readonly (readonly IncomingEvent[])[],
): Promise<readonly WrittenRows[]> {
  const written: WrittenRows[] = []
  for (const events of batches) {
    const waybills = [...new Set(events.map(({ waybillNo }) => waybillNo.replaceAll('-', '')))]
    const shipments = await db.query
      .selectFrom('shipments')
      .selectAll()
      .where(({ ref }) => isAmong(db.engine, ref('waybill_no'), waybills))
      .execute()
    if (shipments.length !== waybills.length) throw new Error('not all shipments of a batch are there')
    const ids = shipments.map(({ id }) => id)
    const described = events.flatMap(({ shipment }) => shipment ?? [])
    const [scans, parties, references] = [
      await db.query
        .selectFrom('shipment_scans')
        .selectAll()
        .where(({ ref }) => isAmong(db.engine, ref('shipment_id'), ids))
        .where(({ ref }) =>
          isAmong(
            db.engine,
            ref('event_id'),
            events.map(({ eventId }) => eventId),
          ),
        )
        .execute(),
      described.length === 0
        ? []
        : await db.query
            .selectFrom('shipment_parties')
            .selectAll()
            .where(({ ref }) => isAmong(db.engine, ref('shipment_id'), ids))
            .execute(),
      described.length === 0
        ? []
        : await db.query
            .selectFrom('shipment_references')
            .selectAll()
            .where(({ ref }) => isAmong(db.engine, ref('shipment_id'), ids))
            .execute(),
    ]
    if (scans.length !== events.length) throw new Error('not all scans of a batch are there')
    written.push({ shipments, scans, parties, references })
  }
  return written
}

/** Writes them into another database with nothing but one statement a table, a transaction for each batch. */
export async function insertWritten(db: Db, batches: readonly WrittenRows[]): Promise<void> {
  for (const { shipments, scans, parties, references } of batches)
    await db.transaction(async (trx) => {
      const write = (table: keyof Schema & string, rows: readonly object[], ending = '') =>
        writeRows(db.engine, trx, { table, rows, ending })
      await write('shipments', shipments, changedByScans)
      await write('shipment_scans', scans)
      await write('shipment_parties', parties)
      await write('shipment_references', references)
    })
}

/** Of a shipment that is there already what a scan changes. */
const changedByScans = `on conflict (id) do update set ${projectedColumns
  .map((column) => `${column} = excluded.${column}`)
  .join()}`
