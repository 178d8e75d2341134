import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@hongyan/locales'
import { z } from 'zod'
import { readCompanyFile, readCompanyText, WrongCompanyFile } from './read-company-file.ts'
import { writtenValue } from './written-value.ts'

const text = z.string({ error: 'is missing' }).min(1)
/** What may be nothing at all. */
const perhaps = z
  .string()
  .nullish()
  .transform((given) => given ?? '')
const tag = text.refine(isTag, 'must be a language tag, such as pt-BR')

/** A pattern with the names of its parts in braces, each of which it has. */
function pattern(...parts: readonly string[]) {
  return text.refine(
    (given) =>
      [...given.matchAll(/\{(\w*)\}/g)]
        .map(([, name]) => name)
        .sort()
        .join() === [...parts].sort().join(),
    `must have ${parts.map((part) => `{${part}}`).join(' and ')}`,
  )
}

const units = z.strictObject({ kilogram: text, kilometre: text })
const marks = z.strictObject({
  ...{ list: text, comma: text, semicolon: text, series: text, colon: text, stop: text, runOn: text },
  ...{ gap: perhaps, open: text, close: text },
})
const places = z
  .strictObject({
    first: z.enum(['largest', 'smallest'], { error: 'must be largest or smallest' }),
    ...{ joint: perhaps, steps: text, site: text },
  })
  .transform(({ first, ...joints }) => ({ smallestFirst: first === 'smallest', ...joints }))
const dates = z.strictObject({
  months: z.enum(['figures', 'names'], { error: 'must be figures or names' }),
  month: pattern('month'),
  yearMonth: pattern('year', 'month'),
  day: pattern('month', 'day'),
  full: pattern('year', 'month', 'day'),
  heading: pattern('weekday', 'month', 'day'),
  weekday: pattern('weekday', 'date'),
  moment: pattern('date', 'time'),
  beforeTime: perhaps,
  zoned: pattern('time', 'zone'),
  lists: z.enum(['digits', 'words'], { error: 'must be digits or words' }),
  weekdays: z.enum(['short', 'long'], { error: 'must be short or long' }),
})
const writing = { units, marks, places, dates }
const parts = Object.keys(writing) as readonly (keyof typeof writing)[]

