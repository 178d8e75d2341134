import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blocksOf, widthAt } from './blocks.ts'
import { entryOf, insideOf } from './door-entry.ts'
import { fitAircraft } from './fit-piece.ts'
import { type Deck, type Door, orientationsOf, type Piece, type Place } from './shapes.ts'

function aPlace(name: string, at: number, more: Partial<Place> = {}): Place {
  return {
    name,
    at,
    base: 'pallet',
    length: 2235,
    width: 3175,
    height: 2060,
    topWidth: 1960,
    shoulder: 1300,
    limit: 2700,
    tare: 110,
    ...more,
  }
}

const door: Door = { id: 'door', at: 6000, width: 3560, height: 2130, side: 'left' }
const deck: Deck = {
  id: 'main',
  doors: [door],
  positions: [
    aPlace('1', 6150, { limit: 2100 }),
    aPlace('2', 8445),
    aPlace('3', 10_740),
    aPlace('4', 13_035),
  ],
  piece: { length: 6000, height: 2030, weight: 3000 },
  floorLoad: 976,
}
const aircraft = { payload: 22_500, decks: [deck] }

function aPiece(
  length: number,
  width: number,
  height: number,
  weight: number,
  more: Partial<Piece> = {},
): Piece {
  return { length, width, height, weight: weight * 1000, count: 1, tiltable: false, ...more }
}

const fitOf = (piece: Piece) => fitAircraft(piece, aircraft).holds[0]

describe('a piece', () => {
  it('stands two ways on its base and six ways when it may be tilted, fewer when sides are equal', () => {
    expect(orientationsOf(aPiece(3, 2, 1, 1))).toHaveLength(2)
    expect(orientationsOf(aPiece(3, 2, 1, 1, { tiltable: true }))).toHaveLength(6)
    expect(orientationsOf(aPiece(2, 2, 2, 1, { tiltable: true }))).toHaveLength(1)
  })

  it('fits where door, contour and limits allow', () => {
    const hold = fitOf(aPiece(2200, 1800, 1650, 500))
    if (hold?.kind !== 'fits') throw new Error('it fits')
    expect(hold.fit.entry).toBe('straight')
    expect(hold.fit.blocks.map(({ names }) => names)).toEqual([['1'], ['2'], ['3'], ['4']])
    expect(hold.fit.spread).toBeNull()
  })

  it.each([
    ['piece-weight', aPiece(2000, 2000, 1000, 3001), 3_000_000, 3_001_000],
    ['piece-length', aPiece(6001, 500, 500, 100), 6000, 6001],
    ['piece-height', aPiece(1000, 1000, 2031, 100), 2030, 2031],
    ['turn', aPiece(6000, 1400, 1000, 100), 3560, 6000],
    ['contour', aPiece(2200, 2100, 2000, 100), 2055, 2100],
  ] as const)('is stopped by %s', (limit, piece, allowed, needed) => {
    expect(fitOf(piece)).toMatchObject({ kind: 'no', shortfall: { limit, allowed, needed } })
  })

  it('is stopped by what a single place bears, and on joined ones has to be spread over both', () => {
    const alone = { ...deck, positions: deck.positions.slice(1, 2) }
    const piece = aPiece(2000, 2000, 1000, 2600)
    expect(fitAircraft(piece, { payload: 9000, decks: [alone] }).holds[0]).toMatchObject({
      shortfall: { limit: 'place-weight', allowed: 2_590_000, needed: 2_600_000 },
    })
    const joined = fitOf(piece)
    if (joined?.kind !== 'fits') throw new Error('it fits')
    expect(joined.fit.blocks[0]?.names).toEqual(['1', '2'])
    expect(joined.fit.spread).toBe(2236 * 2000)
  })

  it('is stopped by the height and the width of a door', () => {
    const low = { ...deck, doors: [{ ...door, height: 900 }] }
    const narrow = { ...deck, doors: [{ ...door, width: 700 }] }
    const piece = aPiece(1000, 800, 1000, 50)
    const limitOf = (one: Deck) => fitAircraft(piece, { payload: 1, decks: [one] }).holds[0]
    expect(limitOf(low)).toMatchObject({ shortfall: { limit: 'door-height', allowed: 900, needed: 1000 } })
    expect(limitOf(narrow)).toMatchObject({ shortfall: { limit: 'door-width', allowed: 700, needed: 800 } })
  })

  it('lies down where that helps and it may', () => {
    const tall = { length: 800, width: 800, height: 2500 } as const
    expect(fitOf(aPiece(tall.length, tall.width, tall.height, 200))?.kind).toBe('no')
    const tilted = fitOf(aPiece(tall.length, tall.width, tall.height, 200, { tiltable: true }))
    expect(tilted).toMatchObject({ kind: 'fits', fit: { orientation: { tall: 800 } } })
  })

  it('takes joined pallets when it is longer than one, and only in its own lane', () => {
    const hold = fitOf(aPiece(5500, 900, 1200, 2000))
    if (hold?.kind !== 'fits') throw new Error('it fits')
    expect(hold.fit.entry).toBe('slanted')
    expect(hold.fit.blocks.map(({ names }) => names)).toEqual([
      ['1', '2', '3'],
      ['2', '3', '4'],
    ])
  })

  it('is spread where the floor is too weak for its base', () => {
    const hold = fitOf(aPiece(1200, 800, 1000, 2400))
    if (hold?.kind !== 'fits') throw new Error('it fits')
    expect(hold.fit.spread).toBe(Math.ceil(2_400_000_000 / 976))
  })

  it('is counted by space and weight of its places, and the whole by the payload', () => {
    const hold = fitOf(aPiece(1000, 1000, 1000, 1000))
    if (hold?.kind !== 'fits') throw new Error('it fits')
    expect(hold.fit.capacity).toBe(1 + 2 + 2 + 2)
    const many = fitAircraft(aPiece(1000, 1000, 1000, 1000, { count: 23 }), aircraft)
    expect(many.withinPayload).toBe(false)
  })
})

