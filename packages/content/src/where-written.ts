import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Place = { readonly file: string; readonly line: number }

const source = fileURLToPath(new URL('.', import.meta.url))

/**
 * File and line of a document that is computed: where a text that is at fault is written; of anything else, and of a
 * text made of parts, where the constant of its name begins.
 */
export function whereComputed(name: string, value: unknown): Place {
  for (const file of globSync('default/*.ts', { cwd: source }).sort()) {
    const first = linesOf(file).findIndex((text) => new RegExp(`^export const ${name}\\b`).test(text))
    if (first !== -1) return whereText(value, file, first) ?? line(file, first)
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
