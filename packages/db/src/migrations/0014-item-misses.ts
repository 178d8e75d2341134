import type { Migration } from '../migrate.ts'

/** Daily counts of things whose name the list of prohibited items does not know. */
export const migration0014: Migration = {
  name: '0014-item-misses',
  async up(trx) {
    await trx.schema
      .createTable('item_misses')
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('term', 'text', (c) => c.notNull())
      .addColumn('missed', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('item_misses_pk', ['day', 'term'])
      .execute()
  },
}
