import type { Step } from './inner-lines.ts'

/** A line in fewer steps, none farther than `reach` from what is left out (Ramer, Douglas and Peucker); its ends stay. */
export function simplifyLine(line: readonly Step[], reach: number): readonly Step[] {
  const [first, last] = [line[0], line.at(-1)]
  if (first === undefined || last === undefined || line.length < 3) return line
  const [x, y] = [last[0] - first[0], last[1] - first[1]]
  const long = Math.hypot(x, y)
  let [most, at] = [0, 0]
  for (const [index, step] of line.entries()) {
    const [east, north] = [step[0] - first[0], step[1] - first[1]]
    const away = long === 0 ? Math.hypot(east, north) : Math.abs(x * north - y * east) / long
    if (away > most) [most, at] = [away, index]
  }
  if (most <= reach) return [first, last]
  return [...simplifyLine(line.slice(0, at + 1), reach), ...simplifyLine(line.slice(at), reach).slice(1)]
}
