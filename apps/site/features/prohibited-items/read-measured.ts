import { readAmount, wattHours } from '@hongyan/domain/prohibited'
import type { Measured } from './ui/item-answer.ts'

const number = String.raw`(\d+(?:[.,]\d+)?)\s*`
const units = {
  watt: new RegExp(`${number}(?:wh|瓦时|瓦時)`, 'iu'),
  capacity: new RegExp(`${number}(?:mah|毫安时|毫安時|毫安)`, 'iu'),
  volts: new RegExp(`${number}(?:v|伏)(?![a-z])`, 'iu'),
  alcohol: new RegExp(`${number}(?:%|度|abv|vol)`, 'iu'),
  mass: new RegExp(`${number}(?:kg|公斤|千克)`, 'iu'),
  blade: new RegExp(`${number}(?:mm|毫米)`, 'iu'),
}

/** What somebody wrote of an amount into the name itself, such as `充电宝 20000mAh 3.7V`. */
export function measuredIn(question: string): Measured {
  const text = question.normalize('NFKC')
  const read = (unit: RegExp): number | null => {
    const amount = readAmount(unit.exec(text)?.[1] ?? '')
    return typeof amount === 'number' ? amount : null
  }
  const [volts, capacity] = [read(units.volts), read(units.capacity)]
  const rated = volts === null || capacity === null ? null : wattHours(volts, capacity)
  const all = {
    'watt-hours': read(units.watt) ?? rated,
    alcohol: read(units.alcohol),
    'dry-ice': read(units.mass),
    blade: read(units.blade),
  }
  return Object.fromEntries(Object.entries(all).filter(([, amount]) => amount !== null))
}

/** The name without its amounts, so that `白酒 53度` is found as `白酒`. The whole where nothing else is left. */
export function withoutAmounts(question: string): string {
  let text = question.normalize('NFKC')
  for (const unit of Object.values(units)) text = text.replace(unit, ' ')
  return /[\p{L}]/u.test(text) ? text : question
}
