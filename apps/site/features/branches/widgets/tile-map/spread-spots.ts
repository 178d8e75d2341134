type Spot = { readonly x: number; readonly y: number }

/** More rounds move marks by less than anybody sees. */
const rounds = 200

/**
 * Spots moved apart until no two are nearer than `apart` px in a frame of this size: marks that lie on one another
 * cannot be read. Those that have room stay where they are; wider frames part them further.
 * @param fixed what stays where it is, and is kept free to the same distance
 * @param beyond whether they may leave the frame
 */
export function spreadSpots<S extends Spot>(
  spots: readonly S[],
  frame: { readonly width: number; readonly height: number },
  apart: number,
  { fixed = [], beyond = false }: { readonly fixed?: readonly Spot[]; readonly beyond?: boolean } = {},
): readonly S[] {
  const posts = fixed.map(({ x, y }) => ({ x: x * frame.width, y: y * frame.height }))
  const at = spots.map(({ x, y }) => ({ x: x * frame.width, y: y * frame.height }))
  const held = (value: number, size: number) =>
    beyond ? value : Math.min(size - apart / 2, Math.max(apart / 2, value))
  for (let round = 0; round < rounds; round += 1) {
    let moved = false
    for (const [index, one] of at.entries()) {
      for (const post of posts) {
        const [x, y] = [one.x - post.x, one.y - post.y]
        const distance = Math.hypot(x, y)
        if (distance >= apart - 0.01) continue
        moved = true
        const [east, south] =
          distance > 0.01 ? [x / distance, y / distance] : [Math.cos(index), Math.sin(index)]
        one.x = held(post.x + east * apart, frame.width)
        one.y = held(post.y + south * apart, frame.height)
      }
      for (const other of at.slice(index + 1)) {
        const [x, y] = [other.x - one.x, other.y - one.y]
        const distance = Math.hypot(x, y)
        if (distance >= apart - 0.01) continue
        moved = true
        // Two on one spot part along a line of their own, so that a heap of them opens to every side.
        const [east, south] =
          distance > 0.01 ? [x / distance, y / distance] : [Math.cos(index), Math.sin(index)]
        const push = (apart - distance) / 2
        one.x = held(one.x - east * push, frame.width)
        one.y = held(one.y - south * push, frame.height)
        other.x = held(other.x + east * push, frame.width)
        other.y = held(other.y + south * push, frame.height)
      }
    }
    if (!moved) break
  }
  return spots.map((spot, index) => {
    const { x, y } = at[index] ?? spot
    return { ...spot, x: x / frame.width, y: y / frame.height }
  })
}
