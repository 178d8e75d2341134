import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listCities } from '../places/find-city.ts'
import { compareModes } from './compare-modes.ts'
import { computeFootprint } from './compute-footprint.ts'
import { appliedFactor } from './emission.ts'
import { currentFactorSet, factorSets } from './factors/factor-sets.ts'
import { electricVan } from './factors/glec-data.ts'
import { findFootprint } from './find-footprint.ts'
import type { Footprint } from './footprint.ts'
import { transportModes } from './legs/leg.ts'
import type { Shipment } from './shipment.ts'
import { totalOf } from './total.ts'

const example: Shipment = {
  from: '110100',
  to: '310100',
  grams: 10_000,
  mode: 'road',
  electric: false,
  firstMetres: null,
  mainMetres: 1_213_000,
  lastMetres: null,
}

function footprint(more: Partial<Shipment> = {}, set = currentFactorSet): Footprint {
  const answer = computeFootprint({ ...example, ...more }, set)
  if (typeof answer === 'string') throw new Error(answer)
  return answer
}
const milligrams = (list: Footprint['steps'], column: 'china' | 'international') =>
  list.map((step) => step[column].amount.milligrams)

describe('worked examples', () => {
  test('10 kg from Beijing to Shanghai by China’s table: 0.946, 0.114 and 0.024 kg make 1.0845', () => {
    const { steps, totals } = footprint()
    expect(milligrams(steps, 'china')).toEqual([57_200, 12_000, 946_140, 12_000, 57_200])
    expect(totals.china.amount).toEqual({ boundary: 'open', milligrams: 1_084_540 })
    expect(totals.china.parts).toEqual([
      { boundary: 'wtw', milligrams: 24_000 },
      { boundary: 'open', milligrams: 1_060_540 },
    ])
  })

  test('100 kg from Xi’an to Beijing: 6 km, 1,080 km, 12 km and two hubs make 9.179 kg', () => {
    const { totals, metres } = footprint({
      from: '610100',
      to: '110100',
      grams: 100_000,
      firstMetres: 6000,
      mainMetres: 1_080_000,
      lastMetres: 12_000,
    })
    expect(metres).toBe(1_098_000)
    expect(totals.china.amount.milligrams).toBe(171_600 + 8_424_000 + 240_000 + 343_200)
  })

  test('the same shipment by sources that give well-to-wheel, with its halves', () => {
    const { totals } = footprint()
    // 12.13 t-km x 0.09623 + 0.4 t-km x 0.78225 + 2 x 0.01 t x 1.2 kg
    expect(totals.international.amount).toEqual({
      boundary: 'wtw',
      milligrams: 1_167_270 + 2 * 156_450 + 24_000,
    })
    expect(totals.international.split).toEqual({
      wtt: { boundary: 'wtt', milligrams: 221_130 + 2 * 30_190 },
      ttw: { boundary: 'ttw', milligrams: 946_140 + 2 * 126_260 },
      unsplit: { boundary: 'wtw', milligrams: 24_000 },
    })
  })

  test('air: 1,162.3 km of a short haul at 1.363 kg is 15.84 kg, and what it does beyond CO2 stands apart', () => {
    const { steps, totals, beyondCo2 } = footprint({ mode: 'air', mainMetres: 1_162_300 })
    const flights = steps.filter(
      ({ element }) => element.kind === 'leg' && element.carrier === 'short-flight',
    )
    const flown = milligrams(flights, 'international').reduce((a, b) => a + b, 0)
    expect(Math.abs(flown - 15_842_149)).toBeLessThan(3)
    expect(Math.abs((beyondCo2 ?? 0) - 6_078_364)).toBeLessThan(3)
    const sum = milligrams(steps, 'international').reduce((a, b) => a + b, 0)
    expect(totals.international.amount).toEqual({ boundary: 'wtw', milligrams: sum })
    expect(footprint().beyondCo2).toBeNull()
  })

  test.each(Object.entries(currentFactorSet.grid.provinces))(
    'an electric van in province %s is 0.44 kWh per tonne-kilometre of its grid',
    (province, grid) => {
      const city = listCities().find(({ cityCode }) => cityCode.startsWith(province))?.cityCode ?? ''
      const { steps } = footprint({
        from: city,
        to: city,
        electric: true,
        grams: 1_000_000,
        mainMetres: null,
      })
      const [collection] = steps
      expect(collection?.china.grid).toEqual({ value: grid, province, city, source: 'grid-2023', place: '3' })
      expect(collection?.china.amount).toEqual({
        boundary: 'generation',
        milligrams: Math.round(20 * 0.44 * grid),
      })
    },
  )

  test('Lhasa’s vans take the national figure, and say so', () => {
    const [collection] = footprint({ from: '540100', to: '540100', electric: true, mainMetres: null }).steps
    expect(collection?.china.grid).toMatchObject({ value: 530_600, province: null, place: '1' })
    expect(electricVan.wattHours).toBe(440)
  })
})

