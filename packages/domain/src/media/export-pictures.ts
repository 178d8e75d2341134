import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { staffWith } from '../staff/own-staff.ts'
import { listPictures } from './list-pictures.ts'
import type { MediaPicture } from './picture.ts'

const atOnce = 200

/**
 * All pictures that a search finds, for a file; that they were taken and how many is written down. Refusals:
 * `sign-in-needed`, `forbidden`.
 */
export async function exportPictures(
  ctx: Ctx,
  { search }: { readonly search: string },
): Promise<readonly MediaPicture[]> {
  const { staffId } = staffWith(ctx, 'see-documents')
  const found: MediaPicture[] = []
  for (let more = true; more; ) {
    const page = await listPictures(ctx, { search, before: found.at(-1)?.id, limit: atOnce })
    found.push(...page.pictures)
    more = page.more
  }
  const detail = { rows: found.length }
  await ctx.db.transaction((trx) =>
    writeAudit(ctx, trx, { entity: 'media', id: staffId, action: 'exported', detail }),
  )
  return found
}
