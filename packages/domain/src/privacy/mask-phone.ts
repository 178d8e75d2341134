import { writtenPhone } from '#home-phones'
import { readPhone } from '../typed/read-phone.ts'

const hiddenAtLeast = 6
const shownAtMost = 5
/** Of the fifteen digits that a number may have (E.164): what is longer is several, and looks no longer. */
const hiddenAtMost = 10

/**
 * A phone number with at least six digits hidden (GB/T 41833) and at most five shown: `18718866310` →
 * `187******10`. Short numbers and extensions are hidden whole; separators and the country code of the home are dropped.
 */
export function maskPhone(phone: string): string {
  const read = readPhone(phone)
  if (read.kind === 'phone' && read.extension !== null) return `${maskPhone(read.main)}-****`
  const digits = (read.kind === 'phone' ? writtenPhone(read.phone) : phone.normalize('NFKC')).replace(
    /\D/g,
    '',
  )
  const shown = Math.max(0, Math.min(shownAtMost, digits.length - hiddenAtLeast))
  const tail = Math.min(2, shown)
  const head = shown - tail
  const hidden = '*'.repeat(Math.min(hiddenAtMost, Math.max(hiddenAtLeast, digits.length - shown)))
  return `${digits.slice(0, head)}${hidden}${digits.slice(digits.length - tail)}`
}

/**
 * A phone number in text that anyone may read: at most three leading digits stay. The last four open the
 * shipment, so none of them may be given away.
 */
export function hidePhone(phone: string): string {
  const masked = maskPhone(phone)
  return `${masked.slice(0, masked.indexOf('*'))}${'*'.repeat(hiddenAtLeast + 2)}`
}
