import { storedText } from '@hongyan/domain/privacy/find-identity-numbers'
import { clearDevice, deviceKeyName, heldName, withStorages } from './clear-device.ts'
import { formsName, putIntoForms } from './hold-forms.ts'
import { isMoved, savedDraft } from './saved-draft.ts'

/** Said on the document before a session that has ended leaves the device: whoever shows something typed gives it, as JSON. */
export const holdTyped = 'hongyan-hold-typed'
export type HoldTyped = CustomEvent<{ readonly hold: (name: string, text: string) => void }>

/** Said on the document once what was held is back, for whoever signed in to the same account again. */
export const typedIsBack = 'hongyan-typed-is-back'

/** Texts by the names of what they were typed into. */
type Typed = readonly (readonly [name: string, text: string])[]

/** Where something stands that is back, by the name of what it was typed into. */
export const typedName = (name: string) => `hongyan.typed.${name}`
/** The name of an order that is being written. */
export const orderName = 'order'

/**
 * Clears the device as a session ends that nobody has signed out of. What was typed and the account has not got stays,
 * sealed: it opens for the same account alone.
 */
export async function clearHolding(): Promise<void> {
  let typed: Typed = []
  let key: string | null = null
  withStorages(() => {
    key = sessionStorage.getItem(deviceKeyName)
    typed = key === null ? [] : collect()
  })
  clearDevice()
  if (key === null || typed.length === 0) return
  // Another window may have held something a moment ago.
  const before = await heldBy(key)
  const all = [...new Map([...before, ...typed])]
  const encrypted = await encrypt(key, JSON.stringify(all)).catch(() => null)
  withStorages((storage) => {
    if (encrypted !== null && storage === localStorage) storage.setItem(heldName, encrypted)
  })
}

/** What was typed under a name and is back, once; null for nothing. */
export function takeTyped(name: string): string | null {
  let typed: string | null = null
  withStorages((storage) => {
    typed ??= storage.getItem(typedName(name))
    storage.removeItem(typedName(name))
  })
  return typed
}

/** What is held, sealed; null for nothing. */
export function heldText(): string | null {
  try {
    return localStorage.getItem(heldName)
  } catch {
    return null
  }
}

/** What is held for the account of a key; nothing where it is somebody else's. */
export async function heldBy(key: string): Promise<Typed> {
  const encrypted = heldText()
  if (encrypted === null) return []
  return open(key, encrypted).then(
    (text) => JSON.parse(text) as Typed,
    () => [],
  )
}

function collect(): Typed {
  const typed = new Map<string, string>()
  const hold = (name: string, text: string) =>
    void typed.set(name, JSON.stringify(JSON.parse(text), storedText))
  document.dispatchEvent(new CustomEvent(holdTyped, { detail: { hold } }) satisfies HoldTyped)
  const put = putIntoForms()
  if (put !== null) hold(formsName(location.pathname), put)
  const draft = isMoved() ? null : savedDraft()
  if (draft !== null) typed.set(orderName, JSON.stringify(draft))
  return [...typed]
}

async function encrypt(key: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const encrypted = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await imported(key),
    new TextEncoder().encode(text),
  )
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(encrypted)))
}

async function open(key: string, encrypted: string): Promise<string> {
  const bytes = bytesOf(encrypted)
  const algorithm = { name: 'AES-GCM', iv: bytes.slice(0, 12) }
  const opened = await crypto.subtle.decrypt(algorithm, await imported(key), bytes.slice(12))
  return new TextDecoder().decode(opened)
}

function imported(key: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt', 'decrypt'])
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (mark) => mark.charCodeAt(0))
}
