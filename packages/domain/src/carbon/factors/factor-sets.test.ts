import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { listDivisions } from '../../places/divisions.ts'
import { carriers, factorSetSchema } from './factor-contract.ts'
import { currentFactorSet, factorSets, findFactorSet } from './factor-sets.ts'

/** The tables as published, kg per tonne-kilometre: typed a second time, so that a slip in one shows. */
const published = {
  'gbt-light-diesel-2': 0.286,
  'gbt-heavy-diesel-18': 0.129,
  'gbt-heavy-diesel-30': 0.078,
  'gbt-rail': 0.01,
  'gbt-container-200': 0.012,
  'uk-van-diesel': [0.15095, 0.6313, 0.78225],
  'uk-rigids': [0.04332, 0.19748, 0.2408],
  'uk-artics': [0.01823, 0.078, 0.09623],
  'uk-train': [0.00691, 0.02779, 0.0347],
  'glec-air-short': [0.234, 1.129, 1.363],
  'glec-air-long': [0.135, 0.653, 0.788],
  'glec-container': [0.00127, 0.0059, 0.00717],
  'glec-transshipment': 1.2,
} as const

test.each(factorSets)('set $version carries the published values, halves that add up to the whole', (set) => {
  for (const column of [set.china, set.international]) {
    for (const carrier of carriers) {
      const factor = column[carrier]
      if (factor.kind === 'grid') continue
      const value = published[factor.id as keyof typeof published]
      if (factor.kind === 'whole') expect(factor.value, factor.id).toBe(Math.round(Number(value) * 1e6))
      else {
        const whole = factor.wtt + factor.ttw
        expect(
          [factor.wtt, factor.ttw, whole].map((mg) => mg / 1e6),
          factor.id,
        ).toEqual(value)
      }
    }
  }
})

test('road, rail and sea in China are read from its own table, whose boundary stays open', () => {
  for (const carrier of ['light-truck', 'feeder-truck', 'trunk-truck', 'train', 'container-ship'] as const) {
    expect(currentFactorSet.china[carrier]).toMatchObject({ source: 'gbt-51366', boundary: 'open' })
  }
  expect(currentFactorSet.china['short-flight'].source).toBe('glec-3.2')
  expect(currentFactorSet.international['trunk-truck'].source).toBe('desnz-2025')
})

test('thirty provinces have a grid factor of their own; every province of the address tree has one to use', () => {
  for (const { grid } of factorSets) {
    expect(Object.keys(grid.provinces)).toHaveLength(30)
    const codes = listDivisions('province')
      .map(({ code }) => code.slice(0, 2))
      .filter((code) => Number(code) < 70)
    expect(codes.filter((code) => grid.provinces[code] === undefined)).toEqual(['54'])
  }
  const { grid } = currentFactorSet
  expect([
    grid.provinces[11],
    grid.provinces[31],
    grid.provinces[44],
    grid.provinces[51],
    grid.provinces[53],
  ]).toEqual([555_400, 573_700, 441_900, 156_400, 133_300])
  expect(grid.national).toBe(530_600)
})

test('a set is found by its version, and the newest is the last one', () => {
  expect(findFactorSet('2025-11')?.grid.source).toBe('grid-2022')
  expect(findFactorSet('2026-10')).toBe(currentFactorSet)
  expect(findFactorSet('1999-01')).toBeNull()
  expect(factorSets.map(({ since }) => since)).toEqual(factorSets.map(({ since }) => since).toSorted())
})

test('a set with a factor missing or out of range is no set', () => {
  const { handling: _, ...china } = currentFactorSet.china
  expect(factorSetSchema.safeParse({ ...currentFactorSet, china }).success).toBe(false)
  const negative = { ...currentFactorSet.international['trunk-truck'], wtt: -1 }
  const international = { ...currentFactorSet.international, 'trunk-truck': negative }
  expect(factorSetSchema.safeParse({ ...currentFactorSet, international }).success).toBe(false)
})

test('sets that were given out are as they were', () => {
  const digests = factorSets.map((set) => [
    set.version,
    createHash('sha256').update(JSON.stringify(set)).digest('hex').slice(0, 16),
  ])
  expect(Object.fromEntries(digests)).toEqual({
    '2025-11': '6c33d1df05ddf7e0',
    '2026-10': '7a2a9c6b613b467f',
  })
})
