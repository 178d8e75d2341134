/** Said on the document when everything personal leaves the device: who holds some of it writes none of it again. */
export const deviceCleared = 'hongyan-device-cleared'

/** What stands in both storages from the moment that they may hold something of an account. */
export const accountMark = 'hongyan.account'

/** Removes what the site keeps in this browser: numbers looked up, forms half filled in. */
export function clearDevice(): void {
  document.dispatchEvent(new Event(deviceCleared))
  withStorages((storage) => storage.clear())
}

/**
 * Where nobody is signed in, removes what an account has left: whoever closes the browser signs out without a word, and
 * a window that slept did not hear of it.
 */
export function clearAfterAccount(): void {
  let isLeft = false
  withStorages((storage) => {
    isLeft ||= storage.getItem(accountMark) !== null
  })
  if (isLeft) clearDevice()
}

/** A browser that forbids storage holds nothing. */
export function withStorages(work: (storage: Storage) => void): void {
  try {
    work(localStorage)
    work(sessionStorage)
  } catch {}
}
