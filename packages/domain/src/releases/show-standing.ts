import type { Ctx } from '@hongyan/kernel/context'
import { isDerived, type LocaleId, writtenIds } from '@hongyan/locales'
import { diffSeeds } from '../desk-documents/diff-seeds.ts'
import { inLanguage, isWrittenIn } from '../desk-documents/in-language.ts'
import { staffWith } from '../staff/own-staff.ts'
import { readGrants } from '../staff/read-grants.ts'
import { staffNames } from '../staff/staff-names.ts'
import { staffMay } from '../staff/staff-rights.ts'
import { documentFor } from './document-for.ts'
import { type Publication, publicationBefore, publicationLive, storedPublications } from './publication.ts'
import { publicationsOf } from './publication-source.ts'

type Shown = Pick<Publication, 'id' | 'revision' | 'from' | 'fromBy' | 'until'>

/** Where one language of a document stands: on the site, and as it is being written. */
export type Standing = {
  readonly language: LocaleId
  /** On the site now; null where it is not there. */
  readonly live: Shown | null
  /** What can be put back; null where there is none. */
  readonly before: Shown | null
  /** How many parts of the draft differ from what is on the site; all of it where nothing is. */
  readonly changes: number
  /** Whether it is Hong Kong, which follows the Simplified since nobody wrote anything for it. */
  readonly follows: boolean
  readonly mayPublish: boolean
  /** Whether they may take it off the site, which can do without it. */
  readonly mayWithdraw: boolean
  /** Who may publish it, by name. */
  readonly publishers: readonly string[]
}

/** More names than these help nobody. */
const mostNamed = 5

/** Where each language of a document stands. Refusals: `sign-in-needed`, `forbidden`, `not-found`. */
export async function showStanding(
  ctx: Ctx,
  { name }: { readonly name: string },
): Promise<readonly Standing[]> {
  const person = staffWith(ctx, 'see-documents')
  const { kind, seed } = await documentFor(ctx, name)
  const grantsOf = await readGrants(ctx.db.query, 'everybody')
  const people = await ctx.db.query
    .selectFrom('staff')
    .select(['id', 'mail', 'name'])
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute()
  const standings: Standing[] = []
  for (const language of writtenIds) {
    const live = await publicationLive(ctx, { name, language })
    const before = publicationBefore(await storedPublications(ctx.db.query, { name, language }), live)
    const nameOf = await staffNames(ctx.db.query, [live?.fromBy ?? null, before?.fromBy ?? null])
    const shown = (one: Publication | null): Shown | null =>
      one && {
        id: one.id,
        revision: one.revision,
        from: one.from,
        fromBy: nameOf(one.fromBy),
        until: one.until,
      }
    const publishes = (one: Parameters<typeof staffMay>[0]): boolean =>
      staffMay(one, 'publish-documents', { kind, language })
    standings.push({
      language,
      live: shown(live),
      before: shown(before),
      changes: diffSeeds(live === null ? null : inLanguage(live.seed, language), inLanguage(seed, language))
        .length,
      follows: isDerived(language) && !isWrittenIn(seed, language),
      mayPublish: publishes(person),
      mayWithdraw: publishes(person) && live !== null && !publicationsOf(ctx).isNeeded(name),
      publishers: people
        .filter(({ id }) => publishes({ ...person, staffId: id, grants: grantsOf(id) }))
        .slice(0, mostNamed)
        .map((one) => one.name ?? one.mail),
    })
  }
  return standings
}