describe('boundaries', () => {
  test('what comes to nothing claims nothing, although every part would', () => {
    const { steps, totals } = footprint({ grams: 1, firstMetres: 1, mainMetres: 1, lastMetres: 1 })
    expect(steps.map(({ international }) => international.amount.boundary)).toContain('wtw')
    const nothing = steps
      .map(({ international }) => international)
      .filter(({ amount }) => amount.milligrams === 0)
    expect(totalOf(nothing)).toMatchObject({
      amount: { boundary: 'open', milligrams: 0 },
      parts: [{ boundary: 'wtw', milligrams: 0 }],
    })
    expect(totals.international.amount.boundary).toBe('wtw')
  })

  test('a chain with a van on grid power is never called well-to-wheel', () => {
    const { totals } = footprint({ electric: true })
    expect(totals.international.amount.boundary).toBe('open')
    expect(totals.international.parts.map(({ boundary }) => boundary)).toEqual(['wtw', 'generation'])
  })

  test('China’s table is open on the ground; by air it is well-to-wheel only between others’ figures', () => {
    expect(footprint().totals.china.amount.boundary).toBe('open')
    expect(footprint({ mode: 'air', mainMetres: null }).totals.international.amount.boundary).toBe('wtw')
  })
})

const city = fc.constantFrom(...listCities().map(({ cityCode }) => cityCode))
const shipment = fc.record({
  from: city,
  to: city,
  grams: fc.integer({ min: 1, max: 100_000_000 }),
  mode: fc.constantFrom(...transportModes),
  electric: fc.boolean(),
  firstMetres: fc.option(fc.integer({ min: 1, max: 200_000 })),
  mainMetres: fc.option(fc.integer({ min: 1, max: 20_000_000 })),
  lastMetres: fc.option(fc.integer({ min: 1, max: 200_000 })),
})

describe('for every shipment', () => {
  const each = (check: (one: Footprint, asked: Shipment) => void) =>
    fc.assert(
      fc.property(shipment, (asked) => {
        const one = computeFootprint(asked, currentFactorSet)
        if (typeof one !== 'string') check(one, asked)
      }),
      { numRuns: 300 },
    )

  test('the steps add up to the total, the parts too, and nothing is negative or no whole milligram', () => {
    each(({ steps, totals }) => {
      for (const column of ['china', 'international'] as const) {
        const all = milligrams(steps, column)
        expect(all.every((one) => Number.isSafeInteger(one) && one >= 0)).toBe(true)
        const sum = all.reduce((a, b) => a + b, 0)
        expect(totals[column].amount.milligrams).toBe(sum)
        expect(totals[column].parts.reduce((a, { milligrams: mg }) => a + mg, 0)).toBe(sum)
      }
    })
  })

  test('well-to-wheel is claimed exactly where every step is, and is its halves and the unsplit rest', () => {
    each(({ steps, totals: { international } }) => {
      const all = steps.every((step) => step.international.amount.boundary === 'wtw')
      expect(international.amount.boundary === 'wtw').toBe(all && international.amount.milligrams > 0)
      if (!all || !international.split) return
      const { wtt, ttw, unsplit } = international.split
      expect(wtt.milligrams + ttw.milligrams + unsplit.milligrams).toBe(international.amount.milligrams)
    })
  })

  test('every amount is its factor times what was carried or handled', () => {
    each(({ steps }, { grams }) => {
      for (const { element, china, international } of steps) {
        for (const reading of [china, international]) {
          const work = element.kind === 'leg' ? element.metres / 1000 : 1
          const exact = (grams / 1_000_000) * work * appliedFactor(reading)
          // The halves are rounded each on its own.
          expect(Math.abs(reading.amount.milligrams - exact)).toBeLessThanOrEqual(1 + exact * 1e-9)
        }
      }
    })
  })

  test('it is linear in weight, to the rounding of a milligram a step', () => {
    each(({ steps, totals }, asked) => {
      if (asked.grams > 20_000_000) return
      const five = computeFootprint({ ...asked, grams: asked.grams * 5 }, currentFactorSet)
      if (typeof five === 'string') throw new Error(five)
      const off = five.totals.china.amount.milligrams - 5 * totals.china.amount.milligrams
      expect(Math.abs(off)).toBeLessThanOrEqual(6 * steps.length)
    })
  })

  test('there and back are the same, but for whose grid charges which van', () => {
    each(({ totals }, asked) => {
      const back = computeFootprint(
        {
          ...asked,
          from: asked.to,
          to: asked.from,
          firstMetres: asked.lastMetres,
          lastMetres: asked.firstMetres,
        },
        currentFactorSet,
      )
      if (typeof back === 'string') throw new Error(back)
      // A distance shared by several legs is rounded in the order of travel.
      const off = back.totals.china.amount.milligrams - totals.china.amount.milligrams
      expect(Math.abs(off) / Math.max(1000, totals.china.amount.milligrams)).toBeLessThan(0.01)
    })
  })

  test('every change of vehicle is handled once', () => {
    each(({ steps }) => {
      expect(steps.length % 2).toBe(1)
      for (const [index, { element }] of steps.entries()) {
        expect(element.kind).toBe(index % 2 === 0 ? 'leg' : 'handling')
      }
    })
  })
})

