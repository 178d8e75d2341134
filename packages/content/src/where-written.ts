import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CollectionName } from '@hongyan/documents'

type Place = { readonly file: string; readonly line: number }

const source = fileURLToPath(new URL('.', import.meta.url))

/** The files of each collection. */
const files: Readonly<Partial<Record<CollectionName, string>>> = {
  page: 'default/pages/**/*.ts',
  video: 'default/videos.ts',
}

/** File and line of a document of its own: where the constant of its name begins. */
export function whereDocument(name: string, value: unknown): Place {
  return where('default/*.ts', (text) => new RegExp(`^export const ${name}\\b`).test(text), value)
}

/** File and line of an item of a collection: where its key is written. */
export function whereItem(name: CollectionName, key: string, value: unknown): Place {
  return where(
    files[name] ?? '',
    (text) => text === (name === 'page' ? `  path: '${key}',` : `    id: '${key}',`),
    value,
  )
}

/** Where a text that is at fault is written; of anything else, and of a text made of parts, where the document begins. */
function where(pattern: string, begins: (text: string) => boolean, value: unknown): Place {
  for (const file of globSync(pattern, { cwd: source }).sort()) {
    const first = linesOf(file).findIndex(begins)
    if (first === -1) continue
    return whereText(value, file, first) ?? line(file, first)
  }
  return { file: 'packages/content/src/default', line: 1 }
}

function whereText(value: unknown, file: string, first: number): Place | null {
  if (typeof value !== 'string' || value === '') return null
  for (const [place, from] of [[file, first] as const, ...others(file)]) {
    const at = linesOf(place).findIndex((text, index) => index >= from && text.includes(value))
    if (at !== -1) return line(place, at)
  }
  return null
}

function others(file: string): readonly (readonly [file: string, first: number])[] {
  const all = globSync('default/**/*.ts', { cwd: source }).sort()
  return all.filter((other) => other !== file).map((other) => [other, 0])
}

function linesOf(file: string): readonly string[] {
  return readFileSync(`${source}${file}`, 'utf8').split('\n')
}

function line(file: string, index: number): Place {
  return { file: `packages/content/src/${file}`, line: index + 1 }
}
