import { cpSync, existsSync, globSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Ms for which pages that are still open, and caches on the way, find the files of the build before. */
const kept = 24 * 60 * 60 * 1000

/**
 * Lays the content-addressed files of a folder that is about to be replaced into `store`, beside those of builds before
 * it, and removes what was replaced more than a day ago.
 */
export function storeLastFiles(folder: string, store: string, now: number): void {
  for (const file of filesOf(folder)) {
    const target = join(store, file)
    mkdirSync(dirname(target), { recursive: true })
    cpSync(join(folder, file), target)
    utimesSync(target, now / 1000, now / 1000)
  }
  for (const file of filesOf(store)) {
    if (now - statSync(join(store, file)).mtimeMs > kept) rmSync(join(store, file))
  }
}

/** Lays them beside the files of the new build, which serves them. */
export function restoreLastFiles(store: string, before: string): void {
  if (existsSync(store)) cpSync(store, before, { recursive: true, preserveTimestamps: true })
}

function filesOf(folder: string): readonly string[] {
  return globSync('_assets/*', { cwd: folder })
}
