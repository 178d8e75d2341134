import type { Socket } from 'node:net'

type PlacesRule = {
  /** Places in all. */
  readonly all: number
  /** Places that one client may hold. */
  readonly perClient: number
}

/** Places that were given, or which bound refused them. */
type Taken =
  | { readonly kind: 'given'; readonly release: () => void }
  | { readonly kind: 'full' }
  | { readonly kind: 'client-full' }

/**
 * A bounded number of places, a share of them for each client. They come back once: when they are released, or
 * when their connection closes, however that ends. A response that waits behind another of its connection never
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

  /** Takes `size` places for something that goes on over `socket`, on behalf of `client`. */
  take(socket: Socket, client: string, size = 1): Taken {
    if (this.#taken + size > this.#rule.all) return { kind: 'full' }
    const own = this.#held.get(client) ?? 0
    if (own + size > this.#rule.perClient) return { kind: 'client-full' }
    this.#taken += size
    this.#held.set(client, own + size)
    const open = this.#placesOf(socket)
    const release = (): void => {
      if (!open.delete(release)) return
      this.#taken -= size
      const left = (this.#held.get(client) ?? size) - size
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
