import type { Migration } from '../migrate.ts'

/** Daily reading counts of pages, and marks that let one reader count once a day. */
export const migration0003: Migration = {
  name: '0003-page-views',
  async up(trx) {
    await trx.schema
      .createTable('page_views')
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('path', 'text', (c) => c.notNull())
      .addColumn('views', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('page_views_pk', ['day', 'path'])
      .execute()

    await trx.schema
      .createTable('view_marks')
      .addColumn('mark', 'text', (c) => c.primaryKey())
      .addColumn('day', 'text', (c) => c.notNull())
      .execute()
    await trx.schema.createIndex('view_marks_by_day').on('view_marks').column('day').execute()
  },
}
