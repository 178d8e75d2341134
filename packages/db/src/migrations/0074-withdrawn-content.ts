import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** A document without content is withdrawn in its language, which has a version as what is published has one. */
export const migration0074: Migration = {
  name: '0074-withdrawn-content',
  async up(trx, engine) {
    if (engine === 'postgres') {
      await sql`alter table published_content alter column content drop not null`.execute(trx)
      return
    }
    await trx.schema.alterTable('published_content').renameTo('published_content_before').execute()
    await trx.schema.dropIndex('published_content_by_version').execute()
    await trx.schema
      .createTable('published_content')
      .addColumn('code', 'text', (c) => c.primaryKey())
      .addColumn('content', 'text')
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('published_at', 'bigint', (c) => c.notNull())
      .execute()
    await sql`insert into published_content (code, content, version, published_at)
      select code, content, version, published_at from published_content_before`.execute(trx)
    await trx.schema.dropTable('published_content_before').execute()
    await trx.schema
      .createIndex('published_content_by_version')
      .on('published_content')
      .column('version')
      .unique()
      .execute()
  },
}