test('the modes stand side by side, each with its own distance', () => {
  const modes = compareModes(example, currentFactorSet)
  expect(modes.map(({ mode, kind }) => [mode, kind])).toEqual([
    ['road', 'footprint'],
    ['rail', 'footprint'],
    ['air', 'footprint'],
    ['sea', 'footprint'],
  ])
  const [road, rail] = modes
  if (road?.kind !== 'footprint' || rail?.kind !== 'footprint') throw new Error('missing')
  expect(road.footprint).toEqual(footprint())
  expect(rail.footprint.metres).not.toBe(road.footprint.metres)
  expect(compareModes({ ...example, to: 'JPTYO' }, currentFactorSet)[0]).toEqual({
    mode: 'road',
    kind: 'none',
    reason: 'no-road',
  })
})

describe('an address of an older set', () => {
  const result = (version: string | null, more: Partial<Shipment> = {}) => {
    const answer = findFootprint({ ...example, ...more }, version)
    if (answer.kind !== 'result') throw new Error(answer.kind)
    return answer.result
  }

  test('gives its own bytes again, and says what the newest would give', () => {
    const old = result('2025-11', { electric: true })
    expect(JSON.stringify(old)).toBe(JSON.stringify(result('2025-11', { electric: true })))
    expect(old.footprint.set).toBe('2025-11')
    expect(old.newer?.set).toBe('2026-10')
    const today = result(null, { electric: true })
    expect(today.newer).toBeNull()
    expect(old.newer?.totals).toEqual(today.footprint.totals)
    expect(old.newer?.totals).not.toEqual(old.footprint.totals)
    expect(old.fingerprint).not.toBe(today.fingerprint)
    expect(old.fingerprint).toMatch(/^[0-9a-f]{64}$/)
  })

  test('names a set there never was, or a way there is none, for what they are', () => {
    expect(findFootprint(example, '1999-01')).toEqual({ kind: 'unknown-set' })
    expect(findFootprint({ ...example, to: 'JPTYO' })).toMatchObject({ kind: 'none', reason: 'no-road' })
  })

  test('whole results of sets that were given out are as they were', () => {
    const digests = factorSets.map((set) => {
      const hash = createHash('sha256')
      const codes = listCities()
        .map(({ cityCode }) => cityCode)
        .slice(0, 129)
      for (const [index, from] of codes.entries()) {
        const to = codes[(index * 37 + 11) % codes.length] ?? from
        for (const mode of transportModes) {
          hash.update(
            JSON.stringify(
              computeFootprint({ ...example, from, to, mode, mainMetres: null, electric: true }, set),
            ),
          )
        }
      }
      return [set.version, hash.digest('hex').slice(0, 16)]
    })
    expect(Object.fromEntries(digests)).toEqual({
      '2025-11': 'a5711925d1a05c1a',
      '2026-10': '84a59f824da2a4d8',
    })
  })
})
