import { addressRoot, childrenOf } from '@hongyan/domain/places/divisions'
import { expect, test } from 'vitest'
import { isIn, readRegion, regions } from './regions.ts'

test('every province lies in one part of the country, and all in the whole', () => {
  for (const { code, name } of childrenOf(addressRoot)) {
    expect(
      regions.filter((region) => isIn(region, code)),
      name.en,
    ).toHaveLength(1)
    expect(isIn(null, code)).toBe(true)
  }
})

test('an address names a part, or the whole', () => {
  expect(readRegion(new URLSearchParams('part=southwest'))).toBe('southwest')
  for (const query of ['', 'part=', 'part=moon']) expect(readRegion(new URLSearchParams(query))).toBeNull()
})
