import type { CompanyRole } from '@hongyan/domain/accounts/membership'
import type { Locale } from '@hongyan/locales'
import type { FormOutcome } from '../calls/form-outcome.ts'
import type { AnswerFrame } from './answer-frame.ts'
import type { MapFrame } from './map-frame.ts'
import type { ShownTiles } from './map-tiles.ts'
import type { PageNeeds } from './page-needs.ts'
import type { ShellFacts } from './shell-facts.ts'

/**
 * What the server tells a page; reached as `Astro.locals.site`. Everything else a page shows is content. `Services` is
 * what its feature may ask while the page renders, `Own` what it may ask in the name of whoever is signed in; both are
 * declared beside its `load`.
 */
export type PageContext<Services = unknown, Own = unknown> = ShellFacts & {
  readonly locale: Locale
  /** Path without the language prefix, `/` for home, never a trailing slash elsewhere. */
  readonly path: string
  /** Query of the request; empty for cached pages, whose key is the path alone. */
  readonly query: URLSearchParams
  /** Public origin such as `https://www.hongyan.example`, for canonical and alternate links. */
  readonly origin: string
  readonly requestId: string
  /** Whether it is made once, for everybody who will ask for it. */
  readonly forEverybody: boolean
  readonly needs: PageNeeds
  /** For a page that is made without what is one visitor's own in it (`own-answer.ts`); null for every other. */
  readonly frame: AnswerFrame | null
  /** Null for every page that was asked for, not answered to a form. */
  readonly submitted: FormOutcome | null
  /** Null for everybody who did not come by the address of a preview. */
  readonly preview: Preview | null
  /** The provider whose map a visitor may open beside ours; null where the settings name none. */
  readonly mapFrame: MapFrame | null
  /** The tiles of the map a visitor may open; null where the settings name none. */
  readonly mapTiles: ShownTiles | null
  readonly services: PageClock & Services
  /** Whoever is signed in, on pages of an account; null for everybody else and on every other page. */
  readonly account: (SignedIn & Own) | null
}

/**
 * What became of a preview that was asked for: a draft is shown until `endsAt` (ms UTC), or the whole site as of
 * `shownAt`, or nothing is any more.
 */
export type Preview =
  | {
      readonly kind: 'shown'
      readonly endsAt: number
      readonly shownAt: number | null
      /** Whether that moment is over. */
      readonly isPast: boolean
      /** Stands in a frame of the desk, which says itself what it shows. */
      readonly isFramed: boolean
    }
  | { readonly kind: 'ended' }

/** Whoever is signed in, for the pages of their account. */
export type SignedIn = {
  /** As the identity provider tells it; null where it tells none. */
  readonly name: string | null
  /** The company they belong to, and what they are in it; null for none. */
  readonly company: { readonly name: string; readonly role: CompanyRole } | null
}

/** What every page may ask. */
export type PageClock = {
  /** Milliseconds since the epoch, UTC. */
  readonly now: () => number
}

/** What pages with a form may ask that records a consent. */
export type ConsentPages = {
  /** Version of the privacy text that a form shows and consent is given to. */
  readonly consentVersion: string
}
