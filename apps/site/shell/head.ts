import type { Article, Tdk } from '@hongyan/content'
import {
  alternates,
  type Locale,
  type LocaleId,
  localeIds,
  locales,
  pathFor,
  rootId,
  standInOf,
} from '@hongyan/locales'
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

type HeadFacts = {
  readonly canonical: string
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  /** Open Graph spells languages with an underscore. */
  readonly openGraphLocale: string
  readonly otherOpenGraphLocales: readonly string[]
  readonly card: string
}

/**
 * Addresses of the head. `path` has no language prefix and `origin` no trailing slash. A page that search
 * engines must not keep has no alternates: they would invite them in. `languages` are those it can be read in.
 */
export function headFacts(
  page: {
    readonly locale: Locale
    readonly path: string
    readonly origin: string
    readonly languages?: readonly LocaleId[] | undefined
  },
  head: PageHead,
): HeadFacts {
  const { locale, path, origin, languages = localeIds } = page
  const shown = new Set<string>(languages.map((id) => locales[id].hreflang))
  if (languages.includes(rootId)) shown.add('x-default')
  const { canonical, links } = alternates(pathFor(locale.id, path), origin)
  return {
    canonical,
    alternates: head.robots?.includes('noindex') ? [] : links.filter(({ hreflang }) => shown.has(hreflang)),
    openGraphLocale: underscored(locale),
    otherOpenGraphLocales: localeIds.filter((id) => id !== locale.id).map((id) => underscored(locales[id])),
    card: `${origin}/social/card-${(standInOf(locale.id) ?? locale).id}.png`,
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

/** A description shorter than this says too little in a list of results. */
const fullDescription = 50

/** Head texts of a news item or a notice: its title, its summary and, where that is short, how its text begins. */
export function articleHead(
  item: Pick<Article, 'title' | 'summary'> & { readonly body: Article['body'] },
): PageHead {
  const [first] = item.body
  const begins = first?.kind === 'paragraph' ? first.text : ''
  const joint = /[\x20-\x7e]$/.test(item.summary) ? ' ' : ''
  const description =
    item.summary.length < fullDescription && begins !== '' ? item.summary + joint + begins : item.summary
  return { title: item.title, description: shortened(description) }
}

/** At most 155 characters, ending with a whole sentence where there is one. */
function shortened(text: string): string {
  if (text.length <= 155) return text
  const cut = text.slice(0, 155)
  const end = Math.max(cut.lastIndexOf('。'), cut.lastIndexOf('. '))
  return end > fullDescription ? cut.slice(0, end + 1) : `${cut.slice(0, 154)}…`
}
