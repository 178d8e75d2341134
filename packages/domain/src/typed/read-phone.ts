import { lengthProblem, mobilePattern, onePhone, phoneEnds, sharedCode } from '#home-phones'
import type { OnePhone, PhoneRegion } from '../countries/phone-plan.ts'
import { cleanText } from './clean-text.ts'
import { hasLostDigits } from './lost-digits.ts'

export { writtenPhone } from '#home-phones'
export type { PhoneKind, PhoneRegion } from '../countries/phone-plan.ts'

export type PhoneProblem =
  | 'phone-missing'
  | 'phone-short'
  | 'phone-long'
  | 'phone-hidden'
  /** A spreadsheet has made a rounded number of it: `1.38E+10`. */
  | 'phone-rounded'
  /** Two numbers or more: which of them is to be called has to be asked. */
  | 'phone-several'
  | 'not-a-phone'

type ReadPhone = OnePhone | { readonly kind: 'problem'; readonly problem: PhoneProblem }

const problem = (problem: PhoneProblem): ReadPhone => ({ kind: 'problem', problem })
const labels =
  /^(?:tel|telephone|phone|mobile|mob|cell|手机|手機|电话|電話|联系电话|聯絡電話|聯繫電話|联系方式|聯絡方式|收件电话|收货电话|座机|固话)\s*(?:号码|號碼|号|號)?[.:]?\s*/
const plainDigits = /^\d+$/
/** What a spreadsheet or a list leaves around a number: `'138…`, `="138…"`, a comma, `.0`. */
const around = /^(?:=?["']|\[|【)+|(?:["'\]】;,。.、]|(?<=^\d{11})\.0+)+$/g

/**
 * The one rule of phone numbers at every door: those of the home by its plan, where `region` says so those of a part of
 * it without their code, and E.164 of other countries; in any width, with any dashes, spaces and brackets.
 */
export function readPhone(typed: string, region: PhoneRegion = 'mainland'): ReadPhone {
  const text = plainDigits.test(typed) ? typed : withoutLabels(typed)
  if (text === '') return problem('phone-missing')
  if (text.length > 60) return problem('not-a-phone')
  if (/\d[ -]?[*x•●]{2,}[ -]?\d*$|^[*x•●]{3,}|^1[3-9]\d(?:[-._]{3,}|⋯+)\d*$/.test(text))
    return problem('phone-hidden')
  if (hasLostDigits(text)) return problem('phone-rounded')
  const one = onePhone(text, region)
  // The last digits of another number of the same house, as landlines are often written: 0755-12345678/79.
  if (one?.of === 'landline' && /\/\d{1,2}$/.test(text)) return problem('phone-several')
  if (one !== null) return one
  const length = lengthProblem(text)
  return length ? problem(length) : amongOthers(text, region)
}

/** In plain letters, without what is written around a number. */
function withoutLabels(typed: string): string {
  return cleanText(typed)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Pd}\u2212ー~·]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(around, '')
    .replace(labels, '')
    .replace(/^tel:/, '')
    .replace(/(?<=^(?:\+|00)\d{1,3}[ -]?)\(0\)/, '')
}

/** A number with a word beside it, 13800138000 (微信同号); two of them are asked about, unless they are the same. */
function amongOthers(text: string, region: PhoneRegion): ReadPhone {
  const plain = text.replace(
    /^[^\d+]*[^a-z\d+](?=\+?\d)|(?<=\d)\s*(?:[(,;/]|\p{Script=Han}|\s[a-z])[^\d]*$/gu,
    '',
  )
  const one = plain === text ? null : onePhone(plain, region)
  if (one !== null) return one
  const pairs = phonesAtStart(plain, region).flatMap(({ one: first, length }) => {
    const behind = plain.slice(length).replace(/^[^\d+]*?(?=\(?\+?\d)/, '')
    const code = sharedCode.exec(first.phone)?.[0]
    const rests = code === undefined ? [behind] : [behind, `${code}${behind}`]
    const others = rests.flatMap((rest) => phonesAtStart(rest, region))
    return others.map(({ one: other }) => ({ first, isSame: other.phone === first.phone }))
  })
  const [pair] = pairs
  if (pair === undefined) return problem('not-a-phone')
  return pairs.every(({ isSame }) => isSame) ? pair.first : problem('phone-several')
}

/** The numbers that a text may begin with, and how long each is. */
function phonesAtStart(
  text: string,
  region: PhoneRegion,
): readonly { readonly one: OnePhone; readonly length: number }[] {
  const ends = [...text.matchAll(phoneEnds)].map(({ index }) => index)
  // As many parts as three numbers have at most.
  return ends.slice(0, 9).flatMap((length) => {
    const one = onePhone(text.slice(0, length), region)
    return one === null ? [] : [{ one, length }]
  })
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

/** A mobile that takes text messages, as it is stored; null for any other number. */
export function readMobile(typed: string, region?: PhoneRegion): string | null {
  const found = readPhone(typed, region)
  return found.kind === 'phone' && mobilePattern.test(found.phone) ? found.phone : null
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
