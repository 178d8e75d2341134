import { localeIds as served, sourceId, locales as table } from './languages.gen.ts'

export { sourceId }

/** The languages of the site, from one table: routes, tags, fonts and formats are all derived from it. */
export type LocaleId = keyof typeof table

/** What is there in every language of the site. */
export type InEach<T = string> = Readonly<Record<LocaleId, T>>

/**
 * What somebody wrote: in the source at least, in others where they did. What stands in a language that the site does
 * not have is left aside.
 */
export type Localised<T = string> = { readonly [Source in typeof sourceId]: T } & {
  readonly [id: string]: T | undefined
}

/** The marks that a language sets between words and sentences, each with the space it needs. */
export type Marks = {
  /** Between the words of a list. */
  readonly list: string
  /** Between parts of a sentence. */
  readonly comma: string
  readonly semicolon: string
  /** Between the parts of a list that may have commas themselves. */
  readonly series: string
  readonly colon: string
  readonly stop: string
  /** Between two sentences that are read as one. */
  readonly runOn: string
  /** Between two sentences, or two words, that have no mark between them. */
  readonly gap: string
  readonly open: string
  readonly close: string
}

/** How a language names places that lie in each other. */
type PlaceStyle = {
  /** The street before the city before the province. */
  readonly smallestFirst: boolean
  /** Between names that are one name together: 浙江省杭州市. */
  readonly joint: string
  /** Between the steps from a province to a district. */
  readonly steps: string
  /** Between a city and a site in it. */
  readonly site: string
}

/** How a language writes days. Patterns have the names of parts in braces. */
type DateStyle = {
  /** A month is a figure beside its sign, or a name, short or long. */
  readonly months: 'figures' | 'names'
  readonly month: string
  readonly yearMonth: string
  readonly day: string
  readonly full: string
  readonly heading: string
  /** A day with its weekday behind or before it. */
  readonly weekday: string
  /** Such a day and a time. */
  readonly moment: string
  /** Between a day without its weekday and a time. */
  readonly beforeTime: string
  /** A time and the name of its zone. */
  readonly zoned: string
  /** Days of a list are digits, `11-21`, or written as elsewhere. */
  readonly lists: 'digits' | 'words'
  /** The weekday in the middle of a sentence. */
  readonly weekdays: 'short' | 'long'
}

/** One language edition. Each name says its use, so that no tag is used for another purpose. */
export type Locale = {
  readonly id: LocaleId
  /** First path segment without slashes; `''` for the root edition. */
  readonly urlSegment: string
  /** Value of the `lang` attribute (BCP 47). */
  readonly htmlLang: string
  /** Value of `hreflang` in link elements and sitemaps. */
  readonly hreflang: string
  readonly dir: 'ltr' | 'rtl'
  /** Tag handed to `Intl`. */
  readonly intl: string
  /** Suffix of CMS section codes (`100025-<name><suffix>`). */
  readonly cmsSuffix: string
  /** Its field in texts of the data, such as names of places. */
  readonly key: string
  readonly script: 'hans' | 'hant' | 'latin' | 'japanese' | 'korean'
  /** The language's own name, as shown in the switch. */
  readonly ownName: string
  /** Which navigation and footer the edition wears. */
  readonly shell: 'standard' | 'hong-kong'
  /** The language it is a variety of: whoever reads one variety reads the others. */
  readonly variety: string
  /** Whether every text is written in it: one that is missing is a fault, and no other is shown for it. */
  readonly complete: boolean
  /** Edition whose text is shown, marked with its own `lang`, when this one has none. */
  readonly fallback: LocaleId | null
  /** How its texts are made of those of `fallback` where nobody wrote them; null where each is written. */
  readonly derivation: 'hong-kong' | null
  /** Where its readers are: whose mobile numbers stand without a country code, and which places come first. */
  readonly region: 'mainland' | 'hong-kong'
  /** Whether the bare sign is known to be of the company’s money, or has to be named: `¥` may be yen. */
  readonly money: 'bare' | 'named'
  /** Whether a word that begins a label begins with a small letter within a sentence. */
  readonly lowersWithin: boolean
  readonly units: { readonly kilogram: string; readonly kilometre: string }
  readonly marks: Marks
  readonly places: PlaceStyle
  readonly dates: DateStyle
}

export const locales: Readonly<Record<LocaleId, Locale>> = table

/** The languages of which there are pages. */
export const localeIds: readonly LocaleId[] = served

/** The language at the root of the site. */
export const rootId: LocaleId = served[0]

/** The same and the source, which may have no pages: texts are in it all the same. */
export const writtenIds = Object.keys(locales) as readonly LocaleId[]

/** Something for every language of the site. */
export function inEach<T>(make: (id: LocaleId) => T): InEach<T> {
  return Object.fromEntries(writtenIds.map((id) => [id, make(id)])) as InEach<T>
}

/** The record of a language. */
export function localeOf(id: LocaleId): Locale {
  return locales[id]
}

/** The marks that a language sets between words and sentences. */
export function marksOf(id: LocaleId): Marks {
  return locales[id].marks
}

/** Whether whoever reads a language reads the source as well: it is a variety of the same. */
export function readsSource(id: LocaleId): boolean {
  return localeOf(id).variety === localeOf(sourceId).variety
}

/** Whether whoever reads a language reads that at the root of the site as well. */
export function readsRoot(id: LocaleId): boolean {
  return localeOf(id).variety === localeOf(rootId).variety
}

/** Whether texts of a language are made of those of another where nobody wrote them, so that none is missing. */
export function isDerived(id: LocaleId): boolean {
  return localeOf(id).derivation !== null
}
