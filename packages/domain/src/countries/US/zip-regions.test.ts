import { expect, test } from 'vitest'
import { areas } from './addresses.ts'
import { stateCodes, stateOf } from './states.ts'

if (areas.kind !== 'postcodes') throw new Error('ZIP codes are postcodes')
const { regions, isRemote } = areas
const prefixes = Array.from({ length: 1000 }, (_, at) => String(at).padStart(3, '0'))

test('each first three digits that a state has are in one region, and no others', () => {
  const inRegions = regions.flatMap((region) => region.prefixes)
  expect(new Set(inRegions).size).toBe(inRegions.length)
  expect(inRegions.toSorted()).toEqual(prefixes.filter((prefix) => stateOf(prefix) !== null))
})

test('a region lies in one state, and every state and territory has one', () => {
  for (const { code, prefixes: all, state } of regions)
    expect(new Set(all.map((prefix) => `US-${stateOf(prefix)}`)), code).toEqual(new Set([state]))
  expect(stateCodes).toHaveLength(54)
  expect(new Set(regions.map(({ state }) => state)).size).toBe(54)
})

test('towns lie where the country does', () => {
  for (const { code, longitude, latitude } of regions.filter((region) => !isRemote(region.code))) {
    expect(longitude > -125 && longitude < -66.9, code).toBe(true)
    expect(latitude > 24.5 && latitude < 49.1, code).toBe(true)
  }
})
