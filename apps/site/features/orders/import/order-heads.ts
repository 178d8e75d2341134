import { type AddressColumns, chooseAddressColumns } from '@hongyan/domain/table-heads/choose-address-columns'
import { readAddressHead } from '@hongyan/domain/table-heads/read-address-head'
import { columnOf, isOrderNumber, type OrderColumn } from './order-columns.ts'

/** A column of a list by its head, and what it was taken for; null where it was not used. */
export type TakenColumn = { readonly head: string; readonly column: OrderColumn | null }

/** What the head of a list of orders says: who sends, who receives, and the rest by its columns. */
export type OrderHeads = {
  readonly sender: AddressColumns
  readonly recipient: AddressColumns
  readonly own: ReadonlyMap<OrderColumn, readonly number[]>
  /** Where the shop's own number of an order stands; null for nowhere. */
  readonly order: number | null
  readonly taken: readonly TakenColumn[]
}

/** Whether a cell is the head of a column of orders. */
export function isOrderHead(cell: string): boolean {
  return columnOf(cell) !== null || readAddressHead(cell) !== null
}

/** Characters of a head that are told again. */
const longestHead = 40

/** Reads the head of a list. */
export function readOrderHeads(heads: readonly string[]): OrderHeads {
  const sender = chooseAddressColumns(heads, 'sender')
  const recipient = chooseAddressColumns(heads, 'recipient')
  const own = new Map<OrderColumn, readonly number[]>()
  for (const [at, head] of heads.entries()) {
    const column = readAddressHead(head) === null ? columnOf(head) : null
    if (column !== null) own.set(column, [...(own.get(column) ?? []), at])
  }
  const taken = heads.flatMap((cell, at): TakenColumn[] => {
    const head = cell.trim().slice(0, longestHead)
    const ofOwn = [...own].find(([, used]) => used.includes(at))?.[0]
    const column = ofOwn ?? columnOfParty(sender, 'sender', at) ?? columnOfParty(recipient, 'recipient', at)
    return head === '' ? [] : [{ head, column }]
  })
  const used = new Set(taken.flatMap(({ head, column }) => (column === null ? [] : [head])))
  const order = heads.findIndex((head) => isOrderNumber(head) && !used.has(head.trim()))
  return { sender, recipient, own, order: order === -1 ? null : order, taken }
}

/** Which columns of an order come of a party, by what its head is taken for. */
function columnOfParty(
  columns: AddressColumns,
  side: 'sender' | 'recipient',
  at: number,
): OrderColumn | null {
  const part = [...columns].find(([, used]) => used.includes(at))?.[0]
  if (part === undefined || part === 'group' || part === 'company') return null
  if (part === 'phone') return `${side}_phone`
  return part === 'name' || part === 'first-name' || part === 'last-name' ? `${side}_name` : `${side}_address`
}

/** The columns that a list has cells of. */
export function columnsIn({ taken }: OrderHeads): ReadonlySet<OrderColumn> {
  return new Set(taken.flatMap(({ column }) => column ?? []))
}
