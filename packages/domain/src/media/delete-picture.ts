import type { Schema } from '@hongyan/db'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { writtenIds } from '@hongyan/locales'
import type { Kysely } from 'kysely'
import { writeContent } from '../publishing/store-content.ts'
import { staffWith } from '../staff/own-staff.ts'
import { findPicture } from './picture.ts'
import type { PictureLibrary } from './picture-library.ts'
import { showFiles } from './store-files.ts'

/**
 * Deletes a picture that no document shows. Refusals: `sign-in-needed`, `forbidden`, `not-found`, `in-use` with the
 * names of documents and the codes of publications that show it, in the `detail` of fields.
 */
export async function deletePicture(
  ctx: Ctx,
  { id, library }: { readonly id: string; readonly library: PictureLibrary },
): Promise<void> {
  staffWith(ctx, 'upload-pictures')
  await ctx.db.transaction(async (trx) => {
    const row = await findPicture(trx, id)
    const uses = await usesOfPicture(trx, id)
    if (uses.length > 0)
      throw new DomainError({
        entity: 'media',
        code: 'in-use',
        detail: 'documents show it',
        fields: uses.map((name) => ({ path: 'id', message: 'in-use', detail: name })),
      })
    await trx.deleteFrom('desk_media').where('id', '=', id).execute()
    await showFiles(ctx, trx, { stem: null, before: row.stem })
    const contents = writtenIds.map((language) => ({ code: library.codeOf(id, language), content: null }))
    await writeContent(ctx, trx, contents)
    await writeAudit(ctx, trx, { entity: 'media', id, action: 'deleted' })
  })
}

/**
 * What shows a picture: names of documents as they are written, of releases on their way, and codes of what is
 * published; each once.
 */
export async function usesOfPicture(query: Kysely<Schema>, id: string): Promise<readonly string[]> {
  const named = `%"media:${id}"%`
  const documents = await query
    .selectFrom('desk_documents')
    .select('name')
    .where('seed', 'like', named)
    .execute()
  const releases = await query
    .selectFrom('desk_releases')
    .select('name')
    .where('seed', 'like', named)
    .where('state', 'in', ['in-review', 'approved', 'scheduled'])
    .execute()
  const published = await query
    .selectFrom('published_content')
    .select('code')
    .where('content', 'like', named)
    .execute()
  return [
    ...new Set([...documents, ...releases].map(({ name }) => name)),
    ...published.map(({ code }) => code),
  ]
}
