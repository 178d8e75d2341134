/**
 * Where the draft of an order is kept in this browser, its id in the account, whether that has it as it stands, and the
 * text of which an order was asked for last.
 */
const keys = {
  draft: 'hongyan.order.draft',
  id: 'hongyan.order.draft.id',
  moved: 'hongyan.order.draft.moved',
  placing: 'hongyan.order.draft.placing',
} as const

/** A draft as it is kept: the text of the form, and the id that it has in an account. */
type SavedDraft = { readonly id: string; readonly text: string }

/** The draft of this browser; null for none. Two windows have the same one. */
export function savedDraft(): SavedDraft | null {
  return stored((storage) => {
    const text = storage.getItem(keys.draft)
    if (text === null) return null
    const id = storage.getItem(keys.id) ?? newId()
    storage.setItem(keys.id, id)
    return { id, text }
  })
}

/** Keeps the draft of this browser; with `id` it is one that came from the account. */
export function saveDraft(text: string, id?: string): void {
  stored((storage) => {
    storage.setItem(keys.draft, text)
    if (id === undefined) storage.removeItem(keys.moved)
    else {
      storage.setItem(keys.id, id)
      storage.setItem(keys.moved, '1')
    }
  })
}

/** Whether the account has the draft as it stands. */
export function isMoved(): boolean {
  return stored((storage) => storage.getItem(keys.moved)) !== null
}

/** Notes that the account has the draft, unless it has been typed in meanwhile. */
export function noteMoved({ text }: SavedDraft): void {
  stored((storage) => {
    if (storage.getItem(keys.draft) === text) storage.setItem(keys.moved, '1')
  })
}

/** Notes that the draft, as it stands, is being placed from this browser. */
export function notePlacing(): void {
  stored((storage) => storage.setItem(keys.placing, storage.getItem(keys.draft) ?? ''))
}

/**
 * Notes that a draft has ended in the account: what stands here is another one, with an id of its own. As it was placed
 * from this browser it is not sent again.
 */
export function noteEnded({ id }: SavedDraft): void {
  stored((storage) => {
    if (storage.getItem(keys.id) !== id) return
    storage.removeItem(keys.id)
    if (storage.getItem(keys.draft) === storage.getItem(keys.placing)) storage.setItem(keys.moved, '1')
  })
}

/** Forgets the draft of this browser, and gives the id it had; null where it never left the device. */
export function forgetDraft(): string | null {
  return stored((storage) => {
    const id = storage.getItem(keys.id)
    for (const key of Object.values(keys)) storage.removeItem(key)
    return id
  })
}

/** A browser that forbids storage keeps nothing. */
function stored<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(localStorage)
  } catch {
    return null
  }
}

/** A UUID of version 4; `randomUUID` is only there under HTTPS. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
