/** Where a part of a seed stands: keys and places in lists, from the whole inwards. */
export type SeedPath = readonly (string | number)[]

/** What a seed may be: more is no document but an attack or a mistake. */
export const seedBounds = { bytes: 1_000_000, depth: 24, values: 60_000, keyLength: 120, textLength: 50_000 }

/** Keys by which the prototype of an object is reached. */
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor'])

/** Whether a key may stand in a document. */
export function isSeedKey(key: string): boolean {
  return key !== '' && key.length <= seedBounds.keyLength && !forbiddenKeys.has(key)
}

/** What is wrong with a value as a part of a document: a word for it; null for plain JSON of sane size. */
export function problemOfValue(value: unknown): 'not-plain' | 'too-large' | 'forbidden-key' | null {
  let values = 0
  const problemIn = (part: unknown, depth: number): ReturnType<typeof problemOfValue> => {
    values += 1
    if (depth > seedBounds.depth || values > seedBounds.values) return 'too-large'
    if (typeof part === 'string') return problemOfText(part)
    if (typeof part === 'number') return Number.isFinite(part) ? null : 'not-plain'
    if (part === null || typeof part === 'boolean') return null
    if (Array.isArray(part)) return firstOf(part, (item) => problemIn(item, depth + 1))
    if (!isRecord(part)) return 'not-plain'
    const key = Object.keys(part).find((one) => !isSeedKey(one))
    if (key !== undefined) return 'forbidden-key'
    return firstOf(Object.values(part), (item) => problemIn(item, depth + 1))
  }
  const problem = problemIn(value, 0)
  if (problem !== null) return problem
  return Buffer.byteLength(JSON.stringify(value)) > seedBounds.bytes ? 'too-large' : null
}

/** Text that no database keeps: PostgreSQL has no NUL, and half a surrogate pair is no character. */
function problemOfText(text: string): 'not-plain' | 'too-large' | null {
  if (text.length > seedBounds.textLength) return 'too-large'
  return text.includes('\0') || !text.isWellFormed() ? 'not-plain' : null
}

function firstOf<T, R>(list: readonly T[], problemIn: (item: T) => R | null): R | null {
  for (const item of list) {
    const problem = problemIn(item)
    if (problem !== null) return problem
  }
  return null
}

/** An object of plain JSON, neither a list nor of a class. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** The part of a seed at a path; undefined where there is none. */
export function partAt(seed: unknown, path: SeedPath): unknown {
  return path.reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return typeof key === 'number' ? part[key] : undefined
    return isRecord(part) && Object.hasOwn(part, key) ? part[key] : undefined
  }, seed)
}

/** A path as one text: `blocks.2.title.zh-CN`. */
export function textOfPath(path: SeedPath): string {
  return path.join('.')
}
