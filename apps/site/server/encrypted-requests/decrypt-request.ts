import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import {
  bodyKey,
  encryptionHeaders,
  encryptionVersion,
  fromBase64Url,
  newSecret,
  type RequestSecret,
  readSecret,
  requestBytes,
  requestTagKey,
  responseBytes,
  responseKeys,
  toBase64Url,
  utf8,
  wrapping,
} from '../../client/encryption/wire.ts'
import { cleanSent } from '../http/clean-sent.ts'
import { type JsonBounds, parseJson } from '../http/parse-json.ts'
import { TooBusy } from '../rendering/render-queue.ts'
import type { LimitAnswer } from '../security/limit-answer.ts'
import type { EncryptionKey, KeyRing } from './key-ring.ts'
import type { SpentNonces } from './spent-nonces.ts'

/** Which check a request did not pass: for the log, never for the caller. */
export type EncryptionFault = 'headers' | 'key' | 'time' | 'replay' | 'wrapping' | 'tag' | 'body'

/** A request that was sealed by someone who knows our public key, and the way to answer it. */
export type DecryptedRequest = {
  readonly kind: 'open'
  /** The decrypted body. Null when it is no JSON in our cipher. */
  readonly readBody: (encrypted: string) => Promise<{ readonly value: unknown } | null>
  /** An answer that only the caller can read. */
  readonly encryptAnswer: (answer: unknown) => Promise<string>
}

type DecryptionOutcome =
  | DecryptedRequest
  | { readonly kind: 'refused'; readonly fault: EncryptionFault }
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number }

type DecryptionParts = {
  readonly keys: KeyRing
  readonly nonces: SpentNonces
  readonly now: () => number
  /** Takes from the bucket of one caller before any private key is used. */
  readonly takeLimit: (address: string) => LimitAnswer
  /** Takes from the smaller bucket of one caller while replays are judged by this process alone. */
  readonly takeAlone: (address: string) => LimitAnswer
  /** Runs the private key: few at once, a bounded number waiting. Throws `TooBusy`. */
  readonly queue: { readonly run: <T>(work: () => Promise<T>) => Promise<T> }
  readonly onRefused: (fault: EncryptionFault) => void
  /** What the JSON of a body may hold once it is opened. */
  readonly jsonBounds: Pick<JsonBounds, 'depth' | 'values'>
}

/** How far a caller's clock may be from ours, ms. */
export const timeWindowMs = 300_000

/** From the private key to a refusal, ms: longer than key and tag take, so that what differs in them is not seen. */
const refusalMs = 20

/** 384 bytes of RSA-3072, 16 of a nonce, 32 of a tag, in base64url. */
const shapes = {
  text: /^[\w-]{512}$/,
  keyId: /^[\w-]{1,40}$/,
  time: /^\d{13}$/,
  nonce: /^[\w-]{22}$/,
  tag: /^[\w-]{43}$/,
}

/** Whether a request says that it is sealed. */
export function isEncrypted(headers: IncomingHttpHeaders): boolean {
  return headers[encryptionHeaders.text] !== undefined
}

/**
 * Checks a sealed request, cheapest first, and opens it: shape, known key, time, unseen nonce, rate, then the private
 * key, then the tag over everything, before anything is unpadded. The nonce is spent last, by whoever proved to have
 * sealed it. A secret that cannot be unwrapped goes the whole way to the tag, as a decoy, and both are refused at the
 * same moment: which of the two was wrong is not to be read from the time it takes.
 */
