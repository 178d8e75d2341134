import type { Ctx } from '@hongyan/kernel/context'
import type { FileStore } from './picture-library.ts'

/** What became of files: how many were copied, how many were there already, and which that are shown are in neither. */
type Copied = { readonly copied: number; readonly there: number; readonly missing: readonly string[] }

type StoredFile = { readonly name: string; readonly isShown: boolean }

/** Files on their way at once: a store far away answers each of them late. */
const parallel = 8

/**
 * Copies the files of all pictures from one store to another. What is there already is left; a file whose size differs is
 * copied again. Without `from` it is only counted what `to` has. Refuses `store-away`.
 */
export async function copyFiles(
  ctx: Ctx,
  { from, to }: { readonly from: FileStore | null; readonly to: FileStore },
): Promise<Copied> {
  const files = await listFiles(ctx)
  const missing: string[] = []
  let [copied, there, next] = [0, 0, 0]
  const copyOne = async ({ name, isShown }: StoredFile): Promise<void> => {
    const [wanted, had] = await Promise.all([from?.size(name) ?? null, to.size(name)])
    if (had !== null && (wanted === null || wanted === had)) {
      there += 1
      return
    }
    const bytes = (await from?.read(name)) ?? null
    if (bytes !== null) {
      await to.put(name, bytes)
      copied += 1
    } else if (isShown) missing.push(name)
  }
  const copySome = async (): Promise<void> => {
    for (let file = files[next++]; file !== undefined; file = files[next++]) await copyOne(file)
  }
  await Promise.all(Array.from({ length: parallel }, copySome))
  return { copied, there, missing: missing.sort() }
}

/** Files that no picture shows any more are kept a while for pages that are still open; of an upload that broke off, few. */
async function listFiles(ctx: Ctx): Promise<readonly StoredFile[]> {
  const rows = await ctx.db.query.selectFrom('desk_media_files').selectAll().orderBy('stem').execute()
  return rows.flatMap(({ files, dropped_at }) =>
    (JSON.parse(files) as readonly string[]).map((name) => ({ name, isShown: dropped_at === null })),
  )
}
