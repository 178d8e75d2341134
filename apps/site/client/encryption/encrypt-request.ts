import {
  bodyKey,
  encryptionHeaders,
  encryptionVersion,
  fromBase64Url,
  newSecret,
  type RequestSecret,
  requestBytes,
  requestTagKey,
  responseBytes,
  responseKeys,
  toBase64Url,
  utf8,
  wrapping,
} from './wire.ts'

/** The server's public key, as `/v1/cipher-key` gives it. */
export type ServerKey = {
  readonly keyId: string
  /** SubjectPublicKeyInfo, base64url. */
  readonly publicKey: string
}

export type EncryptedRequest = {
  readonly headers: Readonly<Record<string, string>>
  /** What is sent as the JSON body. */
  readonly body: unknown
  /** Reads an answer that was sealed for this request. @throws when it was not, or not by this server */
  readonly decryptAnswer: (encrypted: string) => Promise<unknown>
}

type Choices = {
  /** The server's time, ms UTC. */
  readonly now: number
  /** `body`: the body is encrypted. `headers`: it goes as it is, and only the answer comes encrypted. */
  readonly encrypted: 'body' | 'headers'
}

/** Seals one call for the server: every call has a secret of its own. */
export async function encryptRequest(
  key: ServerKey,
  body: unknown,
  choices: Choices,
): Promise<EncryptedRequest> {
  const secret = newSecret()
  const publicKey = await crypto.subtle.importKey('spki', fromBase64Url(key.publicKey), wrapping, false, [
    'encrypt',
  ])
  const wrapped = toBase64Url(
    new Uint8Array(await crypto.subtle.encrypt(wrapping.name, publicKey, utf8(secret.key + secret.iv))),
  )
  const nonce = toBase64Url(crypto.getRandomValues(new Uint8Array(16)))
  const time = String(choices.now)
  const sent = choices.encrypted === 'body' ? await encrypt(secret, body) : body
  const parts = {
    version: encryptionVersion,
    keyId: key.keyId,
    wrapped,
    body: utf8(JSON.stringify(sent)),
    time,
    nonce,
  }
  const tag = await crypto.subtle.sign('HMAC', await requestTagKey(secret), requestBytes(parts, secret))
  return {
    headers: {
      [encryptionHeaders.version]: encryptionVersion,
      [encryptionHeaders.keyId]: key.keyId,
      [encryptionHeaders.text]: wrapped,
      [encryptionHeaders.time]: time,
      [encryptionHeaders.nonce]: nonce,
      [encryptionHeaders.tag]: toBase64Url(new Uint8Array(tag)),
    },
    body: sent,
    decryptAnswer: (encrypted) => decryptAnswer(secret, nonce, encrypted),
  }
}

async function encrypt(secret: RequestSecret, body: unknown): Promise<string> {
  const key = await bodyKey(utf8(secret.key))
  const text = utf8(JSON.stringify(body))
  return toBase64Url(
    new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv: utf8(secret.iv) }, key, text)),
  )
}

/** An answer is IV (16 bytes), ciphertext and tag (32 bytes). The tag is checked before anything is decrypted. */
async function decryptAnswer(secret: RequestSecret, nonce: string, encrypted: string): Promise<unknown> {
  const bytes = fromBase64Url(encrypted)
  if (bytes.length < 64) throw new TypeError('not a sealed answer')
  const iv = bytes.slice(0, 16)
  const body = bytes.slice(16, -32)
  const keys = await responseKeys(secret)
  if (!(await crypto.subtle.verify('HMAC', keys.tag, bytes.slice(-32), responseBytes(nonce, iv, body)))) {
    throw new TypeError('the answer was changed on its way')
  }
  const text = await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, keys.body, body)
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text))
}
