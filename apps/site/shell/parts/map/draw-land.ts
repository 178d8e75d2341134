import { landDots } from './land-dots.ts'
import type { MapWindow } from './projection.ts'

/**
 * The dotted land of a window as a picture of its own.
 * @param across dots per row @param dot their size in steps
 * @param over what covers it, as markup for a picture so many steps wide and high
 */
export function drawLand(
  window: MapWindow,
  across: number,
  dot: number,
  over: (window: MapWindow, columns: number, rows: number) => string = () => '',
): { readonly svg: string; readonly width: number; readonly height: number } {
  const { path, columns, rows } = landDots(window, across)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns} ${rows}" width="${columns}" height="${rows}">` +
    `<path fill="none" stroke="#dccfc4" stroke-width="${dot}" stroke-linecap="round" stroke-dasharray="0 2" d="${path}"/>` +
    `${over(window, columns, rows)}</svg>\n`
  return { svg, width: columns, height: rows }
}
