import { describe, expect, it } from 'vitest'
import { defaultTariffs } from './default-tariffs.ts'
import { quoteShipment } from './quote-shipment.ts'
import { startingPrices } from './starting-price.ts'
import { aSheet, kilograms } from './testing/a-sheet.ts'
import { inquiry, noon } from './testing/any-inquiry.ts'
import { productsAs } from './vocabulary.ts'

const day = '2026-11-21'
const starts = startingPrices(defaultTariffs, day)
const [standard = ''] = productsAs('express-standard')

/** What a kilogram costs between two places with the products that take so little. */
const offers = (from: string, to: string) =>
  quoteShipment({ now: () => noon }, inquiry({ from, to, date: day, pieces: [{ weight: 1000, count: 1 }] }))
    .offers

describe('the least that a product costs', () => {
  it('is asked for within a city, and undercut nowhere', () => {
    const within = offers('440305', '440304').find(({ product }) => product === standard)
    expect(starts[standard]).toEqual({ total: within?.total, weight: 1000 })
    for (const to of ['440100', '110105', '650100'])
      for (const { product, total } of offers('440305', to))
        expect(total, `${product} to ${to}`).toBeGreaterThanOrEqual(starts[product]?.total ?? Infinity)
  })

  it('is that of the least that a product takes, where a kilogram is too little', () => {
    const tariff = defaultTariffs.products.find(({ product }) => product === standard)
    if (tariff === undefined) throw new Error('there is a tariff')
    const from = (limits: Parameters<typeof aSheet>[1]) =>
      startingPrices(
        { ...defaultTariffs, products: [{ ...tariff, sheets: [aSheet([kilograms(1000)], limits)] }] },
        day,
      )[standard]?.weight
    expect(from({ least: 20_000 })).toBe(20_000)
    expect(from({ heaviestPieceAtLeast: 30_000 })).toBe(30_000)
    expect(from({})).toBe(1000)
  })

  it('is none before the first sheet', () => {
    expect(startingPrices(defaultTariffs, '1999-01-01')).toEqual({})
  })
})
