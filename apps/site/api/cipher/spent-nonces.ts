import type { OnceTokens } from '../sessions/once-tokens.ts'

/** Nonces of requests that were answered, for as long as their time would still be accepted. */
export type SpentNonces = {
  /** Quick look into this process's memory. */
  readonly has: (nonce: string, now: number) => boolean
  /** Spends a nonce, once over all processes. False when it has been spent already. */
  readonly spend: (nonce: string, until: number, now: number) => Promise<boolean>
}

/** More than this many are not kept in memory; the database keeps them all. */
const most = 50_000

export function createSpentNonces(tokens: OnceTokens): SpentNonces {
  const seen = new Map<string, number>()
  return {
    has: (nonce, now) => (seen.get(nonce) ?? 0) > now,
    async spend(nonce, until, now) {
      if ((seen.get(nonce) ?? 0) > now) return false
      for (const [old, end] of seen) {
        if (end > now && seen.size < most) break
        seen.delete(old)
      }
      seen.set(nonce, until)
      return tokens.spend(`cipher:${nonce}`, until, now)
    },
  }
}
