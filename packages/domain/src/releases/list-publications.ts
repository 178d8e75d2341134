import type { Ctx } from '@hongyan/kernel/context'
import { writtenIds } from '@hongyan/locales'
import { staffWith } from '../staff/own-staff.ts'
import { staffNames } from '../staff/staff-names.ts'
import { documentFor } from './document-for.ts'
import { type Publication, storedPublications } from './publication.ts'

/** A publication without what it says; people are told by their names. */
export type ListedPublication = Omit<Publication, 'seed' | 'id'> & { readonly id: string }

/**
 * What was published of a document in each language, from when until when, the newest first. Refusals:
 * `sign-in-needed`, `forbidden`, `not-found`.
 */
export async function listPublications(
  ctx: Ctx,
  { name }: { readonly name: string },
): Promise<readonly ListedPublication[]> {
  staffWith(ctx, 'see-documents')
  await documentFor(ctx, name)
  const kept = (
    await Promise.all(writtenIds.map((language) => storedPublications(ctx.db.query, { name, language })))
  ).flat()
  const nameOf = await staffNames(
    ctx.db.query,
    kept.flatMap(({ fromBy, untilBy }) => [fromBy, untilBy]),
  )
  return kept
    .sort((a, b) => b.from - a.from)
    .flatMap(({ seed: _seed, id, ...one }) =>
      id === null ? [] : [{ ...one, id, fromBy: nameOf(one.fromBy), untilBy: nameOf(one.untilBy) }],
    )
}
