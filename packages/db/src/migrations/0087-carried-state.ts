import type { Migration } from '../migrate.ts'

/** Where the projection of a shipment stood after its last scan, so that the next one costs no reading of history. */
export const migration0087: Migration = {
  name: '0087-carried-state',
  async up(trx) {
    await trx.schema.alterTable('shipments').addColumn('projection_state', 'text').execute()
  },
}
