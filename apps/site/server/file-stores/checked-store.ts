import type { FileStore } from '@hongyan/domain/media/picture-library'
import { nobodysName } from './file-name.ts'
import { isStoreAway } from './store-away.ts'

/** What was last known of a store; `unknown` before it was first asked. */
export type StoreState = 'ok' | 'away' | 'unknown'

type CheckedStore = FileStore & {
  /** What is known now, without waiting. Where that is old, the store is asked behind it. */
  readonly state: () => StoreState
}

/** After so many ms without a word from the store it is asked. */
const standsMs = 15_000

/** Notes whether a store answers, and tells of each change once: `away` is given what it failed with. */
export function checkedStore(
  store: FileStore,
  {
    now,
    away,
    back,
  }: {
    readonly now: () => number
    readonly away: (error: unknown) => void
    readonly back: () => void
  },
): CheckedStore {
  let state: StoreState = 'unknown'
  let lookedAt = Number.NEGATIVE_INFINITY

  const become = (next: 'ok' | 'away', error?: unknown): void => {
    const before = state
    state = next
    lookedAt = now()
    if (next === 'away' && before !== 'away') away(error)
    if (next === 'ok' && before === 'away') back()
  }
  const noting = async <T>(work: Promise<T>): Promise<T> => {
    try {
      const value = await work
      become('ok')
      return value
    } catch (error) {
      if (isStoreAway(error)) become('away', error)
      throw error
    }
  }
  const read: FileStore['read'] = (name, left) => noting(store.read(name, left))
  return {
    put: (name, bytes) => noting(store.put(name, bytes)),
    read,
    size: (name) => noting(store.size(name)),
    remove: (name) => noting(store.remove(name)),
    state: () => {
      if (now() - lookedAt > standsMs) {
        lookedAt = now()
        read(nobodysName).catch(() => {})
      }
      return state
    },
  }
}
