/** A stretch of a text that is the number of a person's document. */
type IdentityNumber = { readonly start: number; readonly end: number }

type Shape = { readonly pattern: RegExp; readonly holds: (digits: string) => boolean }

/** Of the mainland, of people of Hong Kong, Macau and Taiwan who live there, and with a 9 before it of foreigners. */
const provinces = /^9?(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])/
const always = () => true

/** Every pattern is anchored at a character that is no part of a longer number, and reads a bounded stretch. */
const shapes: readonly Shape[] = [
  // Identity card of the mainland: GB 11643, mod 11-2; the older one without a check digit.
  {
    pattern: /(?<!\d)\d{6}[\s-]?(?:19|20)\d{6}[\s-]?\d{3}[\dXx](?![0-9A-Za-z])/g,
    holds: isIdentityCard,
  },
  // Glued to a mobile number, before it or behind it.
  { pattern: /(?<!\d)\d{17}[\dXx](?=1[3-9]\d{9}(?!\d))/g, holds: isIdentityCard },
  { pattern: /(?<=(?<!\d)1[3-9]\d{9})\d{17}[\dXx](?![0-9A-Za-z])/g, holds: isIdentityCard },
  { pattern: /(?<![0-9A-Za-z-])\d{15}(?![0-9A-Za-z-])/g, holds: isOldIdentityCard },
  // Passport and permit of the mainland, and the permit with which people of Hong Kong and Macau travel there.
  {
    pattern:
      /(?<![0-9A-Za-z])(?:[CcEeGg]\d{8}|[CcEe][A-Ha-hJ-Nj-nP-Zp-z]\d{7}|[HhMm]\d{8}(?:\d\d)?)(?![0-9A-Za-z])/g,
    holds: always,
  },
  { pattern: /(?<![0-9A-Za-z])[A-Za-z]{1,2}\d{6}[(（][0-9Aa][)）]/g, holds: isHongKongCard },
  { pattern: /(?<![0-9A-Za-z])[157]\d{6}[(（]\d[)）]/g, holds: always },
  { pattern: /(?<![0-9A-Za-z])[A-Za-z][1289]\d{8}(?![0-9A-Za-z])/g, holds: isTaiwanCard },
]

/** What stands behind a label of a document, whatever its number looks like; hidden digits are asterisks. */
const labelled =
  /(?:(?:本人|居民|香港|港澳|澳门|澳門|台湾|台灣|来往|往来)*(?:身[份分][证證](?:字)?|通行证|通行證)|居住证|居住證|永居证|永居證|驾驶证|駕駛證|驾照|社保卡?|军官证|(?<![A-Za-z])sfz|证件|證件|护照|護照|通行证|通行證|回乡证|回鄉證|台胞证|台胞證|(?<![A-Za-z])(?:ID(?=\s?[:：])|HKID|ID\s?card|ID\s?number|ID\s?no|Passport))(?:号码|號碼|号|號|件号|件號|\s?number|\s?no)?\.?\s?[:：=是为為]?\s?([0-9A-Za-z][0-9A-Za-z*()（）]{5,20})/gi

/**
 * The numbers of identity cards, passports and permits in a text of half-width figures, in order: those whose check
 * digit or shape says so, and what stands behind a label of one.
 */
export function findIdentityNumbers(folded: string): readonly IdentityNumber[] {
  const found: IdentityNumber[] = []
  for (const match of folded.matchAll(labelled)) {
    if ((match[1] ?? '').replace(/[^\d*]/g, '').length < 5) continue
    found.push({ start: match.index, end: match.index + match[0].length })
  }
  for (const { pattern, holds } of shapes) {
    for (const { 0: number, index } of folded.matchAll(pattern))
      if (holds(number.replace(/[\s()（）-]/g, '').toUpperCase()))
        found.push({ start: index, end: index + number.length })
  }
  found.push(...cardsInGroups(folded))
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  // Behind its label a number in groups may be found twice, once no further than its first gap.
  const whole: IdentityNumber[] = []
  for (const one of found) {
    const last = whole.at(-1)
    if (last === undefined || one.start >= last.end) whole.push(one)
    else whole[whole.length - 1] = { start: last.start, end: Math.max(last.end, one.end) }
  }
  return whole
}

