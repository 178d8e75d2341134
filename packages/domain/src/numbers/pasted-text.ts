import { companyNumbers } from './company-numbers.gen.ts'
import type { Numbers } from './number-format.ts'
import { isWrittenAsOurs, recogniseNumber } from './recognise-number.ts'

/** What a scanner's cable sends before a code: its symbology (`]C1`, `]E0`, `]Q1`), and the GS1 identifier of a shipment. */
const symbology = /\][A-Za-z]\d\p{Cc}?(?=[A-Za-z\d(])/gu
const url = /(?:https?:\/\/|www\.)[^\s<>"'，。；、]+/gi

const parameters = ['no', 'number', 'waybillCode', 'packageCode', 'code', 'id']

const alone = (pattern: string) => new RegExp(`(?<![A-Za-z\\d-])(?:${pattern})(?![A-Za-z\\d-])`, 'giu')
const day = /(?:19|20)\d\d([-/.年])(?:0?[1-9]|1[0-2])[-/.月](?:3[01]|[12]\d|0?[1-9])日?(?:T(?=\d))?/u.source
const shortDay = /(?:0?[1-9]|1[0-2])[/月](?:3[01]|[12]\d|0?[1-9])日?/u.source
const time = /(?:[01]?\d|2[0-4])[:时點点][0-5]\d(?:[:分][0-5]\d秒?)?分?(?:\.\d{3}Z?|[+-]\d\d:?\d\d)?/u.source
const money =
  /(?:[¥￥$€£]|HK\$|RMB|CNY|HKD|USD|EUR)\s?\d[\d,]*(?:\.\d+)?|\d[\d,]*(?:\.\d+)?\s?(?:元|块|塊|€|yuan|rmb|cny|hkd|eur)/u
    .source
const amount =
  /\d+\.\d{1,3}|\d+(?:\.\d+)?\s?(?:kgs?|g|公斤|千克|克|斤|吨|噸|件|票|个|個|箱|cm|mm|厘米|pcs|号楼|號樓|号|號|室|楼|樓|层|層|栋|棟|单元|單元)/u
    .source
const landline =
  /(?:\(0\d{2,3}\)|0\d{2,3}-)\d{7,8}(?:-\d{1,6})?|[48]00-\d{3}-?\d{4}|\+\d{1,3}[- ]\d[\d -]{5,13}\d/u.source
const noNumbers = [
  alone(`${day}(?:\\s*${time})?`),
  alone(`${shortDay}(?:\\s*${time})?`),
  alone(time),
  alone(money),
  alone(amount),
  alone(landline),
]

const mobile = /^(?:(?:00)?86-?)?1[3-9]\d-?\d{4}-?\d{4}(?:-?\d{1,6})?$/
const compactDay = /^20[0-4]\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[0-2]\d[0-5]\d(?:[0-5]\d)?)?$/

/** A pasted text with what cannot be a number taken out: marks of scanners, dates, times, amounts, landlines, addresses of pages. */
export function withoutOthers(text: string, numbers: Numbers = companyNumbers): string {
  const { identifier, dotted, glued } = numbers
  const scanned = text
    .replace(symbology, ' ')
    .replace(identifier, ' ')
    .replace(dotted, (number) => number.replace(/[._]/g, ''))
    .replace(glued, ' ')
  const pages = scanned.replace(url, (address) => ` ${numbersOfUrl(address, numbers).join(' ')} `)
  return noNumbers.reduce((rest, pattern) => rest.replace(pattern, ' '), pages)
}

/** Of the numbers found in one text, those that are meant: beside one that is certain, phones, days and bits of digits are none. */
export function meantNumbers(found: readonly string[], numbers: Numbers = companyNumbers): readonly string[] {
  const isSure = (one: string) => isCertain(one, numbers)
  if (!found.some(isSure)) return found
  return found.filter(
    (one) =>
      isSure(one) ||
      !(mobile.test(one) || compactDay.test(one) || /^[A-Z]{0,3}\d{1,7}$|^\d{1,2}-\d{1,2}$/.test(one)),
  )
}

/** A number of ours by its prefix and check digit, or one that only mends to one. */
function isCertain(text: string, numbers: Numbers): boolean {
  const reading = recogniseNumber(text, numbers)
  if (reading.kind === 'invalid') return reading.problem.kind === 'mistaken' || numbers.begins.test(text)
  return (
    reading.kind !== 'ambiguous' &&
    (reading.kind !== 'order' || isWrittenAsOurs(text, numbers)) &&
    !mobile.test(text)
  )
}

function numbersOfUrl(address: string, numbers: Numbers): readonly string[] {
  const own = address.match(numbers.within)
  if (own) return own
  const query = new URLSearchParams(/\?([^#]*)/.exec(address)?.[1] ?? '')
  return parameters.flatMap((name) => query.getAll(name))
}
