/** A place in whole parts of a degree. */
export type Step = readonly [east: number, north: number]

type Edge = { readonly from: Step; readonly to: Step; readonly of: number }

/** Steps of a cell of the index. */
const cell = 8

/**
 * The lines between areas, each once: stretches of one outline that another follows within `reach` steps. What only
 * one has, such as a coast or a border with what is not among them, is left out.
 */
export function innerLines(
  outlines: readonly (readonly Step[])[],
  reach: number,
): readonly (readonly Step[])[] {
  const all = edgeIndex(reach)
  for (const [of, steps] of outlines.entries()) for (const edge of edgesOf(steps, of)) all.add(edge)
  const drawn = edgeIndex(reach)
  return outlines.flatMap((steps, of) => {
    const edges = edgesOf(steps, of)
    const isDrawn = edges.map((edge) => all.hasBeside(edge) && !drawn.hasBeside(edge))
    for (const [at, edge] of edges.entries()) if (isDrawn[at]) drawn.add(edge)
    return runsOf(isDrawn).map(([from, to]) => stretch(edges, from, to, reach))
  })
}

function edgesOf(steps: readonly Step[], of: number): readonly Edge[] {
  return steps.flatMap((to, at) => {
    const from = steps[at - 1]
    return from === undefined || (from[0] === to[0] && from[1] === to[1]) ? [] : [{ from, to, of }]
  })
}

/** First and last of what is true in a row. */
function runsOf(values: readonly boolean[]): readonly (readonly [from: number, to: number])[] {
  return values.flatMap((value, from) => {
    if (!value || values[from - 1]) return []
    const end = values.indexOf(false, from)
    return [[from, end < 0 ? values.length - 1 : end - 1] as const]
  })
}

/** The points of edges in a row, and of those before and after that meet the line they end at. */
function stretch(edges: readonly Edge[], from: number, to: number, reach: number): readonly Step[] {
  const [first, last] = [edges[from]?.from, edges[to]?.to]
  const isNear = (step: Step, end: Step | undefined) =>
    end !== undefined && Math.hypot(step[0] - end[0], step[1] - end[1]) <= reach
  const before: Step[] = []
  for (let at = from - 1; at >= 0; at -= 1) {
    const step = edges[at]?.from
    if (step === undefined || !isNear(step, first)) break
    before.unshift(step)
  }
  const after: Step[] = []
  for (let at = to + 1; at < edges.length; at += 1) {
    const step = edges[at]?.to
    if (step === undefined || !isNear(step, last)) break
    after.push(step)
  }
  const middle = edges.slice(from, to + 1)
  return [...before, ...(first ? [first] : []), ...middle.map((edge) => edge.to), ...after]
}

/** Edges by the cells they reach into. */
function edgeIndex(reach: number) {
  const cells = new Map<number, Edge[]>()
  const at = (value: number) => Math.floor(value / cell)
  const nameOf = (x: number, y: number) => x * 100_000 + y
  return {
    add(edge: Edge) {
      const [west, east] = [edge.from[0], edge.to[0]].toSorted((a, b) => a - b)
      const [south, north] = [edge.from[1], edge.to[1]].toSorted((a, b) => a - b)
      for (let x = at((west ?? 0) - reach); x <= at((east ?? 0) + reach); x += 1)
        for (let y = at((south ?? 0) - reach); y <= at((north ?? 0) + reach); y += 1) {
          const found = cells.get(nameOf(x, y))
          if (found === undefined) cells.set(nameOf(x, y), [edge])
          else found.push(edge)
        }
    },
    /** Whether edges of other outlines are near both its ends. */
    hasBeside({ from, to, of }: Edge): boolean {
      return [from, to].every((step) =>
        cells
          .get(nameOf(at(step[0]), at(step[1])))
          ?.some((other) => other.of !== of && distance(step, other) <= reach),
      )
    },
  }
}

function distance([x, y]: Step, { from, to }: Edge): number {
  const [east, north] = [to[0] - from[0], to[1] - from[1]]
  const share = ((x - from[0]) * east + (y - from[1]) * north) / (east * east + north * north)
  const along = Math.max(0, Math.min(1, share))
  return Math.hypot(x - from[0] - along * east, y - from[1] - along * north)
}
