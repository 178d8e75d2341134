import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ending = '.backup'
/** Names that `fileInFolder` gives: what people put beside them is not ours to delete. */
const ours = /^\d{4}-\d{2}-\d{2}T\d{6}Z\.backup$/

/** The file of a backup made now (ms UTC) in a folder of them: `2026-11-30T040700Z.backup`. */
export function fileInFolder(folder: string, now: number): string {
  const moment = new Date(now)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '')
  return join(folder, `${moment}${ending}`)
}

/**
 * Deletes the backups of a folder that were written more than so many days before `now` (ms UTC), and no other file.
 * @returns their names
 */
export function deleteOldBackups(folder: string, days: number, now: number): readonly string[] {
  const old = readdirSync(folder)
    .filter((name) => ours.test(name))
    .filter((name) => now - statSync(join(folder, name)).mtimeMs > days * 86_400_000)
  for (const name of old) rmSync(join(folder, name))
  return old.sort()
}
