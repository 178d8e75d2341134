import type { DeskPublicationRow } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { type LocaleId, writtenIds } from '@hongyan/locales'
import { documentsOf } from '../desk-documents/document-source.ts'
import { shippedName } from './publication.ts'
import { publicationsOf } from './publication-source.ts'

/** One language of a document where it stood otherwise at a moment than it does now. */
type ContentThen = {
  readonly name: string
  readonly language: LocaleId
  readonly code: string
  /** Null where it was not on the site. */
  readonly content: string | null
  /** It no longer fits its schema and cannot be shown as it was. */
  readonly isOutdated: boolean
}

type Kept = Omit<DeskPublicationRow, 'language'> & { readonly language: LocaleId }

/** What has changed on the site since a moment that is over (ms UTC), each code with what stood under it then. */
export async function contentsThen(ctx: Ctx, at: number): Promise<readonly ContentThen[]> {
  const { codeOf } = publicationsOf(ctx)
  const rows = await ctx.db.query
    .selectFrom('desk_publications')
    .selectAll()
    .where((eb) => eb.or([eb('from_at', '>', at), eb('until_at', '>', at)]))
    .orderBy('from_at')
    .orderBy('id')
    .execute()
  const changed = new Map<string, Kept[]>()
  for (const row of rows) {
    const language = writtenIds.find((id) => id === row.language)
    const code = language === undefined ? null : codeOf(row.stood_as ?? row.name, language)
    if (language === undefined || code === null) continue
    changed.set(code, [...(changed.get(code) ?? []), { ...row, language }])
  }
  return Promise.all([...changed].map(([code, kept]) => contentThen(ctx, { code, kept, at })))
}

async function contentThen(
  ctx: Ctx,
  { code, kept, at }: { readonly code: string; readonly kept: readonly Kept[]; readonly at: number },
): Promise<ContentThen> {
  const live = kept.findLast(({ from_at }) => from_at <= at)
  const [first] = kept
  if (first === undefined) throw new Error(`nothing is kept of ${code}`)
  const { name, language } = live ?? first
  const place = { name, language, code }
  const stood = live === undefined ? await beforeAll(ctx, first, at) : live
  if (stood === null) return { ...place, content: null, isOutdated: false }
  if (stood.content !== null && publicationsOf(ctx).keepsContract(code, stood.content))
    return { ...place, content: stood.content, isOutdated: false }
  const written = { name: stood.stood_as ?? stood.name, seed: JSON.parse(stood.seed), language, at }
  const resolved = await publicationsOf(ctx).contentOf(written)
  if (!resolved.fits) return { ...place, content: null, isOutdated: true }
  return { ...place, content: resolved.content, isOutdated: false }
}

/**
 * What stood there before anything that is kept: nothing where something had been kept and was withdrawn, or where the
 * document was made at the desk; else what ships, which was not kept before its first publication once.
 */
async function beforeAll(
  ctx: Ctx,
  first: Kept,
  at: number,
): Promise<Pick<Kept, 'name' | 'stood_as' | 'seed' | 'content'> | null> {
  const { name, language, stood_as } = first
  const earlier = await ctx.db.query
    .selectFrom('desk_publications')
    .select('id')
    .where('name', '=', name)
    .where('language', '=', language)
    .where('from_at', '<=', at)
    .executeTakeFirst()
  const ships = await shippedName(name, ctx.db.query)
  if (earlier !== undefined || ships !== (stood_as ?? name)) return null
  const seed = documentsOf(ctx).seedOf(ships)
  return seed === null ? null : { name, stood_as, seed: JSON.stringify(seed), content: null }
}

/** From when on publications are kept (ms UTC): before that the site is known as it ships. Null where there was none. */
export async function storedSince(ctx: Ctx): Promise<number | null> {
  const first = await ctx.db.query
    .selectFrom('desk_publications')
    .select(({ fn }) => fn.min('from_at').as('from'))
    .where('from_at', '>', 0)
    .executeTakeFirst()
  return first?.from == null ? null : Number(first.from)
}
