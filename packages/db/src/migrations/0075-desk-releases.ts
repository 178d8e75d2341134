import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Languages of documents on their way to the site, or off it. */
export const migration0075: Migration = {
  name: '0075-desk-releases',
  async up(trx) {
    await trx.schema
      .createTable('desk_releases')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('document_kind', 'text', (c) => c.notNull())
      .addColumn('title', 'text')
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('since_revision', 'integer', (c) => c.notNull())
      .addColumn('seed', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('asked_at', 'bigint', (c) => c.notNull())
      .addColumn('asked_by', 'text', (c) => c.notNull())
      .addColumn('decided_at', 'bigint')
      .addColumn('decided_by', 'text')
      .addColumn('note', 'text')
      .addColumn('due_at', 'bigint')
      .addColumn('zone', 'text')
      .addColumn('done_at', 'bigint')
      .addColumn('done_by', 'text')
      .addColumn('problem', 'text')
      .execute()
    await trx.schema
      .createIndex('desk_releases_of_document')
      .on('desk_releases')
      .columns(['name', 'language', 'state'])
      .execute()
    await trx.schema
      .createIndex('desk_releases_by_state')
      .on('desk_releases')
      .columns(['state', 'id'])
      .execute()
    await trx.schema
      .createIndex('desk_releases_due')
      .on('desk_releases')
      .column('due_at')
      .where(sql.ref('state'), '=', 'scheduled')
      .execute()
  },
}
