import type { BookAddressRow } from '@hongyan/db'
import { type BookAddress, readAddressRow } from './book-address.ts'

/** Which page is asked for: its number from 1, and the addresses of one. */
export type PageOf = { readonly index: number; readonly size: number }

export type AddressPage<T extends BookAddress = BookAddress> = {
  readonly total: number
  readonly addresses: readonly T[]
  /** How many of what was found each group has, whichever group was asked for; null for those in none. */
  readonly groups: readonly { readonly group: string | null; readonly addresses: number }[]
}

/** Cuts a page out of what was found, in its order. */
export function cutPage<R extends BookAddressRow>(
  found: readonly R[],
  input: PageOf & { readonly group: string | null },
): AddressPage & { readonly rows: readonly R[] } {
  const counts = new Map<string | null, number>()
  for (const { group_name } of found) counts.set(group_name, (counts.get(group_name) ?? 0) + 1)
  const inGroup = input.group === null ? found : found.filter(({ group_name }) => group_name === input.group)
  const first = (input.index - 1) * input.size
  const rows = inGroup.slice(first, first + input.size)
  return {
    total: inGroup.length,
    rows,
    addresses: rows.map(readAddressRow),
    groups: [...counts].map(([group, addresses]) => ({ group, addresses })),
  }
}
