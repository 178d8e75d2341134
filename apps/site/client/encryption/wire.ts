// What both ends of an encrypted call agree on. Runs wherever WebCrypto does: browsers in secure contexts, and Node.

export const encryptionVersion = '1'

/** Headers that travel with an encrypted call. `text` carries key and IV, wrapped with the public key. */
export const encryptionHeaders = {
  version: 'cipher-version',
  keyId: 'cipher-key-id',
  text: 'cipher-text',
  time: 'cipher-time',
  nonce: 'cipher-nonce',
  tag: 'cipher-tag',
} as const

/** The 64 symbols that key and IV are made of: 16 of them are 96 bits. */
const symbols = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const secretLength = 16

/** Key and IV of one exchange, 16 symbols each. */
export type RequestSecret = { readonly key: string; readonly iv: string }

/** A fresh secret from the platform's random source: 64 divides 256, so every symbol is equally likely. */
export function newSecret(): RequestSecret {
  const bytes = crypto.getRandomValues(new Uint8Array(2 * secretLength))
  return readSecret([...bytes].map((byte) => symbols[byte & 63]).join(''))
}

/** Splits what was wrapped. @throws TypeError when it is no secret */
export function readSecret(text: string): RequestSecret {
  if (!/^[A-Za-z0-9_-]{32}$/.test(text)) throw new TypeError('not a secret')
  return { key: text.slice(0, secretLength), iv: text.slice(secretLength) }
}

export const wrapping = { name: 'RSA-OAEP', hash: 'SHA-256' } as const

/** What the tag of a request covers, in this order. `body` is the body as it is sent. */
type RequestParts = {
  readonly version: string
  readonly keyId: string
  readonly wrapped: string
  readonly body: Uint8Array
  readonly time: string
  readonly nonce: string
}

/** The tag key of a request: HKDF(key‖IV, "mac"). */
export async function requestTagKey(secret: RequestSecret): Promise<CryptoKey> {
  return tagKey(await derive(secret, 'mac', 32))
}

/** The bytes under the tag of a request. Every part is preceded by its length, so none can slide into another. */
export function requestBytes(parts: RequestParts, secret: RequestSecret): Uint8Array<ArrayBuffer> {
  const { version, keyId, wrapped, body, time, nonce } = parts
  return joined([...[version, keyId, wrapped, secret.iv].map(utf8), body, utf8(time), utf8(nonce)])
}

/** The keys of an answer: HKDF(key‖IV, "resp"), 16 bytes to encrypt and 32 for the tag. */
export async function responseKeys(secret: RequestSecret) {
  const bytes = await derive(secret, 'resp', 48)
  return { body: await bodyKey(bytes.slice(0, 16)), tag: await tagKey(bytes.slice(16)) }
}

/** The bytes under the tag of an answer: it belongs to the request of that nonce and to no other. */
export function responseBytes(nonce: string, iv: Uint8Array, body: Uint8Array): Uint8Array<ArrayBuffer> {
  return joined([utf8(encryptionVersion), utf8(nonce), iv, body])
}

/** An AES-128-CBC key; WebCrypto pads by PKCS #7. */
export function bodyKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'AES-CBC', false, ['encrypt', 'decrypt'])
}

function tagKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}

/** HKDF-SHA-256 (RFC 5869) over key‖IV without salt. */
async function derive(secret: RequestSecret, info: string, bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const material = await crypto.subtle.importKey('raw', utf8(secret.key + secret.iv), 'HKDF', false, [
    'deriveBits',
  ])
  const salt = new Uint8Array()
  const bits = { name: 'HKDF', hash: 'SHA-256', salt, info: utf8(info) }
  return new Uint8Array(await crypto.subtle.deriveBits(bits, material, bytes * 8))
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const part of parts) {
    view.setUint32(at, part.length)
    bytes.set(part, at + 4)
    at += 4 + part.length
  }
  return bytes
}

export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

/** Base64url without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** @throws when the text is no base64url */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) throw new TypeError('not base64url')
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (symbol) => symbol.charCodeAt(0))
}
