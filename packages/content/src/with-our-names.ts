import { isBoth } from '@hongyan/documents'
import { type LocaleId, withOurNames } from '@hongyan/locales'
import { mapTexts } from './map-texts.ts'

/** Texts of one language with the names of the company in them. */
export function ownTexts<T>(texts: T, locale: LocaleId): T {
  return mapTexts(texts, (text) => withOurNames(text, locale))
}

/** A seed made by code with the names of the company in it. */
export function ownSeed<T>(seed: T): T {
  return named(seed) as T
}

function named(part: unknown): unknown {
  if (typeof part === 'string') return withOurNames(part, null)
  if (Array.isArray(part)) return part.map(named)
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part)
  if (!isBoth(part)) return Object.fromEntries(entries.map(([key, value]) => [key, named(value)]))
  return Object.fromEntries(entries.map(([key, value]) => [key, ownTexts(value, key as LocaleId)]))
}
