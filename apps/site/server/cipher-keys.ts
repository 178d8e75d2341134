import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type CipherKey, createKeyRing, type KeyRing } from '../api/cipher/key-ring.ts'
import { wrapping } from '../client/cipher/wire.ts'
import type { Config } from './config.ts'

const { subtle } = crypto

/** A key of the company's own making is used this long; the one before is accepted for a day more. */
export const keyLifeMs = 30 * 86_400_000
export const overlapMs = 86_400_000

const stored = z.object({
  keys: z.array(z.object({ pkcs8: z.string(), from: z.int(), until: z.int().nullable() })).min(1),
})
type StoredKey = z.output<typeof stored>['keys'][number]

export type CipherKeys = {
  readonly ring: KeyRing
  /** Makes a new key where the one in use is old, and forgets those that are accepted no more. */
  readonly renew: () => Promise<void>
}

/**
 * Private keys from the files of `CIPHER_KEYS` (PEM, PKCS #8; the first is in use, the others are still accepted), else
 * from `<data>/cipher-keys.json`, which the first start writes for its owner alone and `renew` rotates. Losing that
 * file costs nobody more than one more try.
 */
export async function loadCipherKeys(
  config: Pick<Config, 'CIPHER_KEYS' | 'DATA_DIR'>,
  now: () => number,
): Promise<CipherKeys> {
  if (config.CIPHER_KEYS.length > 0) {
    const files = await Promise.all(config.CIPHER_KEYS.map((path) => readFile(path, 'utf8')))
    const keys = await Promise.all(
      files.map((pem, index) => readKey(pemBytes(pem), index === 0 ? null : Number.POSITIVE_INFINITY)),
    )
    return { ring: createKeyRing(() => keys), renew: async () => undefined }
  }
  const file = join(config.DATA_DIR, 'cipher-keys.json')
  let keys: readonly CipherKey[] = []
  const renew = async (): Promise<void> => {
    const kept = await readFile(file, 'utf8').catch(() => null)
    const before = kept === null ? [] : stored.parse(JSON.parse(kept)).keys
    const after = await rotate(before, now())
    if (after !== before) {
      await mkdir(config.DATA_DIR, { recursive: true })
      await writeFile(`${file}.new`, JSON.stringify({ keys: after }), { mode: 0o600 })
      await rename(`${file}.new`, file)
    }
    keys = await Promise.all(after.map(({ pkcs8, until }) => readKey(Buffer.from(pkcs8, 'base64'), until)))
  }
  await renew()
  return { ring: createKeyRing(() => keys), renew }
}

/** The same list while the key in use is young enough. */
async function rotate(keys: readonly StoredKey[], now: number): Promise<readonly StoredKey[]> {
  const current = keys.find(({ until }) => until === null)
  if (current && now - current.from < keyLifeMs) return keys
  const still = keys
    .map((key) => (key.until === null ? { ...key, until: now + overlapMs } : key))
    .filter(({ until }) => until !== null && until > now)
  return [{ pkcs8: await makeKey(), from: now, until: null }, ...still]
}

/** A new private key (RSA, 3072 bits) as base64 of PKCS #8. */
export async function makeKey(): Promise<string> {
  const pair = await subtle.generateKey(
    { ...wrapping, modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['encrypt', 'decrypt'],
  )
  return Buffer.from(await subtle.exportKey('pkcs8', pair.privateKey)).toString('base64')
}

/** A key as the ring holds it. Its id is a digest of the public half. */
export async function readKey(pkcs8: Uint8Array<ArrayBuffer>, until: number | null): Promise<CipherKey> {
  const whole = await subtle.importKey('pkcs8', pkcs8, wrapping, true, ['decrypt'])
  const { kty, n, e } = await subtle.exportKey('jwk', whole)
  const open = await subtle.importKey('jwk', { kty, n, e } as JsonWebKey, wrapping, true, ['encrypt'])
  const spki = Buffer.from(await subtle.exportKey('spki', open))
  if ((whole.algorithm as { modulusLength?: number }).modulusLength !== 3072) {
    throw new Error('a cipher key must be RSA with 3072 bits')
  }
  return {
    id: createHash('sha256').update(spki).digest('base64url').slice(0, 16),
    publicKey: spki.toString('base64url'),
    privateKey: await subtle.importKey('pkcs8', pkcs8, wrapping, false, ['decrypt']),
    until,
  }
}

function pemBytes(pem: string): Uint8Array<ArrayBuffer> {
  const text = /-----BEGIN PRIVATE KEY-----([\s\S]+?)-----END PRIVATE KEY-----/.exec(pem)?.[1]
  if (!text) throw new Error('a file of CIPHER_KEYS is no PKCS #8 PEM')
  return Buffer.from(text, 'base64')
}
