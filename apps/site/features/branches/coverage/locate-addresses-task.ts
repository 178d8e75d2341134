import type { LocatedAddress } from '@hongyan/domain/coverage/check-addresses'
import type { Task } from '../../../server/threads/task.ts'

/** Finds where many addresses lie. */
export const locateAddressesTask: Task<readonly string[], readonly LocatedAddress[]> = {
  name: 'locate-addresses',
  load: async () => {
    const { locateAddress } = await import('@hongyan/domain/coverage/check-addresses')
    return (addresses) => addresses.map(locateAddress)
  },
}
