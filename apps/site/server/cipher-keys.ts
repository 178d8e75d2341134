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

/**
 * A key is written down so long before it is used. Every process reads the file once an hour, so all of them know
 * the key before the first of them hands it out, and processes that make one at the same moment settle on the last.
 */
export const aheadMs = 3 * 3_600_000

const stored = z.object({ keys: z.array(z.object({ pkcs8: z.string(), from: z.int() })).min(1) })
type StoredKey = z.output<typeof stored>['keys'][number]

export type CipherKeys = {
  readonly ring: KeyRing
  /** Reads what other processes made, makes the next key in time, and forgets those that are accepted no more. */
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
  let keys: readonly (CipherKey & StoredKey)[] = []
  const renew = async (): Promise<void> => {
    const kept = await readFile(file, 'utf8').catch(() => null)
    const before = kept === null ? [] : stored.parse(JSON.parse(kept)).keys
    const after = await rotate(before, now())
    if (after !== before) {
      await mkdir(config.DATA_DIR, { recursive: true })
      const fresh = `${file}.${process.pid}`
      await writeFile(fresh, JSON.stringify({ keys: after }), { mode: 0o600 })
      await rename(fresh, file)
    }
    keys = await Promise.all(
      after.map(async (key) => ({ ...(await readKey(Buffer.from(key.pkcs8, 'base64'), null)), ...key })),
    )
  }
  await renew()
  return { ring: createKeyRing(() => inForce(keys, now())), renew }
}

/** The same list while its newest key is young enough; newest last. */
async function rotate(keys: readonly StoredKey[], now: number): Promise<readonly StoredKey[]> {
  const sorted = keys.toSorted((a, b) => a.from - b.from)
  const newest = sorted.at(-1)
  if (newest === undefined) return [{ pkcs8: await makeKey(), from: now }]
  if (now < newest.from + keyLifeMs - aheadMs) return keys
  const from = Math.max(newest.from + keyLifeMs, now + aheadMs)
  const still = sorted.filter((_, index) => now < (sorted[index + 1]?.from ?? now) + overlapMs)
  return [...still, { pkcs8: await makeKey(), from }]
}

/** The keys as they stand at a moment: the newest that has begun is in use, those before it for a while more. */
function inForce(keys: readonly (CipherKey & StoredKey)[], now: number): readonly CipherKey[] {
  const sorted = keys.toSorted((a, b) => a.from - b.from)
  const begun = sorted.filter(({ from }) => from <= now)
  const current = begun.at(-1) ?? sorted[0]
  return sorted.map((key, index) => {
    const next = sorted[index + 1]
    if (key === current) return { ...key, until: null }
    return { ...key, until: (next?.from ?? key.from + keyLifeMs) + overlapMs }
  })
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
