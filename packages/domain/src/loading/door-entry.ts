import type { Deck, Door, Orientation } from './shapes.ts'

/**
 * How a piece gets through a door: `straight` sideways (or lengthways through the nose), or `slanted`: pushed along its
 * own length at an angle to the fuselage until it is wholly inside, then swung straight. Otherwise what stops it.
 */
export type Entry =
  | { readonly kind: 'straight' }
  | { readonly kind: 'slanted'; readonly degrees: number }
  | { readonly kind: 'height' | 'width' | 'turn' }

/**
 * The way in for a piece as it will stand. Only movements on the level are counted, and in the door only along the
 * piece's own length: a load planner may find more, never less.
 */
export function entryOf({ along, across, tall }: Orientation, door: Door, deck: Deck): Entry {
  if (tall > door.height) return { kind: 'height' }
  if (door.side === 'nose') return { kind: across <= door.width ? 'straight' : 'width' }
  if (along <= door.width) return { kind: across <= insideOf(door, deck).depth ? 'straight' : 'turn' }
  if (across > door.width) return { kind: 'width' }
  const angle = slant(along, across, door, deck)
  return angle === null ? { kind: 'turn' } : { kind: 'slanted', degrees: Math.round((angle * 180) / Math.PI) }
}

/**
 * The steepest angle (radians, from the fuselage's axis) at which a piece `a` long and `b` wide can be pushed in and
 * then be swung straight, or null. At an angle t it takes b / sin t of the door, reaches a sin t + b cos t into the
 * hold, and b / sin t + a cos t along it from the door's edge. Reaching in grows with t up to the diagonal, so all
 * smaller angles on the way to straight are free too.
 */
function slant(a: number, b: number, door: Door, deck: Deck): number | null {
  const { depth, room } = insideOf(door, deck)
  const diagonal = Math.hypot(a, b)
  const steepest = depth >= diagonal ? Math.PI / 2 : Math.asin(depth / diagonal) - Math.atan2(b, a)
  if (steepest <= 0 || b / Math.sin(steepest) > door.width) return null
  return b / Math.sin(steepest) + a * Math.cos(steepest) <= room ? steepest : null
}

/** Room behind a door in millimetres: across the deck, and along it from the far edge of the door. */
export function insideOf(door: Door, { positions }: Deck): { readonly depth: number; readonly room: number } {
  const ends = positions.map(({ at, length }) => at + length)
  const depth = Math.max(
    ...positions.map((place) =>
      positions.filter(({ at }) => at === place.at).reduce((sum, { width }) => sum + width, 0),
    ),
  )
  const aft = Math.max(...ends) - door.at
  const forward = door.at + door.width - Math.min(...positions.map(({ at }) => at))
  return { depth, room: Math.max(aft, forward) }
}
