import type { Migration } from '../migrate.ts'

/** Which keys a database was filled under, so that a process with another one is told. */
export const migration0089: Migration = {
  name: '0089-key-fingerprints',
  async up(trx) {
    await trx.schema
      .createTable('key_fingerprints')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('noted_at', 'bigint', (column) => column.notNull())
      .execute()
  },
}
