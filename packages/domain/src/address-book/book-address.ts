import type { BookAddressRow } from '@hongyan/db'
import { type AddressRole, addressRoles } from './book-rules.ts'

/** The groups that every book has. A customer's own stand under the name the customer gave them. */
export const commonGroups = ['self', 'family', 'clients', 'stores'] as const
export type CommonGroup = (typeof commonGroups)[number]

/** What a customer keeps of an address. */
export type AddressContent = {
  readonly name: string
  readonly company: string | null
  /** As it is dialled: 13800138000, 027-87654321, +85223456789. */
  readonly phone: string
  /** The deepest division. */
  readonly areaCode: string
  /** What stands below the division, as it was written. */
  readonly detail: string
  readonly postcode: string | null
  /** A key of `commonGroups` or the customer's own name for a group. */
  readonly group: string | null
}

/** An address of a book. */
export type BookAddress = AddressContent & {
  readonly id: string
  readonly defaultFor: readonly AddressRole[]
  /** ms UTC. */
  readonly updatedAt: number
}

/** The column that says whether an address is the default for a role. */
export const defaultColumns = {
  sender: 'is_sender_default',
  recipient: 'is_recipient_default',
} as const satisfies Record<AddressRole, keyof BookAddressRow>

/** A row as an address. */
export function readAddressRow(row: BookAddressRow): BookAddress {
  return {
    id: row.id,
    name: row.name,
    company: row.company,
    phone: row.phone,
    areaCode: row.area_code,
    detail: row.detail,
    postcode: row.postcode,
    group: row.group_name,
    defaultFor: addressRoles.filter((role) => row[defaultColumns[role]] === 1),
    updatedAt: row.updated_at,
  }
}
