import type { DeskReleaseRow, Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { uuidv7 } from '@hongyan/kernel/ids'
import type { LocaleId } from '@hongyan/locales'
import type { Transaction } from 'kysely'
import { documentsOf } from '../desk-documents/document-source.ts'
import type { ReleasedContent } from './contents-of.ts'
import { shippedName, storedPublications } from './publication.ts'
import { publicationsOf } from './publication-source.ts'

/**
 * What stood on the site is kept for three years after it went: so long a customer may still claim what a page promised
 * them (Civil Code, article 188). The last of each language stays for good, so that there is a way back.
 */
export const publicationLifeMs = (3 * 365 + 1) * 86_400_000

/** What ships of a document that a release replaces for the first time: nobody has it once the site is built anew. */
type Origin = {
  readonly language: LocaleId
  readonly seed: unknown
  readonly content: string
  readonly standsAs: string
}

/** What stands on the site without ever having been published at the desk, of what a release is about to change. */
export async function originsOf(
  ctx: Ctx,
  { name }: Pick<DeskReleaseRow, 'name'>,
  contents: readonly ReleasedContent[],
): Promise<readonly Origin[]> {
  const { query } = ctx.db
  const origins: Origin[] = []
  for (const { language } of contents.filter(({ isLeft }) => !isLeft)) {
    if ((await storedPublications(query, { name, language })).length > 0) continue
    const standsAs = await shippedName(name, query)
    const seed = standsAs === null ? null : documentsOf(ctx).seedOf(standsAs)
    if (standsAs === null || seed === null) continue
    const source = publicationsOf(ctx)
    const published = await query
      .selectFrom('published_content')
      .select('content')
      .where('code', '=', source.codeOf(standsAs, language) ?? '')
      .executeTakeFirst()
    if (published?.content === null) continue
    const resolved = await source.contentOf({ name: standsAs, seed, language, at: ctx.now() })
    if (resolved.fits)
      origins.push({ language, seed, content: published?.content ?? resolved.content, standsAs })
  }
  return origins
}

/** Ends what stood on the site until now and keeps what a release puts there, each language by itself. */
export async function storePublications(
  ctx: Ctx,
  trx: Transaction<Schema>,
  row: DeskReleaseRow,
  changed: { readonly contents: readonly ReleasedContent[]; readonly origins: readonly Origin[] },
): Promise<void> {
  const now = ctx.now()
  const by = ctx.actor.kind === 'person' ? ctx.actor.staffId : null
  const { name } = row
  for (const { language, content } of changed.contents.filter(({ isLeft }) => !isLeft)) {
    const kept = await storedPublications(trx, { name, language })
    const origin = changed.origins.find((one) => one.language === language)
    if (kept.length === 0 && origin !== undefined)
      await trx
        .insertInto('desk_publications')
        .values({
          id: uuidv7(0),
          name,
          language,
          revision: 0,
          seed: JSON.stringify(origin.seed),
          content: origin.content,
          follows: 0,
          release_id: null,
          from_at: 0,
          from_by: null,
          until_at: null,
          until_by: null,
          stood_as: origin.standsAs === name ? null : origin.standsAs,
        })
        .execute()
    // Also what another document left here, which has an address of its own now.
    await trx
      .updateTable('desk_publications')
      .set({ until_at: now, until_by: by })
      .where((eb) => eb.or([eb('name', '=', name), eb('stood_as', '=', name)]))
      .where('language', '=', language)
      .where('until_at', 'is', null)
      .execute()
    if (content !== null)
      await trx
        .insertInto('desk_publications')
        .values({
          id: uuidv7(now),
          name,
          language,
          revision: row.revision,
          seed: row.seed,
          content,
          follows: language === row.language ? 0 : 1,
          release_id: row.id,
          from_at: now,
          from_by: by,
          until_at: null,
          until_by: null,
          stood_as: null,
        })
        .execute()
    await dropOld(trx, { name, language, before: now - publicationLifeMs })
  }
}

async function dropOld(
  trx: Transaction<Schema>,
  { name, language, before }: { readonly name: string; readonly language: LocaleId; readonly before: number },
): Promise<void> {
  const last = await trx
    .selectFrom('desk_publications')
    .select('id')
    .where('name', '=', name)
    .where('language', '=', language)
    .where('until_at', 'is not', null)
    .orderBy('until_at', 'desc')
    .orderBy('from_at', 'desc')
    .executeTakeFirst()
  if (last === undefined) return
  await trx
    .deleteFrom('desk_publications')
    .where('name', '=', name)
    .where('language', '=', language)
    .where('until_at', '<', before)
    .where('id', '<>', last.id)
    .execute()
}
