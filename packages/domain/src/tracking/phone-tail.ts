import { createHmac } from 'node:crypto'

/** Keyed digest of a phone's last four digits, bound to its waybill so that equal tails do not look equal. */
export function tailMac(key: Uint8Array, waybillNo: string, tail: string): string {
  return createHmac('sha256', key).update(`${waybillNo}\n${tail}`).digest('base64url')
}
