import { cleanCell } from '../clean-cell.ts'
import { NoTable, type Rows, type TableBounds } from '../table.ts'
import { type Calendar, numberText } from './cell-text.ts'
import type { CellStyle } from './read-styles.ts'
import { walkXml } from './read-xml.ts'
import { decodeSigns, textReader } from './shared-strings.ts'

/** What the cells of a sheet refer to. */
export type SheetParts = {
  readonly strings: (index: number) => string | undefined
  readonly styles: readonly CellStyle[]
  readonly calendar: Calendar
}

/** Where a sheet of any program ends: column XFD, row 1,048,576. */
const sheetEnd = { columns: 16_384, rows: 1_048_576 }

/**
 * The rows of a sheet, some at a time and each at its place. Rows and cells that do not say where they stand follow the
 * one before. Cells that hold nothing, of which formats make many, are not counted.
 * @throws NoTable also where a row stands behind one that comes after it
 */
export function* readSheet(
  pieces: Iterable<string>,
  parts: SheetParts,
  bounds: TableBounds,
): Generator<Rows> {
  let rows: string[][] = []
  /** How many rows were handed on. */
  let given = 0
  const text = textReader(bounds)
  let row = 0
  let column = 0
  let cells = 0
  let cell: { readonly type: string; readonly style: CellStyle | undefined } | null = null
  let value: string | null = null
  let isValue = false

  const put = (content: string): void => {
    if (content === '') return
    cells += 1
    if (
      row > bounds.rows ||
      column > bounds.columns ||
      cells > bounds.cells ||
      content.length > bounds.characters
    )
      throw new NoTable('table-too-large')
    if (row <= given) throw new NoTable('table-damaged')
    while (rows.length < row - given) rows.push([])
    const at = rows[row - given - 1] ?? []
    while (at.length < column - 1) at.push('')
    at[column - 1] = content
  }

  const walked = walkXml(
    pieces,
    {
      open: (name, attribute) => {
        if (name === 'row') {
          row = placeOf(attribute('r'), /^\d{1,7}$/, Number, sheetEnd.rows) ?? row + 1
          column = 0
        } else if (name === 'c') {
          column =
            placeOf(attribute('r'), /^[A-Z]{1,3}(?=\d{0,7}$)/i, columnOf, sheetEnd.columns) ?? column + 1
          cell = { type: attribute('t') ?? 'n', style: parts.styles[Number(attribute('s') ?? -1)] }
          value = null
          text.begin()
        } else if (name === 'v' && cell !== null) {
          isValue = true
          value = ''
        } else if (cell !== null) text.open(name)
      },
      text: (part) => {
        if (!isValue) return text.text(part)
        value += part
        if ((value ?? '').length > bounds.characters) throw new NoTable('table-too-large')
      },
      close: (name) => {
        if (name === 'v') isValue = false
        else if (name === 'c' && cell !== null) {
          put(cleanCell(contentOf(cell, value, text.end(), parts)))
          cell = null
        } else text.close(name)
      },
    },
    bounds,
  )
  for (const _ of walked) {
    // The last one may go on in the next piece.
    const whole = rows.slice(0, -1)
    if (whole.length === 0) continue
    rows = rows.slice(-1)
    given += whole.length
    yield whole
  }
  if (rows.length > 0) yield rows
}

function contentOf(
  { type, style }: { readonly type: string; readonly style: CellStyle | undefined },
  value: string | null,
  inline: string,
  { strings, calendar }: SheetParts,
): string {
  if (type === 'inlineStr') return inline
  if (value === null) return inline
  switch (type) {
    case 's':
      return strings(Number(value)) ?? ''
    case 'b':
      return value.trim() === '1' || value.trim() === 'true' ? 'true' : 'false'
    case 'd':
      return value.replace(/T00:00(:00(\.0+)?)?Z?$/, '').replace(/T(\d\d:\d\d).*$/, ' $1')
    case 'n':
      return numberText(value, style, calendar)
    default:
      return decodeSigns(value)
  }
}

/**
 * The place that a reference names, counted from 1; null where there is none.
 * @throws NoTable for a place beyond every sheet
 */
function placeOf(
  reference: string | undefined,
  form: RegExp,
  count: (text: string) => number,
  last: number,
): number | null {
  if (reference === undefined) return null
  const named = form.exec(reference)?.[0]
  const place = named === undefined ? 0 : count(named)
  if (place < 1 || place > last) throw new NoTable('table-damaged')
  return place
}

/** The number of a column, from 1: A, B … Z, AA. */
function columnOf(letters: string): number {
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}
