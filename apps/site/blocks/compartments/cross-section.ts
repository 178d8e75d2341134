import type { AircraftType } from '@hongyan/content'
import { floorsOf, type Group, type Position } from './geometry.ts'

/** A point of the cross-section in millimetres: right of the middle, and above it. */
type Point = { readonly x: number; readonly y: number }

/** Corners of a unit that stands on a floor, the middle of its base at `x`, seen from the front. */
export function contourOf(
  { width, topWidth, shoulder, height }: Position,
  x: number,
  floor: number,
): readonly Point[] {
  return [
    { x: x - width / 2, y: floor },
    { x: x + width / 2, y: floor },
    { x: x + width / 2, y: floor + shoulder },
    { x: x + topWidth / 2, y: floor + height },
    { x: x - topWidth / 2, y: floor + height },
    { x: x - width / 2, y: floor + shoulder },
  ]
}

/** How far units on a floor stay from the wall, at their nearest corner; negative where they would not fit. */
export function clearance(units: readonly Unit[], floor: number, radius: number): number {
  const corners = units.flatMap(({ position, x }) => contourOf(position, x, floor))
  return radius - Math.max(...corners.map(({ x, y }) => Math.hypot(x, y)))
}

/** A unit and how far the middle of its base is from the middle of the fuselage. */
type Unit = { readonly position: Position; readonly x: number }

/** Units that stand side by side at the first position of a group. */
export function unitsAt(group: Group): readonly Unit[] {
  const { positions } = group.deck
  const floors = floorsOf(positions)
  const own = group.positions[0]
  if (!own) return []
  return positions.flatMap((position, index) => {
    const floor = floors[index]
    const beside = position.at < own.at + own.length && own.at < position.at + position.length
    return floor && beside ? [{ position, x: floor.across + floor.width / 2 }] : []
  })
}

/** Thickness of a deck, with its beams. */
const deckThickness = 150
/** Least distance of a unit from the wall where only holds tell how high the deck is. */
const leastAir = 40
const step = 10

/** Height of a group's floor, when the main deck's lies at `line`: the deck itself, or right under it. */
export function groupFloor(group: Group, line: number): number {
  if (group.deck.kind === 'main') return line
  return line - deckThickness - Math.max(...unitsAt(group).map(({ position }) => position.height))
}

/**
 * Height of the main deck's floor, in millimetres from the middle of the fuselage. The table of an aircraft gives
 * contours and not the floor: this is where everything above and below it stays furthest from the wall. Without a
 * main deck it is the lowest floor under which the holds have room.
 */
export function deckLine({ diameter }: AircraftType, groups: readonly Group[]): number {
  const radius = diameter / 2
  // What stands in a group is the same at every height: only its floor moves with the line.
  const standing = groups.map((group) => ({ units: unitsAt(group), floor: groupFloor(group, 0) }))
  const tried = Array.from({ length: Math.floor(diameter / step) }, (_, index) => {
    const line = index * step - radius
    return {
      line,
      room: Math.min(...standing.map(({ units, floor }) => clearance(units, line + floor, radius))),
    }
  })
  const best = tried.reduce((one, other) => (other.room > one.room ? other : one)).line
  if (groups.some(({ deck }) => deck.kind === 'main')) return best
  return tried.find(({ room }) => room >= leastAir)?.line ?? best
}
