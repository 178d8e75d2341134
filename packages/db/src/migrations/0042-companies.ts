import type { Migration } from '../migrate.ts'

/** Companies, who belongs to them, who is invited, and which orders are theirs. */
export const migration0042: Migration = {
  name: '0042-companies',
  async up(trx) {
    await trx.schema.alterTable('accounts').addColumn('mail', 'text').execute()

    await trx.schema
      .createTable('companies')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .execute()

    await trx.schema
      .createTable('company_people')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('company_id', 'text', (c) => c.notNull().references('companies.id'))
      .addColumn('account_id', 'text', (c) => c.notNull().unique().references('accounts.id'))
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('joined_at', 'bigint', (c) => c.notNull())
      .execute()
    await trx.schema
      .createIndex('company_people_of_company')
      .on('company_people')
      .columns(['company_id', 'id'])
      .execute()

    await trx.schema
      .createTable('company_invitations')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('company_id', 'text', (c) => c.notNull().references('companies.id').onDelete('cascade'))
      .addColumn('mail', 'text', (c) => c.notNull())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('locale', 'text', (c) => c.notNull())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('company_invitations_once', ['company_id', 'mail'])
      .execute()
    await trx.schema
      .createIndex('company_invitations_by_end')
      .on('company_invitations')
      .column('expires_at')
      .execute()
    await trx.schema
      .createIndex('company_invitations_of_mail')
      .on('company_invitations')
      .column('mail')
      .execute()

    await trx.schema
      .alterTable('orders')
      .addColumn('company_id', 'text', (c) => c.references('companies.id'))
      .execute()
    await trx.schema.alterTable('orders').addColumn('placed_by', 'text').execute()
    await trx.schema.createIndex('orders_of_company').on('orders').columns(['company_id', 'id']).execute()
    await trx.schema.createIndex('orders_placed_by').on('orders').column('placed_by').execute()
  },
}
