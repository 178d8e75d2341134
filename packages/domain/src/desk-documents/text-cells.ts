import { writtenIds } from '@hongyan/locales'
import { isRecord, type SeedPath } from './seed-value.ts'

/** A part of a seed that stands in its languages side by side. */
export type TextCell = {
  readonly path: SeedPath
  readonly texts: Readonly<Record<string, unknown>>
}

/** Every part of a seed that stands in its languages, in the order in which it is written. */
export function textCells(seed: unknown): readonly TextCell[] {
  const cells: TextCell[] = []
  const walk = (part: unknown, path: SeedPath): void => {
    if (Array.isArray(part)) {
      for (const [index, item] of part.entries()) walk(item, [...path, index])
    } else if (isRecord(part)) {
      if ('zh-CN' in part && 'en-US' in part) cells.push({ path, texts: part })
      else for (const [key, item] of Object.entries(part)) walk(item, [...path, key])
    }
  }
  walk(seed, [])
  return cells
}

/** Whether a text is still to be written: an empty one, or a list of such. Null says that there is none. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) ? value.every(isBlank) : value === undefined
}

const languages: ReadonlySet<unknown> = new Set(writtenIds)

/** Where on a path a language begins; -1 on one that leads into none. */
export function languageAt(path: SeedPath): number {
  return path.findIndex((key) => languages.has(key))
}
