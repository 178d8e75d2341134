import type { OnePhone, PhonePlan } from './phone-plan.ts'

/** Numbers of a country as the library libphonenumber-js knows them, patterns of the digits behind trunk or country code. */
export type NumberingMetadata = {
  readonly code: string
  /** What is dialled before a number within the country. */
  readonly trunk: string
  /** Whether a number may be dialled there without it. */
  readonly isTrunkOptional: boolean
  readonly number: RegExp
  readonly mobile: RegExp
  /** Of numbers that everybody calls: free, shared cost, premium. */
  readonly service: RegExp
  /** How digits are set apart: those that begin so, the parts, and how they are written at home. */
  readonly formats: readonly {
    readonly begins: RegExp
    readonly parts: RegExp
    readonly written: string
  }[]
}

const extensionMark = /^(.*?\d\)?)\s*(?:[;#*]|ext(?:ension|n)?\.?|x|durchwahl|dw\.?)[\s.:-]*(\d{1,6})$/
/** As it is stored: E.164, and the extension behind a hyphen. */
const stored = /^(\+\d+)-(\d{1,6})$/

/** The plan of a country whose numbers are stored in E.164. Of other countries' numbers only the length is looked at. */
export function phonePlan(of: NumberingMetadata): PhonePlan {
  const national = (bare: string): string | null => {
    const isMobile = (digits: string) => of.mobile.test(digits)
    const isNumber = (digits: string) => of.number.test(digits)
    const ways: readonly (readonly [before: string, isOne: (digits: string) => boolean])[] = [
      [`+${of.code}${of.trunk}`, isNumber],
      [`+${of.code}`, isNumber],
      [of.trunk, isNumber],
      // Spreadsheets drop a nought, and forms the plus.
      ['', of.isTrunkOptional ? isNumber : isMobile],
      [of.code, isMobile],
    ]
    for (const [before, isOne] of ways) {
      const digits = bare.startsWith(before) ? bare.slice(before.length) : ''
      if (isOne(digits)) return digits
    }
    return null
  }
  const kindOf = (digits: string): OnePhone['of'] => {
    if (of.mobile.test(digits)) return 'mobile'
    return of.service.test(digits) ? 'service' : 'landline'
  }
  const main = (text: string): Pick<OnePhone, 'main' | 'of'> | null => {
    const bare = text.replace(/[ ().\-/]/g, '').replace(/^00(?=[1-9])/, '+')
    if (!/^\+?\d+$/.test(bare)) return null
    const digits = national(bare)
    if (digits !== null) return { main: `+${of.code}${digits}`, of: kindOf(digits) }
    const isAbroad = /^\+[1-9]\d{6,14}$/.test(bare) && !bare.startsWith(`+${of.code}`)
    return isAbroad ? { main: bare, of: 'abroad' } : null
  }
  return {
    onePhone: (text) => {
      for (const mark of [stored, null, extensionMark]) {
        const [, before = mark === null ? text : '', extension] = mark?.exec(text) ?? []
        const found = main(before)
        if (found !== null && extension === undefined) return phoneOf(found, null)
        if (found !== null && extension !== undefined) return phoneOf(found, extension)
      }
      return null
    },
    lengthProblem: () => null,
    phoneEnds: /(?<=\d\)?)(?=[^\d)]|$)/g,
    inText: textPattern(of),
    sharedCode: /(?!)/,
    mobilePattern: new RegExp(`^\\+${of.code}${of.mobile.source.slice(1)}`),
    omittedCode: '',
    writtenPhone: (phone) => {
      const [, digits = '', extension = ''] = new RegExp(`^\\+${of.code}(\\d+)(-\\d+)?$`).exec(phone) ?? []
      const format = of.formats.find(({ begins, parts }) => begins.test(digits) && parts.test(digits))
      return format === undefined ? phone : digits.replace(format.parts, format.written) + extension
    },
  }
}

/** From a plus, a nought or a bracket on; five digits before a word are the postcode of a place, and no part of it. */
function textPattern({ trunk, isTrunkOptional }: NumberingMetadata): RegExp {
  const first = isTrunkOptional ? '\\d' : trunk
  return new RegExp(
    `(?<![\\w+./-])(?:\\+[1-9]|00[1-9]|\\(?${first})(?:(?! +\\d{5} \\p{L})[ ()/.-]{0,3}\\d){5,16}(?!\\w)`,
    'gu',
  )
}

function phoneOf({ main, of }: Pick<OnePhone, 'main' | 'of'>, extension: string | null): OnePhone {
  return { kind: 'phone', phone: extension === null ? main : `${main}-${extension}`, main, extension, of }
}
