import type { StoredPage } from './stored-page.ts'

/** Makes the page of a key, or null when the page may not be kept. Throws when it cannot be made at all. */
type MakePage = (key: string) => Promise<StoredPage | null>

/** Between tries: a broken page must not turn every visit into a render. */
const retryMs = 10_000

type PageCacheCounts = { hits: number; stale: number; misses: number; failures: number }

/**
 * Pages by key (the path with its language, never a query), bounded by bytes, the page made longest ago dropped first.
 * Misses are coalesced; a page past its age is served while it waits for its refresh, one page at a time, so that a
 * clock that leaps leaves the renderer to visitors. A page whose content has changed is made anew for whoever asks next:
 * what was withdrawn is not shown once more. Where that fails the last good page stands.
 */
export class PageCache {
  readonly #pages = new Map<string, StoredPage>()
  readonly #making = new Map<string, Promise<StoredPage | null>>()
  readonly #make: MakePage
  readonly #maxBytes: number
  readonly #now: () => number
  readonly #onFailure: (key: string, error: unknown) => void
  readonly #retryAt = new Map<string, number>()
  readonly #stale = new Set<string>()
  /** Pages whose content has changed since they were made. */
  readonly #outdated = new Set<string>()
  /** Which expiry, counted from 1, a tag was last part of. */
  readonly #lastExpiry = new Map<string, number>()
  #expiries = 0
  #refreshing = false
  #bytes = 0
  readonly counts: PageCacheCounts = { hits: 0, stale: 0, misses: 0, failures: 0 }

  constructor(options: {
    make: MakePage
    maxBytes: number
    now: () => number
    onFailure: (key: string, error: unknown) => void
  }) {
    this.#make = options.make
    this.#maxBytes = options.maxBytes
    this.#now = options.now
    this.#onFailure = options.onFailure
  }

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#pages.size
  }

  /** The kept page, fresh or past its age, without waiting; one past its age starts its own refresh. */
  peek(key: string): StoredPage | undefined {
    const page = this.#pages.get(key)
    if (page === undefined) return undefined
    const now = this.#now()
    const wait = (this.#retryAt.get(key) ?? now) - now
    const isTime = wait <= 0 || wait > retryMs
    if (this.#outdated.has(key) && isTime) return undefined
    const age = now - page.storedAt
    // Younger than now: the clock was set back, and nobody knows how old the page is.
    if (age >= 0 && age < page.maxAgeMs) {
      this.counts.hits += 1
      return page
    }
    this.counts.stale += 1
    if (isTime) this.#refresh(key)
    return page
  }

  /** The page of a key, made once however many ask at the same time. */
  async get(key: string): Promise<StoredPage | null> {
    const kept = this.peek(key)
    if (kept !== undefined) return kept
    this.counts.misses += 1
    return this.#makeOnce(key).catch((error: unknown) => {
      const last = this.#pages.get(key)
      if (last === undefined) throw error
      this.#retryAt.set(key, this.#now() + retryMs)
      return last
    })
  }

  /** The content of every page with one of the tags has changed, those being made included. */
  expire(tags: readonly string[]): void {
    this.#expiries += 1
    const changed = new Set(tags)
    for (const tag of changed) this.#lastExpiry.set(tag, this.#expiries)
    for (const [key, page] of this.#pages) {
      if (page.tags.some((tag) => changed.has(tag))) this.#outdated.add(key)
    }
  }

  #refresh(key: string): void {
    if (this.#making.has(key)) return
    this.#stale.add(key)
    if (!this.#refreshing) void this.#refreshInTurn()
  }

  async #refreshInTurn(): Promise<void> {
    this.#refreshing = true
    // Keys that are added meanwhile are met as well.
    for (const key of this.#stale) {
      this.#stale.delete(key)
      await this.#makeOnce(key).catch(() => this.#retryAt.set(key, this.#now() + retryMs))
    }
    this.#refreshing = false
  }

  #makeOnce(key: string): Promise<StoredPage | null> {
    const running = this.#making.get(key)
    if (running !== undefined) return running
    const begun = this.#expiries
    let isOfEarlier = false
    const made = this.#make(key)
      .then((page) => {
        this.#retryAt.delete(key)
        if (page === null) return null
        // It may show what was there when it was begun.
        const outdated = page.tags.some((tag) => (this.#lastExpiry.get(tag) ?? 0) > begun)
        this.#keep(key, page)
        if (outdated) this.#outdated.add(key)
        else this.#outdated.delete(key)
        isOfEarlier = page.storedAt === Number.NEGATIVE_INFINITY
        return page
      })
      .catch((error: unknown) => {
        this.counts.failures += 1
        this.#onFailure(key, error)
        throw error
      })
      .finally(() => {
        this.#making.delete(key)
        // What an earlier process made is served to whoever asks first, and made anew without waiting for the next.
        if (isOfEarlier) this.#refresh(key)
      })
    this.#making.set(key, made)
    return made
  }

  #keep(key: string, page: StoredPage): void {
    this.#bytes -= this.#pages.get(key)?.bytes ?? 0
    this.#pages.delete(key)
    this.#pages.set(key, page)
    this.#bytes += page.bytes
    for (const [oldest, old] of this.#pages) {
      if (this.#bytes <= this.#maxBytes) break
      this.#pages.delete(oldest)
      this.#outdated.delete(oldest)
      this.#bytes -= old.bytes
    }
  }
}
