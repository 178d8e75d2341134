import { setImmediate } from 'node:timers/promises'
import { parseAddress } from '../addresses/parse-address.ts'
import type { ParsedAddress } from '../addresses/parsed-address.ts'
import { DomainError } from '../errors.ts'
import { areaFromNames } from './area-from-names.ts'
import { mostImportLines } from './book-rules.ts'
import { type ImportColumn, readHeads } from './import-columns.ts'
import type { AddressInput } from './read-content.ts'

/** Lines read before others may have their turn. */
const linesAtOnce = 10

/** Characters of a line; more is no address. */
const longestLine = 500

/** A line of a file as it was understood. */
export type ImportedLine = {
  /** As a spreadsheet counts, from 1. */
  readonly line: number
  /** Its cells in one line, as they were written. */
  readonly text: string
  readonly input: AddressInput
  /** Area and street as they were read, with what is doubtful about them. */
  readonly read: ParsedAddress
}

/**
 * Reads the rows of a file: by the names of the columns where the first row has them, else each row as a pasted address.
 * Rows without any text are left out. @throws DomainError `invalid-input` for more than 500 lines
 */
export async function readImport(rows: readonly (readonly string[])[]): Promise<readonly ImportedLine[]> {
  const first = rows.findIndex(hasText)
  const columns = first === -1 ? null : readHeads(rows[first] ?? [])
  const from = columns === null ? Math.max(first, 0) : first + 1
  const filled = rows.flatMap((cells, at) => (at >= from && hasText(cells) ? [{ cells, line: at + 1 }] : []))
  if (filled.length > mostImportLines) {
    const fields = [{ path: 'file', message: 'too many addresses' }]
    throw new DomainError({
      entity: 'address',
      code: 'invalid-input',
      detail: 'The file has too many lines',
      fields,
    })
  }
  const lines: ImportedLine[] = []
  for (const [at, { cells, line }] of filled.entries()) {
    if (at > 0 && at % linesAtOnce === 0) await setImmediate()
    const text = joined(cells)
    const read =
      text.length > longestLine ? overlong(text) : columns === null ? pasted(text) : byColumns(cells, columns)
    lines.push({ line, text: text.slice(0, longestLine), ...read })
  }
  return lines
}

const hasText = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '')

const joined = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' ')

/** A line that is too long to be read, so that what is wrong with it can be said. */
function overlong(text: string): Pick<ImportedLine, 'input' | 'read'> {
  return { input: { detail: text.slice(0, longestLine) }, read: parseAddress('') }
}

function pasted(text: string): Pick<ImportedLine, 'input' | 'read'> {
  return { input: { text }, read: parseAddress(text) }
}

function byColumns(
  cells: readonly string[],
  columns: readonly (ImportColumn | null)[],
): Pick<ImportedLine, 'input' | 'read'> {
  const of = (column: ImportColumn): string => cells[columns.indexOf(column)]?.trim() ?? ''
  const area = areaFromNames([of('area'), of('province'), of('city'), of('district')])
  const whole = of('address')
  const street = of('detail')
  const everything = areaFromNames([area, whole, street])
  const read = parseAddress(everything)
  const fields = {
    name: of('name'),
    company: of('company'),
    phone: of('phone'),
    postcode: of('postcode') || (read.postcode ?? ''),
    group: of('group'),
  }
  // A column of its own says what the street is; inside a whole address it is what is left of it.
  const places = street !== '' && whole === '' ? { area, detail: street } : { text: everything }
  return { input: { ...places, ...fields }, read }
}
