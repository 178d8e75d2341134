import { cleanText } from './clean-text.ts'
import { hasLostDigits } from './lost-digits.ts'

export type PhoneKind = 'mobile' | 'landline' | 'service' | 'hong-kong' | 'macau' | 'taiwan' | 'abroad'
export type PhoneProblem =
  | 'phone-missing'
  | 'phone-short'
  | 'phone-long'
  | 'phone-hidden'
  /** A spreadsheet has made a rounded number of it: `1.38E+10`. */
  | 'phone-rounded'
  | 'not-a-phone'

export type ReadPhone =
  | {
      readonly kind: 'phone'
      /** As it is kept and dialled: 13800138000, 027-87654321-801, 400-800-1234, 950616, +85223456789. */
      readonly phone: string
      /** The same without its extension. */
      readonly main: string
      /** Behind a number that many share: of a switchboard, or a platform's that stands for somebody's own. */
      readonly extension: string | null
      readonly of: PhoneKind
    }
  | { readonly kind: 'problem'; readonly problem: PhoneProblem }

/** Where a number without its country code is dialled. */
export type PhoneRegion = 'mainland' | 'hong-kong' | 'macau' | 'taiwan'

type Main = { readonly phone: string; readonly of: PhoneKind }

const problem = (problem: PhoneProblem): ReadPhone => ({ kind: 'problem', problem })
const labels =
  /^(?:tel|telephone|phone|mobile|mob|cell|手机|手機|电话|電話|联系电话|聯絡電話|聯繫電話|联系方式|聯絡方式|收件电话|收货电话|座机|固话)\s*(?:号码|號碼|号|號)?[.:]?\s*/
/** What a spreadsheet or a list leaves around a number: `'138…`, `="138…"`, a comma, `.0`. */
const around = /^(?:=?["']|\[|【)+|(?:["'\]】;,。.、]|(?<=^\d{11})\.0+)+$/g
const extensionMark =
  /^(.*?\d\)?)\s*(?:[,;#*转轉([【]|ext(?:ension|n)?\.?|x|p|w|分[机機]号?號?)+[\s.:-]*(\d{1,6})\s*[)\]】#]*$/
const looseMark = /^(.*\d)\s*[-/_ ]\s*(\d{1,6})#?$/

/**
 * The one rule of phone numbers at every door: mobiles of the mainland, also a platform's with an extension, landlines
 * with their area code, service numbers, numbers of Hong Kong, Macau and Taiwan with their code or, where `region` says
 * so, without, and E.164 of other countries; in any width, with any dashes, spaces and brackets.
 */
export function readPhone(typed: string, region: PhoneRegion = 'mainland'): ReadPhone {
  const text = cleanText(typed)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Pd}\u2212ー~·]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(around, '')
    .replace(labels, '')
    .replace(/^tel:/, '')
    // From another town mobiles were dialled with a nought before them.
    .replace(/(?<=^(?:\+|00)\d{1,3}[ -]?)\(0\)/, '')
    .replace(/^0(?=1[3-9]\d[ -]?\d{4}[ -]?\d{4}$)/, '')
  if (text === '') return problem('phone-missing')
  if (text.length > 60) return problem('not-a-phone')
  if (/\d[ -]?[*x•●]{2,}[ -]?\d*$|^[*x•●]{3,}|^1[3-9]\d(?:[-._]{3,}|⋯+)\d*$/.test(text))
    return problem('phone-hidden')
  if (hasLostDigits(text)) return problem('phone-rounded')
  const whole = mainOf(text, region)
  if (whole !== null) return read(whole, null)
  for (const mark of [extensionMark, looseMark]) {
    const [, before = '', extension] = mark.exec(text) ?? []
    const main = mainOf(before, region)
    if (main !== null && extension !== undefined) return read(main, extension)
  }
  const digits = text.replace(/^(?:\(?(?:\+|00)?86\)?)(?=[ -]?1[3-9])/, '').replace(/[ ().-]/g, '')
  // Of eleven digits one was lost on the way, or one came too many.
  if (/^1[3-9]\d{7,8}$/.test(digits)) return problem('phone-short')
  if (/^1[3-9]\d{10,11}$/.test(digits)) return problem('phone-long')
  return problem('not-a-phone')
}

function read({ phone, of }: Main, extension: string | null): ReadPhone {
  return {
    kind: 'phone',
    phone: extension === null ? phone : `${phone}-${extension}`,
    main: phone,
    extension,
    of,
  }
}

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
  const home = local ?? mainland(bare)
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

/** The region whose numbers may be written without their country code at a place, by the code of its division. */
export function phoneRegionOf(division: string): PhoneRegion {
  const regions: Readonly<Record<string, PhoneRegion>> = { '81': 'hong-kong', '82': 'macau', '71': 'taiwan' }
  return regions[division.slice(0, 2)] ?? 'mainland'
}

/** A number as it is kept where it can be read, else as it was typed, for the rule that refuses it. */
export function tidyPhone(typed: string, region?: PhoneRegion): string {
  const found = readPhone(typed, region)
  return found.kind === 'phone' ? found.phone : cleanText(typed).normalize('NFKC').trim()
}

/** A mobile that takes text messages: of the mainland eleven digits, of Hong Kong `+852` and eight; null for any other. */
export function readMobile(typed: string, region?: PhoneRegion): string | null {
  const found = readPhone(typed, region)
  if (found.kind !== 'phone' || found.extension !== null) return null
  return found.of === 'mobile' || /^\+852[4-9]/.test(found.phone) ? found.phone : null
}

/**
 * The digits of a phone that open a shipment, said here for its label, messages and page: the last four of the number
 * itself, and behind them the extension where it has as many, for that is what some read.
 */
export function unlockingTails(phone: string): readonly string[] {
  const found = readPhone(phone)
  const parts = found.kind === 'phone' ? [found.main, found.extension ?? ''] : [phone.normalize('NFKC')]
  return parts
    .map((part) => part.replace(/\D/g, ''))
    .flatMap((part) => (part.length >= 4 ? [part.slice(-4)] : []))
}
