import type { Migration } from '../migrate.ts'

/** Who may take white papers and how often they were taken; what visitors say about pages; suggestions taken. */
export const migration0009: Migration = {
  name: '0009-papers-and-feedback',
  async up(trx) {
    await trx.schema
      .createTable('paper_readers')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('mobile_mac', 'text', (c) => c.notNull())
      .addColumn('text_version', 'text', (c) => c.notNull())
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('given_at', 'bigint', (c) => c.notNull())
      .execute()
    await trx.schema.createIndex('paper_readers_by_time').on('paper_readers').column('given_at').execute()

    await trx.schema
      .createTable('paper_downloads')
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('paper', 'text', (c) => c.notNull())
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('downloads', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('paper_downloads_pk', ['day', 'paper', 'language'])
      .execute()

    await trx.schema
      .createTable('feedback')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('path', 'text', (c) => c.notNull())
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('rating', 'text', (c) => c.notNull())
      .addColumn('text', 'text')
      .addColumn('given_at', 'bigint', (c) => c.notNull())
      .execute()
    await trx.schema.createIndex('feedback_by_time').on('feedback').column('given_at').execute()

    await trx.schema
      .createTable('suggestion_counts')
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('path', 'text', (c) => c.notNull())
      .addColumn('taken', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('suggestion_counts_pk', ['day', 'kind', 'place', 'path'])
      .execute()
  },
}
