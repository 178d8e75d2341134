import { expect, it } from 'vitest'
import { defaultTariffs } from './default-tariffs.ts'
import { parcelPriceRange } from './parcel-price-range.ts'

it('tells the cheapest and the dearest of the zones, on the sheet of the day', () => {
  const zones = ['city', 'far', 'remote'] as const
  expect(parcelPriceRange(defaultTariffs, { zones, day: '2026-09-30' })).toEqual({ least: 900, most: 2000 })
  expect(parcelPriceRange(defaultTariffs, { zones, day: '2026-10-01' })).toEqual({ least: 1000, most: 2000 })
  expect(parcelPriceRange(defaultTariffs, { zones, day: '2025-01-01' })).toBeNull()
})
