/** The least share of the way between two stops: on the narrowest phone their dots do not touch. */
const leastApart = 0.045

/** Where each stop lies on the way, as a share of its time from the start; close ones a little further apart. */
export function spotsOf(stops: readonly { readonly hours: number }[]): readonly number[] {
  const total = hoursOf(stops)
  const apart = stops.slice(1).map(({ hours }) => (total === 0 ? 1 : Math.max(leastApart, hours / total)))
  const whole = apart.reduce((sum, share) => sum + share, 0)
  const spots = [0]
  for (const share of apart) spots.push((spots.at(-1) ?? 0) + share / whole)
  return spots
}

/** Hours from the first stop to the last. What the first one says is before the start. */
export function hoursOf(stops: readonly { readonly hours: number }[]): number {
  return stops.slice(1).reduce((sum, { hours }) => sum + hours, 0)
}
