import type { Migration } from '../migrate.ts'

/** Daily counts of opened group links, and tokens that may be used once. */
export const migration0002: Migration = {
  name: '0002-counts-and-once-tokens',
  async up(trx) {
    await trx.schema
      .createTable('link_counts')
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('tag', 'text', (c) => c.notNull())
      .addColumn('opened', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('link_counts_pk', ['day', 'tag'])
      .execute()

    await trx.schema
      .createTable('once_tokens')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute()
    await trx.schema.createIndex('once_tokens_by_end').on('once_tokens').column('expires_at').execute()
  },
}
