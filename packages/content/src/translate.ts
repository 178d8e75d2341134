import { fallenBack, type LocaleId, sourceId, withOurNames } from '@hongyan/locales'
import { mapTexts } from './map-texts.ts'
import translations from './translations.gen.json' with { type: 'json' }

/** What a message that counts has, and nothing else. */
const forNumbers: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])

/** A text, or its forms for numbers. */
type Written = string | Readonly<Record<string, string>>

const texts: Readonly<Record<string, Readonly<Record<string, Written>>>> = translations
const known = new Map<LocaleId, ReadonlyMap<string, Written>>()

/** Texts of a language by those of the source; names of the company are filled in before some are looked for. */
function textsIn(locale: LocaleId): ReadonlyMap<string, Written> {
  const before = known.get(locale)
  if (before !== undefined) return before
  const own = Object.entries(texts[locale] ?? {})
  const named = own.map(
    ([source, text]) =>
      [withOurNames(source, sourceId), mapTexts(text, (one) => withOurNames(one, locale))] as const,
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
  if (typeof source === 'string' && typeof standIn === 'string') {
    const text = own.get(source)
    return (typeof text === 'object' ? text.other : text) ?? fallenBack(standIn)
  }
  if (!isPart(source) || !isPart(standIn)) return mapTexts(standIn, fallenBack)
  const { other } = source as { readonly other?: unknown }
  if (typeof other === 'string' && Object.keys(standIn).every((name) => forNumbers.has(name))) {
    const text = own.get(other)
    if (text === undefined) return mapTexts(standIn, fallenBack)
    return typeof text === 'string' ? { other: text } : text
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
