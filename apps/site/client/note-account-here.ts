import { accountMark, withStorages } from './clear-device.ts'

/** Notes that the device may hold something of an account from now on. */
export function noteAccountHere(): void {
  withStorages((storage) => storage.setItem(accountMark, '1'))
}
