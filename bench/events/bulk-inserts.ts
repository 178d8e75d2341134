import { createHash } from 'node:crypto'
import { type Db, type ShipmentScanRow, writeRows } from '@hongyan/db'
import type { IncomingEvent } from '@hongyan/domain/tracking/incoming-event'
import { sql } from 'kysely'

type Batches = readonly (readonly IncomingEvent[])[]

/** A database whose tables are filled with nothing but inserts, a transaction for each batch. */
type Bulk = { readonly db: Db }

export async function bulkTables(db: Db): Promise<Bulk> {
  await sql`create table bench_events (event_id text primary key, waybill_no text not null, code text not null,
    at text not null, city_code text not null)`.execute(db.query)
  return { db }
}

/** Five columns as they came, in one statement a batch. */
export async function insertBare({ db }: Bulk, batches: Batches): Promise<void> {
  for (const events of batches) {
    const values = events.map(
      ({ eventId, waybillNo, code, at, cityCode }) =>
        sql`(${eventId}, ${waybillNo}, ${code}, ${at}, ${cityCode})`,
    )
    await db.transaction(async (trx) => {
      await sql`insert into bench_events values ${sql.join(values)}`.execute(trx)
    })
  }
}

/** The scans that are stored of them, into the same table. */
export async function insertScans({ db }: Bulk, batches: Batches): Promise<void> {
  for (const events of batches) {
    const rows = events.map(
      ({ eventId, waybillNo, code, at, cityCode, site }): ShipmentScanRow => ({
        at: Date.parse(at),
        shipment_id: idOf(waybillNo),
        event_id: eventId,
        content_hash: '12345678',
        code,
        city_code: cityCode,
        site: typeof site === 'object' ? `${site.zh} ${site.en}` : null,
        details: null,
      }),
    )
    await db.transaction(async (trx) => {
      await writeRows(db.engine, trx, { table: 'shipment_scans', rows, ending: '' })
    })
  }
}

/** An id as rows have it, in the order in which shipments came. */
function idOf(waybillNo: string): string {
  const digits = waybillNo.replace(/\D/g, '').slice(0, 12).padStart(12, '0')
  const random = createHash('md5').update(waybillNo).digest('hex')
  return `${digits}${random.slice(0, 14)}`
}
