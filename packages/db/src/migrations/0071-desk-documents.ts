import type { Migration } from '../migrate.ts'

/** Documents as they are written at the desk, all their versions, and what is said beside them. */
export const migration0071: Migration = {
  name: '0071-desk-documents',
  async up(trx) {
    await trx.schema
      .createTable('desk_documents')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('shipped', 'text', (c) => c.unique())
      .addColumn('seed', 'text', (c) => c.notNull())
      .addColumn('card', 'text', (c) => c.notNull())
      .addColumn('uses', 'text', (c) => c.notNull())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('created_by', 'text', (c) => c.notNull())
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .addColumn('changed_by', 'text', (c) => c.notNull())
      .addColumn('trashed_at', 'bigint')
      .execute()
    await trx.schema.createIndex('desk_documents_by_kind').on('desk_documents').column('kind').execute()

    await trx.schema
      .createTable('desk_versions')
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('seed', 'text', (c) => c.notNull())
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('paths', 'text', (c) => c.notNull())
      .addColumn('saves', 'integer', (c) => c.notNull())
      .addColumn('made_at', 'bigint', (c) => c.notNull())
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .addColumn('made_by', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('desk_versions_pk', ['name', 'revision'])
      .execute()
    await trx.schema.createIndex('desk_versions_by_maker').on('desk_versions').column('made_by').execute()

    await trx.schema
      .createTable('desk_comments')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('path', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('made_at', 'bigint', (c) => c.notNull())
      .addColumn('made_by', 'text', (c) => c.notNull())
      .addColumn('resolved_at', 'bigint')
      .addColumn('resolved_by', 'text')
      .execute()
    await trx.schema
      .createIndex('desk_comments_of_document')
      .on('desk_comments')
      .columns(['name', 'id'])
      .execute()

    await trx.schema
      .createTable('desk_presence')
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('staff_id', 'text', (c) => c.notNull())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('desk_presence_pk', ['name', 'staff_id'])
      .execute()
    await trx.schema.createIndex('desk_presence_by_time').on('desk_presence').column('seen_at').execute()

    await trx.schema
      .createTable('desk_redirects')
      .addColumn('from_path', 'text', (c) => c.primaryKey())
      .addColumn('to_path', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('made_at', 'bigint', (c) => c.notNull())
      .addColumn('made_by', 'text', (c) => c.notNull())
      .execute()
    await trx.schema.createIndex('desk_redirects_of_document').on('desk_redirects').column('name').execute()
  },
}
