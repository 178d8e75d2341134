import type { MarkedShipment } from '@hongyan/domain/tracking/shipment-marks'

/** Somebody who is told which of their shipments have something new, each with its mark. */
export type Watcher = { readonly tell: (marks: ReadonlyMap<string, number>) => void }

type Watched = { mark: number; readonly watchers: Set<Watcher> }

/** Which shipments the open pages of this process show, and up to which mark each of them has been told. */
export class WatchedShipments {
  readonly #watched = new Map<string, Watched>()

  get size(): number {
    return this.#watched.size
  }

  /** Begins to tell; returns those of which more has been told meanwhile than was read for this watcher. */
  add(watcher: Watcher, shipments: readonly MarkedShipment[]): ReadonlyMap<string, number> {
    const missed = new Map<string, number>()
    for (const { id, mark } of shipments) {
      const known = this.#watched.get(id)
      if (known === undefined) this.#watched.set(id, { mark, watchers: new Set([watcher]) })
      else {
        known.watchers.add(watcher)
        if (known.mark > mark) missed.set(id, known.mark)
      }
    }
    return missed
  }

  remove(watcher: Watcher, shipments: readonly MarkedShipment[]): void {
    for (const { id } of shipments) {
      const watchers = this.#watched.get(id)?.watchers
      if (watchers?.delete(watcher) && watchers.size === 0) this.#watched.delete(id)
    }
  }

  /** Asks `read` which shipments have a higher mark, and tells each watcher once. Where it fails nobody is told. */
  async look(
    read: (seen: readonly (readonly [string, number])[]) => Promise<ReadonlyMap<string, number>>,
  ): Promise<void> {
    if (this.#watched.size === 0) return
    const higher = await read(Array.from(this.#watched, ([id, { mark }]) => [id, mark]))
    const news = new Map<Watcher, Map<string, number>>()
    for (const [id, mark] of higher) {
      const watched = this.#watched.get(id)
      if (watched === undefined || watched.mark >= mark) continue
      watched.mark = mark
      for (const watcher of watched.watchers) {
        const own = news.get(watcher) ?? new Map<string, number>()
        news.set(watcher, own.set(id, mark))
      }
    }
    for (const [watcher, own] of news) watcher.tell(own)
  }
}
