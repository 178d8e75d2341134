import { type AircraftType, siteContent } from '@hongyan/content'
import { describe, expect, it } from 'vitest'
import { clearance, deckLine, groupFloor, unitsAt } from './cross-section.ts'
import { floorsOf, groupName, groupsOf } from './geometry.ts'
import { doorEnds, planLayout } from './plan-layout.ts'

const fleet: readonly AircraftType[] = siteContent('en-US').fleet.aircraft
const decks = fleet.flatMap((aircraft) =>
  aircraft.decks.map((deck) => ({ aircraft, deck, name: `${aircraft.id} ${deck.id}` })),
)

describe.each(decks)('$name', ({ aircraft, deck }) => {
  const floors = floorsOf(deck.positions)

  it('has its positions side by side or behind each other, never on one another', () => {
    for (const [index, a] of floors.entries()) {
      for (const b of floors.slice(index + 1)) {
        const apart =
          a.at + a.length <= b.at ||
          b.at + b.length <= a.at ||
          a.across + a.width <= b.across ||
          b.across + b.width <= a.across
        expect(apart).toBe(true)
      }
    }
  })

  it('has them inside the fuselage', () => {
    for (const { at, length, across, width } of floors) {
      expect(Math.abs(across)).toBeLessThanOrEqual(aircraft.diameter / 2)
      expect(Math.abs(across + width)).toBeLessThanOrEqual(aircraft.diameter / 2)
      expect(at + length).toBeLessThan(aircraft.length)
    }
  })

  it('has every position in one group', () => {
    const groups = groupsOf(deck)
    expect(groups.flatMap(({ positions }) => positions)).toEqual(deck.positions)
    for (const { positions } of groups) expect(new Set(positions.map(({ limit }) => limit)).size).toBe(1)
  })

  it.each(['flat', 'upright'] as const)('is drawn inside the %s sheet, doors on the edge', (sheet) => {
    const layout = planLayout(aircraft, sheet)
    const row = layout.rows.find(({ kind }) => kind === deck.kind)
    if (!row) throw new Error('the deck has no row')
    for (const floor of floors) {
      const { x, y, width, height } = layout.rect(row, floor)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(layout.width)
      expect(y + height).toBeLessThanOrEqual(layout.height)
    }
    for (const door of deck.doors) {
      const [from] = doorEnds(layout, row, door, aircraft.diameter)
      const across = sheet === 'flat' ? from.y : from.x
      if (door.side !== 'nose') expect(Math.abs(across - row.middle)).toBeCloseTo(layout.half, 0)
    }
  })
})

describe.each(fleet)('cross-section of $id', (aircraft) => {
  const groups = aircraft.decks.flatMap(groupsOf)
  const line = deckLine(aircraft, groups)
  const radius = aircraft.diameter / 2

  it('finds floors on which every unit fits', () => {
    for (const group of groups) {
      expect(clearance(unitsAt(group), groupFloor(group, line), radius)).toBeGreaterThan(0)
    }
  })

  it('has lower holds below the deck', () => {
    for (const group of groups.filter(({ deck }) => deck.kind === 'lower')) {
      const top = Math.max(...unitsAt(group).map(({ position }) => position.height))
      expect(groupFloor(group, line) + top).toBeLessThan(line)
    }
  })
})

it('names a group by its first and last position', () => {
  const main = fleet.find(({ id }) => id === 'narrow-freighter')?.decks[0]
  if (!main) throw new Error('the aircraft is missing')
  expect(groupsOf(main).map((group) => groupName(group).replaceAll('\u2060', ''))).toEqual([
    '1',
    '2–4',
    '5',
    '6–10',
    '11',
    '12',
  ])
})
