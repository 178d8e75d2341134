import type { Migration } from '../migrate.ts'

/**
 * What was published of a document stays with it when it is renamed, and says under which name it stood. What was renamed
 * before had left its publications behind; the addresses that lead on tell where they belong.
 */
export const migration0083: Migration = {
  name: '0083-publications-renamed',
  async up(trx) {
    await trx.schema.alterTable('desk_publications').addColumn('stood_as', 'text').execute()
    const moved = await trx.selectFrom('desk_redirects').select(['from_path', 'name']).execute()
    for (const { from_path: path, name } of moved) {
      const before = /^\/(news|notice)\//.test(path) ? path.slice(1) : `page${path}`
      const other = await trx
        .selectFrom('desk_documents')
        .select('name')
        .where('name', '=', before)
        .executeTakeFirst()
      if (before === name || other !== undefined) continue
      await trx
        .updateTable('desk_publications')
        .set({ name, stood_as: before })
        .where('name', '=', before)
        .execute()
      // What is still under way keeps the address that it was asked for.
      await trx
        .updateTable('desk_releases')
        .set({ name })
        .where('name', '=', before)
        .where('state', 'in', ['done', 'refused', 'cancelled'])
        .execute()
    }
    await trx.schema
      .createIndex('desk_publications_by_end')
      .on('desk_publications')
      .column('until_at')
      .execute()
    await trx.schema
      .createIndex('desk_publications_by_begin')
      .on('desk_publications')
      .column('from_at')
      .execute()
  },
}
