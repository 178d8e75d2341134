import type { TableBounds } from '../table.ts'

/** Bounds as a site has them. */
export const bounds: TableBounds = {
  unpacked: 4_194_304,
  rows: 5000,
  columns: 200,
  cells: 60_000,
  characters: 32_767,
  strings: 100_000,
  styles: 20_000,
  parts: 500,
}
