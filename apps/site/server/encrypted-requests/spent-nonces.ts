import { isOutage } from '../http/outage.ts'
import type { OnceTokens } from '../security/sessions/once-tokens.ts'

/** What became of spending a nonce; `alone`: by the word of this process only, for the store is not there. */
type Spending = 'first' | 'replay' | 'alone'

/** Nonces of requests that were answered. */
export type SpentNonces = {
  /** Quick look into this process's memory. */
  readonly has: (nonce: string) => boolean
  /** Spends a nonce, once over all processes. `until` and `now` in ms UTC: what the store has to remember. */
  readonly spend: (nonce: string, until: number, now: number) => Promise<Spending>
}

/** More than this many are not kept in memory; the database keeps them all. */
const most = 50_000

/** How long a store that was found down is left alone. */
export const askAgainMs = 5_000

/**
 * Nonces in memory and in the store that every process shares. While the store is down it is asked once in a while,
 * so that nobody waits for it: a replay is then seen by the process that answered, which is enough for a quote.
 * @param steady a clock in ms that nobody sets
 */
export function createSpentNonces(
  tokens: OnceTokens,
  steady: () => number = () => performance.now(),
): SpentNonces {
  // No time in it: a clock that leaps must not make a nonce good again.
  const seen = new Set<string>()
  let askAgainAt = Number.NEGATIVE_INFINITY
  return {
    has: (nonce) => seen.has(nonce),
    async spend(nonce, until, now) {
      if (seen.has(nonce)) return 'replay'
      const [oldest] = seen
      if (seen.size >= most && oldest !== undefined) seen.delete(oldest)
      seen.add(nonce)
      if (steady() < askAgainAt) return 'alone'
      try {
        return (await tokens.spend(`cipher:${nonce}`, until, now)) ? 'first' : 'replay'
      } catch (error) {
        if (!isOutage(error)) throw error
        askAgainAt = steady() + askAgainMs
        return 'alone'
      }
    },
  }
}
