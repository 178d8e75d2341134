import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { ApiKeyRow } from '@hongyan/db'
import { type KeyScope, keyPattern, keyPrefix } from './merchant-rules.ts'

/** A key as its account sees it. Instants are ms UTC. */
export type ApiKey = {
  readonly id: string
  readonly name: string
  /** How it begins. */
  readonly shownPart: string
  readonly scopes: readonly KeyScope[]
  readonly createdAt: number
  /** To the minute; null for one that has not been used. */
  readonly usedAt: number | null
  /** When it stops working, because a newer one took its place. */
  readonly endsAt: number | null
}

/** A key with what opens it, which is told once. */
export type NewApiKey = { readonly key: ApiKey; readonly secret: string }

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const randomLength = 30
const shownLength = keyPrefix.length + 4

/**
 * A new key: the prefix, 30 characters of 62 (178 bits) and their CRC-32 in six more, so that a mistyped key is known
 * without a look at the database, and a scanner tells a key from any other text.
 */
export function newSecret(): string {
  const random = Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return keyPrefix + random + checkOf(random)
}

/** Whether a text can be a key at all. */
export function isSecret(text: string): boolean {
  if (!keyPattern.test(text)) return false
  const body = text.slice(keyPrefix.length)
  return checkOf(body.slice(0, randomLength)) === body.slice(randomLength)
}

function checkOf(random: string): string {
  let rest = crc32(random)
  let check = ''
  for (let place = 0; place < 6; place += 1) {
    check = alphabet[rest % alphabet.length] + check
    rest = Math.floor(rest / alphabet.length)
  }
  return check
}

/** The columns that follow from a key: 178 random bits need no key of ours to be kept as a digest. */
export function secretColumns(secret: string): Pick<ApiKeyRow, 'secret_digest' | 'shown_part'> {
  return { secret_digest: digestOfKey(secret), shown_part: secret.slice(0, shownLength) }
}

export function digestOfKey(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

export function readApiKey(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    shownPart: row.shown_part,
    scopes: JSON.parse(row.scopes) as KeyScope[],
    createdAt: row.created_at,
    usedAt: row.used_at,
    endsAt: row.ends_at,
  }
}

/** Whether a key works at `now` (ms UTC). */
export function isInForce({ ends_at }: Pick<ApiKeyRow, 'ends_at'>, now: number): boolean {
  return ends_at === null || now < ends_at
}
