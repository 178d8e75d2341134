import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { uuidv7 } from '@hongyan/kernel/ids'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import type { LocaleId } from '@hongyan/locales'
import { staffWith } from '../staff/own-staff.ts'
import { type PreviewedDocument, previewedContents } from './preview.ts'
import { readShownMoment } from './schedule-release.ts'
import type { WallTime } from './wall-time.ts'

/**
 * Keeps what documents look like before they are published, for `lifeMs`; with `at` it is the whole site as it was or will
 * be at that moment. Returns its id and when it ends (ms UTC). Refusals: those of `previewedContents` and
 * `readShownMoment`, `forbidden` without the right to see documents.
 */
export async function makePreview(
  ctx: Ctx,
  input: {
    readonly documents: readonly PreviewedDocument[]
    readonly languages: readonly LocaleId[]
    readonly at: WallTime | null
    readonly lifeMs: number
  },
): Promise<{ readonly id: string; readonly endsAt: number }> {
  const { staffId } = staffWith(ctx, 'see-documents')
  const now = ctx.now()
  const shownAt = input.at === null ? null : readShownMoment(ctx, input.at)
  const contents = await previewedContents(ctx, { ...input, at: shownAt ?? now })
  const id = uuidv7(now)
  const endsAt = now + input.lifeMs
  await ctx.db.transaction(async (trx) => {
    await trx.deleteFrom('desk_previews').where('ends_at', '<=', now).execute()
    await trx
      .insertInto('desk_previews')
      .values({
        id,
        contents: JSON.stringify(contents),
        shown_at: shownAt,
        ends_at: endsAt,
        made_at: now,
        made_by: staffId,
      })
      .execute()
    await writeAudit(ctx, trx, {
      entity: 'release',
      id,
      action: 'preview-made',
      detail: { ends: isoUtc(endsAt), ...(shownAt === null ? {} : { shows: isoUtc(shownAt) }) },
    })
  })
  return { id, endsAt }
}
