import {
  atMoment,
  type ContentReads,
  contentStore,
  currentSnapshot,
  inSnapshot,
  lastingVersion,
  type Snapshot,
} from '@hongyan/content'
import { type LocaleId, localeOf } from '@hongyan/locales'
import { withLanguages } from '@hongyan/locales/with-languages'
import type { FormOutcome } from '../../calls/form-outcome.ts'
import { cachedWithContent, routeOf } from '../../routes.ts'
import type { MapFrame } from '../../shell/map-frame.ts'
import type { ShownTiles } from '../../shell/map-tiles.ts'
import type { AnswerOf } from '../../shell/own-answer.ts'
import type { PageClock, PageContext, Preview, SignedIn } from '../../shell/page-context.ts'
import { createPageNeeds } from '../../shell/page-needs.ts'
import type { ShellFacts } from '../../shell/shell-facts.ts'
import { pageAgeHeader } from '../adapter/cache-provider.ts'
import { answerInTime } from '../http/answer-in-time.ts'
import { cleanParameters } from '../http/clean-sent.ts'
import { keyOf } from '../http/page-key.ts'
import type { Limits } from '../limits.ts'
import { PageCache } from '../page-cache/page-cache.ts'
import type { PageOnDisk, PageStore } from '../page-cache/page-store.ts'
import { type PageSource, type StoredPage, storePage } from '../page-cache/stored-page.ts'
import type { OutsideSlot } from '../requests/plugin.ts'
import { answerFrames } from './answer-frames.ts'
import { deferredIn } from './deferred-files.ts'
import type { FinishDocument, FinishedDocument, RenderedDocument } from './finish-document.ts'
import { RenderQueue } from './render-queue.ts'

/** The built pages. */
export type Renderer = {
  /** `locals` is what they see as `Astro.locals`. */
  readonly render: (request: Request, locals: { readonly site: PageContext }) => Promise<Response>
  readonly answerOf: AnswerOf
}

type PagesParts = {
  readonly renderer: Renderer
  readonly finish: FinishDocument
  /** The styles that some markup needs in the head of its page, by number. */
  readonly sheetsIn: (markup: string) => readonly number[]
  /** Keeps again what was made with a page of an earlier process. */
  readonly restore: (made: PageOnDisk['made']) => void
  /** Null where pages do not outlive their process. */
  readonly store: PageStore | null
  /** False while somebody works on the pages: each is made anew for every visit. */
  readonly isCaching: boolean
  /** What pages may ask of a moment (ms UTC), null for the present; what waits for the database is done `aside`. */
  readonly services: (outsideSlot: OutsideSlot, at: number | null) => PageClock
  readonly limits: Limits
  readonly origin: string
  readonly cacheInFront: boolean
  readonly shell: ShellFacts
  readonly mapFrame: MapFrame | null
  readonly mapTiles: ShownTiles | null
  readonly now: () => number
  readonly onFailure: (key: string, error: unknown) => void
  /** A page was made and could not be laid where the next process finds it. */
  readonly onUnstored: (error: unknown) => void
}

/** A page rendered for one request, with the headers it goes out with. */
export type RenderedPage = {
  readonly status: number
  readonly html: string | Buffer
  readonly headers: Readonly<Record<string, string>>
  /** Seconds for which it is true, where the page says so itself. */
  readonly maxAge: number | null
}

/** Which page is rendered, for which request. */
export type PageAsk = {
  readonly locale: LocaleId
  /** Path without the language prefix. */
  readonly path: string
  /** Query, with or without its question mark; or the values that stand for one. */
  readonly search?: string | URLSearchParams
  readonly requestId: string
  /** The page will be kept for everybody; it is made for one visitor where this is left out. */
  readonly forEverybody?: true
  /** What became of the form that is answered. */
  readonly submitted?: FormOutcome
  /** What became of a preview that was asked for. */
  readonly preview?: Preview
  /** The moment (ms UTC) it is of; the present where it is left out. */
  readonly at?: number | null
  /** In whose name a page of an account asks; null where nobody is signed in. */
  readonly account?: SignedIn | null
  /** Aborted when the client closes the connection. */
  readonly left?: AbortSignal
}

type MadePage = RenderedPage & Pick<FinishedDocument, 'made'>

export type Pages = {
  readonly cache: PageCache
  readonly queue: RenderQueue
  /** The present, ms UTC. */
  readonly now: () => number
  /**
   * Renders a page outside the cache, for an answer that belongs to one request.
   * @throws TooLate where that takes longer than an answer may, ClientLeft where nobody waits for it any more
   */
  readonly renderOnce: (ask: PageAsk) => Promise<RenderedPage>
}

