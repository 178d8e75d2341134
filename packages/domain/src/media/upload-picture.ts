import { createHash } from 'node:crypto'
import type { DeskMediaRow } from '@hongyan/db'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { uuidv7 } from '@hongyan/kernel/ids'
import { writeContent } from '../publishing/store-content.ts'
import { staffWith } from '../staff/own-staff.ts'
import { cleanText } from '../typed/clean-text.ts'
import { contentsOfPicture, type PictureAlt, readAlt, wordsOfPicture } from './picture.ts'
import type { Focus, PictureLibrary } from './picture-library.ts'
import { showFiles, storeFiles } from './store-files.ts'

/** SHA-256 of a file as it was uploaded. */
export function sourceHashOf(file: Uint8Array): string {
  return createHash('sha256').update(file).digest('hex')
}

/**
 * Stores a picture, encoded anew, for documents to name as `media:<id>`. A file that is there already is the picture
 * that it became, unchanged. Refusals: `sign-in-needed`, `forbidden`, `invalid-input`, `not-a-picture`, `too-large`.
 */
export async function uploadPicture(
  ctx: Ctx,
  input: {
    readonly file: Uint8Array
    readonly name: string
    readonly alt: PictureAlt
    readonly focus: Focus
    readonly library: PictureLibrary
  },
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { staffId } = staffWith(ctx, 'upload-pictures')
  const { file, focus, library } = input
  const alt = readAlt(input.alt)
  const source_hash = sourceHashOf(file)
  const known = await sameFile()
  if (known) return { id: known.id, isNew: false }
  const encoded = await library.encode(file, focus)
  const words = await wordsOfPicture(ctx, alt)
  const now = ctx.now()
  const id = uuidv7(now).replaceAll('-', '')
  const stem = await storeFiles(ctx, library, { id, encoded })
  const row: DeskMediaRow = {
    id,
    name: cleanText(input.name).trim().slice(0, 200),
    source_hash,
    stem,
    sizes: JSON.stringify(encoded.sizes),
    focus: JSON.stringify(focus),
    alt: JSON.stringify(alt),
    credit: null,
    licence: null,
    revision: 0,
    made_at: now,
    made_by: staffId,
    changed_at: now,
    changed_by: staffId,
  }
  return ctx.db.transaction(async (trx) => {
    const added = await trx
      .insertInto('desk_media')
      .values(row)
      .onConflict((on) => on.column('source_hash').doNothing())
      .returning('id')
      .executeTakeFirst()
    // Somebody else uploaded the same file meanwhile; these files are shown by nothing.
    if (!added) return { id: (await sameFile(trx))?.id ?? id, isNew: false }
    await showFiles(ctx, trx, { stem, before: null })
    await writeContent(ctx, trx, contentsOfPicture(row, words, library))
    await writeAudit(ctx, trx, { entity: 'media', id, action: 'uploaded' })
    return { id, isNew: true }
  })

  function sameFile(query: Pick<typeof ctx.db.query, 'selectFrom'> = ctx.db.query) {
    return query
      .selectFrom('desk_media')
      .select('id')
      .where('source_hash', '=', source_hash)
      .executeTakeFirst()
  }
}
