import { aBranch } from '@hongyan/testing'
import { describe, expect, it } from 'vitest'
import { branchNetwork } from '../../branches/branch-network.ts'
import { type Product, products } from '../../network/product.ts'
import { defaultBooks, quoteShipment } from '../quote-shipment.ts'
import { readQuotePlace } from '../search-places.ts'
import { inquiry } from '../testing/any-inquiry.ts'
import type { QuoteProduct } from '../vocabulary.ts'
import { takesUntil } from './hand-in.ts'

const noon = Date.UTC(2026, 10, 21, 4)
const until = (minute: number) => Array.from({ length: 7 }, () => [480, minute] as const)
type Changes = Parameters<typeof aBranch>[0]

function standard(branches: readonly Changes[], from = '330108', now = noon, date = '2026-11-21') {
  const network = branchNetwork(branches.map((changes) => aBranch(changes)))
  const quote = quoteShipment({ now: () => now }, inquiry({ from, date }), { ...defaultBooks, network })
  return quote.offers.find(({ product }) => product === 'express-standard')?.transit
}

describe('the cut-off', () => {
  it.each([
    [1320, '18:00'],
    [1080, '18:00'],
    [1020, '17:00'],
    [1440, '18:00'],
  ])('of a branch that closes at minute %d is %s', (minute, cutOff) => {
    expect(standard([{ week: until(minute) }])).toMatchObject({ cutOff, leaves: '2026-11-21', reasons: [] })
  })

  it('has passed when the branch has closed', () => {
    const at = (time: string) =>
      standard([{ week: until(1020) }], '330108', Date.parse(`2026-11-21T${time}+08:00`))
    expect(at('17:00:00')).toMatchObject({ leaves: '2026-11-21' })
    expect(at('17:01:00')).toMatchObject({
      leaves: '2026-11-22',
      reasons: [{ kind: 'after-cut-off', cutOff: '17:00' }],
    })
  })

  it('is that of the branch that takes the product, of a city that of the last to close', () => {
    const near = { week: until(900), products: ['cold'] } as const
    const far = { week: until(990), longitude: 120.3 }
    expect(standard([near, far])?.cutOff).toBe('16:30')
    expect(standard([{ week: until(900) }, far], '330108')?.cutOff).toBe('15:00')
    expect(standard([{ week: until(900) }, far], '330100')?.cutOff).toBe('16:30')
  })

  it('is that of the product where no branch is known', () => {
    expect(standard([], '440300')?.cutOff).toBe('18:00')
    expect(standard([{ week: until(900) }], '440300')?.cutOff).toBe('18:00')
  })
})

describe('a product is handed in', () => {
  const hangzhou = readQuotePlace('330108')
  if (!hangzhou) throw new Error('there is such a place')
  const hours = (products: readonly Product[], product: QuoteProduct) =>
    takesUntil(branchNetwork([aBranch({ week: until(900), products })]), product, hangzhou)('2026-11-21')

  it.each<[QuoteProduct, Product]>([
    ['express-standard', 'standard'],
    ['express-priority', 'express'],
    ['freight-light', 'freight'],
    ['freight-heavy', 'freight'],
    ['bulky', 'bulky'],
    ['cold-chain', 'cold'],
    ['pharma', 'pharma'],
    ['air', 'air'],
  ])('%s at the branches that take %s, all day where there are none', (product, kind) => {
    expect(hours([kind], product)).toBe('15:00')
    expect(
      hours(
        products.filter((one) => one !== kind),
        product,
      ),
    ).toBe('24:00')
  })

  it.each(['same-city', 'cross-border'] as const)('%s at none of them', (product) => {
    expect(hours(products, product)).toBe('24:00')
  })
})

describe('a closed day', () => {
  const closed = {
    specialDays: { '2026-11-21': null, '2026-11-22': null, '2026-11-23': [480, 900] as const },
  }

  it('is passed over, and said', () => {
    expect(standard([closed])).toMatchObject({
      leaves: '2026-11-23',
      cutOff: '15:00',
      reasons: [{ kind: 'branch-closed', day: '2026-11-21' }],
    })
    expect(standard([closed], '330108', noon, '2026-11-24')?.reasons).toEqual([])
  })

  it('of a branch that never opens is not asked about', () => {
    expect(standard([{ week: new Array(7).fill(null) }])).toMatchObject({
      leaves: '2026-11-21',
      cutOff: '18:00',
    })
  })
})
