import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxPart } from './tax-part.ts'

const price = fc.nat({ max: 100_000_000_000 })
const basisPoints = fc.integer({ min: 0, max: 9_999 })

test.each([
  [1200, 1900, true, 192],
  [1200, 1900, false, 228],
  [119, 1900, true, 19],
  [100, 770, true, 7],
  // Half a minor unit goes up.
  [3, 10_000, true, 2],
  [5, 1000, false, 1],
  [4, 1000, false, 0],
  [0, 1900, true, 0],
  [1200, 0, true, 0],
])('of %d at %d basis points, in it %s, it is %d', (of, rate, isIncluded, part) => {
  expect(taxPart(of, { basisPoints: rate, isIncluded })).toBe(part)
})

test('what is in a price is whole, and within half a minor unit of its share', () => {
  fc.assert(
    fc.property(price, basisPoints, (of, rate) => {
      const part = taxPart(of, { basisPoints: rate, isIncluded: true })
      expect(Number.isSafeInteger(part)).toBe(true)
      // Twice the part, counted in shares, against twice the price: all of it in whole numbers.
      const [ours, exact] = [2n * BigInt(part) * BigInt(10_000 + rate), 2n * BigInt(of) * BigInt(rate)]
      const half = BigInt(10_000 + rate)
      expect(ours - exact <= half && exact - ours < half).toBe(true)
    }),
  )
})

test('what comes on top of a price is in the sum of both again', () => {
  fc.assert(
    fc.property(price, basisPoints, (net, rate) => {
      const added = taxPart(net, { basisPoints: rate, isIncluded: false })
      const part = taxPart(net + added, { basisPoints: rate, isIncluded: true })
      expect(Math.abs(part - added)).toBeLessThanOrEqual(1)
    }),
  )
})

test('a dearer price has no less of it', () => {
  fc.assert(
    fc.property(price, fc.nat({ max: 1_000 }), basisPoints, fc.boolean(), (of, more, rate, isIncluded) => {
      const sheet = { basisPoints: rate, isIncluded }
      expect(taxPart(of + more, sheet)).toBeGreaterThanOrEqual(taxPart(of, sheet))
    }),
  )
})