describe('runs of places', () => {
  it('join pallets that follow each other, never containers, floors or what lies apart', () => {
    const names = (places: readonly Place[]) => blocksOf(places).map((block) => block.names.join('+'))
    expect(names(deck.positions.slice(0, 3))).toEqual(['1', '2', '3', '1+2', '2+3', '1+2+3'])
    expect(names([aPlace('1', 0), aPlace('2', 2400)])).toEqual(['1', '2'])
    expect(names([aPlace('1', 0, { base: 'container' }), aPlace('2', 2240, { base: 'container' })])).toEqual([
      '1',
      '2',
    ])
    const pairs = [
      aPlace('1L', 0),
      aPlace('1R', 0),
      aPlace('2L', 2295),
      aPlace('2R', 2295),
      aPlace('3', 4590),
    ]
    expect(names(pairs)).toEqual(['1L', '1R', '2L', '2R', '3', '1L+2L', '1R+2R'])
  })

  it('are as narrow as the narrowest of them at every height', () => {
    const [block] = blocksOf([aPlace('1', 0)])
    if (!block) throw new Error('there is one')
    expect([0, 1300, 1680, 2060, 2061].map((tall) => widthAt(block, tall))).toEqual([
      3175, 3175, 2567.5, 1960, 0,
    ])
  })
})

/** Whether a level piece can be pushed in at some angle, found by pushing it there step by step. */
function pushedIn(a: number, b: number, gap: number, inside: { depth: number; room: number }): boolean {
  for (let degrees = 1; degrees <= 90; degrees += 0.5) {
    const angle = (degrees * Math.PI) / 180
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
    const corners = (x: number, y: number) =>
      [
        [x, y],
        [x + a * ux, y + a * uy],
        [x + a * ux - b * uy, y + a * uy + b * ux],
        [x - b * uy, y + b * ux],
      ] as const
    // Its left side runs through the near edge of the door; it ends with its last corner on the sill.
    const endX = b / uy
    if (corners(endX, 0).some(([x, y]) => y > inside.depth || x > inside.room)) continue
    const swings = Array.from({ length: 60 }, (_, step) => (angle * step) / 60).every(
      (turn) => a * Math.sin(turn) + b * Math.cos(turn) <= inside.depth,
    )
    if (!swings) continue
    let clear = true
    for (let back = 0; clear && back <= a + b; back += 40) {
      const all = corners(endX - back * ux, -back * uy)
      for (const [index, from] of all.entries()) {
        const to = all[(index + 1) % 4] ?? from
        if (from[1] < 0 === to[1] < 0) continue
        const x = from[0] + ((to[0] - from[0]) * -from[1]) / (to[1] - from[1])
        if (x < -1e-6 || x > gap + 1e-6) clear = false
      }
    }
    if (clear) return true
  }
  return false
}

describe('a door', () => {
  it('lets in what can be pushed in step by step, and nothing else', () => {
    const inside = insideOf(door, deck)
    const passes = (along: number, across: number) => {
      const { kind } = entryOf({ along, across, tall: 1000 }, door, deck)
      return kind === 'straight' || kind === 'slanted'
    }
    let [yes, no] = [0, 0]
    fc.assert(
      fc.property(fc.integer({ min: 3561, max: 9000 }), fc.integer({ min: 50, max: 3600 }), (a, b) => {
        if (passes(a, b)) {
          yes += 1
          // Steps of half a degree may miss the one good angle by a hair, never by a hundredth of the piece.
          expect(pushedIn(a * 0.99, b * 0.99, door.width, inside)).toBe(true)
        } else {
          no += 1
          expect(pushedIn(a * 1.001, b * 1.001, door.width, inside)).toBe(false)
        }
      }),
      { numRuns: 500 },
    )
    expect(Math.min(yes, no)).toBeGreaterThan(50)
  })

  it('in the nose takes any length that is narrow enough', () => {
    const nose: Door = { ...door, side: 'nose', width: 2000 }
    expect(entryOf({ along: 9000, across: 2000, tall: 1000 }, nose, deck).kind).toBe('straight')
    expect(entryOf({ along: 1000, across: 2001, tall: 1000 }, nose, deck).kind).toBe('width')
  })
})
