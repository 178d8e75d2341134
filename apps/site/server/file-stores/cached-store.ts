import type { FileStore } from '@hongyan/domain/media/picture-library'
import { ClientLeft, RenderQueue, TooBusy } from '../rendering/render-queue.ts'
import { storeAway } from './store-away.ts'

type CacheParts = {
  /** Bytes of files that are kept. */
  readonly mostBytes: number
  /** Files read at once, and readers that wait for their turn, for so long. */
  readonly parallel: number
  readonly waiting: number
  readonly waitMs: number
}

/** A file on its way from the store, and how many wait for it. */
type Reading = {
  readonly bytes: Promise<Uint8Array | null>
  readonly end: AbortController
  readers: number
}

/**
 * A store that is far away, with the files that were asked for last in memory: what stands under a name never changes.
 * However many ask for a file, it is fetched once; when the last of them leaves, fetching ends. Few are fetched at once
 * and a bounded number waits, so that a slow store costs no more than its own pictures.
 */
export function cachedStore(store: FileStore, { mostBytes, ...line }: CacheParts): FileStore {
  const kept = new Map<string, Uint8Array>()
  const readings = new Map<string, Reading>()
  const queue = new RenderQueue(line)
  let bytes = 0

  const forget = (name: string): void => {
    bytes -= kept.get(name)?.byteLength ?? 0
    kept.delete(name)
  }
  const keep = (name: string, file: Uint8Array): void => {
    forget(name)
    // One large file would push out all that pages show.
    if (file.byteLength * 8 > mostBytes) return
    kept.set(name, file)
    bytes += file.byteLength
    for (const [oldest] of kept) {
      if (bytes <= mostBytes) break
      forget(oldest)
    }
  }
  const begin = (name: string): Reading => {
    const end = new AbortController()
    const fetching = queue.run(() => store.read(name, end.signal), end.signal)
    const reading = { bytes: fetching, end, readers: 0 }
    readings.set(name, reading)
    const over = (): void => {
      if (readings.get(name) === reading) readings.delete(name)
    }
    fetching.then((file) => {
      over()
      if (file !== null) keep(name, file)
    }, over)
    return reading
  }
  const read = async (name: string, left?: AbortSignal): Promise<Uint8Array | null> => {
    const known = kept.get(name)
    if (known !== undefined) {
      kept.delete(name)
      kept.set(name, known)
      return known
    }
    const reading = readings.get(name) ?? begin(name)
    reading.readers += 1
    try {
      return await untilLeft(reading.bytes, left)
    } catch (error) {
      throw error instanceof TooBusy ? storeAway('too many wait for it') : error
    } finally {
      reading.readers -= 1
      if (reading.readers === 0) {
        if (readings.get(name) === reading) readings.delete(name)
        reading.end.abort()
      }
    }
  }
  return {
    read,
    put: store.put,
    size: store.size,
    remove: async (name) => {
      forget(name)
      await store.remove(name)
    },
  }
}

/** What comes of some work, or `ClientLeft` as soon as whoever waits for it has gone. */
function untilLeft<T>(work: Promise<T>, left: AbortSignal | undefined): Promise<T> {
  if (left === undefined) return work
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(new ClientLeft())
    if (left.aborted) leave()
    left.addEventListener('abort', leave, { once: true })
    work.then(resolve, reject).finally(() => left.removeEventListener('abort', leave))
  })
}
