import * as z from 'zod'
import { id, text } from './parts.ts'

const millimetres = z.int().positive()

/** A door: its clear opening, and the deck it leads to. */
const door = z.strictObject({
  id,
  name: text,
  /** Distance of its front edge from the nose. */
  at: millimetres,
  width: millimetres,
  height: millimetres,
  side: z.enum(['left', 'right', 'nose']),
})

/** A place for one unit on a deck. `at` is its front edge from the nose; kilograms of gross weight. */
const position = z.strictObject({
  name: text,
  unit: text,
  at: millimetres,
  length: millimetres,
  width: millimetres,
  height: millimetres,
  /** The contour of the unit: its width at the top, which the fuselage narrows. */
  topWidth: millimetres,
  /** Height up to which the full width is free. */
  shoulder: millimetres,
  limit: z.int().positive(),
  /** What stands there: only pallets are joined for a long piece. */
  base: z.enum(['pallet', 'container', 'floor']),
  /** Kilograms of pallet and net within the limit. */
  tare: z.int().min(0),
})

const deck = z.strictObject({
  id,
  name: text,
  kind: z.enum(['main', 'lower']),
  loading: z.enum(['unit', 'bulk']),
  doors: z.array(door).min(1),
  positions: z.array(position).min(1),
  /** The most a single piece may be: its longest side, its height, kilograms. */
  piece: z.strictObject({ length: millimetres, height: millimetres, weight: z.int().positive() }),
  /** Kilograms that a square metre of floor bears. */
  floorLoad: z.int().positive(),
})

/** An aircraft type of the fleet. Sample data: the load sheet of the day decides. */
export const aircraftType = z.strictObject({
  id,
  name: text,
  /** As marked on schedules, such as `73F`. */
  code: z.string().regex(/^[A-Z0-9]{3}$/u, 'must be three capital letters or figures'),
  role: z.enum(['narrow-freighter', 'wide-freighter', 'belly']),
  /** Length from nose to tail and inside diameter of the fuselage. */
  length: millimetres,
  diameter: millimetres,
  /** Highest payload in kilograms. */
  payload: z.int().positive(),
  decks: z.array(deck).min(1),
  note: text,
})
export type AircraftType = z.output<typeof aircraftType>

export const fleet = z.strictObject({ aircraft: z.array(aircraftType).min(3), note: text })
export type Fleet = z.output<typeof fleet>
