/** A point of a plane. */
export type Spot = { readonly x: number; readonly y: number }

/** A rectangle of that plane: `left` ≤ `right`, `top` ≤ `bottom`. */
export type Frame = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The part of a closed ring within a frame, by Sutherland and Hodgman: where it leaves, it goes along the edge. */
export function clipRing(ring: readonly Spot[], { left, top, right, bottom }: Frame): readonly Spot[] {
  const sides = [
    { inside: ({ x }: Spot) => x >= left, cut: (a: Spot, b: Spot) => crossX(a, b, left) },
    { inside: ({ x }: Spot) => x <= right, cut: (a: Spot, b: Spot) => crossX(a, b, right) },
    { inside: ({ y }: Spot) => y >= top, cut: (a: Spot, b: Spot) => crossY(a, b, top) },
    { inside: ({ y }: Spot) => y <= bottom, cut: (a: Spot, b: Spot) => crossY(a, b, bottom) },
  ]
  return sides.reduce<readonly Spot[]>(
    (points, { inside, cut }) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point
        const entered = inside(point)
        if (entered === inside(before)) return entered ? [point] : []
        return entered ? [cut(before, point), point] : [cut(before, point)]
      }),
    ring,
  )
}

function crossX(a: Spot, b: Spot, x: number): Spot {
  return { x, y: a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x) }
}

function crossY(a: Spot, b: Spot, y: number): Spot {
  return { x: a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y), y }
}
