/** A process that lived this long did not fail at its start, in ms. */
const soundLifeMs = 10_000
const longestWaitMs = 30_000

/** How often in a row a process has died young. */
export type Failures = number

/** Counts a death after `livedMs`. */
export function countDeath(before: Failures, livedMs: number): Failures {
  return livedMs >= soundLifeMs ? 0 : before + 1
}

/** Wait before the next start, in ms: none after a sound life, then doubling, so that a fault does not burn a core. */
export function waitBeforeStart(failures: Failures): number {
  return failures === 0 ? 0 : Math.min(longestWaitMs, 250 * 2 ** (failures - 1))
}

/** From how many deaths on somebody should look: what a restart mends has been mended by then. */
const manyFailures = 6

/** Whether a process has died young so often that it is said each time. */
export function diesAgainAndAgain(failures: Failures): boolean {
  return failures >= manyFailures
}
