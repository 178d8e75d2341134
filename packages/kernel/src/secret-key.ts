import { createSecretKey, type KeyObject } from 'node:crypto'

const ready = new WeakMap<Uint8Array, KeyObject>()

/** A key made ready for digests, once: for each digest anew that takes longer than the digest. */
export function secretKey(key: Uint8Array): KeyObject {
  const made = ready.get(key) ?? createSecretKey(key)
  ready.set(key, made)
  return made
}
