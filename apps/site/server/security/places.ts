import type { Socket } from 'node:net'

export type PlacesRule = {
  /** Places in all. */
  readonly all: number
  /** Places that one client may hold. */
  readonly perClient: number
}

/** A place that was given, or which bound refused it. */
export type Taken =
  | { readonly kind: 'given'; readonly release: () => void }
  | { readonly kind: 'full' }
  | { readonly kind: 'client-full' }

/**
 * A bounded number of places, a share of them for each client. A place comes back once: when it is released, or
 * when its connection closes, however that ends. A response that waits behind another of its connection never
 * says that it was closed, so the connection is what is listened to.
 */
export class Places {
  readonly #rule: PlacesRule
  readonly #held = new Map<string, number>()
  readonly #ofSocket = new WeakMap<Socket, Set<() => void>>()
  #taken = 0

  constructor(rule: PlacesRule) {
    this.#rule = rule
  }

  get taken(): number {
    return this.#taken
  }

  /** Takes a place for something that goes on over `socket`, on behalf of `client`. */
  take(socket: Socket, client: string): Taken {
    if (this.#taken >= this.#rule.all) return { kind: 'full' }
    const own = this.#held.get(client) ?? 0
    if (own >= this.#rule.perClient) return { kind: 'client-full' }
    this.#taken += 1
    this.#held.set(client, own + 1)
    const open = this.#placesOf(socket)
    const release = (): void => {
      if (!open.delete(release)) return
      this.#taken -= 1
      const left = (this.#held.get(client) ?? 1) - 1
      if (left === 0) this.#held.delete(client)
      else this.#held.set(client, left)
    }
    open.add(release)
    if (socket.destroyed) release()
    return { kind: 'given', release }
  }

  #placesOf(socket: Socket): Set<() => void> {
    const known = this.#ofSocket.get(socket)
    if (known !== undefined) return known
    const open = new Set<() => void>()
    this.#ofSocket.set(socket, open)
    socket.once('close', () => {
      for (const release of [...open]) release()
    })
    return open
  }
}
