import type { Tdk } from '@hongyan/content'
import { alternates, type Locale, localeIds, locales, pathFor } from '@hongyan/locales'
import type { Structured } from './structured/structured-text.ts'

/** What a page says about itself; everything else in the head follows from its address. */
export type PageHead = {
  readonly title: string
  readonly description: string
  readonly keywords?: string
  /** Value of the robots meta element, such as `noindex`; none for a page that search engines may keep. */
  readonly robots?: string
  /** What the page tells programs about itself, as things of schema.org. */
  readonly structured?: readonly Structured[]
}

export type HeadFacts = {
  readonly canonical: string
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  /** Open Graph spells languages with an underscore. */
  readonly openGraphLocale: string
  readonly otherOpenGraphLocales: readonly string[]
  readonly card: string
}

/**
 * Addresses of the head. `path` has no language prefix and `origin` no trailing slash. A page that search
 * engines must not keep has no alternates: they would invite them in.
 */
export function headFacts(
  page: { readonly locale: Locale; readonly path: string; readonly origin: string },
  head: PageHead,
): HeadFacts {
  const { locale, path, origin } = page
  const { canonical, links } = alternates(pathFor(locale.id, path), origin)
  return {
    canonical,
    alternates: head.robots?.includes('noindex') ? [] : links,
    openGraphLocale: underscored(locale),
    otherOpenGraphLocales: localeIds.filter((id) => id !== locale.id).map((id) => underscored(locales[id])),
    card: `${origin}/social/card-${locale.id}.png`,
  }
}

function underscored(locale: Locale): string {
  return locale.id.replace('-', '_')
}

/** The title as the tab shows it: the page first, then who speaks. Home is the brand alone. */
export function documentTitle(title: string, brand: string): string {
  return title.includes(brand) ? title : `${title} - ${brand}`
}

/** Head texts of a route, as the content keeps them, in the shape a layout takes. */
export function pageHead(tdk: Pick<Tdk, 'title' | 'description' | 'keyword'>): PageHead {
  return { title: tdk.title, description: tdk.description, keywords: tdk.keyword }
}

/** Head texts of a news item or a notice: its own title and summary. */
export function articleHead(item: { readonly title: string; readonly summary: string }): PageHead {
  return { title: item.title, description: item.summary }
}
