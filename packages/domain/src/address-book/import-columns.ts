import { type AddressColumns, chooseAddressColumns } from '../table-heads/choose-address-columns.ts'
import { type AddressPart, readAddressHead } from '../table-heads/read-address-head.ts'
import type { ImportColumn } from './book-rules.ts'

const columnsOfParts: Readonly<Partial<Record<AddressPart, ImportColumn>>> = {
  'first-name': 'name',
  'last-name': 'name',
  mobile: 'phone',
  'province-code': 'province',
  town: 'detail',
  'line-1': 'detail',
  'line-2': 'detail',
}

/** A column of a file by its head, and what it was taken for; null where it was not used. */
export type TakenColumn = { readonly head: string; readonly column: ImportColumn | null }

type ImportHeads = {
  readonly columns: AddressColumns
  readonly used: ReadonlySet<number>
  readonly taken: readonly TakenColumn[]
}

/** Characters of a head that are told again. */
const longestHead = 40

/** Which column each cell of a row names; null when it names fewer than two and so is no row of heads. */
export function readHeads(cells: readonly string[]): ImportHeads | null {
  if (cells.filter(isHead).length < 2) return null
  const columns = chooseAddressColumns(cells, 'anybody')
  const taken = cells.flatMap((cell, at): TakenColumn[] => {
    const head = cell.trim().slice(0, longestHead)
    const part = [...columns].find(([, used]) => used.includes(at))?.[0]
    const column = part === undefined ? null : (columnsOfParts[part] ?? (part as ImportColumn))
    return head === '' ? [] : [{ head, column }]
  })
  return { columns, used: new Set([...columns.values()].flat()), taken }
}

/** Whether a cell is the head of a column of addresses. */
export function isHead(cell: string): boolean {
  return readAddressHead(cell) !== null
}
