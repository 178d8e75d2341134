import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Finds shipments that ended long ago and still name people, without looking at those that no longer do: of these there
 * are more every night. The index before held every shipment, and was written with every change of status.
 */
export const migration0091: Migration = {
  name: '0091-people-of-shipments',
  async up(trx) {
    await trx.schema.alterTable('shipments').addColumn('people_gone_at', 'bigint').execute()
    await sql`create index shipments_with_people on shipments (status_since)
      where status in ('delivered', 'returned') and (people_gone_at is null or has_proof = 1)`.execute(trx)
    await trx.schema.dropIndex('shipments_by_status').execute()
  },
}
