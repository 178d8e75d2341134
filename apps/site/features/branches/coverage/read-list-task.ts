import type { LocatedAddress } from '@hongyan/domain/coverage/check-addresses'
import type { Task } from '../../../server/threads/task.ts'
import type { AddressList } from './ui/read-address-list.ts'

/** A list of addresses as it was written, with where each of them lies. */
export type LocatedList = AddressList & { readonly located: readonly LocatedAddress[] }

/** Reads a list of addresses and finds where they lie. */
export const readListTask: Task<string, LocatedList> = {
  name: 'read-address-list',
  load: async () => {
    const [{ locateAddress }, { readAddressList }] = await Promise.all([
      import('@hongyan/domain/coverage/check-addresses'),
      import('./ui/read-address-list.ts'),
    ])
    return (text) => {
      const list = readAddressList(text)
      return { ...list, located: list.addresses.map(locateAddress) }
    }
  },
}
