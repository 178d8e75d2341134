import type { DeskReleaseRow } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { uuidv7 } from '@hongyan/kernel/ids'
import type { LocaleId } from '@hongyan/locales'
import { withKey } from '../desk-documents/document-name.ts'
import { staffWith } from '../staff/own-staff.ts'
import { finishRelease, prepareRelease } from './carry-out.ts'
import { documentFor } from './document-for.ts'
import { readNote } from './note.ts'
import { publicationBefore, publicationLive, storedPublications } from './publication.ts'

/**
 * Puts on the site again what stood there before, in one language: the last that said something else, or the one that
 * is named. `over` is what whoever asks saw on the site, null for nothing. What is being written stays. Refusals:
 * `sign-in-needed`, `forbidden` without the right to publish it, `not-found`, `nothing-before`, `settled` where
 * something else is on the site by now, `outdated` where it no longer fits its schema.
 */
export async function putBack(
  ctx: Ctx,
  input: {
    readonly name: string
    readonly language: LocaleId
    readonly publication: string | null
    readonly over: string | null
    readonly note: string
  },
): Promise<{ readonly id: string; readonly revision: number }> {
  const { name, language } = input
  const document = await documentFor(ctx, name)
  const { staffId } = staffWith(ctx, 'publish-documents', { kind: document.kind, language })
  const note = readNote(input.note)
  const kept = await storedPublications(ctx.db.query, { name, language })
  const live = await publicationLive(ctx, { name, language })
  const before =
    input.publication === null
      ? publicationBefore(kept, live)
      : (kept.find(({ id, until }) => id === input.publication && until !== null) ?? null)
  if (before === null)
    throw new DomainError({ entity: 'release', code: 'nothing-before', detail: 'nothing stood there before' })
  const now = ctx.now()
  const row: DeskReleaseRow = {
    id: uuidv7(now),
    kind: 'put-back',
    name,
    document_kind: document.kind,
    title: document.titleIn(language),
    language,
    revision: before.revision,
    since_revision: before.revision,
    seed: JSON.stringify(before.stoodAs === null ? before.seed : withKey(before.seed, { name })),
    state: 'done',
    asked_at: now,
    asked_by: staffId,
    decided_at: now,
    decided_by: staffId,
    note,
    due_at: null,
    zone: null,
    done_at: now,
    done_by: staffId,
    problem: null,
    wished_at: null,
    wished_zone: null,
  }
  const prepared = await prepareRelease(ctx, row).catch((error: unknown) => {
    throw error instanceof DomainError && error.code === 'unfit' ? outdated(error) : error
  })
  await ctx.db.transaction(async (trx) => {
    await trx.insertInto('desk_releases').values(row).execute()
    // Asked again with the site held: of two who put back at once the second sees what the first did.
    const now = await publicationLive(ctx, { name, language }, trx)
    if ((now?.id ?? null) !== input.over)
      throw new DomainError({ entity: 'release', code: 'settled', detail: 'something else is on the site' })
    await finishRelease(ctx, trx, row, prepared)
  })
  return { id: row.id, revision: row.revision }
}

function outdated(error: DomainError): DomainError {
  return new DomainError({
    entity: 'release',
    code: 'outdated',
    detail: error.message,
    ...(error.fields === undefined ? {} : { fields: error.fields }),
  })
}
