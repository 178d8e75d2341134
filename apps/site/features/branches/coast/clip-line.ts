import type { Frame, Spot } from './clip-ring.ts'

/** The stretches of a line that may be seen in a frame: each with the points right outside where it leaves. */
export function clipLine(line: readonly Spot[], frame: Frame): readonly (readonly Spot[])[] {
  const stretches: Spot[][] = []
  let stretch: Spot[] = []
  for (const [at, to] of line.entries()) {
    const from = line[at - 1]
    if (from === undefined) continue
    if (isBeside(from, to, frame)) {
      if (stretch.length > 0) stretches.push(stretch)
      stretch = []
      continue
    }
    if (stretch.length === 0) stretch.push(from)
    stretch.push(to)
  }
  return stretch.length > 0 ? [...stretches, stretch] : stretches
}

/** Whether both ends of a step lie beyond one side. */
function isBeside(a: Spot, b: Spot, { left, top, right, bottom }: Frame): boolean {
  return (
    Math.max(a.x, b.x) < left ||
    Math.min(a.x, b.x) > right ||
    Math.max(a.y, b.y) < top ||
    Math.min(a.y, b.y) > bottom
  )
}
