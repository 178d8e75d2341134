import { shippedRates } from '@hongyan/domain/quotes/quote-shipment'
import type { Band } from '@hongyan/domain/quotes/tariff'
import { quoteProducts } from '@hongyan/domain/quotes/vocabulary'
import { ratesOn } from '@hongyan/domain/rates/rate-book'
import { rateChange } from '@hongyan/domain/rates/rate-change'
import { expect, it } from 'vitest'
import { placeBefore, withBand, withoutBand } from './band-rows.ts'
import { withValue } from './set-value.ts'

const prices = { city: { kilogram: 100, least: 1000 } }
const bands: readonly Band[] = [
  { kind: 'per-kilogram', over: 0, upTo: 20_000, byZone: prices },
  { kind: 'per-kilogram', over: 20_000, upTo: null, byZone: prices },
]
const edges = (list: readonly object[] | null) =>
  (list as readonly Band[] | null)?.map(({ over, upTo }) => [over, upTo]) ?? null

it('a band is cut off the one that has its weight, with its prices where it is of the same kind', () => {
  const added = withBand(bands, 50_000, 'per-kilogram')
  expect(edges(added)).toEqual([
    [0, 20_000],
    [20_000, 50_000],
    [50_000, null],
  ])
  expect(added?.[2]).toMatchObject({ byZone: prices })
  expect(withBand(bands, 50_000, 'asked')?.[2]).toEqual({ kind: 'asked', over: 50_000, upTo: null })
  for (const taken of [0, 20_000]) expect(withBand(bands, taken, 'asked')).toBeNull()
})

it('the weights of a band that is removed go to its neighbour, and one always stays', () => {
  expect(edges(withoutBand(bands, 0))).toEqual([[0, null]])
  expect(edges(withoutBand(bands, 1))).toEqual([[0, null]])
  expect(withoutBand(bands.slice(0, 1), 0)).toHaveLength(1)
})

it('what is added and removed of every product that ships keeps the rules of bands', () => {
  const rates = ratesOn(shippedRates, '2026-12-01')
  for (const product of quoteProducts) {
    const sheet = rates.products[product]
    if (sheet === undefined) continue
    const last = sheet.bands.at(-1)
    const added = withBand(sheet.bands, (last?.over ?? 0) + 77_000, 'asked')
    const next = withValue(rates, ['products', product, 'bands'], added)
    expect(rateChange.safeParse(next).success, product).toBe(true)
    const first = withoutBand(added as readonly Band[], 0)
    expect(rateChange.safeParse(withValue(rates, ['products', product, 'bands'], first)).success).toBe(true)
  }
})

it('what a cell was is read in the band that began at its weight', () => {
  const rates = ratesOn(shippedRates, '2026-12-01')
  const base = withValue(rates, ['products', 'air', 'bands'], bands)
  const path = ['products', 'air', 'bands', 1, 'byZone', 'city', 'least'] as const
  expect(placeBefore(base, base, path)).toBe(path)
  const fewer = withValue(base, ['products', 'air', 'bands'], [{ ...bands[1], over: 20_000 }])
  const first = ['products', 'air', 'bands', 0, 'upTo'] as const
  expect(placeBefore(base, fewer, first)).toEqual(['products', 'air', 'bands', 1, 'upTo'])
})
