import type { DeskReleaseRow } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { type LocaleId, sourceId } from '@hongyan/locales'
import { derivedId, isWrittenIn } from '../desk-documents/in-language.ts'
import type { PublishedContent } from '../publishing/store-content.ts'
import { publicationLive } from './publication.ts'
import { publicationsOf } from './publication-source.ts'
import { fitContent } from './refuse-unfit.ts'
import { type Release, releaseOf } from './release.ts'

/** A content of the document that is released. */
export type ReleasedContent = PublishedContent & {
  readonly language: LocaleId
  /** Whether it is of an address that the document had before, and goes. */
  readonly isLeft: boolean
}

/**
 * What a release puts on the site, or takes off it, at a moment (ms UTC): its own language and no other. Hong Kong
 * alone follows the Simplified, where nobody has written anything for it and it was not withdrawn on its own. What
 * stood at an address that the document had before goes with it. Refuses `unfit` where it breaks its schema.
 */
export async function contentsOf(
  ctx: Ctx,
  row: DeskReleaseRow,
  at: number,
  contentUnder: ContentUnder = publishedUnder(ctx),
): Promise<readonly ReleasedContent[]> {
  const source = publicationsOf(ctx)
  const release = releaseOf(row)
  const { kind, name } = release
  const seed: unknown = JSON.parse(row.seed)
  const languages = await languagesOf(ctx, { ...release, seed }, contentUnder)
  const moved = await ctx.db.query
    .selectFrom('desk_redirects')
    .select('from_path')
    .where('name', '=', name)
    .execute()
  const contents: ReleasedContent[] = []
  for (const language of languages) {
    const code = source.codeOf(name, language)
    if (code === null) throw new DomainError({ entity: 'release', code: 'unfit', detail: 'no such document' })
    for (const { from_path: path } of moved) {
      const before = source.nameAt(path)
      if (before === null || before === name) continue
      const code = source.codeOf(before, language)
      if (code !== null) contents.push({ code, content: null, language, isLeft: true })
    }
    const content = kind === 'withdraw' ? null : await fitContent(ctx, { name, seed, language, at })
    contents.push({ code, content, language, isLeft: false })
  }
  return contents
}

async function languagesOf(
  ctx: Ctx,
  { kind, name, language, seed }: Pick<Release, 'kind' | 'name' | 'language'> & { readonly seed: unknown },
  contentUnder: ContentUnder,
): Promise<readonly LocaleId[]> {
  if (language !== sourceId || derivedId === null || isWrittenIn(seed, derivedId)) return [language]
  // What is put back was written before somebody may have begun to write for Hong Kong.
  if (kind === 'put-back' && (await publicationLive(ctx, { name, language: derivedId }))?.follows === false)
    return [language]
  const under = (one: LocaleId): ReturnType<ContentUnder> =>
    contentUnder(publicationsOf(ctx).codeOf(name, one) ?? '')
  const [simplified, traditional] = [await under(sourceId), await under(derivedId)]
  return traditional === null && simplified !== null ? [sourceId] : [sourceId, derivedId]
}

/** What is published under a section code: null where it is withdrawn, undefined where it is as it ships. */
type ContentUnder = (code: string) => Promise<string | null | undefined>

/** What is published at present. */
export function publishedUnder(ctx: Ctx): ContentUnder {
  return async (code) => {
    const row = await ctx.db.query
      .selectFrom('published_content')
      .select('content')
      .where('code', '=', code)
      .executeTakeFirst()
    return row?.content
  }
}
