import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { LocaleId } from '@hongyan/locales'
import { diffSeeds, type SeedChange } from '../desk-documents/diff-seeds.ts'
import { inLanguage } from '../desk-documents/in-language.ts'
import { staffWith } from '../staff/own-staff.ts'
import { documentFor } from './document-for.ts'
import { publicationLive, storedPublications } from './publication.ts'

/**
 * How one language of what is on the site differs from what would come there: a release, what stood there before, or
 * without either the draft. Refusals: `sign-in-needed`, `forbidden`, `not-found`.
 */
export async function changesOnSite(
  ctx: Ctx,
  input: {
    readonly name: string
    readonly language: LocaleId
    readonly release?: string | undefined
    readonly publication?: string | undefined
  },
): Promise<{
  readonly live: string | null
  readonly isFirst: boolean
  /** What would come, in this language: by it the places of the changes are named. */
  readonly seed: unknown
  readonly changes: readonly SeedChange[]
}> {
  staffWith(ctx, 'see-documents')
  const { name, language } = input
  const live = await publicationLive(ctx, { name, language })
  const seed = inLanguage(await seedToCome(ctx, input), language)
  const changes = live === null ? [] : diffSeeds(inLanguage(live.seed, language), seed)
  return { live: live?.id ?? null, isFirst: live === null, seed, changes }
}

async function seedToCome(ctx: Ctx, input: Parameters<typeof changesOnSite>[1]): Promise<unknown> {
  const { name, language, release, publication } = input
  const document = await documentFor(ctx, name)
  if (publication !== undefined) {
    const kept = await storedPublications(ctx.db.query, { name, language })
    return (kept.find(({ id }) => id === publication) ?? raise()).seed
  }
  if (release === undefined) return document.seed
  const row = await ctx.db.query
    .selectFrom('desk_releases')
    .select('seed')
    .where('id', '=', release)
    .where('name', '=', name)
    .where('language', '=', language)
    .executeTakeFirst()
  return JSON.parse((row ?? raise()).seed)
}

function raise(): never {
  throw new DomainError({ entity: 'release', code: 'not-found', detail: 'no such release' })
}
