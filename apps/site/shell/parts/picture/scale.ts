/** Where a value lies between two ends: 0 at the first, 1 at the second. */
export type Scale = (value: number) => number

/** Equal steps for equal differences. Values beyond an end stay at it. */
export function linear(from: number, to: number): Scale {
  return (value) => bounded((value - from) / (to - from))
}

/** Equal steps for equal ratios. Values at or below the first end lie at 0. */
export function logarithmic(from: number, to: number): Scale {
  const span = Math.log10(to / from)
  return (value) => (value <= from ? 0 : bounded(Math.log10(value / from) / span))
}

function bounded(share: number): number {
  return Math.max(0, Math.min(1, share))
}

/** A step of 1, 2 or 5 times a power of ten, so that about `count` of them cover the span. */
export function roundStep(span: number, count: number): number {
  const rough = span / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10
  return factor * power
}

/** Round values from the first end to the second, both included where they are round. */
export function ticks(from: number, to: number, count: number): readonly number[] {
  const step = roundStep(to - from, count)
  const first = Math.ceil(from / step - 1e-9)
  const last = Math.floor(to / step + 1e-9)
  // Multiples, not sums: sums of 0.1 drift.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toFixed(6)))
}
