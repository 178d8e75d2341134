import type { Migration } from '../migrate.ts'

/** What a scan measured of goods that are kept at a temperature. */
export const migration0086: Migration = {
  name: '0086-temperatures',
  async up(trx) {
    await trx.schema.alterTable('shipment_events').addColumn('temperature', 'text').execute()
  },
}