/** Identity cards written in groups of any length: 1101 0519 4912 3100 2X. Other figures may stand before them. */
function cardsInGroups(folded: string): readonly IdentityNumber[] {
  return [...folded.matchAll(/\d(?:[ -]?[\dXx]){17,80}/g)].flatMap(({ 0: run, index }) => {
    const groups = [...run.matchAll(/[\dXx]+/g)]
    return groups.flatMap((first, from): readonly IdentityNumber[] => {
      let digits = ''
      let at = from
      for (; at < groups.length && digits.length < 18; at += 1) digits += groups[at]?.[0] ?? ''
      if (!/^\d{17}[\dXx]$/.test(digits) || !isIdentityCard(digits.toUpperCase())) return []
      const last = groups[at - 1]
      return last ? [{ start: index + first.index, end: index + last.index + last[0].length }] : []
    })
  })
}

/** Whether a field holds such a number, in figures of any width. */
export function hasIdentityNumber(text: string): boolean {
  return findIdentityNumbers(text.normalize('NFKC')).length > 0
}

/** For `JSON.stringify`: no text of what is kept half typed has such a number. */
export const storedText = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? withoutIdentityNumbers(value) : value

/** A text without such numbers. Figures of full width are looked at as they are meant. */
export function withoutIdentityNumbers(text: string): string {
  const half = text.replace(/[！-～]/g, (one) => String.fromCharCode(one.charCodeAt(0) - 0xfee0))
  let rest = ''
  let from = 0
  for (const { start, end } of findIdentityNumbers(half)) {
    rest += text.slice(from, start)
    from = end
  }
  return from === 0 ? text : (rest + text.slice(from)).trim()
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const parts = (text: string, ...lengths: readonly number[]): readonly number[] => {
  let from = 0
  return lengths.map((length) => {
    from += length
    return Number(text.slice(from - length, from))
  })
}

const cardWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

function isIdentityCard(number: string): boolean {
  const [year = 0, month = 0, day = 0] = parts(number.slice(6), 4, 2, 2)
  const sum = cardWeights.reduce((total, weight, at) => total + weight * Number(number[at]), 0)
  return (
    provinces.test(number) &&
    /^.{6}(19|20)/.test(number) &&
    isDay(year, month, day) &&
    '10X98765432'[sum % 11] === number[17]
  )
}

function isOldIdentityCard(number: string): boolean {
  const [year = 0, month = 0, day = 0] = parts(number.slice(6), 2, 2, 2)
  return provinces.test(number) && isDay(1900 + year, month, day)
}

const letterValue = (letter: string): number => letter.charCodeAt(0) - 55

/** Mod 11 over letters (A is 10; a missing first one 36) and figures, weights 9 to 1. */
function isHongKongCard(number: string): boolean {
  const letters = number.match(/^[A-Z]+/)?.[0] ?? ''
  const [first, second] = letters.length === 2 ? [...letters].map(letterValue) : [36, letterValue(letters)]
  const check = number.at(-1) === 'A' ? 10 : Number(number.at(-1))
  const figures = [...number.slice(letters.length, -1)].map(Number)
  const sum = [first ?? 0, second ?? 0, ...figures, check].reduce(
    (total, one, at) => total + one * (9 - at),
    0,
  )
  return sum % 11 === 0
}

/** Letters count as they were given to counties, then weights 1, 9, 8 … 1, 1, mod 10. */
function isTaiwanCard(number: string): boolean {
  const value = 'ABCDEFGHJKLMNPQRSTUVXYWZIO'.indexOf(number.charAt(0)) + 10
  const figures = [Math.floor(value / 10), value % 10, ...[...number.slice(1)].map(Number)]
  const weights = [1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1]
  return figures.reduce((total, one, at) => total + one * (weights[at] ?? 0), 0) % 10 === 0
}
