import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { staffWith } from '../staff/own-staff.ts'
import { usesOfPicture } from './delete-picture.ts'
import { findPicture, type MediaPicture, pictureOf } from './picture.ts'
import { masterSuffix, type PictureLibrary } from './picture-library.ts'

/**
 * Uploaded pictures, the newest first, `before` an id; with `search` those whose name or words hold it. Refusals:
 * `sign-in-needed`, `forbidden`.
 */
export async function listPictures(
  ctx: Ctx,
  {
    search,
    before,
    limit,
  }: { readonly search: string; readonly before?: string | undefined; readonly limit: number },
): Promise<{ readonly pictures: readonly MediaPicture[]; readonly more: boolean }> {
  staffWith(ctx, 'see-documents')
  const like = `%${search
    .trim()
    .toLowerCase()
    .replaceAll(/[%_\\]/g, '')}%`
  let query = ctx.db.query.selectFrom('desk_media').selectAll()
  if (before !== undefined) query = query.where('id', '<', before)
  if (like !== '%%')
    query = query.where(({ eb, or, fn }) =>
      or(
        (['name', 'alt', 'credit', 'licence'] as const).map((column) =>
          eb(fn<string>('lower', [column]), 'like', like),
        ),
      ),
    )
  const rows = await query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  return { pictures: rows.slice(0, limit).map(pictureOf), more: rows.length > limit }
}

/** One picture with what shows it. Refusals: `sign-in-needed`, `forbidden`, `not-found`. */
export async function showPicture(
  ctx: Ctx,
  { id }: { readonly id: string },
): Promise<MediaPicture & { readonly uses: readonly string[] }> {
  staffWith(ctx, 'see-documents')
  const row = await findPicture(ctx.db.query, id)
  return { ...pictureOf(row), uses: await usesOfPicture(ctx.db.query, id) }
}

/**
 * All that was uploaded of a picture, as one WebP: what its focus is chosen on. Refusals: `sign-in-needed`, `forbidden`,
 * `not-found`, `unavailable` where the store has lost it.
 */
export async function wholePicture(
  ctx: Ctx,
  { id, library }: { readonly id: string; readonly library: PictureLibrary },
): Promise<Uint8Array> {
  staffWith(ctx, 'upload-pictures')
  const { stem } = await findPicture(ctx.db.query, id)
  const file = await library.store.read(stem + masterSuffix)
  if (file !== null) return file
  throw new DomainError({ entity: 'media', code: 'unavailable', detail: 'its file is not in the store' })
}
