import type { AircraftType } from '@hongyan/documents'
import { describe, expect, test } from 'vitest'
import { siteContent } from '../../site-content.ts'

type Deck = AircraftType['decks'][number]
type Position = Deck['positions'][number]

const { aircraft } = siteContent('en-US').fleet
const decks = aircraft.flatMap((type) =>
  type.decks.map((deck) => ({ type, deck, name: `${type.id} ${deck.id}` })),
)

/** Places abreast share their front edge: the ranks of a deck from nose to tail. */
function ranksOf({ positions }: Deck): Position[][] {
  const ranks = new Map<number, Position[]>()
  for (const one of positions) ranks.set(one.at, [...(ranks.get(one.at) ?? []), one])
  return [...ranks.entries()].sort(([a], [b]) => a - b).map(([, rank]) => rank)
}

/** Half the room inside the fuselage at a height over its centre line. */
function halfWidthAt(diameter: number, height: number): number {
  return Math.sqrt(Math.max(0, (diameter / 2) ** 2 - height ** 2))
}

/** Whether a rank stands inside the fuselage when its floor lies at `floor` over the centre line. */
function fits(diameter: number, rank: readonly Position[], floor: number): boolean {
  return rank.every(({ width, topWidth, shoulder, height }) => {
    const middle = rank.length > 1 ? width / 2 + 30 : 0
    const corners = [
      [0, width],
      [shoulder, width],
      [height, topWidth],
    ] as const
    return corners.every(([up, wide]) => middle + wide / 2 <= halfWidthAt(diameter, floor + up))
  })
}

describe.each(decks)('$name', ({ type, deck }) => {
  test('places lie behind the front door, before the tail, and not in each other', () => {
    const ranks = ranksOf(deck)
    expect(ranks.map((rank) => rank.length <= 2)).not.toContain(false)
    const ends = ranks.map((rank) => Math.max(...rank.map(({ at, length }) => at + length)))
    for (const [index, end] of ends.entries()) {
      expect(end).toBeLessThanOrEqual(ranks[index + 1]?.[0]?.at ?? type.length * 0.86)
    }
    const first = Math.min(...deck.positions.map(({ at }) => at))
    const last = Math.max(...ends)
    for (const door of deck.doors) {
      expect(door.at).toBeLessThan(last)
      expect(door.at + door.width).toBeGreaterThan(first)
      if (deck.loading === 'unit') expect(door.at).toBeLessThanOrEqual(first)
    }
  })

  test('a unit as tall as its place passes the door', () => {
    if (deck.loading === 'bulk') return
    const height = Math.max(...deck.positions.map((one) => one.height))
    expect(Math.max(...deck.doors.map((door) => door.height))).toBeGreaterThan(height)
  })

  test('every contour narrows upwards, if at all', () => {
    for (const { name, width, topWidth, shoulder, height } of deck.positions) {
      expect(topWidth, name).toBeLessThanOrEqual(width)
      expect(shoulder, name).toBeLessThanOrEqual(height)
    }
  })
})

test.each(aircraft)('$id: one floor height holds everything above it and everything below it', (type) => {
  const { diameter } = type
  const between = 150
  const below = type.decks.filter(({ kind }) => kind === 'lower').flatMap(ranksOf)
  const above = type.decks.filter(({ kind }) => kind === 'main').flatMap(ranksOf)
  const floors = Array.from({ length: diameter / 20 }, (_, at) => -at * 10)
  const good = floors.filter(
    (floor) =>
      above.every((rank) => fits(diameter, rank, floor)) &&
      below.every((rank) =>
        fits(diameter, rank, floor - between - Math.max(...rank.map((one) => one.height))),
      ),
  )
  expect(good.length).toBeGreaterThan(0)
})

test('names of places are different within a type, and limits allow the payload', () => {
  for (const { id, decks: all, payload } of aircraft) {
    const places = all.flatMap(({ positions }) => positions)
    expect(new Set(places.map(({ name }) => name)).size, id).toBe(places.length)
    expect(
      places.reduce((sum, { limit }) => sum + limit, 0),
      id,
    ).toBeGreaterThan(payload)
  }
})
