import type { LocatedAddress } from '@hongyan/domain'
import type { Task } from '../../../server/threads/task.ts'

/** Finds where many addresses lie. */
export const locateAddressesTask: Task<readonly string[], readonly LocatedAddress[]> = {
  name: 'locate-addresses',
  load: async () => {
    const { locateAddress } = await import('@hongyan/domain')
    return (addresses) => addresses.map(locateAddress)
  },
}
