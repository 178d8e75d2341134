import type { OnePhone, PhoneKind, PhoneRegion } from '../phone-plan.ts'

type Main = { readonly phone: string; readonly of: PhoneKind }

const extensionMark =
  /^(.*?\d\)?)\s*(?:[,;#*转轉([【]|ext(?:ension|n)?\.?|x|p|w|分[机機]号?號?)+[\s.:-]*(\d{1,6})\s*[)\]】#]*$/
const looseMark = /^(.*\d)\s*[-/_ ]\s*(\d{1,6})#?$/

/** Mobiles and landlines of the mainland, service numbers, and numbers of Hong Kong, Macau, Taiwan and abroad. */
export function onePhone(text: string, region: PhoneRegion): OnePhone | null {
  for (const mark of [/(.+)/, extensionMark, looseMark]) {
    const [, before = '', extension = null] = mark.exec(text) ?? []
    const main = mainOf(before, region)
    if (main !== null)
      return {
        kind: 'phone',
        phone: extension === null ? main.phone : `${main.phone}-${extension}`,
        main: main.phone,
        extension,
        of: main.of,
      }
  }
  return null
}

/** Of eleven digits one was lost on the way, or one came too many. */
export function lengthProblem(text: string): 'phone-short' | 'phone-long' | null {
  const digits = text.replace(/^(?:\(?(?:\+|00)?86\)?)(?=[ -]?1[3-9])/, '').replace(/[ ().-]/g, '')
  if (/^1[3-9]\d{7,8}$/.test(digits)) return 'phone-short'
  return /^1[3-9]\d{10,11}$/.test(digits) ? 'phone-long' : null
}

/** Mobiles are found where nothing stands between them. */
export const phoneEnds = /(?<=\d\)?)(?=[^\d)]|$)|(?<=^1[3-9]\d{9})(?=1[3-9]\d{9})/g

/** A landline or a number with its country code may have another behind it that leaves the code out. */
export const sharedCode = /^(?:0\d+(?=-)|\+\d{3})/

export const inText: RegExp | null = null

/** Of the mainland 11 digits, the first 1, the second 3 to 9; of Hong Kong `+852` and 8. */
export const mobilePattern = /^(?:1[3-9]\d{9}|\+852[4-9]\d{7})$/

export const omittedCode = '+86'

/** They are stored as they are written. */
export const writtenPhone = (phone: string): string => phone

/** A number without extension; null for what is none. */
function mainOf(text: string, region: PhoneRegion): Main | null {
  const bare = text.replace(/[ ().\-/]/g, '').replace(/^00(?=[1-9])/, '+')
  if (!/^\+?\d+$/.test(bare)) return null
  if (bare.startsWith('+86')) return mainland(bare.slice(3)) ?? mainland(`0${bare.slice(3)}`)
  const coded = /^\+?(85[23]|886)(\d+)$/.exec(bare)
  if (coded) {
    const found = beyond(coded[1] ?? '', coded[2] ?? '')
    if (found !== null || bare.startsWith('+')) return found
  }
  if (bare.startsWith('+')) return /^\+[1-9]\d{6,14}$/.test(bare) ? { phone: bare, of: 'abroad' } : null
  const local = region === 'mainland' ? null : localOf(bare, region)
  // From another town mobiles were dialled with a nought before them.
  const home = local ?? mainland(bare.replace(/^0(?=1[3-9]\d{9}$)/, ''))
  if (home !== null || !/^86\d{10,12}$/.test(bare)) return home
  return mainland(bare.slice(2)) ?? mainland(`0${bare.slice(2)}`)
}

function localOf(digits: string, region: Exclude<PhoneRegion, 'mainland'>): Main | null {
  if (region === 'taiwan') return digits.startsWith('0') ? beyond('886', digits) : null
  return beyond(region === 'hong-kong' ? '852' : '853', digits)
}

/** Behind the country codes of Hong Kong, Macau and Taiwan. */
function beyond(code: string, digits: string): Main | null {
  if (code === '886') {
    const national = digits.replace(/^0/, '')
    return /^[2-9]\d{7,8}$/.test(national) ? { phone: `+886${national}`, of: 'taiwan' } : null
  }
  if (!/^[2-9]\d{7}$/.test(digits)) return null
  return { phone: `+${code}${digits}`, of: code === '852' ? 'hong-kong' : 'macau' }
}

function mainland(digits: string): Main | null {
  if (/^1[3-9]\d{9}$/.test(digits)) return { phone: digits, of: 'mobile' }
  const [, area, number] = /^(0(?:10|2\d|[3-9]\d{2}))(\d{7,8})$/.exec(digits) ?? []
  if (area !== undefined) return { phone: `${area}-${number}`, of: 'landline' }
  const free = /^([48]00)(\d{3})(\d{4})$/.exec(digits)
  if (free) return { phone: free.slice(1).join('-'), of: 'service' }
  return /^9[56]\d{3,6}$/.test(digits) ? { phone: digits, of: 'service' } : null
}
