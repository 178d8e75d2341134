import { NoTable, type TableBounds } from '../table.ts'
import { readXml } from './read-xml.ts'

/** How a cell shows its number: as a day or time, as so many digits, or as it is. */
export type CellStyle =
  | { readonly kind: 'plain' | 'date' }
  | { readonly kind: 'digits'; readonly count: number }

const plain: CellStyle = { kind: 'plain' }

/** The formats of cells by their numbers. */
export function readStyles(pieces: Iterable<string>, bounds: TableBounds): readonly CellStyle[] {
  const codes = new Map<number, string>()
  const styles: CellStyle[] = []
  let isOfCells = false
  let count = 0
  readXml(
    pieces,
    {
      open: (name, attribute) => {
        if (name === 'cellXfs') isOfCells = true
        if (name !== 'numFmt' && name !== 'xf') return
        count += 1
        if (count > bounds.styles) throw new NoTable('table-too-large')
        const id = Number(attribute('numFmtId') ?? 0)
        if (name === 'numFmt') codes.set(id, attribute('formatCode') ?? '')
        else if (isOfCells) styles.push(styleOf(id, codes.get(id)))
      },
      close: (name) => {
        if (name === 'cellXfs') isOfCells = false
      },
    },
    bounds,
  )
  return styles
}

/** Formats of days and times that every workbook has without saying so; from 27 those of Chinese editions. */
const builtIn = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const

function styleOf(id: number, code: string | undefined): CellStyle {
  if (code === undefined)
    return builtIn.some(([from, to]) => id >= from && id <= to) ? { kind: 'date' } : plain
  if (/^0+$/.test(code)) return { kind: 'digits', count: code.length }
  return isDateCode(code) ? { kind: 'date' } : plain
}

/** Quoted words, escaped signs, colors and currencies say nothing; hours that count on stand in brackets. */
function isDateCode(code: string): boolean {
  const [first = ''] = code.slice(0, 500).split(';', 1)
  const bare = first.replace(/"[^"]*"|\\.|_.|\*./g, '').replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
  return /[ymdhs年月日时時分秒]/i.test(bare) && !/general|0\.0*e/i.test(bare)
}
