/**
 * How long a row is kept past its end, in ms: a clock that leaps a day ahead and comes back must find again what
 * lives by the right time, and what was spent once stays spent for every clock that could take it again.
 */
export const storedPastEndMs = 48 * 3_600_000

/** How long something lives, and by how much the clocks of two processes may differ; both in ms. */
export type Lifetime = { readonly lifeMs: number; readonly skewMs: number }

/**
 * Whether something that ends at `expiresAt` is alive at `now` (both ms UTC). With more than a whole life left it
 * was made by a clock that was ahead: that is as dead as what has ended.
 */
export function isAlive(expiresAt: number, now: number, { lifeMs, skewMs }: Lifetime): boolean {
  return now < expiresAt && expiresAt <= now + lifeMs + skewMs
}
