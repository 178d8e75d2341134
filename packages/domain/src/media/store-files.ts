import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import type { Transaction } from 'kysely'
import type { EncodedPicture, PictureLibrary } from './picture-library.ts'

/** Pages that are still open, and caches on the way, ask for files of before. */
const keptMs = 7 * 86_400_000

/**
 * Lays the files of a picture into the store. They are written down before the first of them is there, as shown by
 * nothing: what is left by a process that dies is removed like all that is shown no longer. Returns what their names
 * begin with.
 */
export async function storeFiles(
  ctx: Ctx,
  { store }: PictureLibrary,
  { id, encoded }: { readonly id: string; readonly encoded: EncodedPicture },
): Promise<string> {
  const stem = `${id}.${encoded.hash}`
  const row = {
    files: JSON.stringify([...encoded.files.keys()].map((end) => stem + end)),
    dropped_at: ctx.now(),
  }
  await ctx.db.query
    .insertInto('desk_media_files')
    .values({ stem, ...row })
    .onConflict((on) =>
      on.column('stem').doUpdateSet(row).where('desk_media_files.dropped_at', 'is not', null),
    )
    .execute()
  for (const [end, bytes] of encoded.files) await store.put(stem + end, bytes)
  return stem
}

/** A picture shows these files from now on, and no longer those of before. */
export async function showFiles(
  ctx: Ctx,
  trx: Transaction<Schema>,
  { stem, before }: { readonly stem: string | null; readonly before: string | null },
): Promise<void> {
  if (before !== null)
    await trx
      .updateTable('desk_media_files')
      .set({ dropped_at: ctx.now() })
      .where('stem', '=', before)
      .execute()
  if (stem !== null)
    await trx.updateTable('desk_media_files').set({ dropped_at: null }).where('stem', '=', stem).execute()
}

/** Removes files that nothing has shown for a week, and returns of how many pictures. */
export async function removeOldFiles(
  ctx: Ctx,
  { library }: { readonly library: PictureLibrary },
): Promise<number> {
  const rows = await ctx.db.query
    .selectFrom('desk_media_files')
    .selectAll()
    .where('dropped_at', '<', ctx.now() - keptMs)
    .limit(100)
    .execute()
  for (const { stem, files } of rows) {
    for (const name of JSON.parse(files) as readonly string[]) await library.store.remove(name)
    await ctx.db.query
      .deleteFrom('desk_media_files')
      .where('stem', '=', stem)
      .where('dropped_at', 'is not', null)
      .execute()
  }
  return rows.length
}
