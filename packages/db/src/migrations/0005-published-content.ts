import type { Migration } from '../migrate.ts'

/** The last good copy of every document that was published over the content the site ships with. */
export const migration0005: Migration = {
  name: '0005-published-content',
  async up(trx) {
    await trx.schema
      .createTable('published_content')
      .addColumn('code', 'text', (c) => c.primaryKey())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('published_at', 'bigint', (c) => c.notNull())
      .execute()
    await trx.schema
      .createIndex('published_content_by_version')
      .on('published_content')
      .column('version')
      .unique()
      .execute()
  },
}
