import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Address books: the addresses a customer keeps, with one default for each role. */
export const migration0030: Migration = {
  name: '0030-address-book',
  async up(trx) {
    await trx.schema
      .createTable('address_books')
      .addColumn('customer_id', 'text', (c) => c.primaryKey())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .execute()

    await trx.schema
      .createTable('book_addresses')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('customer_id', 'text', (c) =>
        c.notNull().references('address_books.customer_id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('company', 'text')
      .addColumn('phone', 'text', (c) => c.notNull())
      .addColumn('area_code', 'text', (c) => c.notNull())
      .addColumn('detail', 'text', (c) => c.notNull())
      .addColumn('postcode', 'text')
      .addColumn('group_name', 'text')
      .addColumn('folded', 'text', (c) => c.notNull())
      .addColumn('is_sender_default', 'integer', (c) => c.notNull())
      .addColumn('is_recipient_default', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addColumn('deleted_at', 'bigint')
      .addColumn('deletion_id', 'text')
      .addColumn('passed_on', 'text')
      .execute()
    await trx.schema
      .createIndex('book_addresses_by_customer')
      .on('book_addresses')
      .columns(['customer_id', 'updated_at'])
      .execute()
    for (const role of ['sender', 'recipient'] as const) {
      const column = `is_${role}_default` as const
      await trx.schema
        .createIndex(`book_addresses_${role}_default`)
        .on('book_addresses')
        .column('customer_id')
        .unique()
        .where(sql.ref(column), '=', 1)
        .execute()
    }
    await trx.schema
      .createIndex('book_addresses_deleted')
      .on('book_addresses')
      .column('deleted_at')
      .where(sql.ref('deleted_at'), 'is not', null)
      .execute()
  },
}
