import { isUniqueViolation } from '@hongyan/db'
import { type AuditAction, writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { writeContent } from '../publishing/store-content.ts'
import { staffWith } from '../staff/own-staff.ts'
import {
  changePicture,
  contentsOfPicture,
  findPicture,
  type PictureAlt,
  type PictureRights,
  pictureOf,
  readAlt,
  readRights,
  wordsOfPicture,
} from './picture.ts'
import { type Focus, masterSuffix, type PictureLibrary } from './picture-library.ts'
import { showFiles, storeFiles } from './store-files.ts'
import { sourceHashOf } from './upload-picture.ts'

type Changed = { readonly id: string; readonly revision: number; readonly library: PictureLibrary }

/**
 * Puts another file in the place of a picture: every page that shows it shows this one. Refusals: `sign-in-needed`,
 * `forbidden`, `not-found`, `not-a-picture`, `too-large`, `conflict` where it was changed since, or the file is another
 * picture already.
 */
export async function replacePicture(
  ctx: Ctx,
  input: Changed & { readonly file: Uint8Array; readonly focus: Focus },
): Promise<void> {
  staffWith(ctx, 'upload-pictures')
  const { id, file, focus, library } = input
  const before = await findPicture(ctx.db.query, id)
  const source_hash = sourceHashOf(file)
  const other = await ctx.db.query
    .selectFrom('desk_media')
    .select('id')
    .where('source_hash', '=', source_hash)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (other) throw isAnother()
  const encoded = await library.encode(file, focus)
  const { alt } = pictureOf(before)
  const shown = { encoded, before: before.stem, source_hash, focus, alt, action: 'replaced' as const }
  await showEncoded(ctx, input, shown).catch((error: unknown) => {
    // Somebody uploaded the same file as another picture meanwhile.
    throw isUniqueViolation(error) ? isAnother() : error
  })
}

function isAnother(): DomainError {
  return new DomainError({ entity: 'media', code: 'conflict', detail: 'another picture is this file' })
}

/**
 * Says anew what a picture shows, and which point of it stays in sight; where that moves, its files are made anew.
 * Refusals: `sign-in-needed`, `forbidden`, `not-found`, `invalid-input`, `conflict`.
 */
export async function describePicture(
  ctx: Ctx,
  input: Changed & PictureRights & { readonly alt: PictureAlt; readonly focus: Focus },
): Promise<void> {
  const { staffId } = staffWith(ctx, 'upload-pictures')
  const { id, revision, focus, library } = input
  const alt = readAlt(input.alt)
  const rights = readRights({ credit: input.credit, licence: input.licence })
  const before = await findPicture(ctx.db.query, id)
  if (before.focus !== JSON.stringify(focus)) {
    const master = await library.store.read(before.stem + masterSuffix)
    if (master === null)
      throw new DomainError({ entity: 'media', code: 'unavailable', detail: 'its file is not in the store' })
    const encoded = await library.encode(master, focus)
    return showEncoded(ctx, input, {
      ...{ encoded, before: before.stem, focus, alt, ...rights },
      action: 'described',
    })
  }
  const words = await wordsOfPicture(ctx, alt)
  await ctx.db.transaction(async (trx) => {
    const change = { ...rights, alt: JSON.stringify(alt), changed_at: ctx.now(), changed_by: staffId }
    const row = await changePicture(trx, { id, revision }, change)
    await writeContent(ctx, trx, contentsOfPicture(row, words, library))
    await writeAudit(ctx, trx, { entity: 'media', id, action: 'described' })
  })
}

async function showEncoded(
  ctx: Ctx,
  { id, revision, library }: Changed,
  shown: {
    readonly encoded: Awaited<ReturnType<PictureLibrary['encode']>>
    readonly before: string
    readonly focus: Focus
    readonly action: AuditAction<'media'>
    readonly alt: PictureAlt
    readonly source_hash?: string
  } & ReturnType<typeof readRights>,
): Promise<void> {
  const { staffId } = staffWith(ctx, 'upload-pictures')
  const { encoded, before, focus, alt, action, ...change } = shown
  const words = await wordsOfPicture(ctx, alt)
  const stem = await storeFiles(ctx, library, { id, encoded })
  await ctx.db.transaction(async (trx) => {
    const row = await changePicture(
      trx,
      { id, revision },
      {
        ...change,
        stem,
        sizes: JSON.stringify(encoded.sizes),
        focus: JSON.stringify(focus),
        alt: JSON.stringify(alt),
        changed_at: ctx.now(),
        changed_by: staffId,
      },
    )
    await showFiles(ctx, trx, { stem, before })
    await writeContent(ctx, trx, contentsOfPicture(row, words, library))
    await writeAudit(ctx, trx, { entity: 'media', id, action })
  })
}
