import { type PaperEdition, paperEditions } from '@hongyan/content'
import { paperMessages } from '@hongyan/content/messages'
import { fill, formatNumber, type LocaleId, localeIds, plural } from '@hongyan/locales'

/** A printed edition with its language. */
export type Shelved = PaperEdition & { readonly locale: LocaleId }

/** The editions of a paper in the order of the languages; none for a paper that has not been printed. */
export function editionsOf(paper: string): readonly Shelved[] {
  const editions = Object.hasOwn(paperEditions, paper) ? paperEditions[paper] : undefined
  return localeIds.flatMap((locale) => {
    const edition = editions?.[locale]
    return edition === undefined ? [] : [{ ...edition, locale }]
  })
}

/** `8 pages`. */
export function lengthOf(edition: PaperEdition, locale: LocaleId): string {
  return plural(locale, edition.pages, paperMessages(locale).pages)
}

/** `PDF, 300 kB`. */
export function fileOf(edition: PaperEdition, locale: LocaleId): string {
  const size = `${formatNumber(locale, Math.round(edition.bytes / 1024))} kB`
  return fill(paperMessages(locale).file, { size })
}
