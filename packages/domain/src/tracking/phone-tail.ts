import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'

/** Made ready once: for each digest anew that takes longer than the digest. */
const ready = new WeakMap<Uint8Array, KeyObject>()

/** Keyed digest of a phone's last four digits, bound to its waybill so that equal tails do not look equal. */
export function tailMac(key: Uint8Array, waybillNo: string, tail: string): string {
  const secret = ready.get(key) ?? createSecretKey(key)
  ready.set(key, secret)
  return createHmac('sha256', secret).update(`${waybillNo}\n${tail}`).digest('base64url')
}
