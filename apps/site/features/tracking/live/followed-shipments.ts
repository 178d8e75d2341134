import type { MarkedShipment } from '@hongyan/domain/tracking/shipment-marks'

/** Somebody who is told which of their shipments have something new, each with its mark. */
export type Listener = { readonly tell: (marks: ReadonlyMap<string, number>) => void }

type Followed = { mark: number; readonly listeners: Set<Listener> }

/** Which shipments the open pages of this process show, and up to which mark each of them has been told. */
export class FollowedShipments {
  readonly #followed = new Map<string, Followed>()

  get size(): number {
    return this.#followed.size
  }

  /** Begins to tell; returns those of which more has been told meanwhile than was read for this listener. */
  add(listener: Listener, shipments: readonly MarkedShipment[]): ReadonlyMap<string, number> {
    const missed = new Map<string, number>()
    for (const { id, mark } of shipments) {
      const known = this.#followed.get(id)
      if (known === undefined) this.#followed.set(id, { mark, listeners: new Set([listener]) })
      else {
        known.listeners.add(listener)
        if (known.mark > mark) missed.set(id, known.mark)
      }
    }
    return missed
  }

  remove(listener: Listener, shipments: readonly MarkedShipment[]): void {
    for (const { id } of shipments) {
      const listeners = this.#followed.get(id)?.listeners
      if (listeners?.delete(listener) && listeners.size === 0) this.#followed.delete(id)
    }
  }

  /** Asks `read` which shipments have a higher mark, and tells each listener once. Where it fails nobody is told. */
  async look(
    read: (seen: readonly (readonly [string, number])[]) => Promise<ReadonlyMap<string, number>>,
  ): Promise<void> {
    if (this.#followed.size === 0) return
    const higher = await read(Array.from(this.#followed, ([id, { mark }]) => [id, mark]))
    const news = new Map<Listener, Map<string, number>>()
    for (const [id, mark] of higher) {
      const followed = this.#followed.get(id)
      if (followed === undefined || followed.mark >= mark) continue
      followed.mark = mark
      for (const listener of followed.listeners) {
        const own = news.get(listener) ?? new Map<string, number>()
        news.set(listener, own.set(id, mark))
      }
    }
    for (const [listener, own] of news) listener.tell(own)
  }
}
