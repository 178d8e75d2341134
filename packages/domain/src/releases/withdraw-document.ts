import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { uuidv7 } from '@hongyan/kernel/ids'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import type { LocaleId } from '@hongyan/locales'
import { staffWith } from '../staff/own-staff.ts'
import { carryOut } from './carry-out.ts'
import { documentFor } from './document-for.ts'
import { readNote } from './note.ts'
import { publicationsOf } from './publication-source.ts'
import { readMoment } from './schedule-release.ts'
import type { WallTime } from './wall-time.ts'

/**
 * Takes a language of a document off the site, now or at a moment; it is put back by publishing it. Refusals:
 * `sign-in-needed`, `forbidden` without the right to publish it, `not-found`, `needed`, those of `readMoment`.
 */
export async function withdrawDocument(
  ctx: Ctx,
  input: {
    readonly name: string
    readonly language: LocaleId
    readonly note: string
    readonly at: WallTime | null
  },
): Promise<{ readonly id: string }> {
  const { name, language } = input
  const document = await documentFor(ctx, name)
  const { staffId } = staffWith(ctx, 'publish-documents', { kind: document.kind, language })
  if (publicationsOf(ctx).isNeeded(name))
    throw new DomainError({ entity: 'release', code: 'needed', detail: 'the site cannot do without it' })
  const note = readNote(input.note)
  const now = ctx.now()
  const dueAt = input.at === null ? null : readMoment(ctx, input.at)
  const id = uuidv7(now)
  const row = await ctx.db.transaction(async (trx) => {
    await writeAudit(ctx, trx, {
      entity: 'release',
      id,
      action: dueAt === null ? 'withdrawal-asked' : 'withdrawal-scheduled',
      detail: { name, language, ...(dueAt === null ? {} : { due: isoUtc(dueAt) }) },
    })
    return trx
      .insertInto('desk_releases')
      .values({
        id,
        kind: 'withdraw',
        name,
        document_kind: document.kind,
        title: document.titleIn(language),
        language,
        revision: document.revision,
        since_revision: document.revision,
        seed: JSON.stringify(document.seed),
        state: dueAt === null ? 'approved' : 'scheduled',
        asked_at: now,
        asked_by: staffId,
        decided_at: now,
        decided_by: staffId,
        note,
        due_at: dueAt,
        zone: input.at?.zone ?? null,
        done_at: null,
        done_by: null,
        problem: null,
        wished_at: null,
        wished_zone: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  if (dueAt === null) await carryOut(ctx, row)
  return { id }
}
