export type PhoneKind = 'mobile' | 'landline' | 'service' | 'hong-kong' | 'macau' | 'taiwan' | 'abroad'

/** Where a number without its country code is dialled. */
export type PhoneRegion = 'mainland' | 'hong-kong' | 'macau' | 'taiwan'

export type OnePhone = {
  readonly kind: 'phone'
  /** As it is kept and dialled: 13800138000, 027-87654321-801, 400-800-1234, 12345, +85223456789. */
  readonly phone: string
  /** The same without its extension. */
  readonly main: string
  /** Behind a number that many share: of a switchboard, or a platform's that stands for somebody's own. */
  readonly extension: string | null
  readonly of: PhoneKind
}

type Main = { readonly phone: string; readonly of: PhoneKind }

const extensionMark =
  /^(.*?\d\)?)\s*(?:[,;#*转轉([【]|ext(?:ension|n)?\.?|x|p|w|分[机機]号?號?)+[\s.:-]*(\d{1,6})\s*[)\]】#]*$/
const looseMark = /^(.*\d)\s*[-/_ ]\s*(\d{1,6})#?$/

/** One number in plain signs, with its extension or without; null for what is none or holds anything else. */
export function onePhone(text: string, region: PhoneRegion): OnePhone | null {
  const whole = mainOf(text, region)
  if (whole !== null) return read(whole, null)
  for (const mark of [extensionMark, looseMark]) {
    const [, before = '', extension] = mark.exec(text) ?? []
    const main = mainOf(before, region)
    if (main !== null && extension !== undefined) return read(main, extension)
  }
  return null
}

function read({ phone, of }: Main, extension: string | null): OnePhone {
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
