import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * What was published of documents, each language by itself, from when until when and by whom. What was published before
 * this was kept has no content here; its document is known, and what it became is worked out of that.
 */
export const migration0081: Migration = {
  name: '0081-publications',
  async up(trx) {
    await trx.schema
      .createTable('desk_publications')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('seed', 'text', (c) => c.notNull())
      .addColumn('content', 'text')
      .addColumn('follows', 'integer', (c) => c.notNull())
      .addColumn('release_id', 'text')
      .addColumn('from_at', 'bigint', (c) => c.notNull())
      .addColumn('from_by', 'text')
      .addColumn('until_at', 'bigint')
      .addColumn('until_by', 'text')
      .execute()
    await trx.schema
      .createIndex('desk_publications_of_document')
      .on('desk_publications')
      .columns(['name', 'language', 'from_at'])
      .execute()
    await trx.schema
      .createIndex('desk_publications_of_release')
      .on('desk_publications')
      .column('release_id')
      .execute()
    await sql`
      insert into desk_publications
        (id, name, language, revision, seed, content, follows, release_id, from_at, from_by, until_at, until_by)
      select id, name, language, revision, seed, null, 0, id, done_at, done_by, until_at, until_by
      from (
        select id, kind, name, language, revision, seed, done_at, done_by,
          lead(done_at) over turns as until_at, lead(done_by) over turns as until_by
        from desk_releases where state = 'done'
        window turns as (partition by name, language order by done_at, id)
      ) as carried where kind = 'publish'
    `.execute(trx)
  },
}
