import type { CarbonAnswer, LinkQuestion } from '@hongyan/domain/carbon'
import type { QuoteDraft } from '@hongyan/domain/quotes'
import type { TrackingAnswer } from '@hongyan/domain/tracking-answer'
import type { Locale, LocaleId } from '@hongyan/locales'
import type { SearchAnswer, SearchQuestion } from './client/search-answer.ts'
import type { CoverageView } from './features/branches/coverage/ui/coverage-answer.ts'
import type { CoverageOverview } from './features/branches/coverage/ui/coverage-map/overview.ts'
import type { BranchAnswer, BranchQuestion } from './features/branches/ui/branch-answer.ts'
import type { NetworkOverview } from './features/branches/ui/branch-map/overview.ts'
import type { ItemService } from './features/prohibited-items/ui/item-answer.ts'
import type { QuoteOutcome, QuoteTerms } from './features/quotes/ui/quote-model.ts'
import type { MapFrame } from './map-frame.ts'
import type { Posted } from './posted.ts'
import type { ShellFacts } from './shell/shell-facts.ts'

/** What the server tells a page; reached as `Astro.locals.site`. Everything else a page shows is content. */
export type PageContext = ShellFacts & {
  readonly locale: Locale
  /** Path without the language prefix, `/` for home, never a trailing slash elsewhere. */
  readonly path: string
  /** Query of the request; empty for cached pages, whose key is the path alone. */
  readonly query: URLSearchParams
  /** Public origin such as `https://www.hongyan.example`, for canonical and alternate links. */
  readonly origin: string
  readonly requestId: string
  /** Null for every page that was asked for, not answered to a form. */
  readonly posted: Posted | null
  /** Null for everybody who did not come by the address of a preview. */
  readonly preview: Preview | null
  /** The provider whose map a visitor may open beside ours; null where the settings name none. */
  readonly mapFrame: MapFrame | null
  readonly services: PageServices
}

/** What became of a preview that was asked for: a draft is shown until `endsAt` (ms UTC), or nothing is any more. */
export type Preview =
  | { readonly kind: 'shown'; readonly code: string; readonly endsAt: number }
  | { readonly kind: 'ended' }

/** What a page that is not cached may ask while it renders. */
export type PageServices = {
  /** At most fifty numbers; one answer for each, in order. */
  readonly track: (numbers: readonly string[]) => Promise<readonly TrackingAnswer[]>
  /** How old the newest carrier data is, for the honest degraded state. */
  readonly feed: () => Promise<{
    readonly newestReceivedAt: string | null
    readonly state: 'current' | 'delayed'
  }>
  /** How often pages were read lately, by path without language prefix; an hourly snapshot. */
  readonly views: () => ReadonlyMap<string, number>
  /** Finds things of the whole site, and counts what it did not find. */
  readonly search: (question: SearchQuestion, locale: LocaleId) => Promise<SearchAnswer>
  /** What the form of the quote says beside each extra, and the days a price can be told for. */
  readonly quoteTerms: (locale: LocaleId) => QuoteTerms
  /** A quote for what was typed, with the places by their names, or what is wrong with it. */
  readonly quote: (
    draft: QuoteDraft,
    locale: LocaleId,
  ) => { readonly draft: QuoteDraft; readonly outcome: QuoteOutcome }
  /** Reads an address of the carbon page, and works out what it asks for. */
  readonly carbon: (query: URLSearchParams) => {
    readonly question: LinkQuestion
    readonly answer: CarbonAnswer | null
  }
  /** Branches of an area or around a point, with what else a page about them shows. */
  readonly branches: (question: BranchQuestion, locale: LocaleId) => BranchAnswer
  /** The whole network, for a map of it. */
  readonly networkOverview: (locale: LocaleId) => NetworkOverview
  /** Whether addresses are served, one answer for each in order; at most five hundred. */
  readonly coverage: (addresses: readonly string[], locale: LocaleId) => readonly CoverageView[]
  /** What is delivered in a province, or in the country where the code is no province's. */
  readonly coverageOverview: (province: string | null, locale: LocaleId) => CoverageOverview
  /** Says whether things may be sent, and counts names it does not know. */
  readonly items: ItemService
  /** Milliseconds since the epoch, UTC. */
  readonly now: () => number
  /** Version of the privacy text that a form shows and consent is given to. */
  readonly consentVersion: string
  /** The API's own description, for the page that shows it. */
  readonly api: (locale: LocaleId) => ApiDescription
}

/** The parts of the OpenAPI document that the page for developers shows. */
export type ApiDescription = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>
  readonly 'x-codes': Readonly<
    Record<string, { readonly name: string; readonly http: number; readonly text: string }>
  >
}

export type ApiOperation = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly requestBody?: { readonly content: Readonly<Record<string, ApiMedia>> }
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, ApiMedia>> }>
  >
}

type ApiMedia = { readonly examples?: Readonly<Record<string, { readonly value: unknown }>> }
