import { searchMessages, type Tdk, tdkOf } from '@hongyan/content'
import { fill, type LocaleId } from '@hongyan/locales'
import type { BriefAnswer } from '../../client/brief-answer.ts'
import {
  readQuestion,
  type SearchAnswer,
  type SearchKind,
  type SearchQuestion,
  searchKinds,
} from '../../client/search-answer.ts'
import { paths } from '../../paths.ts'
import { type PageHead, pageHead } from '../../shell/head.ts'
import type { PageContext } from '../../shell/page-context.ts'
import type { AnswerNeeds } from '../answers/needs.ts'
import { trackableNumbers } from './trackable-numbers.ts'

/** What the search page may ask. */
export type SearchPages = {
  /** Finds things of the whole site, and counts what it did not find. */
  readonly search: (question: SearchQuestion, locale: LocaleId) => Promise<SearchAnswer>
}

/** How many of each kind stand on the first page, and how many of one kind on its own. */
export const shownOfEach = 3
export const shownOfOne = 50

/** Fewer hits than this are one list. */
const groupedFrom = 10

/** What the search page shows. */
export type SearchPage = {
  readonly locale: LocaleId
  /** As the visitor asked, without stray spaces; empty before a question. */
  readonly query: string
  readonly kind: SearchKind | null
  readonly answer: SearchAnswer
  /** The best of all kinds, in one list; all of them where there are few. */
  readonly best: SearchAnswer['hits']
  /** What a tool of the site answers; null where the question is for none. */
  readonly brief: BriefAnswer | null
  /** Shipment numbers, where the question is nothing else. */
  readonly numbers: readonly string[]
  /** The quote answers best, and nothing of it is named yet. */
  readonly asksPrice: boolean
}

/** Reads the address of the search page and asks. A kind of which nothing was found is not insisted on. */
export async function loadSearch({
  locale,
  query: asked,
  services,
}: PageContext<SearchPages & AnswerNeeds>): Promise<SearchPage> {
  const query = readQuestion(asked.get('q'))
  const kind = searchKinds.find((one) => one === asked.get('kind')) ?? null
  const all = await services.search({ query, take: { each: shownOfEach } }, locale.id)
  const narrowed = kind !== null && all.counts[kind] > 0 ? kind : null
  const isFew = all.total < groupedFrom
  const whole =
    isFew && all.hits.length < all.total
      ? await services.search({ query, take: { each: groupedFrom } }, locale.id)
      : all
  const answer =
    narrowed === null
      ? whole
      : await services.search({ query, take: { kind: narrowed, count: shownOfOne } }, locale.id)
  const brief = query === '' ? null : await services.briefly(query, locale.id)
  const asksPrice = brief === null && narrowed === null && all.hits[0]?.path === paths.fee(locale.id)
  return {
    locale: locale.id,
    query,
    kind: narrowed,
    answer,
    best: narrowed === null ? answer.hits.slice(0, isFew ? groupedFrom : shownOfEach) : [],
    brief,
    numbers: trackableNumbers(query),
    asksPrice,
  }
}

/** Head of the page: results are nobody's search result. */
export function searchHead({ locale, query }: SearchPage): PageHead {
  const tdk: Tdk = tdkOf('/search', locale)
  if (query === '') return pageHead(tdk)
  return { ...pageHead(tdk), title: fill(searchMessages(locale).about, { query }), robots: 'noindex' }
}
