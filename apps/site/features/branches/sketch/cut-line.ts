import type { Frame, Spot } from '../coast/clip-ring.ts'

/** The stretches of a line within a frame, cut where it leaves. */
export function cutLine(line: readonly Spot[], frame: Frame): readonly (readonly Spot[])[] {
  const stretches: Spot[][] = []
  let stretch: Spot[] | null = null
  for (const [at, to] of line.entries()) {
    const from = line[at - 1]
    if (from === undefined) continue
    const part = partWithin(from, to, frame)
    if (part === null) {
      stretch = null
      continue
    }
    if (stretch === null || part.enters) {
      stretch = [part.from]
      stretches.push(stretch)
    }
    stretch.push(part.to)
    if (part.leaves) stretch = null
  }
  return stretches
}

/** The part of a side that lies within a frame, by Liang and Barsky; null where none does. */
function partWithin(from: Spot, to: Spot, { left, top, right, bottom }: Frame) {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  let [enter, leave] = [0, 1]
  for (const [step, room] of [
    [-dx, from.x - left],
    [dx, right - from.x],
    [-dy, from.y - top],
    [dy, bottom - from.y],
  ] as const) {
    if (step === 0 && room < 0) return null
    if (step < 0) enter = Math.max(enter, room / step)
    if (step > 0) leave = Math.min(leave, room / step)
  }
  if (enter >= leave) return null
  const at = (share: number): Spot => ({ x: from.x + dx * share, y: from.y + dy * share })
  return { from: at(enter), to: at(leave), enters: enter > 0, leaves: leave < 1 }
}
