import { hotlines } from './company.gen.ts'
import { type LocaleId, sourceId } from './locale.ts'

/**
 * A phone number, or the link that calls it, in an edition: its own hotline for that of the mainland, else as it is. A
 * line of Hong Kong cannot dial the short number of the mainland.
 */
export function phoneIn(locale: LocaleId, phone: string): string {
  const [written, own] = [hotlines[sourceId], hotlines[locale]]
  if (phone === written.shown || phone === written.dialled) return own.shown
  return phone === telephoneLink(written.shown) ? telephoneLink(own.shown) : phone
}

/** The link that calls a number. Eight digits are of Hong Kong: its code makes them work from anywhere. */
export function telephoneLink(phone: string, extension: string | null = null): string {
  const digits = digitsOf(phone)
  const own = Object.values(hotlines).find(({ shown }) => digitsOf(shown) === digits)
  const number = own?.dialled ?? (/^\d{8}$/.test(digits) ? `+852${digits}` : digits)
  return `tel:${number}${extension === null ? '' : `,${extension}`}`
}

function digitsOf(phone: string): string {
  return phone.replaceAll(/[^\d+]/g, '')
}
