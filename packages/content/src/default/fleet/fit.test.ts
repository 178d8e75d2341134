import { entryOf } from '@hongyan/domain/loading/door-entry'
import { fitAircraft } from '@hongyan/domain/loading/fit-piece'
import type { Deck, Piece, Place } from '@hongyan/domain/loading/shapes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { siteContent } from '../../site-content.ts'

const { aircraft } = siteContent('en-US').fleet
const holds = aircraft.flatMap((type) => type.decks.map((deck) => ({ type: type.id, deck })))

type Way = readonly [along: number, across: number, tall: number]

/** Every way of setting a piece down, written out. */
function waysOf({ length: l, width: w, height: h, tiltable }: Piece): readonly Way[] {
  const upright: readonly Way[] = [
    [l, w, h],
    [w, l, h],
  ]
  if (!tiltable) return upright
  return [...upright, [l, h, w], [h, l, w], [w, h, l], [h, w, l]]
}

/** Whether a point of the cross-section, from the middle and the floor of a place, is within its contour. */
function within(place: Place, x: number, y: number): boolean {
  if (y > place.height) return false
  if (Math.abs(x) * 2 > place.width) return false
  if (y <= place.shoulder) return true
  const slope = (place.width - place.topWidth) / 2 / (place.height - place.shoulder)
  return Math.abs(x) <= place.width / 2 - slope * (y - place.shoulder) + 1e-9
}

/** Places behind `first` that a pallet may be joined with: at most a hand apart, abreast of as many, on its side. */
function runFrom(deck: Deck, first: Place): readonly Place[] {
  const rank = (place: Place) => deck.positions.filter(({ at }) => at === place.at)
  const run = [first]
  for (;;) {
    const last = run.at(-1) ?? first
    const next = deck.positions.find(
      (place) =>
        place.base === 'pallet' &&
        last.base === 'pallet' &&
        place.at >= last.at + last.length &&
        place.at - last.at - last.length <= 100 &&
        rank(place).length === rank(last).length &&
        rank(place).indexOf(place) === rank(last).indexOf(last),
    )
    if (next === undefined) return run
    run.push(next)
  }
}

/** The same question answered by trying everything: each way, door and run, the piece as points in every contour. */
function fitsByTrying(piece: Piece, deck: Deck): boolean {
  if (piece.weight > deck.piece.weight * 1000) return false
  return waysOf(piece).some(([along, across, tall]) => {
    if (Math.max(along, across) > deck.piece.length || tall > deck.piece.height) return false
    const enters = deck.doors.some((door) => {
      const { kind } = entryOf({ along, across, tall }, door, deck)
      return kind === 'straight' || kind === 'slanted'
    })
    if (!enters) return false
    return deck.positions.some((first) => {
      const run = runFrom(deck, first)
      return run.some((_, end) => {
        const used = run.slice(0, end + 1)
        const last = used.at(-1) ?? first
        const bears = used.reduce((sum, { limit, tare }) => sum + limit - tare, 0)
        if (along > last.at + last.length - first.at || piece.weight > bears * 1000) return false
        const heights = Array.from({ length: 21 }, (_, step) => (tall * step) / 20)
        return used.every((place) =>
          heights.every((y) => within(place, across / 2, y) && within(place, -across / 2, y)),
        )
      })
    })
  })
}

const piece = fc.record({
  length: fc.integer({ min: 100, max: 13_000 }),
  width: fc.integer({ min: 100, max: 3400 }),
  height: fc.integer({ min: 100, max: 3200 }),
  weight: fc.integer({ min: 1000, max: 7_000_000 }),
  count: fc.constant(1),
  tiltable: fc.boolean(),
})
/** Small ones too, or hardly any would fit a hold that is loaded by hand. */
const small = fc.record({
  length: fc.integer({ min: 50, max: 2600 }),
  width: fc.integer({ min: 50, max: 1400 }),
  height: fc.integer({ min: 50, max: 1200 }),
  weight: fc.integer({ min: 500, max: 100_000 }),
  count: fc.constant(1),
  tiltable: fc.boolean(),
})

describe('fitting a piece', () => {
  it('agrees with trying everything, on every hold of the fleet, for a thousand pieces', () => {
    let fits = 0
    fc.assert(
      fc.property(fc.oneof(piece, small), fc.constantFrom(...holds), (one, { deck }) => {
        const [hold] = fitAircraft(one, { payload: 1, decks: [deck] }).holds
        expect(hold?.kind === 'fits').toBe(fitsByTrying(one, deck))
        if (hold?.kind === 'fits') fits += 1
      }),
      { numRuns: 1000 },
    )
    expect(fits).toBeGreaterThan(100)
  })

  it('never takes a heavier or larger piece where it refused a lighter or smaller one', () => {
    fc.assert(
      fc.property(
        fc.oneof(piece, small),
        fc.constantFrom(...holds),
        fc.constantFrom('length', 'width', 'height', 'weight'),
        fc.integer({ min: 1, max: 500 }),
        (one, { deck }, side, more) => {
          const kindOf = (asked: Piece) => fitAircraft(asked, { payload: 1, decks: [deck] }).holds[0]?.kind
          if (kindOf(one) === 'no') expect(kindOf({ ...one, [side]: one[side] + more })).toBe('no')
        },
      ),
    )
  })

  it.each(holds)(
    'takes the tallest and the longest single piece that the table of $type $deck.id names',
    ({ deck }) => {
      const { length, height } = deck.piece
      const kindOf = (asked: Piece) => fitAircraft(asked, { payload: 1, decks: [deck] }).holds[0]?.kind
      const thin = { width: 300, count: 1, tiltable: false, weight: 50_000 }
      expect(kindOf({ ...thin, length: 400, height })).toBe('fits')
      expect(kindOf({ ...thin, length, height: 300 })).toBe('fits')
    },
  )
})
