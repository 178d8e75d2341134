import type { DeskPublicationRow, Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { isDerived, type LocaleId, sourceId } from '@hongyan/locales'
import type { Kysely } from 'kysely'
import { documentsOf } from '../desk-documents/document-source.ts'
import { inLanguage, isWrittenIn } from '../desk-documents/in-language.ts'

/** One language of a document as it stands, or stood, on the site. Instants in ms UTC. */
export type Publication = {
  /** Null for what ships and was never published at the desk. */
  readonly id: string | null
  readonly language: LocaleId
  /** 0 for what ships. */
  readonly revision: number
  readonly seed: unknown
  /** 0 for what ships: it stood there from the beginning. */
  readonly from: number
  /** Ids of staff; null for what ships, and for what came or went at its moment. */
  readonly fromBy: string | null
  /** Null while it is on the site. */
  readonly until: number | null
  readonly untilBy: string | null
  /** Whether it is Hong Kong and came along with the Simplified. */
  readonly follows: boolean
  /** The name under which it stood, where the document has another one now. */
  readonly stoodAs: string | null
}

type OfLanguage = { readonly name: string; readonly language: LocaleId }

/** Everything that is kept of a language of a document, the newest first. */
export async function storedPublications(
  query: Kysely<Schema>,
  { name, language }: OfLanguage,
): Promise<readonly Publication[]> {
  const rows = await query
    .selectFrom('desk_publications')
    .selectAll()
    .where('name', '=', name)
    .where('language', '=', language)
    .orderBy('from_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => publicationOf(row, language))
}

/**
 * What is on the site now of a language of a document; null where it was withdrawn, or never published. Where nothing
 * was published at the desk that is what ships, of Hong Kong what came with the Simplified.
 */
export async function publicationLive(
  ctx: Ctx,
  { name, language }: OfLanguage,
  query: Kysely<Schema> = ctx.db.query,
): Promise<Publication | null> {
  const kept = await storedPublications(query, { name, language })
  if (kept.length > 0) return kept.find(({ until }) => until === null) ?? null
  if (isDerived(language)) {
    const [simplified] = await storedPublications(query, { name, language: sourceId })
    const led = simplified !== undefined && !isWrittenIn(simplified.seed, language)
    if (led) return simplified.until === null ? { ...simplified, language, id: null, follows: true } : null
  }
  const standsAs = await shippedName(name, query)
  const seed = standsAs === null ? null : documentsOf(ctx).seedOf(standsAs)
  if (seed === null) return null
  const ships = { id: null, revision: 0, from: 0, fromBy: null, until: null, untilBy: null } as const
  return {
    ...ships,
    stoodAs: standsAs === name ? null : standsAs,
    language,
    seed,
    follows: isDerived(language) && !isWrittenIn(seed, language),
  }
}

/** What was on the site before what is there now and says something else; null where there is none. */
export function publicationBefore(
  kept: readonly Publication[],
  live: Publication | null,
): Publication | null {
  const said = live === null ? null : saysIn(live)
  const ended = kept.flatMap((one) => (one.until === null ? [] : [{ one, until: one.until }]))
  const latest = ended.sort((a, b) => b.until - a.until || b.one.from - a.one.from)
  return latest.find(({ one }) => saysIn(one) !== said)?.one ?? null
}

/** The name under which a document ships, if it does; null for one that was made at the desk. */
export async function shippedName(name: string, query: Kysely<Schema>): Promise<string | null> {
  const row = await query
    .selectFrom('desk_documents')
    .select('shipped')
    .where('name', '=', name)
    .executeTakeFirst()
  return row === undefined ? name : row.shipped
}

function saysIn({ seed, language }: Publication): string {
  return JSON.stringify(inLanguage(seed, language))
}

function publicationOf(row: DeskPublicationRow, language: LocaleId): Publication {
  return {
    id: row.id,
    language,
    revision: Number(row.revision),
    seed: JSON.parse(row.seed),
    from: Number(row.from_at),
    fromBy: row.from_by,
    until: row.until_at === null ? null : Number(row.until_at),
    untilBy: row.until_by,
    follows: row.follows === 1,
    stoodAs: row.stood_as,
  }
}
