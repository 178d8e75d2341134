import { inEach, locales, readsSource } from '@hongyan/locales'
import { expect, test } from 'vitest'
import { homeSchema } from './home.ts'

const read = (home: object) =>
  homeSchema(locales).safeParse({ country: 'DE', zone: 'Europe/Berlin', ...home })
const moneyOf = (home: object) =>
  homeSchema(locales).parse({ country: 'DE', zone: 'Europe/Berlin', ...home }).money

test('a code alone says all there is to be said of a currency', () => {
  const money = moneyOf({ currency: 'EUR' })
  expect(money).toMatchObject({ currency: 'EUR', currencyDecimals: 2, tax: null })
  expect(money.moneyUnits).toEqual(inEach(() => 'EUR'))
  expect(money.moneyMinors['en-US']).toBe('1/100 EUR')
  expect(money.moneyNames).toMatchObject({ 'zh-CN': '欧元 (EUR)', 'en-US': 'Euro (EUR)' })
  for (const name of ['eur', '€', 'euro', 'euros']) expect(money.moneyTyped[name]).toEqual([1, 0])
  expect(money.moneyTyped).not.toHaveProperty('¥')
})

test('decimals are those of the currency', () => {
  expect(['JPY', 'CNY', 'KWD'].map((code) => moneyOf({ currency: code }).currencyDecimals)).toEqual([0, 2, 3])
  expect(moneyOf({ currency: 'JPY' }).moneyMinors['en-US']).toBe('JPY')
})

test('what it is called, and what is typed with it', () => {
  const word = { zh: '元', hk: '元', en: 'yuan' }
  const { moneyWords, moneyUnits, moneyTyped } = moneyOf({
    currency: 'CNY',
    money: { word, typed: { '1': ['元', 'RMB'], '0.1': ['角'], '0.01': ['分'] } },
  })
  expect(moneyWords).toEqual(inEach((id) => (readsSource(id) ? '元' : 'yuan')))
  expect(moneyUnits['en-US']).toBe('CNY')
  expect(moneyTyped).toEqual({ 元: [1, 0], rmb: [1, 0], 角: [1, -1], 分: [1, -2] })
})

test.each([
  ['19', 1900],
  ['7.7', 770],
  ['8.25', 825],
])('%s percent of tax', (percent, basisPoints) => {
  const name = { zh: '增值税', hk: '增值稅', en: 'VAT' }
  const { tax } = moneyOf({ currency: 'EUR', tax: { name, percent, included: 'true' } })
  expect(tax).toMatchObject({ basisPoints, isIncluded: true })
})

const name = { zh: '税', hk: '稅', en: 'VAT' }
test.each([
  [{}, 'currency: is missing'],
  [{ currency: 'EURO' }, 'currency: is no code of a currency, such as EUR'],
  [{ currency: 'EUR', tax: { name, percent: '19%', included: 'true' } }, 'tax.percent: must be percent'],
  [{ currency: 'EUR', tax: { name, percent: '19', included: 'perhaps' } }, 'tax.included: must be true'],
  [{ currency: 'EUR', tax: { percent: '19', included: 'true' } }, 'tax.name'],
  [{ currency: 'EUR', money: { typed: { '0.5': ['half'] } } }, 'money.typed'],
])('%j is refused', (home, message) => {
  const issues = read(home).error?.issues ?? []
  expect(issues.map(({ path, message: said }) => `${path.join('.')}: ${said}`).join('\n')).toContain(message)
})
