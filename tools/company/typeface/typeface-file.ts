import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { WrongCompanyFile } from '../read-company-file.ts'

/** A typeface of Latin letters and figures, whole, and by what it is known again. */
export type Typeface = { readonly bytes: Buffer; readonly name: string; readonly digest: string }

const names = ['typeface.woff2', 'typeface.ttf', 'typeface.otf'] as const
/** One with every script of the world would be read at each start of a tool. */
const mostBytes = 4_000_000
const ours = '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'

/** The typeface of a company's folder; where it has none, the one that ships (Geist, SIL OFL 1.1). @throws WrongCompanyFile */
export function readTypeface(folder: string): Typeface {
  const found = names.filter((name) => existsSync(join(folder, name)))
  if (found.length > 1) throw new WrongCompanyFile([`there is more than one of ${found.join(', ')}`])
  const [name] = found
  const bytes = readFileSync(
    name === undefined ? createRequire(import.meta.url).resolve(ours) : join(folder, name),
  )
  if (bytes.length > mostBytes) throw new WrongCompanyFile([`${name} has more than ${mostBytes} bytes`])
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  return { bytes, name: name ?? 'Geist', digest }
}
