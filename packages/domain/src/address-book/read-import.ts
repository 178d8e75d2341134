import { DomainError } from '@hongyan/kernel/errors'
import { parseAddress } from '../addresses/parse-address.ts'
import type { ParsedAddress } from '../addresses/parsed-address.ts'
import { withoutIdentityNumbers } from '../privacy/find-identity-numbers.ts'
import type { AddressColumns } from '../table-heads/choose-address-columns.ts'
import { doubledHead } from '../table-heads/doubled-head.ts'
import { filledRows, findHead, isTotals } from '../table-heads/find-head.ts'
import { addressLine, isNobody, partyOfCells } from '../table-heads/party-of-cells.ts'
import { mostImportLines } from './book-rules.ts'
import { isHead, readHeads, type TakenColumn } from './import-columns.ts'
import { type AddressInput, type ReadContent, readContent } from './read-content.ts'

/** Characters of a line; more is no address. */
const longestLine = 500

/** A line of a file as it was understood. */
export type ImportedLine = {
  /** As a spreadsheet counts, from 1. */
  readonly line: number
  /** Its cells in one line, as they were written: of a table with heads those that are used. */
  readonly text: string
  readonly input: AddressInput
  /** Area and street as they were read, with what is doubtful about them. */
  readonly read: ParsedAddress
  /** What would be kept of it, or its problems. */
  readonly taken: ReadContent
}

type Understood = Pick<ImportedLine, 'input' | 'read'>

export type ImportRead =
  | {
      readonly kind: 'lines'
      readonly lines: readonly ImportedLine[]
      /** What each column was taken for; null where none is named and each row was read as a pasted address. */
      readonly columns: readonly TakenColumn[] | null
      /** Lines that hold no address: a sum below the table, the next article of an order. */
      readonly leftOut: readonly number[]
    }
  /** Two columns of the same name differ. */
  | { readonly kind: 'doubled'; readonly head: string }

/**
 * Reads the rows of a file: by the names of the columns where one of the first rows has them, else each row as a pasted address.
 * Rows without any text are left out. Of hostile lines this takes long. @throws DomainError `invalid-input` for more than 500 lines
 */
export function readImport(rows: readonly (readonly string[])[]): ImportRead {
  const head = findHead(rows, isHead)
  const heads = head === null ? null : readHeads(rows[head] ?? [])
  const from = head === null ? 0 : head + 1
  const filled = filledRows(rows).filter((at) => at >= from)
  const isLeftOut = (cells: readonly string[]): boolean =>
    isTotals(cells) || (heads !== null && isNobody(partyOfCells(cells, heads.columns)))
  const { kept = [], leftOut = [] } = Object.groupBy(filled, (at) =>
    isLeftOut(rows[at] ?? []) ? 'leftOut' : 'kept',
  )
  if (kept.length > mostImportLines) {
    const fields = [{ path: 'file', message: 'too many addresses' }]
    throw new DomainError({
      entity: 'address',
      code: 'invalid-input',
      detail: 'The file has too many lines',
      fields,
    })
  }
  const twice = heads && doubledHead(rows[from - 1] ?? [], rows.slice(from), heads.columns.values())
  if (twice !== null) return { kind: 'doubled', head: twice }
  const lines = kept.map((at) => {
    const cells = rows[at] ?? []
    const text = joined(heads === null ? cells : cells.filter((_, column) => heads.used.has(column)))
    const understood =
      text.length > longestLine
        ? overlong(text)
        : heads === null
          ? pasted(text)
          : byColumns(cells, heads.columns)
    return lineOf({ line: at + 1, text: withoutIdentityNumbers(text.slice(0, longestLine)) }, understood)
  })
  return { kind: 'lines', lines, columns: heads?.taken ?? null, leftOut: leftOut.map((at) => at + 1) }
}

/** A line with what would be kept of it as it is understood now. */
export function lineOf(
  { line, text }: Pick<ImportedLine, 'line' | 'text'>,
  { input, read }: Understood,
): ImportedLine {
  return { line, text, input, read, taken: readContent(input, null, read) }
}

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

function byColumns(cells: readonly string[], columns: AddressColumns): Understood {
  const party = partyOfCells(cells, columns)
  const everything = addressLine(party)
  const read = parseAddress(everything)
  const fields = {
    name: party.name,
    company: party.company,
    phone: party.phone,
    postcode: party.postcode || (read.postcode ?? ''),
    group: party.group,
  }
  // Columns of their own say what is area and what is street; a street may hold the district that has none.
  const isApart = party.detail !== '' && party.whole === '' && (party.hasDistrict || read.district === null)
  const places = isApart
    ? { area: party.area, detail: withoutIdentityNumbers(party.detail) }
    : { text: everything }
  return { input: { ...places, ...fields }, read }
}
