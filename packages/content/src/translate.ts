import { fallenBack, type LocaleId, sourceId, withOurNames } from '@hongyan/locales'
import { mapTexts } from './map-texts.ts'
import translations from './translations.gen.json' with { type: 'json' }

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = translations
const known = new Map<LocaleId, ReadonlyMap<string, string>>()

/** Texts of a language by those of the source; names of the company are filled in before some are looked for. */
function textsIn(locale: LocaleId): ReadonlyMap<string, string> {
  const before = known.get(locale)
  if (before !== undefined) return before
  const own = Object.entries(texts[locale] ?? {})
  const named = own.map(
    ([source, text]) => [withOurNames(source, sourceId), withOurNames(text, locale)] as const,
  )
  const made = new Map([...named, ...own])
  known.set(locale, made)
  return made
}

/**
 * A value of the source in a language that has some of its texts: they stand by the text that they are of, in place of
 * what would stand there, `standIn`, of which the rest is marked. What counts is taken as a whole.
 */
export function translated(standIn: unknown, source: unknown, locale: LocaleId): unknown {
  const own = textsIn(locale)
  if (typeof source === 'string' && typeof standIn === 'string') return own.get(source) ?? fallenBack(standIn)
  if (!isPart(source) || !isPart(standIn)) return mapTexts(standIn, fallenBack)
  const { other } = source as { readonly other?: unknown }
  if (typeof other === 'string') {
    const text = own.get(other)
    return text === undefined ? mapTexts(standIn, fallenBack) : { other: text }
  }
  if (Array.isArray(source) !== Array.isArray(standIn) || lengthOf(source) !== lengthOf(standIn))
    return mapTexts(standIn, fallenBack)
  const parts = Object.entries(standIn).map(([key, part]) => [
    key,
    translated(part, Reflect.get(source, key), locale),
  ])
  return Array.isArray(standIn) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function lengthOf(value: object): number | null {
  return Array.isArray(value) ? value.length : null
}
