import type { aircraftType } from '@hongyan/documents'
import type { z } from 'zod'
import type { Both, Seed } from '../../seed.ts'

export type AircraftSeed = Seed<z.input<typeof aircraftType>>
type Text = string | Both<string>

/**
 * The room over one place, seen along the fuselage. Main decks narrow above the shoulder, the same on both sides of
 * the unit. On lower decks the figures are the clear box: what bulges beyond it is not promised to anybody.
 */
type Contour = {
  readonly width: number
  readonly height: number
  readonly topWidth: number
  readonly shoulder: number
}

/** A unit as it lies on the floor: how long it is along the fuselage, and the room over it. */
export type Place = Contour & {
  readonly unit: Text
  readonly length: number
  readonly base: 'pallet' | 'container' | 'floor'
  /** Kilograms of pallet and net. */
  readonly tare: number
}

/** A straight-sided room for a unit of a kind, `tare` kilograms by itself. */
export function box(
  unit: Text,
  length: number,
  width: number,
  height: number,
  base: Place['base'],
  tare: number,
): Place {
  return { unit, length, width, height, topWidth: width, shoulder: height, base, tare }
}

/** A place for one unit. */
function position(name: string, place: Place, at: number, limit: number) {
  return { name, at, limit, ...place }
}

/** Places one behind the other with the play of the locks between them. */
export function row(start: number, gap: number, places: readonly (readonly [string, Place, number])[]) {
  let at = start
  return places.map(([name, place, limit]) => {
    const here = position(name, place, at, limit)
    at += place.length + gap
    return here
  })
}

/** Places side by side: `5` becomes 5L and 5R with the same front edge. */
export function pairs(start: number, gap: number, places: readonly (readonly [string, Place, number])[]) {
  return row(start, gap, places).flatMap((one) => [
    { ...one, name: `${one.name}L` },
    { ...one, name: `${one.name}R` },
  ])
}
