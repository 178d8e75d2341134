import { parseAddress } from '../addresses/parse-address.ts'
import type { ParsedAddress } from '../addresses/parsed-address.ts'
import { DomainError } from '../errors.ts'
import { withoutIdentityNumbers } from '../privacy/find-identity-numbers.ts'
import { areaFromNames } from './area-from-names.ts'
import { mostImportLines } from './book-rules.ts'
import { type ImportColumn, readHeads } from './import-columns.ts'
import { type AddressInput, type ReadContent, readContent } from './read-content.ts'

/** Rows among which the heads are looked for: a title may stand above them. */
const mostAbove = 5

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
  /** What would be kept of it, or its problems. */
  readonly taken: ReadContent
}

type Understood = Pick<ImportedLine, 'input' | 'read'>

/**
 * Reads the rows of a file: by the names of the columns where one of the first rows has them, else each row as a pasted address.
 * Rows without any text are left out. Of hostile lines this takes long. @throws DomainError `invalid-input` for more than 500 lines
 */
export function readImport(rows: readonly (readonly string[])[]): readonly ImportedLine[] {
  const first = rows.flatMap((cells, at) => (hasText(cells) ? [at] : [])).slice(0, mostAbove)
  const head = first.find((at) => readHeads(rows[at] ?? []) !== null) ?? null
  const columns = head === null ? null : readHeads(rows[head] ?? [])
  const from = head === null ? 0 : head + 1
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
  return filled.map(({ cells, line }) => {
    const text = joined(cells)
    const understood =
      text.length > longestLine ? overlong(text) : columns === null ? pasted(text) : byColumns(cells, columns)
    return lineOf({ line, text: withoutIdentityNumbers(text.slice(0, longestLine)) }, understood)
  })
}

/** A line with what would be kept of it as it is understood now. */
export function lineOf(
  { line, text }: Pick<ImportedLine, 'line' | 'text'>,
  { input, read }: Understood,
): ImportedLine {
  return { line, text, input, read, taken: readContent(input, null, read) }
}

const hasText = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '')

const joined = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' ')

/** A line that is too long to be read, so that what is wrong with it can be said. */
function overlong(text: string): Understood {
  return { input: { detail: text.slice(0, longestLine) }, read: parseAddress('') }
}

function pasted(text: string): Understood {
  return { input: { text }, read: parseAddress(text) }
}

function byColumns(cells: readonly string[], columns: readonly (ImportColumn | null)[]): Understood {
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
  const places =
    street !== '' && whole === '' ? { area, detail: withoutIdentityNumbers(street) } : { text: everything }
  return { input: { ...places, ...fields }, read }
}
