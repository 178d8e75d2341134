import { cleanText } from '@hongyan/domain/typed'
import Papa from 'papaparse'
import { boundWorkbook } from './bound-workbook.ts'

/** The rows of a CSV file or of the first sheet of a workbook, every cell as text; null for what is neither. */
export async function readRows(bytes: Uint8Array): Promise<readonly (readonly string[])[] | null> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  return isZip ? readWorkbook(bytes) : readCsv(bytes)
}

async function readWorkbook(bytes: Uint8Array): Promise<readonly (readonly string[])[] | null> {
  try {
    const bounded = boundWorkbook(bytes)
    if (bounded === null) return null
    // Most processes are never handed a workbook.
    const { readSheet } = await import('read-excel-file/universal')
    const rows = await readSheet(new Uint8Array(bounded).buffer, {
      parseNumber: (digits) => digits,
      trim: true,
    })
    return rows.map((row) => row.map(cellText))
  } catch {
    return null
  }
}

/** A cell as it is read in a sheet. A date is an instant in UTC there, a time alone one of the day that dates begin with. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (!(cell instanceof Date)) return cleanText(String(cell))
  const [day = '', time = ''] = new Date(Math.round(cell.getTime() / 60_000) * 60_000)
    .toISOString()
    .split('T')
  const clock = time.slice(0, 5)
  if (day < '1900-01-02') return clock
  return clock === '00:00' ? day : `${day} ${clock}`
}

function readCsv(bytes: Uint8Array): readonly (readonly string[])[] | null {
  const text = decode(bytes)
  if (text.includes('\0')) return null
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) })
  // The apostrophe that keeps a spreadsheet from taking a cell for a formula is no part of it.
  return data.map((cells) => cells.map((cell) => cleanText(cell).replace(/^'(?=[=+\-@])/, '')))
}

/** Spreadsheets of some countries divide by semicolons. */
function delimiterOf(text: string): string {
  if (text.slice(0, 2000).includes('\t')) return '\t'
  const [head = ''] = text.split(/\r?\n/, 1)
  return head.includes(';') && !head.includes(',') ? ';' : ','
}

/** UTF-8 where it is, else GB18030, in which spreadsheets of the mainland write. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
