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

/** A browser that forbids storage holds nothing. */
export function withStorages(work: (storage: Storage) => void): void {
  try {
    work(localStorage)
    work(sessionStorage)
  } catch {}
}
