import Papa from 'papaparse'
import { mostRows } from './coverage-model.ts'

/** Heads of a column that holds addresses. */
const heads = /^(地址|详细地址|詳細地址|收货地址|收貨地址|收件地址|address|full address|delivery address)$/i
/** A line this long is no address. */
const longest = 300

/** Characters of a list without a script: as many lines as are answered, each as long as an address may be. */
export const longestList = mostRows * longest

export type AddressList = {
  readonly addresses: readonly string[]
  /** Lines past the most that are taken. */
  readonly beyond: number
}

/**
 * Reads a list as people paste it: an address a line, a column of a spreadsheet, or CSV. With a column headed as one
 * of addresses only that column counts; without, the cells of a line are one address. Empty lines are left out.
 */
export function readAddressList(text: string): AddressList {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
    delimiter: text.includes('\t') ? '\t' : ',',
    skipEmptyLines: 'greedy',
  })
  const column = (data[0] ?? []).findIndex((cell) => heads.test(cell.trim()))
  const lines =
    column === -1 ? data.map((cells) => joined(cells)) : data.slice(1).map((cells) => cells[column] ?? '')
  const addresses = lines.map((line) => line.replace(/\s+/g, ' ').trim().slice(0, longest)).filter(Boolean)
  return { addresses: addresses.slice(0, mostRows), beyond: Math.max(0, addresses.length - mostRows) }
}

/** English addresses have commas of their own; they are no cells. */
function joined(cells: readonly string[]): string {
  return cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(', ')
}
