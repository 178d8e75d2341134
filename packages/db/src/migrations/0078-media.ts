import type { Migration } from '../migrate.ts'

/** Pictures that staff has uploaded, and the files they are or were made into. */
export const migration0078: Migration = {
  name: '0078-media',
  async up(trx) {
    await trx.schema
      .createTable('desk_media')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('source_hash', 'text', (c) => c.notNull().unique())
      .addColumn('stem', 'text', (c) => c.notNull())
      .addColumn('sizes', 'text', (c) => c.notNull())
      .addColumn('focus', 'text', (c) => c.notNull())
      .addColumn('alt', 'text', (c) => c.notNull())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('made_at', 'bigint', (c) => c.notNull())
      .addColumn('made_by', 'text', (c) => c.notNull())
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .addColumn('changed_by', 'text', (c) => c.notNull())
      .execute()
    await trx.schema
      .createTable('desk_media_files')
      .addColumn('stem', 'text', (c) => c.primaryKey())
      .addColumn('files', 'text', (c) => c.notNull())
      .addColumn('dropped_at', 'bigint')
      .execute()
    await trx.schema
      .createIndex('desk_media_files_dropped')
      .on('desk_media_files')
      .column('dropped_at')
      .execute()
  },
}
