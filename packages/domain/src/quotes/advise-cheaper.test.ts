import { describe, expect, it } from 'vitest'
import { adviseCheaper } from './advise-cheaper.ts'
import type { Priced } from './price-product.ts'
import type { Pieces, QuoteInput } from './quote-input.ts'
import { inquiry } from './testing/any-inquiry.ts'

type Basis = Priced['weight']['basis']

/** A price of so many fen, with a weight that counts by one of the two measures. */
function costing(total: number, basis: Basis = 'volumetric'): Priced {
  const weight = {
    actual: 1000,
    volumetric: 1000,
    volume: 0,
    charged: total * 10,
    basis,
    divisor: 6000,
    step: 1,
    level: 'shipment',
    measured: true,
    sizes: [],
  } as const
  return { kind: 'priced', validFrom: '2026-01-01', weight, lines: [], total, missing: [], truckKm: null }
}

/** What is advised for pieces whose price is told by the pieces, and how many prices were asked for. */
function advised(pieces: readonly Pieces[], priceOf: (pieces: readonly Pieces[]) => Priced | null) {
  let asked = 0
  const now = priceOf(pieces)
  if (now === null) throw new Error('the shipment has a price')
  const price = (input: QuoteInput) => {
    asked += 1
    return priceOf(input.pieces)
  }
  return { advice: adviseCheaper(inquiry({ pieces: [...pieces] }), now, price), asked: () => asked }
}

const box = { length: 100, width: 100, height: 300, weight: 1000, count: 1 }
/** Fen for each centimetre of height begun. */
const byHeight =
  (fen: number, basis: Basis = 'volumetric') =>
  ([piece]: readonly Pieces[]) =>
    costing(Math.ceil((piece?.height ?? 0) / 10) * fen, basis)

describe('a lower box', () => {
  it.each<[string, number, Basis, number | null]>([
    ['by the least that saves a twentieth of the price', 100, 'volumetric', 280],
    ['by two centimetres at 99 fen each', 99, 'volumetric', 280],
    ['as low as a third less where its own weight counts from there on', 100, 'actual', 200],
    ['not at 9 fen each, which a third of it does not bring to 1 yuan', 9, 'volumetric', null],
    ['all the way at 10 fen each', 10, 'volumetric', 200],
  ])('is advised %s', (_, fen, basis, after) => {
    const { advice } = advised([box], byHeight(fen, basis))
    expect(advice?.after ?? null).toBe(after)
    if (advice)
      expect(advice).toEqual({
        kind: 'lower',
        size: 0,
        before: 300,
        after,
        saving: ((300 - advice.after) / 10) * fen,
        chargedBefore: 30 * fen * 10,
        chargedAfter: (advice.after / 10) * fen * 10,
        basisAfter: basis,
      })
  })

  it('is told in whole centimetres, from whatever was measured', () => {
    expect(advised([{ ...box, height: 295 }], byHeight(100)).advice).toMatchObject({
      before: 295,
      after: 280,
    })
  })

  it('stops where its own weight is reached, not lower', () => {
    const { advice } = advised([box], ([piece]) =>
      costing(Math.max(26, Math.ceil((piece?.height ?? 0) / 10)) * 100, 'actual'),
    )
    expect(advice).toMatchObject({ after: 260, saving: 400 })
  })

  it('is not advised where its price is told by nobody', () => {
    const { advice } = advised([box], (pieces) =>
      (pieces[0]?.height ?? 0) < 300 ? null : byHeight(100)(pieces),
    )
    expect(advice).toBeNull()
  })
})

describe('a lighter piece', () => {
  const heavy = { weight: 10_000, count: 1 }
  /** 10,000 fen, and less from 100 g less on. */
  const stepDown = (saving: number) => (pieces: readonly Pieces[]) =>
    costing((pieces[0]?.weight ?? 0) > 9900 ? 10_000 : 10_000 - saving, 'actual')

  it.each([
    [499, null],
    [500, 9900],
    [501, 9900],
  ])('must save a twentieth: %i fen of a hundred yuan', (saving, after) => {
    expect(advised([heavy], stepDown(saving)).advice?.after ?? null).toBe(after)
  })

  it('is the least change worth saying, though its own weight counts anyway', () => {
    const { advice } = advised([heavy], ([piece]) => costing((piece?.weight ?? 0) / 100 + 900, 'actual'))
    expect(advice).toBeNull()
    const steep = advised([heavy], ([piece]) => costing(((piece?.weight ?? 0) - 9000) * 0.6, 'actual'))
    expect(steep.advice).toMatchObject({ kind: 'lighter', after: 9800, saving: 120 })
  })

  it.each([
    [1999, 0],
    [2000, 1],
  ])('of %i g has a twentieth of 100 g to give: prices asked for: %i', (weight, prices) => {
    const { advice, asked } = advised([{ weight, count: 1 }], () => costing(1000))
    expect(advice).toBeNull()
    expect(asked()).toBe(prices)
  })
})

describe('of several sizes', () => {
  const priceOf = (fen: readonly number[]) => (pieces: readonly Pieces[]) =>
    costing(pieces.reduce((sum, { height }, at) => sum + Math.ceil((height ?? 0) / 10) * (fen[at] ?? 0), 0))

  it.each([
    [[200, 100], 0, 600],
    [[100, 200], 1, 600],
    [[200, 200], 0, 600],
    [[100, 200, 150], 1, 800],
  ])('the one that saves most is named, the first where they save the same: %j', (fen, size, saving) => {
    const pieces = fen.map(() => box)
    expect(advised(pieces, priceOf(fen)).advice).toMatchObject({ size, saving })
  })
})