export function createDecryption(parts: DecryptionParts) {
  const refuse = (fault: EncryptionFault): DecryptionOutcome => {
    parts.onRefused(fault)
    return { kind: 'refused', fault }
  }

  return async (
    headers: IncomingHttpHeaders,
    rawBody: Uint8Array,
    address: string,
  ): Promise<DecryptionOutcome> => {
    const read = readHeaders(headers)
    if (!read) return refuse('headers')
    const now = parts.now()
    const key = parts.keys.find(read.keyId, now)
    if (!key) return refuse('key')
    if (Math.abs(now - Number(read.time)) > timeWindowMs) return refuse('time')
    if (parts.nonces.has(read.nonce)) return refuse('replay')
    const limit = parts.takeLimit(address)
    if (!limit.allowed) return { kind: 'busy', retryAfterSeconds: limit.retryAfterSeconds }

    const earliest = delay(refusalMs, undefined, { ref: false })
    const decoy = newSecret()
    const unwrapped = await unwrap(parts, key, read.text)
    if (unwrapped instanceof TooBusy) return { kind: 'busy', retryAfterSeconds: 2 }
    const secret = unwrapped ?? decoy
    const signed = requestBytes(
      { ...read, version: encryptionVersion, wrapped: read.text, body: rawBody },
      secret,
    )
    const whole = await crypto.subtle.verify(
      'HMAC',
      await requestTagKey(secret),
      fromBase64Url(read.tag),
      signed,
    )
    if (!whole || unwrapped === null) {
      await earliest
      return refuse(unwrapped === null ? 'wrapping' : 'tag')
    }
    const spending = await parts.nonces.spend(read.nonce, Number(read.time) + timeWindowMs + 1, now)
    if (spending === 'replay') return refuse('replay')
    const alone: LimitAnswer = spending === 'alone' ? parts.takeAlone(address) : { allowed: true }
    if (!alone.allowed) return { kind: 'busy', retryAfterSeconds: alone.retryAfterSeconds }

    return {
      kind: 'open',
      readBody: async (encrypted) => {
        const value = await readEncrypted(parts, secret, encrypted)
        if (!value) parts.onRefused('body')
        return value
      },
      encryptAnswer: (answer) => encryptAnswer(secret, read.nonce, answer),
    }
  }
}
export type DecryptRequest = ReturnType<typeof createDecryption>

/** The secret of a request; null when it is none of ours. */
async function unwrap(
  { queue }: DecryptionParts,
  { privateKey }: EncryptionKey,
  text: string,
): Promise<RequestSecret | null | TooBusy> {
  try {
    const wrapped = fromBase64Url(text)
    const bytes = await queue.run(() => crypto.subtle.decrypt(wrapping.name, privateKey, wrapped))
    return readSecret(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    return error instanceof TooBusy ? error : null
  }
}

type Read = { readonly [K in keyof typeof shapes]: string }

function readHeaders(headers: IncomingHttpHeaders): Read | null {
  if (headers[encryptionHeaders.version] !== encryptionVersion) return null
  const names = Object.keys(shapes) as (keyof typeof shapes)[]
  const entries = names.map((name) => [name, headers[encryptionHeaders[name]]] as const)
  const fits = entries.every(([name, value]) => typeof value === 'string' && shapes[name].test(value))
  return fits ? (Object.fromEntries(entries) as Read) : null
}

async function readEncrypted(
  { jsonBounds }: DecryptionParts,
  secret: RequestSecret,
  encrypted: string,
): Promise<{ readonly value: unknown } | null> {
  try {
    const key = await bodyKey(utf8(secret.key))
    const bytes = await crypto.subtle.decrypt(
      { name: 'AES-CBC', iv: utf8(secret.iv) },
      key,
      fromBase64Url(encrypted),
    )
    const read = parseJson(new Uint8Array(bytes), jsonBounds)
    if (read.kind !== 'value') return null
    const sent = cleanSent(read.value)
    return sent.kind === 'clean' ? { value: sent.value } : null
  } catch {
    return null
  }
}

/** IV, ciphertext and tag in one: encrypted first, then tagged, under keys the request did not use. */
async function encryptAnswer(secret: RequestSecret, nonce: string, answer: unknown): Promise<string> {
  const keys = await responseKeys(secret)
  const iv = crypto.getRandomValues(new Uint8Array(16))
  const text = utf8(JSON.stringify(answer))
  const body = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, keys.body, text))
  const tag = new Uint8Array(await crypto.subtle.sign('HMAC', keys.tag, responseBytes(nonce, iv, body)))
  const whole = new Uint8Array(iv.length + body.length + tag.length)
  whole.set(iv)
  whole.set(body, iv.length)
  whole.set(tag, iv.length + body.length)
  return toBase64Url(whole)
}
