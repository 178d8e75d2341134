import type { Migration } from '../migrate.ts'

/** Who has an account, and who is signed in on which device. */
export const migration0024: Migration = {
  name: '0024-accounts',
  async up(trx) {
    await trx.schema
      .createTable('accounts')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('issuer', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('name', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('accounts_by_subject', ['issuer', 'subject'])
      .execute()
    await trx.schema
      .createTable('account_sessions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('secret_mac', 'text', (c) => c.notNull().unique())
      .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('provider_session', 'text')
      .addColumn('id_token', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .execute()
    await trx.schema
      .createIndex('account_sessions_of_account')
      .on('account_sessions')
      .columns(['account_id', 'provider_session'])
      .execute()
    await trx.schema
      .createIndex('account_sessions_by_time')
      .on('account_sessions')
      .column('created_at')
      .execute()
  },
}
