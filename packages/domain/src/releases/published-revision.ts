import type { Schema } from '@hongyan/db'
import type { LocaleId } from '@hongyan/locales'
import type { Kysely } from 'kysely'

/** The revision of a document that was published last in a language; 0 where only what ships was. */
export async function publishedRevision(
  query: Kysely<Schema>,
  { name, language }: { readonly name: string; readonly language: LocaleId },
): Promise<number> {
  const row = await query
    .selectFrom('desk_releases')
    .select(({ fn }) => fn.max('revision').as('revision'))
    .where('name', '=', name)
    .where('language', '=', language)
    .where('kind', '=', 'publish')
    .where('state', '=', 'done')
    .executeTakeFirst()
  return Number(row?.revision ?? 0)
}
