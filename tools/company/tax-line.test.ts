import { quoteMessages } from '@hongyan/content/messages'
import type { Tax } from '@hongyan/locales'
import { afterEach, expect, test, vi } from 'vitest'

const madeOfOurs = '../../packages/locales/src/company.gen.ts'
const words = quoteMessages('en-US').tax
const name = { 'zh-CN': '增值税', 'zh-HK': '增值稅', 'en-US': 'VAT' }

afterEach(() => {
  vi.doUnmock(madeOfOurs)
  vi.resetModules()
})

/** What is said by a company in euros with such a tax. */
async function saidBy(tax: Tax | null) {
  vi.resetModules()
  const ours = await import('../../packages/locales/src/company.gen.ts')
  vi.doMock(madeOfOurs, () => ({ ...ours, currency: 'EUR', currencyDecimals: 2, tax }))
  return import('../../apps/site/features/quotes/widgets/tax/tax-line.ts')
}

test('what is in a price, and that it is in prices', async () => {
  const { taxLine, taxOfPrices } = await saidBy({ name, basisPoints: 1900, isIncluded: true })
  expect(taxLine('en-US', 1200, words)).toBe('incl. 19% VAT: €1.92')
  expect(taxLine('zh-CN', 1200, quoteMessages('zh-CN').tax)).toBe('含 19% 增值税：€1.92')
  expect(taxOfPrices('en-US', words)).toBe('prices incl. 19% VAT')
})

test('what comes on top', async () => {
  const { taxLine, taxOfPrices } = await saidBy({ name, basisPoints: 770, isIncluded: false })
  expect(taxLine('en-US', 1000, words)).toBe('plus 7.7% VAT: €0.77')
  expect(taxOfPrices('en-US', words)).toBe('prices plus 7.7% VAT')
})

test('nothing, where the company says no tax', async () => {
  const { taxLine, taxOfPrices } = await saidBy(null)
  expect([taxLine('en-US', 1200, words), taxOfPrices('en-US', words)]).toEqual([null, null])
})
