import type { Migration } from '../migrate.ts'

/** Sign-ins that have begun and not come back from the identity provider yet. */
export const migration0026: Migration = {
  name: '0026-sign-ins',
  async up(trx) {
    await trx.schema
      .createTable('sign_ins')
      .addColumn('state_mac', 'text', (c) => c.primaryKey())
      .addColumn('browser_mac', 'text', (c) => c.notNull())
      .addColumn('nonce', 'text', (c) => c.notNull())
      .addColumn('verifier', 'text', (c) => c.notNull())
      .addColumn('return_to', 'text', (c) => c.notNull())
      .addColumn('locale', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute()
    await trx.schema.createIndex('sign_ins_by_end').on('sign_ins').column('expires_at').execute()
  },
}
