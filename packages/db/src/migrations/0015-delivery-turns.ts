import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Deliveries of one company to one receiver take turns, in the order in which they were taken in. */
export const migration0015: Migration = {
  name: '0015-delivery-turns',
  async up(trx) {
    await trx.schema.alterTable('deliveries').addColumn('company_mac', 'text').execute()
    await trx.schema
      .createIndex('deliveries_of_company')
      .on('deliveries')
      .columns(['company_mac', 'target', 'enquiry_id'])
      .where(sql.ref('state'), 'in', ['waiting', 'sending'])
      .execute()
  },
}
