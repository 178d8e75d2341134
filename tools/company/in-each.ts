import type { Locale } from '@hongyan/locales'
import { z } from 'zod'

/** A text on one line, which every text of the site, markup and a style may have in it. */
export const text = z
  .string({ error: 'is missing' })
  .trim()
  .min(1)
  .regex(/^[^\n{}<>"\\]*$/, 'is one line without { } < > " or \\')

/** What the files of a company need to know of its languages. */
export type Languages = Readonly<
  Record<
    string,
    Pick<Locale, 'key' | 'intl' | 'complete' | 'derivation'> & {
      readonly fallback: string | null
      /** False where there are no pages of it; left out, there are. */
      readonly isServed?: boolean
    }
  >
>

/** Keys of the languages of the first company: who takes one out need not take it out of every line. */
const usual = ['zh', 'hk', 'en'] as const

/** The language at the root of the site: the first of which there are pages. */
function rootOf(languages: Languages): string {
  return Object.keys(languages).find((id) => languages[id]?.isServed !== false) ?? ''
}

/**
 * Fields for what is said in each language, by the keys of languages. That at the root has to say it, those in which every
 * text is written, and those that are made of others: a name is not converted. The rest may leave it out.
 */
export function fieldsOf<T extends z.ZodType>(part: T, languages: Languages) {
  return Object.fromEntries([
    ...usual.map((key) => [key, z.unknown().optional()]),
    ...Object.entries(languages).map(([id, { key, complete, derivation, isServed }]) => [
      key,
      id === rootOf(languages) || (isServed !== false && (complete || derivation !== null))
        ? part
        : part.nullish(),
    ]),
  ])
}

/** What such fields say, by the ids of languages. */
export function byLanguage<T>(
  fields: Readonly<Record<string, unknown>>,
  languages: Languages,
): Readonly<Record<string, T>> {
  const saidIn = (id: string): T => {
    const { key = '', fallback = null } = languages[id] ?? {}
    return (fields[key] ?? saidIn(fallback ?? rootOf(languages))) as T
  }
  return Object.fromEntries(Object.keys(languages).map((id) => [id, saidIn(id)]))
}

/** A part said in each language, by their ids. */
export function inEach<T extends z.ZodType>(part: T, languages: Languages) {
  return z
    .strictObject(fieldsOf(part, languages))
    .transform((fields) => byLanguage<z.output<T>>(fields, languages))
}
