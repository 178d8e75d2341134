/** Where each stop lies on the way, as a share of its time from the start. */
export function spotsOf(stops: readonly { readonly hours: number }[]): readonly number[] {
  const total = hoursOf(stops)
  let passed = 0
  return stops.map(({ hours }, index) => {
    if (index > 0) passed += hours
    return total === 0 ? index / (stops.length - 1) : passed / total
  })
}

/** Hours from the first stop to the last. What the first one says is before the start. */
export function hoursOf(stops: readonly { readonly hours: number }[]): number {
  return stops.slice(1).reduce((sum, { hours }) => sum + hours, 0)
}
