/** A pass kept on this device: it opens the papers until `until` (ISO) without another code. */
export type SavedPass = { readonly pass: string; readonly until: string }

const key = 'hongyan:paper-pass'

/** The pass of this device, if it still stands at `now` (ms). */
export function readPass(now: number): SavedPass | null {
  try {
    const { pass, until } = JSON.parse(localStorage.getItem(key) ?? 'null') ?? {}
    const stands = typeof pass === 'string' && typeof until === 'string' && now < Date.parse(until)
    return stands ? { pass, until } : null
  } catch {
    return null
  }
}

/** Keeps a pass; where nothing can be kept, the reader is asked again next time. */
export function savePass(kept: SavedPass): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Storage is full or forbidden.
  }
}

export function forgetPass(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Then there was nothing to forget.
  }
}
