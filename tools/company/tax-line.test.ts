import { quoteMessages } from '@hongyan/content/messages'
import { inEach, sourceId, type Tax } from '@hongyan/locales'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

const madeOfOurs = '../../packages/locales/src/company.gen.ts'
const words = quoteMessages('en-US').tax
const name = inEach((id) => (id === sourceId ? '增值税' : 'VAT'))

afterEach(() => {
  vi.doUnmock(madeOfOurs)
  vi.resetModules()
})

/** A company in euros with such a tax, in the place of ours. */
async function putInPlace(tax: Tax | null): Promise<void> {
  vi.resetModules()
  const ours = await import('../../packages/locales/src/company.gen.ts')
  vi.doMock(madeOfOurs, () => ({ ...ours, currency: 'EUR', currencyDecimals: 2, tax }))
}

async function saidBy(tax: Tax | null) {
  await putInPlace(tax)
  return import('../../apps/site/features/quotes/widgets/tax/tax-line.ts')
}

/** The review of a list with two lines that can be placed, of which one is taken, by its company. */
async function reviewBy(tax: Tax | null): Promise<string> {
  await putInPlace(tax)
  const { ReviewForm } = await import('../../apps/site/features/orders/import/ui/review-form.tsx')
  const { forAllOf } = await import('../../apps/site/features/orders/import/ui/list-controls.ts')
  const row = (place: number, isTaken: boolean) => ({
    ...{ place, line: place + 1, isTaken, number: null, recipient: 'Sample', from: '', to: '', goods: 'Tea' },
    ...{
      product: 'express-standard' as const,
      pieces: 1,
      pickup: null,
      shown: null,
      before: null,
      fields: [],
    },
    terms: { total: 1200 * place, arrivesUntil: '2026-11-23', arrivesBy: '18:00' },
  })
  const step = {
    ...{ kind: 'review' as const, key: 'k', of: 'own' as const, companies: [], isSaved: true, outcome: null },
    ...{ forAll: forAllOf(() => ''), look: 'look', list: 'line', report: [] },
    rows: [row(1, true), row(2, false)],
  }
  return renderToStaticMarkup(createElement(ReviewForm, { locale: 'en-US', company: null, mark: 'm', step }))
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

test('the tally of a list says it of what is taken, and gives its script the words', async () => {
  const tally = (page: string) => /data-tally="total".*?<\/div>/.exec(page)?.[0]
  const page = await reviewBy({ name, basisPoints: 1900, isIncluded: true })
  expect(tally(page)).toMatch(/<dd>€12<\/dd><dd [^>]*>incl. 19% VAT: €1.92<\/dd>/)
  expect(page).toContain(' data-tax="{')
  const without = await reviewBy(null)
  expect(tally(without)).toMatch(/<dd>€12<\/dd><\/div>/)
  expect(without).not.toContain('data-tax')
})
