import { afterEach, describe, expect, test, vi } from 'vitest'
import type { LocaleId } from './locale.ts'

afterEach(() => {
  vi.doUnmock('./company.gen.ts')
  vi.resetModules()
})

/** The same as of a company whose money is another one. */
async function moneyOf(currency: string, currencyDecimals: number) {
  vi.resetModules()
  const ours = await import('./company.gen.ts')
  vi.doMock('./company.gen.ts', () => ({ ...ours, currency, currencyDecimals }))
  return import('./format-money.ts')
}

describe('the money of the first company', () => {
  test('on pages, on the desk, and as plain figures', async () => {
    const { formatMoney, formatSum, plainSum, inMinors, inUnits } = await import('./format-money.ts')
    expect([formatMoney('zh-CN', 50_000), formatMoney('en-US', 1250)]).toEqual(['¥500', 'CN¥12.50'])
    const sums = [
      formatSum('zh-CN', 50_000),
      formatSum('en-US', 5, 'signed'),
      formatSum('en-US', 1800, 'short'),
    ]
    expect(sums).toEqual(['¥500.00', '+¥0.05', '¥18'])
    expect([plainSum(123_405), plainSum(99_999_999), plainSum(7)]).toEqual(['1234.05', '999999.99', '0.07'])
    expect([inUnits(1250), inMinors(12.5), inMinors(0.29)]).toEqual([12.5, 1250, 29])
  })
})

test('euros', async () => {
  const { formatMoney, formatSum, plainSum } = await moneyOf('EUR', 2)
  expect([formatMoney('en-US', 192), formatMoney('zh-CN', 50_000)]).toEqual(['€1.92', '€500'])
  expect([formatSum('de-DE', 192), plainSum(192)]).toEqual(['1,92\u00a0€', '1.92'])
})

test('yen, which have no smaller part', async () => {
  const { formatMoney, formatSum, plainSum, inMinors, inUnits } = await moneyOf('JPY', 0)
  const every = ['zh-CN', 'en-US'] as const satisfies readonly LocaleId[]
  expect(every.map((locale) => formatMoney(locale, 1250))).toEqual(['¥1,250', '¥1,250'])
  expect([formatSum('en-US', 1250), plainSum(1250), inMinors(12), inUnits(12)]).toEqual([
    '¥1,250',
    '1250',
    12,
    12,
  ])
})

test('dinars, which have a thousand', async () => {
  const { plainSum, inMinors } = await moneyOf('KWD', 3)
  expect([plainSum(1005), inMinors(1.005)]).toEqual(['1.005', 1005])
})

test('a rate as each language writes it', async () => {
  const { formatPercent } = await import('./format-money.ts')
  expect([formatPercent('en-US', 1900), formatPercent('zh-CN', 770)]).toEqual(['19%', '7.7%'])
})
