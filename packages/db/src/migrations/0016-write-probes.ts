import type { Migration } from '../migrate.ts'

/** One row that shows whether the database keeps what it is given. */
export const migration0016: Migration = {
  name: '0016-write-probes',
  async up(trx) {
    await trx.schema
      .createTable('write_probes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
  },
}
