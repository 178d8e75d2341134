/** Where a moment lies in the time something is in force; `always` has neither beginning nor end. */
export type ValidityState = 'ahead' | 'now' | 'over' | 'always'

type Span = { readonly from: string | null; readonly until: string | null }

/** The state of a span at a moment (ms UTC). It begins on its first instant and is over on its last. */
export function stateOf({ from, until }: Span, now: number): ValidityState {
  if (from === null && until === null) return 'always'
  if (from !== null && now < Date.parse(from)) return 'ahead'
  if (until !== null && now >= Date.parse(until)) return 'over'
  return 'now'
}

/** Seconds from a moment (ms UTC) until the state of one of the spans changes, at most `longest`. */
export function secondsUntilChange(spans: readonly Span[], now: number, longest: number): number {
  const ahead = spans
    .flatMap(({ from, until }) => [from, until])
    .flatMap((instant) => (instant === null ? [] : [Date.parse(instant) - now]))
    .filter((distance) => distance > 0)
  return Math.max(1, Math.min(longest, ...ahead.map((distance) => Math.floor(distance / 1000))))
}
