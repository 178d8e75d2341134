import type { Migration } from '../migrate.ts'

/** What people keep about their own shipments: a name for one, and where and when it is to be delivered instead. */
export const migration0028: Migration = {
  name: '0028-own-shipments',
  async up(trx) {
    await trx.schema
      .createTable('shipment_nicknames')
      .addColumn('customer_id', 'text', (c) => c.notNull())
      .addColumn('waybill_no', 'text', (c) => c.notNull())
      .addColumn('nickname', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('shipment_nicknames_pk', ['customer_id', 'waybill_no'])
      .execute()
    await trx.schema
      .createTable('delivery_changes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('waybill_no', 'text', (c) => c.notNull().unique())
      .addColumn('customer_id', 'text', (c) => c.notNull())
      .addColumn('choice', 'text', (c) => c.notNull())
      .addColumn('detail', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('reason', 'text')
      .addColumn('state_since', 'bigint', (c) => c.notNull())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute()
    await trx.schema
      .createIndex('delivery_changes_by_state')
      .on('delivery_changes')
      .columns(['state', 'state_since'])
      .execute()
  },
}
