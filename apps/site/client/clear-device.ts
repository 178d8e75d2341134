/** Said on the document when everything personal leaves the device: who holds some of it writes none of it again. */
export const deviceCleared = 'hongyan-device-cleared'

/** What stands in both storages from the moment that they may hold something of an account. */
export const accountMark = 'hongyan.account'

/** Where that stays which was typed when a session ended, sealed for its account. */
export const heldName = 'hongyan.held'

/** Removes what the site keeps in this browser: numbers looked up, forms half filled in. */
export function clearDevice(): void {
  document.dispatchEvent(new Event(deviceCleared))
  withStorages((storage) => {
    const held = storage.getItem(heldName)
    storage.clear()
    if (held !== null) storage.setItem(heldName, held)
  })
}

/** In the storage of a window: by it what was typed there is sealed when the session ends. */
export const deviceKeyName = 'hongyan.device-key'

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

/** A browser that forbids storage holds nothing. */
export function withStorages(work: (storage: Storage) => void): void {
  try {
    work(localStorage)
    work(sessionStorage)
  } catch {}
}
