import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { uuidv7 } from '@hongyan/kernel/ids'
import type { LocaleId } from '@hongyan/locales'
import { documentFor } from './document-for.ts'
import { mayWriteLanguage } from './may-write.ts'
import { readNote } from './note.ts'
import { publishedRevision } from './published-revision.ts'
import { fitContent } from './refuse-unfit.ts'
import { readMoment } from './schedule-release.ts'
import type { WallTime } from './wall-time.ts'

/**
 * Asks for a language of a document, as it stands now, to be approved. What was asked for it before and is not
 * published yet gives way; what is scheduled stays. Refusals: `sign-in-needed`, `forbidden` for who may neither write
 * nor publish it, `not-found`, `unfit` with what is wrong with this language, and no other; those of `readMoment`.
 */
export async function askReview(
  ctx: Ctx,
  input: {
    readonly name: string
    readonly language: LocaleId
    readonly note: string
    /** When it should be published, if whoever publishes it agrees. */
    readonly wish?: WallTime | null
  },
): Promise<{ readonly id: string }> {
  const { name, language } = input
  const document = await documentFor(ctx, name)
  const { staffId } = mayWriteLanguage(ctx, { kind: document.kind, language })
  const note = readNote(input.note)
  const wish = input.wish ?? null
  const wishedAt = wish === null ? null : readMoment(ctx, wish)
  const now = ctx.now()
  await fitContent(ctx, { name, seed: document.seed, language, at: now })
  return ctx.db.transaction(async (trx) => {
    await trx
      .updateTable('desk_releases')
      .set({ state: 'cancelled' })
      .where('name', '=', name)
      .where('language', '=', language)
      .where('kind', '=', 'publish')
      .where('state', 'in', ['in-review', 'approved'])
      .execute()
    const id = uuidv7(now)
    await trx
      .insertInto('desk_releases')
      .values({
        id,
        kind: 'publish',
        name,
        document_kind: document.kind,
        title: document.titleIn(language),
        language,
        revision: document.revision,
        since_revision: await publishedRevision(trx, { name, language }),
        seed: JSON.stringify(document.seed),
        state: 'in-review',
        asked_at: now,
        asked_by: staffId,
        decided_at: null,
        decided_by: null,
        note,
        due_at: null,
        zone: null,
        done_at: null,
        done_by: null,
        problem: null,
        wished_at: wishedAt,
        wished_zone: wish?.zone ?? null,
      })
      .execute()
    await writeAudit(ctx, trx, {
      entity: 'release',
      id,
      action: 'asked',
      detail: { name, language, revision: document.revision },
    })
    return { id }
  })
}
