import type { CoastWindow } from '../coast/coast-address.ts'

export type TileName = { readonly z: number; readonly x: number; readonly y: number }

/** Zoom at which a window takes about two tiles from west to east: what a still picture can show. */
export function zoomOf({ west, east }: CoastWindow): number {
  return Math.max(0, Math.floor(Math.log2((2 * 360) / (east - west))))
}

/** The tiles of a zoom that a window lies in. */
export function tilesOf({ west, south, east, north }: CoastWindow, z: number): readonly TileName[] {
  const most = 2 ** z - 1
  const held = (at: number) => Math.min(most, Math.max(0, Math.floor(at)))
  const column = (longitude: number) => held(((longitude + 180) / 360) * 2 ** z)
  const row = (latitude: number) =>
    held(((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * 2 ** z)
  const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return between(column(west), column(east)).flatMap((x) =>
    between(row(north), row(south)).map((y) => ({ z, x, y })),
  )
}

/** Degrees of a point of a tile, given in shares of its sides. */
export function degreesAt({ z, x, y }: TileName, across: number, down: number): { x: number; y: number } {
  const turned = Math.PI * (1 - (2 * (y + down)) / 2 ** z)
  return { x: ((x + across) / 2 ** z) * 360 - 180, y: (Math.atan(Math.sinh(turned)) * 180) / Math.PI }
}
