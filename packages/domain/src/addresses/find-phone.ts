import { inText } from '#home-phones'
import { type PhoneRegion, readPhone } from '../typed/read-phone.ts'

export type FoundPhone = {
  /** As `readPhone` has it: 13800138000, 027-87654321-801, +85223456789; one that is hidden or short stays as it is. */
  readonly phone: string
  readonly start: number
  readonly end: number
  /** Why nobody can be called by it: digits are covered up, or one is missing. */
  readonly problem: 'hidden' | 'short' | null
}

type Shape = {
  readonly pattern: RegExp
  /** What it lacks, of a number that cannot be called. */
  readonly problem?: (groups: readonly string[]) => Pick<FoundPhone, 'phone' | 'problem'>
}

const gap = '[-\\s.–—‑‐−]?'
/** Marks of an extension that divide it from what else stands in a text. Behind a comma or a slash only what nothing follows is one, and no house. */
const extension = [
  '(?:\\s?(?:-|转|#|\\*|x|ext(?:ension)?\\.?|分机号?)\\s?[:：.]?\\s?\\d{1,6}(?!\\d)',
  '\\s?[,，/、]\\s?\\d{3,4}(?=[\\s,，。;；]|$)',
  '\\s?[(（[【]\\s?(?:转|分机号?)?\\s?\\d{3,4}\\s?[)）\\]】])?',
].join('|')

/** What looks like a number in running text; which of them is one, and how it is kept, `readPhone` says. Mobiles first: where a text has both, the courier calls the mobile. */
const shapes: readonly Shape[] = [
  {
    pattern: new RegExp(
      `(?<![\\d+])(?:(?:\\+|00)?86[-\\s]?)?1[3-9]\\d${gap}\\d{4}${gap}\\d{4}(?!\\d)${extension}`,
      'i',
    ),
  },
  {
    pattern: new RegExp(
      `(?<!\\d)(?:(?:\\+|00)86[-\\s]?)?\\(?(?:010|02\\d|0[3-9]\\d{2})\\)?[-\\s]?\\d{3,4}[-\\s]?\\d{4}(?!\\d)${extension}`,
      'i',
    ),
  },
  {
    // From abroad an area code has no nought.
    pattern: new RegExp(
      `(?<!\\d)(?:\\+|00)86[-\\s]?\\(?(?:10|2\\d|[3-9]\\d{2})\\)?[-\\s]?\\d{3,4}[-\\s]?\\d{4}(?!\\d)${extension}`,
      'i',
    ),
  },
  { pattern: new RegExp(`(?<!\\d)[48]00[-\\s]?\\d{3}[-\\s]?\\d{4}(?!\\d)${extension}`, 'i') },
  { pattern: new RegExp(`(?<!\\d)(?:\\+|00)?85[23][-\\s]?\\d{4}[-\\s]?\\d{4}(?!\\d)${extension}`, 'i') },
  { pattern: /(?<!\d)(?:\+|00)886[-\s]?(?:\(0\)|0)?\d{1,3}[-\s]?\d{3,4}[-\s]?\d{3,4}(?!\d)/ },
  {
    // Of another country, by its code.
    pattern: /(?<![\d+])\+(?!86|85[23]|886)[1-9]\d{0,2}(?:[-\s]?\(?\d{1,5}\)?){2,5}(?!\d)/,
  },
  {
    pattern: /(?<!\d)(1[3-9]\d)[*x]{4}(\d{4})(?!\d)/i,
    problem: ([a = '', b = '']) => ({ phone: `${a}****${b}`, problem: 'hidden' }),
  },
  {
    // A digit was lost in copying. What counts houses or rooms is none.
    pattern:
      /(?<![\dA-Z.-])(?:(?:\+|00)?86[-\s]?)?(1[3-9]\d)[-\s]?(\d{4})[-\s]?(\d{3})(?![\dA-Z.-]|\s?[号號室弄栋棟楼樓])/i,
    problem: ([a = '', b = '', c = '']) => ({ phone: a + b + c, problem: 'short' }),
  },
]

/** How numbers are written where their country code goes without saying, and what names such a place. */
const local: readonly (readonly [named: RegExp, pattern: RegExp, region: PhoneRegion])[] = [
  [
    /香港|九龙|新界|Hong Kong|Kowloon|New Territories|(?<![A-Z])HK(?![A-Z])/i,
    /(?<![\d+-])[2-9]\d{3}[-\s]?\d{4}(?![\d-])/,
    'hong-kong',
  ],
  [/澳门|Macau|Macao/i, /(?<![\d+-])[2-9]\d{3}[-\s]?\d{4}(?![\d-])/, 'macau'],
  [
    /台湾|台北|新北|桃园市|台中|台南|高雄|Taiwan|Taipei/i,
    /(?<![\d+-])\(?0\d{1,3}\)?[-\s]?\d{3,4}[-\s]?\d{3,4}(?![\d-])/,
    'taiwan',
  ],
]

/** Finds the number to call in a folded text; null where there is none. */
export function findPhone(folded: string): FoundPhone | null {
  if (inText !== null) return findAsAtHome(folded, inText)
  for (const { pattern, problem } of shapes) {
    const found = pattern.exec(folded)
    if (!found) continue
    const { index, 0: text } = found
    const place = { start: index, end: index + text.length }
    if (problem !== undefined) return { ...problem(found.slice(1)), ...place }
    const read = readPhone(text)
    if (read.kind === 'phone') return { phone: read.phone, ...place, problem: null }
  }
  for (const [named, pattern, region] of local) {
    const found = named.test(folded) ? pattern.exec(folded) : null
    const read = found ? readPhone(found[0], region) : null
    if (found && read?.kind === 'phone')
      return { phone: read.phone, start: found.index, end: found.index + found[0].length, problem: null }
  }
  return null
}

/** By the plan of the home: the first that can be called, without figures behind it that belong to something else. */
function findAsAtHome(folded: string, pattern: RegExp): FoundPhone | null {
  const found = [...folded.matchAll(pattern)].flatMap(({ index, 0: text }) => {
    const ends = [text.length, ...[...text.matchAll(/(?<=\d)(?=[ /])/g)].map((end) => end.index).reverse()]
    const [first] = ends.flatMap((length) => {
      const read = readPhone(text.slice(0, length))
      return read.kind === 'phone' ? [{ phone: read.phone, of: read.of, length }] : []
    })
    if (first === undefined) return []
    const place = { start: index, end: index + first.length }
    return [{ phone: first.phone, ...place, problem: null, isMobile: first.of === 'mobile' }]
  })
  // The courier calls the mobile.
  const one = found.find(({ isMobile }) => isMobile) ?? found[0]
  return one === undefined ? null : { phone: one.phone, start: one.start, end: one.end, problem: null }
}
