import type { Migration } from '../migrate.ts'

/** Who is told when the status of a shipment changes, and what there is to tell them. */
export const migration0031: Migration = {
  name: '0031-subscriptions',
  async up(trx) {
    await trx.schema
      .createTable('subscribers')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('channel', 'text', (c) => c.notNull())
      .addColumn('address', 'text')
      .addColumn('address_mac', 'text', (c) => c.notNull())
      .addColumn('locale', 'text', (c) => c.notNull())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('subscribers_by_address', ['channel', 'address_mac'])
      .execute()

    await trx.schema
      .createTable('subscriptions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('subscriber_id', 'text', (c) => c.notNull().references('subscribers.id').onDelete('cascade'))
      .addColumn('shipment_id', 'text', (c) => c.notNull().references('shipments.id').onDelete('cascade'))
      .addColumn('customer_id', 'text')
      .addColumn('locale', 'text', (c) => c.notNull())
      .addColumn('moments', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('asked_revision', 'integer')
      .addColumn('text_version', 'text', (c) => c.notNull())
      .addColumn('asked_at', 'bigint', (c) => c.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addUniqueConstraint('subscriptions_once', ['subscriber_id', 'shipment_id'])
      .execute()
    await trx.schema
      .createIndex('subscriptions_of_shipment')
      .on('subscriptions')
      .columns(['shipment_id', 'state'])
      .execute()
    await trx.schema
      .createIndex('subscriptions_of_customer')
      .on('subscriptions')
      .column('customer_id')
      .execute()

    await trx.schema
      .createTable('subscription_changes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('subscription_id', 'text', (c) =>
        c.notNull().references('subscriptions.id').onDelete('cascade'),
      )
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('since', 'bigint', (c) => c.notNull())
      .addColumn('hold_reason', 'text')
      .addColumn('revision', 'integer')
      .addUniqueConstraint('subscription_changes_once', ['subscription_id', 'status', 'since'])
      .execute()
  },
}
