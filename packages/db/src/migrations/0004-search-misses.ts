import type { Migration } from '../migrate.ts'

/** Daily counts of what visitors searched for and did not find. */
export const migration0004: Migration = {
  name: '0004-search-misses',
  async up(trx) {
    await trx.schema
      .createTable('search_misses')
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('term', 'text', (c) => c.notNull())
      .addColumn('missed', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('search_misses_pk', ['day', 'term'])
      .execute()
  },
}
