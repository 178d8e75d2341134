/** A point of a picture in thousandths of its width and height. */
export type Focus = { readonly x: number; readonly y: number }

/** Thousandths of the picture by one press of an arrow, and with Shift. */
const step = 10
const longStep = 50

const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The point that a key moves to; null for a key that moves nothing. */
export function moved({ x, y }: Focus, key: string, isLong: boolean): Focus | null {
  const way = ways[key]
  if (way === undefined) return null
  const by = isLong ? longStep : step
  const within = (at: number) => Math.min(Math.max(at, 0), 1000)
  return { x: within(x + way[0] * by), y: within(y + way[1] * by) }
}

/** The largest part of 4:3 that has the point as near to its middle as the edges allow, in shares of the picture. */
export function cropOf(ratio: number, { x, y }: Focus) {
  const width = Math.min(1, 4 / 3 / ratio)
  const height = Math.min(1, (ratio * 3) / 4)
  const within = (length: number, at: number) => Math.min(Math.max(at / 1000 - length / 2, 0), 1 - length)
  return { width, height, left: within(width, x), top: within(height, y) }
}
