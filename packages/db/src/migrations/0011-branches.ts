import type { Migration } from '../migrate.ts'

/** Branches of the operator's own network, by edition; the newest edition is in force. */
export const migration0011: Migration = {
  name: '0011-branches',
  async up(trx) {
    await trx.schema
      .createTable('branch_editions')
      .addColumn('edition', 'integer', (c) => c.primaryKey())
      .addColumn('branches', 'integer', (c) => c.notNull())
      .addColumn('loaded_at', 'bigint', (c) => c.notNull())
      .execute()

    await trx.schema
      .createTable('branches')
      .addColumn('edition', 'integer', (c) => c.notNull())
      .addColumn('code', 'text', (c) => c.notNull())
      .addColumn('details', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('branches_pk', ['edition', 'code'])
      .execute()
  },
}
