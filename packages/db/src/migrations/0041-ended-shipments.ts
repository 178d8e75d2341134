import type { Migration } from '../migrate.ts'

/** Finds shipments that ended long ago without looking at every one. */
export const migration0041: Migration = {
  name: '0041-ended-shipments',
  async up(trx) {
    await trx.schema
      .createIndex('shipments_by_status')
      .on('shipments')
      .columns(['status', 'status_since'])
      .execute()
  },
}
