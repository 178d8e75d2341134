import land from './land.gen.json' with { type: 'json' }
import type { MapWindow } from './projection.ts'

/** Land seen as dots: a path in half-steps of a diagonal lattice, to be stroked with round, zero-length dashes. */
type LandDots = { readonly path: string; readonly columns: number; readonly rows: number }

let decoded: Uint8Array | undefined

function landCells(): Uint8Array {
  if (decoded) return decoded
  const cells = new Uint8Array(land.columns * land.rows)
  let at = 0
  for (const [index, run] of land.runs.split(' ').entries()) {
    const length = Number.parseInt(run, 36)
    if (index % 2 === 1) cells.fill(1, at, at + length)
    at += length
  }
  decoded = cells
  return cells
}

/** Whether a place of the map plane is land. */
export function isLand(x: number, y: number): boolean {
  const column = Math.floor((x - land.origin.x) / land.step)
  const row = Math.floor((y - land.origin.y) / land.step)
  if (row < 0 || row >= land.rows) return false
  const turned = ((column % land.columns) + land.columns) % land.columns
  return landCells()[row * land.columns + turned] === 1
}

/**
 * Dots of the land in a window. Every other row is shifted by half a step.
 * @param across dots per row over the window's width
 */
export function landDots(window: MapWindow, across: number): LandDots {
  const half = window.width / across / 2
  const columns = across * 2
  const rows = Math.round(window.height / half)
  let path = ''
  for (let row = 1; row < rows; row += 1) {
    let start = -1
    for (let column = row % 2 === 0 ? 2 : 1; column <= columns + 1; column += 2) {
      const land = column < columns && isLand(window.x + column * half, window.y + row * half)
      if (land && start < 0) start = column
      if (!land && start >= 0) {
        path += `M${start} ${row}h${column - start - 1}`
        start = -1
      }
    }
  }
  return { path, columns, rows }
}
