import { inUnits, textIn } from '@hongyan/locales'
import Papa from 'papaparse'
import type { CallWords } from '../../../calls/call-words.ts'
import type { ShownColumn } from '../../../calls/worklist.ts'
import type { At } from '../../../server/requests/route.ts'
import { writeWorkbook } from '../../../server/tables/write-workbook.ts'
import type { ThreadServices } from '../../../server/threads/run-in-worker.ts'

/** What a list can be kept as. */
export const fileFormats = ['csv', 'xlsx'] as const

type Cell = string | number | null

/**
 * The rows of a list as a file, in the columns that its screen shows. In a text table an apostrophe stands before what a
 * spreadsheet would take for a formula; in a workbook texts are texts.
 */
export async function fileOfRows(
  at: Pick<At<ThreadServices>, 'ctx' | 'services' | 'locale'>,
  file: {
    readonly name: string
    readonly columns: readonly ShownColumn[]
    readonly rows: readonly Readonly<Record<string, unknown>>[]
    readonly format: (typeof fileFormats)[number]
  },
) {
  const { columns, format } = file
  const said = (words: CallWords) => textIn(words, at.locale)
  const table: Cell[][] = [
    columns.map(({ label }) => said(label)),
    ...file.rows.map((row) => columns.map((column) => cellOf(column, row[column.key], said))),
  ]
  const name = `${file.name}.${format}`
  if (format === 'xlsx') {
    const bytes = await writeWorkbook(at, { sheet: file.name, rows: table })
    return { name, mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', bytes }
  }
  const text = Papa.unparse(table, { newline: '\r\n', escapeFormulae: true })
  // Without the mark spreadsheets read it in the encoding of the machine.
  return { name, mediaType: 'text/csv; charset=utf-8', bytes: Buffer.from(`\ufeff${text}`) }
}

function cellOf({ kind, names = {} }: ShownColumn, value: unknown, said: (words: CallWords) => string): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return kind === 'money' ? inUnits(value) : value
  if (typeof value === 'boolean') return value ? 1 : 0
  const texts = [value].flat().map((one) => String(one))
  return texts.map((text) => (names[text] ? said(names[text]) : text)).join(', ')
}
