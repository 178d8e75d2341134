import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleNetwork } from '../branches/sample-network.ts'
import { type Comparable, isOutdoneBy } from './compare-offers.ts'
import { handoverPlaces } from './handover-place.ts'
import { defaultBooks, quoteShipment } from './quote-shipment.ts'
import { anyPieces, inquiry, noon } from './testing/any-inquiry.ts'
import { addOns } from './vocabulary.ts'

const place = fc.constantFrom(...handoverPlaces)
const anyOffer: fc.Arbitrary<Comparable> = fc.record({
  total: fc.integer({ min: 1, max: 5 }),
  transit: fc.record({
    latest: fc.constantFrom('2026-11-22', '2026-11-23', '2026-11-24'),
    by: fc.constantFrom('12:00', '18:00'),
  }),
  missing: fc.subarray(['wooden', 'waterproof'] as const).map((list) => [...list]),
  handover: fc.record({ pickup: place, delivery: place }),
})

const plain: Comparable = {
  total: 2,
  transit: { latest: '2026-11-23', by: '18:00' },
  missing: [],
  handover: { pickup: 'door', delivery: 'door' },
}
const better: Comparable = { ...plain, total: 1, transit: { latest: '2026-11-23', by: '12:00' } }

describe('an offer is outdone', () => {
  it('by a cheaper one that is there earlier', () => {
    expect(isOutdoneBy(plain, better)).toBe(true)
  })

  it.each<[string, Partial<Comparable>]>([
    ['costs as much', { total: 2 }],
    ['is there at the same hour', { transit: plain.transit }],
    ['lacks an extra', { missing: ['wooden'] }],
    ['is fetched from a branch', { handover: { pickup: 'door', delivery: 'branch' } }],
    ['is handed in at a branch', { handover: { pickup: 'branch', delivery: 'door' } }],
  ])('not by one that %s', (_, changes) => {
    expect(isOutdoneBy(plain, { ...better, ...changes })).toBe(false)
  })

  it('in a strict order, so that something always stands that nothing outdoes', () => {
    fc.assert(
      fc.property(anyOffer, anyOffer, anyOffer, (a, b, c) => {
        expect(isOutdoneBy(a, a)).toBe(false)
        expect(isOutdoneBy(a, b) && isOutdoneBy(b, a)).toBe(false)
        if (isOutdoneBy(a, b) && isOutdoneBy(b, c)) expect(isOutdoneBy(a, c)).toBe(true)
      }),
    )
  })
})

describe('the offers of any shipment', () => {
  const network = sampleNetwork()
  const lane = fc.constantFrom('440300', '110100', '440305', '320500', '653100', '810000', '130700')

  it('are folded only for one that stands, is cheaper and earlier, and lacks nothing; no mark is folded', () => {
    let folded = 0
    fc.assert(
      fc.property(anyPieces, lane, lane, fc.subarray([...addOns]), (pieces, from, to, wanted) => {
        const extras = wanted.filter((id) => id !== 'full-cover')
        const input = inquiry({ pieces, from, to, addOns: extras, declaredValue: 100, cashOnDelivery: 100 })
        const { offers } = quoteShipment({ now: () => noon }, input, { ...defaultBooks, network })
        for (const offer of offers) {
          if (!offer.outdone) continue
          folded += 1
          expect(offers.some((other) => !other.outdone && isOutdoneBy(offer, other))).toBe(true)
          expect(offer.cheapest || offer.fastest).toBe(false)
        }
        const standing = offers.filter(({ outdone }) => !outdone)
        expect(offers.length === 0 || standing.length > 0).toBe(true)
        for (const one of standing) expect(standing.some((other) => isOutdoneBy(one, other))).toBe(false)
      }),
      { numRuns: 400 },
    )
    expect(folded).toBeGreaterThan(20)
  })
})
