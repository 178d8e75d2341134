import { createHmac } from 'node:crypto'
import { secretKey } from '@hongyan/kernel/secret-key'

/** Keyed digest of a phone's last four digits, bound to its waybill so that equal tails do not look equal. */
export function tailMac(key: Uint8Array, waybillNo: string, tail: string): string {
  return createHmac('sha256', secretKey(key)).update(`${waybillNo}\n${tail}`).digest('base64url')
}
