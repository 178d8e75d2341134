import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps.ts'

/** Writes a table of lines with a word about what it is, where it comes from and under which licence. */
export function writeLines(
  file: string,
  table: { readonly about: string; readonly version?: string; readonly lines: readonly string[] },
): void {
  writeFileSync(join(root, file), `${JSON.stringify(table, null, 1)}\n`)
}
