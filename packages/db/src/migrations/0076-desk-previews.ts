import type { Migration } from '../migrate.ts'

/** What documents look like before they are published, for whoever has the key of a preview. */
export const migration0076: Migration = {
  name: '0076-desk-previews',
  async up(trx) {
    await trx.schema
      .createTable('desk_previews')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('contents', 'text', (c) => c.notNull())
      .addColumn('shown_at', 'bigint')
      .addColumn('ends_at', 'bigint', (c) => c.notNull())
      .addColumn('made_at', 'bigint', (c) => c.notNull())
      .addColumn('made_by', 'text', (c) => c.notNull())
      .execute()
    await trx.schema.createIndex('desk_previews_by_end').on('desk_previews').column('ends_at').execute()
  },
}
