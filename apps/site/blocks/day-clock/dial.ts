type Span = { readonly from: number; readonly to: number }

/** Where a span lies on the dial: its ring from outside, counted from 0. */
type RingSpan<S extends Span> = { readonly span: S; readonly ring: number }

const day = 24

/** Angle of an hour, in radians from the top, clockwise: midnight is up, noon is down. */
function angleAt(hour: number): number {
  return ((hour % day) / day) * 2 * Math.PI
}

/** A spot on the dial, in its own units, rounded to tenths. */
export function spotAt(hour: number, radius: number): { readonly x: number; readonly y: number } {
  const angle = angleAt(hour)
  return { x: tenth(Math.sin(angle) * radius), y: tenth(-Math.cos(angle) * radius) }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

/** Whether two spans share a moment of the day, whatever the date. */
function meet(a: Span, b: Span): boolean {
  return [-2, -1, 0, 1, 2].some((days) => a.from < b.to + days * day && b.from + days * day < a.to)
}

/** Gives every span the outermost ring on which it covers no other. */
export function ringsOf<S extends Span>(spans: readonly S[]): readonly RingSpan<S>[] {
  const placed: RingSpan<S>[] = []
  for (const span of spans) {
    let ring = 0
    while (placed.some((other) => other.ring === ring && meet(other.span, span))) ring += 1
    placed.push({ span, ring })
  }
  return placed
}

/** Path of a band between two radii. `gap` is left free at both ends, in units along the outer edge. */
export function arcBand({ from, to }: Span, outer: number, inner: number, gap: number): string {
  const trim = Math.min((gap / outer / (2 * Math.PI)) * day, (to - from) / 4)
  const [start, end] = [from + trim, Math.min(to - trim, from + day - trim)]
  const large = end - start > day / 2 ? 1 : 0
  const [a, b, c, d] = [spotAt(start, outer), spotAt(end, outer), spotAt(end, inner), spotAt(start, inner)]
  return (
    `M${a.x} ${a.y}A${outer} ${outer} 0 ${large} 1 ${b.x} ${b.y}` +
    `L${c.x} ${c.y}A${inner} ${inner} 0 ${large} 0 ${d.x} ${d.y}Z`
  )
}
