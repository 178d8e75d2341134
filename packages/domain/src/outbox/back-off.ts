const firstMs = 1000
const longestMs = 45_000

/** The longest back-off, with all of its spread, in ms. */
export const longestBackOffMs = longestMs * 1.2

/** The longest wait that a receiver may ask for, in ms. */
export const longestWaitMs = 600_000

/** Refusals after which a message waits for a person. */
export const mostRefusals = 6

/**
 * Milliseconds until the next attempt: doubling from a second to three quarters of a minute, spread by up to a
 * fifth so that a receiver which comes back is not met by everybody at once.
 */
export function backOffMs(attempts: number, chance: number): number {
  const base = Math.min(longestMs, firstMs * 2 ** Math.min(10, attempts - 1))
  return Math.round(base * (0.8 + 0.4 * chance))
}
