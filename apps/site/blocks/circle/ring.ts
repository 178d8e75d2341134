type Side = 'left' | 'right'
export type Node = {
  readonly side: Side
  /** Shares of the square the ring is drawn in. */
  readonly x: number
  readonly y: number
  /** Height of the middle of its words, as a share of the square. */
  readonly row: number
}

/**
 * Places on a ring for as many partners: the first half down the left side, the rest down the right, evenly apart.
 * @param radius of the ring, as a share of the square
 */
export function nodesOn(count: number, radius: number): readonly Node[] {
  const lefts = Math.floor(count / 2)
  return Array.from({ length: count }, (_, index) => {
    const side = index < lefts ? 'left' : 'right'
    const [nth, of] = side === 'left' ? [index, lefts] : [index - lefts, count - lefts]
    // Half a step from the top, so that a side's first and last are as far from it as from each other.
    const angle = ((nth + 0.5) / of) * Math.PI
    const x = Math.sin(angle) * radius * (side === 'left' ? -1 : 1)
    return { side, x: 0.5 + x, y: 0.5 - Math.cos(angle) * radius, row: (nth + 0.5) / of }
  })
}
