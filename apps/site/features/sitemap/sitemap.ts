import { type LocaleId, localeIds, locales, rootId } from '@hongyan/locales'
import { pathIn } from '../../paths.ts'
import type { ListedPage } from './listed-pages.ts'

/** Address of a language's site map. */
export function sitemapPath(locale: LocaleId): string {
  return `/sitemap-${locale}.xml`
}

/** Names the site maps of all languages. */
export function sitemapIndex(origin: string, pages: readonly ListedPage[]): string {
  return document('sitemapindex', '', [
    ...localeIds.map((locale) => {
      const own = pages.filter(({ languages }) => languages.includes(locale))
      return `<sitemap><loc>${xml(origin + sitemapPath(locale))}</loc>${lastmod(newest(own))}</sitemap>`
    }),
  ])
}

/** Pages of one language, each with the same page in the others. */
export function sitemap(origin: string, pages: readonly ListedPage[], locale: LocaleId): string {
  const urls = pages
    .filter(({ languages }) => languages.includes(locale))
    .map((page) => {
      const loc = `<loc>${xml(origin + pathIn(locale, page.path))}</loc>`
      return `<url>${loc}${lastmod(page.changed)}${alternates(origin, page)}</url>`
    })
  return document('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', urls)
}

function alternates(origin: string, { path, languages }: ListedPage): string {
  const link = (hreflang: string, locale: LocaleId): string =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${xml(origin + pathIn(locale, path))}"/>`
  return [
    ...languages.map((locale) => link(locales[locale].hreflang, locale)),
    ...(languages.includes(rootId) ? [link('x-default', rootId)] : []),
  ].join('')
}

function newest(pages: readonly ListedPage[]): string | null {
  return (
    pages
      .flatMap(({ changed }) => changed ?? [])
      .toSorted()
      .at(-1) ?? null
  )
}

function lastmod(day: string | null): string {
  return day === null ? '' : `<lastmod>${day}</lastmod>`
}

function document(root: 'sitemapindex' | 'urlset', more: string, entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n')
}

/** Addresses hold nothing else that XML minds. */
function xml(address: string): string {
  return encodeURI(decodeURI(address)).replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}