/** Joins renderer, page cache and render queue. */
export function createPages(parts: PagesParts): Pages {
  const { limits, origin } = parts
  const queue = new RenderQueue({
    parallel: limits['renders.parallel'],
    waiting: limits['renders.waiting'],
    waitMs: limits['renders.seconds'] * 1000,
  })

  /** All of it: a body that is still being written may yet read content. */
  const rendered = async (site: PageContext) => {
    const response = await parts.renderer.render(new Request(new URL(site.path, origin)), { site })
    const { status, headers } = response
    const html = withLanguages(await response.text(), site.locale.id)
    const deferred = deferredIn(site.needs.deferred, site.locale.id)
    return { status, headers, html, needs: { ...site.needs, deferred } }
  }

  const finish = (page: RenderedDocument, path: string): FinishedDocument => {
    const route = routeOf(path)
    return parts.finish(page, {
      frame: (route?.mapFrame && parts.mapFrame?.origin) || null,
      tiles: (route?.mapTiles && parts.mapTiles) || null,
    })
  }

  const inFrame = answerFrames({
    render: (context) => rendered({ ...context, needs: createPageNeeds() }),
    finish: (page, path, sheets) => finish({ ...page, sheets }, path),
    sheetsIn: parts.sheetsIn,
    restore: parts.restore,
    isKeeping: parts.isCaching,
  })

  const made = async (context: PageContext): Promise<MadePage> => {
    const own = await parts.renderer.answerOf(context)
    if (own !== null) return { ...(await inFrame(context, own)), maxAge: null }
    const page = await rendered(context)
    const maxAge = page.headers.get(pageAgeHeader)
    return {
      status: page.status,
      ...finish(page, context.path),
      maxAge: maxAge === null ? null : Number(maxAge),
    }
  }

  const render = async (
    ask: PageAsk,
    content: Snapshot,
    reads: ContentReads = new Set(),
  ): Promise<MadePage> => {
    const {
      locale,
      path,
      search = '',
      requestId,
      forEverybody = false,
      submitted = null,
      preview = null,
      account = null,
      at = null,
      left,
    } = ask
    let failure: unknown = null
    // A page that waits for the database leaves its place to those that need none.
    const outsideSlot: OutsideSlot = (work) =>
      queue.outsideSlot(work).catch((error: unknown) => {
        failure = error
        throw error
      })
    const context: PageContext = {
      ...parts.shell,
      locale: localeOf(locale),
      path,
      query: cleanParameters(new URLSearchParams(search)),
      origin,
      requestId,
      forEverybody,
      needs: createPageNeeds(),
      frame: null,
      submitted,
      preview,
      mapFrame: parts.mapFrame,
      mapTiles: parts.mapTiles,
      services: parts.services(outsideSlot, at),
      account,
    }
    const page = await queue.run(
      () => inSnapshot(content, () => atMoment(at, () => made(context)), reads),
      left,
    )
    // The renderer makes its own page of whatever is thrown; which answer it is worth is decided where it is sent.
    if (failure !== null) throw failure
    return page
  }

  /** Keys that this process has looked for in the store, or made. */
  const asked = new Set<string>()

  const make = async (key: string): Promise<StoredPage | null> => {
    if (!parts.isCaching) return null
    // What is kept is of the content in force, whoever asked: it may be somebody with a draft.
    const snapshot = contentStore.snapshot()
    const contentOf = (reads: Iterable<string>): string => lastingVersion(snapshot, reads, parts.now())
    const earlier = asked.has(key) ? null : await parts.store?.read(key)
    asked.add(key)
    // One of other content may show what has been withdrawn.
    if (earlier && earlier.content === contentOf(earlier.source.tags)) {
      parts.restore(earlier.made)
      // Whatever else has changed since: it is served once, kept by no cache in front, and made anew behind that.
      return storePage({ ...earlier.source, maxAgeSeconds: 0 }, Number.NEGATIVE_INFINITY)
    }
    const [locale, path] = key.split(' ') as [LocaleId, string]
    const reads: ContentReads = new Set()
    const page = await render({ locale, path, requestId: 'page-cache', forEverybody: true }, snapshot, reads)
    if (page.status >= 500) throw new Error(`page ${key} answered ${page.status}`)
    const keep = routeOf(path)?.keep ?? cachedWithContent
    const source: PageSource = {
      status: page.status,
      html: String(page.html),
      headers: page.headers,
      tags: [...keep.tags, `locale-${locale}`, ...reads],
      maxAgeSeconds: Math.min(page.maxAge ?? keep.maxAge, keep.maxAge),
      cacheInFront: parts.cacheInFront,
    }
    const storedAt = parts.now()
    const content = contentOf(reads)
    parts.store?.write(key, { source, made: page.made, content, storedAt }).catch(parts.onUnstored)
    return storePage(source, storedAt)
  }

  const cache = new PageCache({
    make,
    maxBytes: limits['cache.bytes'],
    now: parts.now,
    onFailure: parts.onFailure,
  })
  const renderOnce: Pages['renderOnce'] = (ask) =>
    answerInTime(limits['answer.seconds'] * 1000, render(ask, currentSnapshot()))
  return { cache, queue, now: parts.now, renderOnce }
}

/** Key under which the 404 page of a language is kept, once for every address that does not exist. */
export function missingKey(locale: LocaleId): string {
  return keyOf(locale, '/404')
}