const language = z.strictObject({
  ownName: text.regex(/^[^<>&"{}]*$/, 'is a name without < > & " { }'),
  segment: perhaps.refine((given) => /^[a-z-]*$/.test(given), 'must be small letters'),
  htmlLang: tag,
  hreflang: tag,
  intl: tag,
  dir: z.enum(['ltr', 'rtl'], { error: 'must be ltr or rtl' }).default('ltr'),
  browsers: z.array(text.regex(/^[a-z]{2,3}(-[a-z]+)*$/, 'must be a tag in small letters')).nullish(),
  key: text.regex(/^[a-z]{2,8}$/, 'must be small letters'),
  cmsSuffix: perhaps.refine((given) => /^(-[a-z]+)?$/.test(given), 'must be a dash and small letters'),
  script: z.enum(['hans', 'hant', 'latin', 'japanese', 'korean'], {
    error: 'must be hans, hant, latin, japanese or korean',
  }),
  variety: text.regex(/^[a-z]{2,3}$/, 'must be the tag of a language, such as pt'),
  complete: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
  served: z.enum(['true', 'false'], { error: 'must be true or false' }).default('true'),
  fallback: text.nullish(),
  derivation: z.enum(['hong-kong'], { error: 'must be hong-kong' }).nullish(),
  region: z.enum(['mainland', 'hong-kong'], { error: 'must be mainland or hong-kong' }).default('mainland'),
  money: z.enum(['bare', 'named'], { error: 'must be bare or named' }).default('named'),
  shell: z.enum(['standard', 'hong-kong'], { error: 'must be standard or hong-kong' }).default('standard'),
  lowersWithin: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
  ...{ units: units.nullish(), marks: marks.nullish(), places: places.nullish(), dates: dates.nullish() },
})

const schema = z
  .record(
    text.refine(
      (id) => /^[a-z]{2,3}-[A-Z]{2}$/.test(id) && isTag(id),
      'must be a language and a country: pt-BR',
    ),
    language,
  )
  .superRefine((languages, { addIssue }) => {
    const [source, ...others] = Object.keys(languages)
    if (source === undefined) return addIssue({ code: 'custom', message: 'has no language', path: [] })
    const wrong = (id: string, field: string, message: string) =>
      addIssue({ code: 'custom', message, path: [id, field] })
    const first = languages[source]
    const [root, ...segmented] = servedOf(languages)
    if (root === undefined) return wrong(source, 'served', 'the site has to have a language')
    if (languages[root]?.segment)
      wrong(root, 'segment', 'the first language of which there are pages stands at the root')
    if (first?.fallback) wrong(source, 'fallback', 'the source, which is the first, falls back on none')
    if (first && first.complete !== 'true')
      wrong(source, 'complete', 'the source, which is the first, is complete')
    for (const part of parts) if (first && !first[part]) wrong(source, part, 'the source has to say it')
    for (const id of segmented)
      if (!languages[id]?.segment) wrong(id, 'segment', `only ${root} stands at the root`)
    for (const id of others) {
      if (languages[id]?.served === 'false')
        wrong(id, 'served', 'only the source, which is the first, may be without pages')
      if (chainOf(languages, id).at(-1) !== source)
        wrong(id, 'fallback', `must lead to ${source}, by languages of this file`)
    }
    for (const field of ['segment', 'htmlLang', 'hreflang', 'key', 'cmsSuffix'] as const) {
      const ids = field === 'segment' ? servedOf(languages) : Object.keys(languages)
      const byValue = Map.groupBy(ids, (id) => languages[id]?.[field])
      for (const [, alike] of byValue)
        for (const id of alike.slice(1)) wrong(id, field, `is that of ${alike[0]} already`)
    }
  })
type LanguagesFile = z.output<typeof schema>

/** Languages of which there are pages. */
function servedOf(languages: Readonly<Record<string, { readonly served: string }>>): readonly string[] {
  return Object.keys(languages).filter((id) => languages[id]?.served === 'true')
}

/** A language and those it falls back on, in their order; it ends where one is unknown, or comes a second time. */
function chainOf(
  languages: Readonly<Record<string, { readonly fallback?: string | null | undefined }>>,
  id: string,
): readonly string[] {
  const chain: string[] = []
  let at: string | null | undefined = id
  while (at && at in languages && !chain.includes(at)) {
    chain.push(at)
    at = languages[at]?.fallback
  }
  return chain
}

/** `languages.yaml` of a folder. @throws WrongCompanyFile */
export function readLanguages(folder: string): LanguagesFile {
  const path = join(folder, 'languages.yaml')
  if (!existsSync(path))
    throw new WrongCompanyFile(['company/languages.yaml is missing: it says in which languages the site is'])
  return readCompanyFile(path, 'company/languages.yaml', schema)
}

/** What the text of such a file says. @throws WrongCompanyFile */
export function languagesOfText(yaml: string): LanguagesFile {
  return readCompanyText(yaml, 'languages.yaml', schema)
}

/** A language as the site has it; of a file that may have others than this site. */
type LanguageRecord = Omit<Locale, 'id' | 'fallback'> & {
  readonly id: string
  readonly fallback: string | null
  readonly isServed: boolean
}

/** The table as the site has it: what a language does not say of its writing is that of the one it falls back on. */
export function localesOf(languages: LanguagesFile): Readonly<Record<string, LanguageRecord>> {
  const records = Object.fromEntries(
    Object.entries(languages).map(
      ([id, { segment, browsers: _, served, fallback, derivation, complete, lowersWithin, ...rest }]) => [
        id,
        {
          id,
          urlSegment: segment,
          ...rest,
          complete: complete === 'true',
          isServed: served === 'true',
          fallback: fallback ?? null,
          derivation: derivation ?? null,
          lowersWithin: lowersWithin === 'true',
          ...Object.fromEntries(
            parts.map((part) => [part, languages[sourceOf(languages, id, part)]?.[part]]),
          ),
        },
      ],
    ),
  )
  return records as unknown as Readonly<Record<string, LanguageRecord>>
}

/** The language whose part of the writing one has. */
function sourceOf(languages: LanguagesFile, id: string, part: (typeof parts)[number]): string {
  return chainOf(languages, id).find((one) => languages[one]?.[part]) ?? id
}

/** The tags of each language. */
export function browserTagsOf(languages: LanguagesFile): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(languages).map(([id, { browsers }]) => [id, browsers ?? []]))
}

/** The module that the site has its languages from. Parts that several have stand once: browsers load them. */
export function languagesModule(languages: LanguagesFile): string {
  const named = (id: string, part: string) =>
    id.replace('-', '') + part.charAt(0).toUpperCase() + part.slice(1)
  const own = Object.entries(languages).flatMap(([id, language]) =>
    parts.flatMap((part) =>
      language[part] ? [`const ${named(id, part)} = ${writtenValue(language[part])} as const\n`] : [],
    ),
  )
  const records = Object.entries(localesOf(languages)).map(([id, { isServed: _, ...record }]) => {
    const fields = Object.entries(record).map(([name, value]) => {
      const part = parts.find((one) => one === name)
      const said =
        part === undefined ? writtenValue(value, '    ') : named(sourceOf(languages, id, part), part)
      return `    ${name}: ${said},\n`
    })
    return `  '${id}': {\n${fields.join('')}  },\n`
  })
  return [
    '// Made of company/languages.yaml by `npm run company`.',
    '',
    own.join('\n'),
    `export const locales = {\n${records.join('')}} as const`,
    '',
    '/** Tags with which browsers ask for each, in small letters: the longest that fits decides. No page loads them. */',
    `export const browserTags = ${writtenValue(browserTagsOf(languages))} as const`,
    '',
    '/** Those of which there are pages; the first stands at the root. */',
    `export const localeIds = [${servedOf(languages)
      .map((id) => `'${id}'`)
      .join(', ')}] as const`,
    '',
    '/** The language in which every text is written. */',
    `export const sourceId = '${Object.keys(languages)[0]}'`,
    '',
  ].join('\n')
}

function isTag(given: string): boolean {
  try {
    return Intl.getCanonicalLocales(given)[0] === given
  } catch {
    return false
  }
}
