import { accountMark, clearDevice, deviceKeyName, withStorages } from './clear-device.ts'

/**
 * Where nobody is signed in, removes what an account has left: whoever closes the browser signs out without a word, and
 * a window that slept did not hear of it. What was typed in this window is sealed first.
 */
export function clearAfterAccount(): void {
  let [isLeft, isTyped] = [false, false]
  withStorages((storage) => {
    isLeft ||= storage.getItem(accountMark) !== null
    isTyped ||= storage.getItem(deviceKeyName) !== null
  })
  if (!isLeft) return
  if (isTyped) import('./hold-typed.ts').then(({ clearHolding }) => clearHolding()).catch(clearDevice)
  else clearDevice()
}
