/** A rectangle of cells. */
type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

type Spot = { readonly x: number; readonly y: number }

/** Units of the drawing per cell. */
const cell = 40
const slope = Math.sqrt(3) / 2

/** Where a corner of the grid stands in the drawing. `up` is cells above the ground. */
export function place(x: number, y: number, up = 0): Spot {
  return { x: round((x - y) * slope * cell), y: round(((x + y) / 2 - up) * cell) }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function path(...spots: readonly Spot[]): string {
  return `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
}

/** The three sides of a block that can be seen. */
export function blockOf({ x, y, width, height }: Area, up: number) {
  const [right, front] = [x + width, y + height]
  return {
    roof: path(place(x, y, up), place(right, y, up), place(right, front, up), place(x, front, up)),
    left: path(place(x, front, up), place(right, front, up), place(right, front), place(x, front)),
    right: path(place(right, y, up), place(right, front, up), place(right, front), place(right, y)),
  }
}

/** The drawing's frame around a grid, with room for what stands on it. */
export function frameOf(columns: number, rows: number, up: number) {
  const left = place(0, rows).x
  const top = place(0, 0, up).y
  const width = round(place(columns, 0).x - left)
  const height = round(place(columns, rows).y - top)
  return { left: left - 2, top: top - 2, width: width + 4, height: height + 4 }
}

/** Areas in an order in which each may be painted over those before it. They must not cover one another. */
export function backToFront<One extends Area>(areas: readonly One[]): readonly One[] {
  const behind = (a: Area, b: Area) => a.x + a.width <= b.x || a.y + a.height <= b.y
  const left = [...areas]
  const order: One[] = []
  while (left.length > 0) {
    const at = left.findIndex((one) =>
      left.every((other) => other === one || !behind(other, one) || behind(one, other)),
    )
    order.push(...left.splice(Math.max(0, at), 1))
  }
  return order
}

/**
 * Where the number of each area stands, as shares of the frame: in its middle, or further along the longer side
 * where the middle is too near a number that stands already.
 * @param reach least distance of two numbers, as a share of the frame's width
 */
export function numberSpots(
  areas: readonly (Area & { readonly up: number })[],
  frame: ReturnType<typeof frameOf>,
  reach: number,
): readonly Spot[] {
  const spots: Spot[] = []
  for (const area of areas) {
    const along = [0.5, 0.3, 0.7, 0.15, 0.85].map((share) => {
      const wide = area.width >= area.height
      const at = place(
        area.x + area.width * (wide ? share : 0.5),
        area.y + area.height * (wide ? 0.5 : share),
        area.up,
      )
      return { x: (at.x - frame.left) / frame.width, y: (at.y - frame.top) / frame.height }
    })
    const clear = (spot: Spot) =>
      spots.every((other) => {
        const away = Math.hypot(spot.x - other.x, ((spot.y - other.y) * frame.height) / frame.width)
        return away >= reach
      })
    spots.push(along.find(clear) ?? along[0] ?? { x: 0.5, y: 0.5 })
  }
  return spots
}
