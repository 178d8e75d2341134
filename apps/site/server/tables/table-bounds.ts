import type { TableBounds } from '@hongyan/tables'
import type { Limits } from '../limits.ts'

/** The rows of the limits table that bound what is read of a table. */
export function tableBoundsOf(limits: Limits): TableBounds {
  return {
    unpacked: limits['table.unpacked'],
    rows: limits['table.rows'],
    columns: limits['table.columns'],
    cells: limits['table.cells'],
    characters: limits['table.characters'],
    strings: limits['table.strings'],
    styles: limits['table.styles'],
    parts: limits['table.parts'],
  }
}
