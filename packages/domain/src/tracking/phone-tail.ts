import { createHmac } from 'node:crypto'

/** Keyed digest of a phone's last four digits, bound to its waybill so that equal tails do not look equal. */
export function tailMac(key: Uint8Array, waybillNo: string, tail: string): string {
  return createHmac('sha256', key).update(`${waybillNo}\n${tail}`).digest('base64url')
}

/** The last four digits of a phone number, or of what was typed for them; null when there are fewer. */
export function tailOf(phone: string): string | null {
  const digits = phone.normalize('NFKC').replace(/\D/g, '')
  return digits.length >= 4 ? digits.slice(-4) : null
}
