import { z } from 'zod'
import { type QuoteProduct, zones } from '../vocabulary.ts'

/** How well the cold chain serves a place, best first; a lane is served as its worse end is. */
export const coldLevels = ['node', 'capital', 'city', 'county'] as const
export type ColdLevel = (typeof coldLevels)[number]

const day = z.iso.date()
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const count = z.int().min(0).max(60)

/** Days from the day it leaves: the same at both ends where one day is named. */
const days = z.tuple([count, count]).refine(([least, most]) => least <= most)
export type Days = z.output<typeof days>
const daysByZone = z.partialRecord(z.enum(zones), days)

const ruleShape = {
  /** Handed over by then, it leaves the same day; `HH:MM` in China. */
  cutOff: clock,
  /** Delivered by then on the day of arrival. */
  by: clock,
  /** Days it must be booked ahead, by chargeable weight in grams, lightest first; the last one has no end. */
  bookAhead: z
    .array(z.strictObject({ upTo: z.int().positive().nullable(), days: count }))
    .min(1)
    .refine((steps) =>
      steps.every(({ upTo }, index) => {
        const next = steps[index + 1]
        return next ? upTo !== null && (next.upTo === null || upTo < next.upTo) : upTo === null
      }),
    ),
  days: daysByZone,
}

/** How a product travels, without the day from which it does. */
export const transitRule = z.strictObject(ruleShape)
export type TransitRule = z.output<typeof transitRule>

/** Days of the cold chain by how well the worse end of a lane is served. */
export const coldDays = z.strictObject({
  node: daysByZone,
  capital: daysByZone,
  city: daysByZone,
  county: daysByZone,
})
export type ColdDays = z.output<typeof coldDays>

const datedRule = z.strictObject({ validFrom: day, ...ruleShape })
const datedColdDays = z.strictObject({ validFrom: day, levels: coldDays })

/** How every product travels, each rule from a day on, oldest first. A shipment follows those of its hand-over day. */
export type TransitBook = {
  readonly rules: Readonly<Partial<Record<QuoteProduct, readonly z.output<typeof datedRule>[]>>>
  readonly cold: readonly z.output<typeof datedColdDays>[]
}
