import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'
import { copyEarlierScans } from '../earlier-scans.ts'
import type { Migration } from '../migrate.ts'

/**
 * Scans in rows that hold what is read of them, under one key: that of their shipment and the sender's id. Eight columns
 * are as many as Postgres marks in the least head of a row. Rows of
 * `shipment_events` are copied; the table stays for processes of the build before, and goes with the next release.
 */
export const migration0090: Migration = {
  name: '0090-slim-scans',
  async up(trx, engine) {
    // Compared byte by byte, as SQLite does: in the order of a language every insert would compare many times as long.
    const key = engine === 'postgres' ? sql`text collate "C"` : 'text'
    // References would be looked up for every row: who writes scans holds their shipments, and a trigger deletes them.
    const scans = trx.schema
      .createTable('shipment_scans')
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('shipment_id', key, (c) => c.notNull())
      .addColumn('event_id', key, (c) => c.notNull())
      .addColumn('content_hash', 'text', (c) => c.notNull())
      .addColumn('code', 'text', (c) => c.notNull())
      .addColumn('city_code', 'text', (c) => c.notNull())
      .addColumn('site', 'text')
      .addColumn('details', 'text')
      .addPrimaryKeyConstraint('shipment_scans_pk', ['shipment_id', 'event_id'])
    await (engine === 'sqlite' ? scans.modifyEnd(sql`without rowid`) : scans).execute()
    for (const statement of deleteWithShipment[engine]) await statement.execute(trx)

    await trx.schema
      .createTable('feed_receipts')
      .addColumn('minute', 'bigint', (c) => c.primaryKey())
      .addColumn('received_at', 'bigint', (c) => c.notNull())
      .execute()

    await copyEarlierScans(trx, engine, 0)
    // Until Postgres had looked at it by itself, a look-up of several shipments would read all of the table.
    if (engine === 'postgres') await sql`analyze shipment_scans`.execute(trx)
    await sql`insert into feed_receipts (minute, received_at)
      select received_at / 60000, min(received_at) from shipment_events
      where event_id not like 'order:%'
        and received_at > (select max(received_at) from shipment_events) - 86400000
      group by received_at / 60000`.execute(trx)
  },
}

const deleteWithShipment: Readonly<Record<Db['engine'], readonly RawBuilder<unknown>[]>> = {
  sqlite: [
    sql`create trigger shipment_scans_of_deleted after delete on shipments for each row
      begin delete from shipment_scans where shipment_id = old.id; end`,
  ],
  postgres: [
    sql`create function delete_scans_of_shipment() returns trigger language plpgsql as $$
      begin delete from shipment_scans where shipment_id = old.id; return null; end $$`,
    sql`create trigger shipment_scans_of_deleted after delete on shipments for each row
      execute function delete_scans_of_shipment()`,
  ],
}
