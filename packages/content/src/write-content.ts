import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltContent } from './build-content.ts'

/** Writes built content to a folder: what stands there under its hash is left as it is, what is not of it is removed. */
export function writeContent(folder: string, { index, files }: BuiltContent): void {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(join(folder, file))
  for (const [file, text] of files) {
    if (!existsSync(join(folder, file))) writeFileSync(join(folder, file), text)
  }
  writeFileSync(join(folder, 'index.json'), JSON.stringify(index))
}
