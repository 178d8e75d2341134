import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { wrapping } from '../../client/encryption/wire.ts'
import type { Config } from '../config.ts'
import { damaged, readOwnFile, readOwnText, replaceFile } from '../settings/own-files.ts'
import { StartProblem } from '../settings/start-problem.ts'
import { createKeyRing, type EncryptionKey, type KeyRing } from './key-ring.ts'

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
type DatedKey = EncryptionKey & StoredKey
const fileName = 'cipher-keys.json'

type Place = Pick<Config, 'CIPHER_KEYS' | 'DATA_DIR'>

export type EncryptionKeys = {
  readonly ring: KeyRing
  /** Reads what other processes made, makes the next key in time, and forgets those that are accepted no more. */
  readonly renew: () => Promise<void>
}

/**
 * Private keys from the files of `CIPHER_KEYS` (PEM, PKCS #8; the first is in use, the others are still accepted), else
 * from `<data>/cipher-keys.json`, which the first start writes for its owner alone and `renew` rotates. Losing that
 * file costs nobody more than one more try.
 */
export async function loadEncryptionKeys(config: Place, now: () => number): Promise<EncryptionKeys> {
  if (config.CIPHER_KEYS.length > 0) {
    const keys = await readKeyFiles(config.CIPHER_KEYS)
    return { ring: createKeyRing(() => keys), renew: async () => undefined }
  }
  let keys: readonly DatedKey[] = []
  const renew = async (): Promise<void> => {
    const before = await readStored(config.DATA_DIR)
    const after = await rotate(before, now())
    if (after !== before) await replaceFile(config.DATA_DIR, fileName, JSON.stringify({ keys: after }))
    keys = await readDated(config.DATA_DIR, after)
  }
  await renew()
  return { ring: createKeyRing(() => inForce(keys, now())), renew }
}

/** Reads every key that `loadCipherKeys` would, and makes none. */
export async function checkEncryptionKeys(config: Place): Promise<void> {
  if (config.CIPHER_KEYS.length > 0) await readKeyFiles(config.CIPHER_KEYS)
  else await readDated(config.DATA_DIR, await readStored(config.DATA_DIR))
}

function readKeyFiles(paths: readonly string[]): Promise<readonly EncryptionKey[]> {
  return Promise.all(
    paths.map(async (path, index) => {
      const mend = 'name PEM files (PKCS #8) that this user may read'
      const pem = await readOwnText(path, 'CIPHER_KEYS', mend)
      if (pem === null) throw new StartProblem(`CIPHER_KEYS: there is no file ${path}; ${mend}`)
      const bytes = pemBytes(pem)
      if (bytes === null) throw new StartProblem(`CIPHER_KEYS: ${path} is no PKCS #8 PEM; ${mend}`)
      return readKey(bytes, index === 0 ? null : Number.POSITIVE_INFINITY).catch(() => {
        throw new StartProblem(`CIPHER_KEYS: ${path} holds no RSA key of 3072 bits; name one that does`)
      })
    }),
  )
}

async function readStored(folder: string): Promise<readonly StoredKey[]> {
  return (await readOwnFile(folder, fileName, stored))?.keys ?? []
}

function readDated(folder: string, keys: readonly StoredKey[]): Promise<readonly DatedKey[]> {
  return Promise.all(
    keys.map(async (key) => {
      const opened = await readKey(Buffer.from(key.pkcs8, 'base64'), null).catch(() => {
        throw new StartProblem(damaged(join(folder, fileName)))
      })
      return { ...opened, ...key }
    }),
  )
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
function inForce(keys: readonly DatedKey[], now: number): readonly EncryptionKey[] {
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
export async function readKey(pkcs8: Uint8Array<ArrayBuffer>, until: number | null): Promise<EncryptionKey> {
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

function pemBytes(pem: string): Uint8Array<ArrayBuffer> | null {
  const text = /-----BEGIN PRIVATE KEY-----([\s\S]+?)-----END PRIVATE KEY-----/.exec(pem)?.[1]
  return text ? Buffer.from(text, 'base64') : null
}
