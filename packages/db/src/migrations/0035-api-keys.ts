import type { Migration } from '../migrate.ts'

/** Keys by which programs of an account make calls. */
export const migration0035: Migration = {
  name: '0035-api-keys',
  async up(trx) {
    await trx.schema
      .createTable('api_keys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('request_key', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('shown_part', 'text', (c) => c.notNull())
      .addColumn('secret_digest', 'text', (c) => c.notNull().unique())
      .addColumn('scopes', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('used_at', 'bigint')
      .addColumn('ends_at', 'bigint')
      .addUniqueConstraint('api_keys_once', ['account_id', 'request_key'])
      .execute()
  },
}
