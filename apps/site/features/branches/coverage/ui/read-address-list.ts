import { chooseAddressColumns } from '@hongyan/domain/table-heads/choose-address-columns'
import { doubledHead } from '@hongyan/domain/table-heads/doubled-head'
import { filledRows, findHead, isTotals } from '@hongyan/domain/table-heads/find-head'
import { addressLine, partyOfCells } from '@hongyan/domain/table-heads/party-of-cells'
import { readAddressHead } from '@hongyan/domain/table-heads/read-address-head'
import { type Rows, readTableText, type TableBounds, type TableRefusal } from '@hongyan/tables/text'
import { mostRows } from './coverage-model.ts'

/** A line this long is no address. */
const longest = 300

/** Characters of a list without a script: as many lines as are answered, each as long as an address may be. */
export const longestList = mostRows * longest

/** What is read of a list: of more than five hundred lines nothing is checked but their number. */
export const listBounds: TableBounds = {
  unpacked: 16_777_216,
  rows: 5000,
  columns: 200,
  cells: 100_000,
  characters: 32_767,
  strings: 100_000,
  styles: 4096,
  parts: 1000,
}

export type AddressList = {
  readonly addresses: readonly string[]
  /** Lines past the most that are taken. */
  readonly beyond: number
  /** Each column and whether it was read; none where no heads were found. */
  readonly columns: readonly { readonly head: string; readonly isRead: boolean }[]
  /** Lines that hold no address, such as a total. */
  readonly leftOut: readonly number[]
  /** Why it is no table. */
  readonly refusal: TableRefusal | null
}

const nothing: AddressList = { addresses: [], beyond: 0, columns: [], leftOut: [], refusal: null }
const refused = (refusal: TableRefusal): Omit<AddressList, 'beyond'> => ({
  addresses: [],
  columns: [],
  leftOut: [],
  refusal,
})

/**
 * Reads a list as people paste it: an address a line, a column of a spreadsheet, or a table. With columns headed as
 * those of an address only these count; without, the cells of a line are one address. Empty lines are left out.
 */
export function readAddressList(text: string): AddressList {
  if (text.trim() === '') return nothing
  const table = readTableText(text, listBounds)
  const { addresses, ...more } = table.kind === 'table' ? addressesIn(table.rows) : refused(table)
  const beyond = Math.max(0, addresses.length - mostRows)
  return { addresses: addresses.slice(0, mostRows), beyond, ...more }
}

/** The addresses of a table, however many. */
export function addressesIn(rows: Rows): Omit<AddressList, 'beyond'> {
  const isPlace = (cell: string): boolean => places.has(readAddressHead(cell)?.part ?? 'name')
  // A column of addresses alone is a table too.
  const [first = 0] = filledRows(rows)
  const head =
    findHead(rows, (cell) => readAddressHead(cell) !== null) ?? (rows[first]?.some(isPlace) ? first : null)
  const heads = head === null ? [] : (rows[head] ?? [])
  const columns = chooseAddressColumns(heads, 'anybody')
  const used = new Set([...columns].flatMap(([part, at]) => (places.has(part) ? at : [])))
  if (head === null || used.size === 0) return listOf(rows, 0, joined, [])
  const twice = doubledHead(heads, rows.slice(head + 1), columns.values())
  if (twice !== null) return refused({ kind: 'problem', problem: 'table-column-twice', detail: twice })
  const report = heads.flatMap((cell, at) =>
    cell === '' ? [] : [{ head: cell.slice(0, 40), isRead: used.has(at) }],
  )
  return listOf(rows, head + 1, (cells) => addressLine(partyOfCells(cells, columns)), report)
}

/** What of an address says where it is. */
const places = new Set<string>([
  'country',
  'area',
  'province',
  'province-code',
  'city',
  'district',
  'town',
  'detail',
  'line-1',
  'line-2',
  'address',
])

function listOf(
  rows: Rows,
  from: number,
  lineOf: (cells: readonly string[]) => string,
  columns: AddressList['columns'],
): Omit<AddressList, 'beyond'> {
  const lines = filledRows(rows).flatMap((at) => (at < from ? [] : [{ at, cells: rows[at] ?? [] }]))
  const read = lines.map(({ at, cells }) => ({
    line: at + 1,
    address: isTotals(cells) ? '' : lineOf(cells).replace(/\s+/g, ' ').trim().slice(0, longest),
  }))
  return {
    addresses: read.flatMap(({ address }) => address || []),
    columns,
    leftOut: read.flatMap(({ line, address }) => (address === '' ? [line] : [])),
    refusal: null,
  }
}

/** English addresses have commas of their own; they are no cells. */
function joined(cells: readonly string[]): string {
  return cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(', ')
}

/** Addresses as a text that is read as the same. */
export function linesOf(addresses: readonly string[]): string {
  const lines = addresses.map((text) => (text.startsWith('"') ? `"${text.replaceAll('"', '""')}"` : text))
  return lines.join('\n')
}
