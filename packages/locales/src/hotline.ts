import type { LocaleId } from './locale.ts'

/** The hotline of each edition: a line of Hong Kong cannot dial the short number of the mainland. No line breaks in it. */
export const hotlines = { mainland: '950616', hongKong: '3100\u00a00616' } as const

/** A phone number, or the link that calls it, in an edition: its own hotline for that of the mainland, else as it is. */
export function phoneIn(locale: LocaleId, phone: string): string {
  if (locale !== 'zh-HK') return phone
  if (phone === telephoneLink(hotlines.mainland)) return telephoneLink(hotlines.hongKong)
  return phone === hotlines.mainland ? hotlines.hongKong : phone
}

/** The link that calls a number. Eight digits are of Hong Kong: its code makes them work from anywhere. */
export function telephoneLink(phone: string, extension: string | null = null): string {
  const digits = phone.replaceAll(/[^\d+]/g, '')
  const number = /^\d{8}$/.test(digits) ? `+852${digits}` : digits
  return `tel:${number}${extension === null ? '' : `,${extension}`}`
}
