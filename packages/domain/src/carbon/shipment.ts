import { z } from 'zod'
import { findPlace } from '../places/find-place.ts'
import { transportModes } from './legs/leg.ts'

/** Heaviest shipment and longest leg one result is made for: more is a typing mistake. */
export const heaviestGrams = 100_000_000
export const longestMetres = 40_000_000

const metres = z.int().positive().max(longestMetres).nullable()

/** A shipment as a footprint is worked out for it: codes and whole numbers, nothing personal. */
export const shipmentSchema = z.strictObject({
  from: z.string().refine((code) => findPlace(code) !== null, 'not a city of the table'),
  to: z.string().refine((code) => findPlace(code) !== null, 'not a city of the table'),
  grams: z.int().positive().max(heaviestGrams),
  mode: z.enum(transportModes),
  electric: z.boolean(),
  firstMetres: metres,
  mainMetres: metres,
  lastMetres: metres,
})
export type Shipment = z.output<typeof shipmentSchema>
