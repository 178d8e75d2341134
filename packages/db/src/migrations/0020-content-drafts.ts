import type { Migration } from '../migrate.ts'

/** Documents that are not published yet, for whoever holds the key of one. */
export const migration0020: Migration = {
  name: '0020-content-drafts',
  async up(trx) {
    await trx.schema
      .createTable('content_drafts')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('code', 'text', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('based_on', 'bigint', (c) => c.notNull())
      .addColumn('ends_at', 'bigint', (c) => c.notNull())
      .execute()
  },
}
