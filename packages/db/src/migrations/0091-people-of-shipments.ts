import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Finds shipments that ended long ago and still name people, without looking at those that no longer do: of these there
 * are more every night. The index before held every shipment, and was written with every change of status. On Postgres pages
 * have room for what the next scans write of their shipments, so that no other index is written for these.
 */
export const migration0091: Migration = {
  name: '0091-people-of-shipments',
  async up(trx, engine) {
    await trx.schema.alterTable('shipments').addColumn('people_gone_at', 'bigint').execute()
    await sql`create index shipments_with_people on shipments (status_since)
      where status in ('delivered', 'returned') and (people_gone_at is null or has_proof = 1)`.execute(trx)
    await trx.schema.dropIndex('shipments_by_status').execute()
    if (engine === 'postgres') await sql`alter table shipments set (fillfactor = 75)`.execute(trx)
  },
}
