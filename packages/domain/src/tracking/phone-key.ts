import { omittedCode } from '#home-phones'
import { readPhone } from '../typed/read-phone.ts'

/**
 * A phone number in the form in which shipments and accounts are compared, E.164: `+8613800000000`. Null where there is
 * none, for landlines, and for numbers with an extension, which many share.
 */
export function phoneKey(phone: string): string | null {
  const read = readPhone(phone)
  if (read.kind === 'problem' || read.extension !== null) return null
  if (read.of === 'landline' || read.of === 'service') return null
  return read.phone.startsWith('+') ? read.phone : `${omittedCode}${read.phone}`
}
