import type { Spot } from './clip-ring.ts'

/** A point of a line that is drawn; `fixed` is one that the line goes through as it is, such as on the edge of a map. */
export type Step = Spot & { readonly fixed?: boolean }

/**
 * A path along a line that bends at its points instead of breaking: coasts known by a point a kilometre look like coasts.
 * It goes through the middle of each side, so nothing leaves the hull of three neighbours.
 * @param closed whether the last point is joined to the first
 */
export function smoothPath(points: readonly Step[], closed: boolean): string {
  const start = Math.max(
    0,
    points.findIndex(({ fixed }) => fixed),
  )
  const line = closed ? [...points.slice(start), ...points.slice(0, start)] : points
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return ''
  const isEnd = (index: number) => !closed && (index === 0 || index === line.length - 1)
  const stays = (index: number) => line[index]?.fixed === true || isEnd(index)
  const begin = stays(0) ? first : middleOf(last, first)
  let at = `${begin.x} ${begin.y}`
  let path = `M${at}`
  const go = (command: string, to: Spot) => {
    const spot = `${to.x} ${to.y}`
    if (command === 'L' && spot === at) return
    path += command + spot
    at = spot
  }
  for (const [index, point] of line.entries()) {
    if (stays(index)) {
      go('L', point)
      continue
    }
    const next = (index + 1) % line.length
    const to = line[next] ?? first
    go(`Q${point.x} ${point.y} `, stays(next) ? to : middleOf(point, to))
  }
  return closed ? `${path}z` : path
}

function middleOf(a: Spot, b: Spot): Spot {
  return { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) }
}
