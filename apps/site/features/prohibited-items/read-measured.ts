import { type AmountField, amountFields, largestAmount, wattHours } from '@hongyan/domain/prohibited/amounts'
import { cleanText } from '@hongyan/domain/typed/clean-text'
import type { Measured } from './item-answer.ts'

/** A figure as people write it in a line: groups divided by spaces are whole, and 两万 is one too. */
const number =
  /(?<![\d.]|\d,)(?:\d{1,3}(?:[ '’]\d{3})+(?!\d)|\d[\d.,。]*|(?=[两兩一二三四五六七八九十])[零一二两兩三四五六七八九十百千万萬]+)\s*[百千万萬]?\s*/u
    .source
const units: Readonly<Record<AmountField, RegExp>> = {
  wh: new RegExp(`${number}(?:k?wh|千?瓦[时時])`, 'iu'),
  mah: new RegExp(`${number}(?:m?ah|毫安[时時]?|安[时時])`, 'iu'),
  v: new RegExp(`${number}(?:v|伏)(?![a-z])`, 'iu'),
  vol: new RegExp(`${number}(?:%|度(?![电電])|abv|vol)`, 'iu'),
  kg: new RegExp(`${number}(?:kg|公斤|千克)`, 'iu'),
  mm: new RegExp(`${number}(?:mm|毫米)`, 'iu'),
}

/**
 * What somebody wrote of an amount into the name itself, such as `充电宝 20000mAh 3.7V`. Where it reads two ways it is
 * the larger: nothing slips under a limit, and the answer says what was taken.
 */
export function measuredIn(question: string): Measured {
  const text = plain(question)
  const read = (field: AmountField): number | null => largestAmount(units[field].exec(text)?.[0] ?? '', field)
  const [volts, capacity] = [read('v'), read('mah')]
  const rated = volts === null || capacity === null ? null : wattHours(volts, capacity)
  const all = {
    'watt-hours': read('wh') ?? rated,
    alcohol: read('vol'),
    'dry-ice': read('kg'),
    blade: read('mm'),
  }
  return Object.fromEntries(Object.entries(all).filter(([, amount]) => amount !== null))
}

/** The name without its amounts, so that `白酒 53度` is found as `白酒`. The whole where nothing else is left. */
export function withoutAmounts(question: string): string {
  let text = plain(question)
  for (const field of amountFields) text = text.replace(units[field], ' ')
  return /[\p{L}]/u.test(text) ? text : question
}

function plain(question: string): string {
  return cleanText(question).normalize('NFKC')
}
