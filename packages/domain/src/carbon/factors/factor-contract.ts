import { z } from 'zod'

/** What moves or handles goods, as far as it decides the factor. */
export const carriers = [
  'light-truck',
  'electric-van',
  'feeder-truck',
  'trunk-truck',
  'train',
  'short-flight',
  'long-flight',
  'container-ship',
  'handling',
] as const
export type Carrier = (typeof carriers)[number]

/** The documents that factors are taken from. Their names and editions are texts of the interface. */
const sourceIds = ['gbt-51366', 'glec-3.2', 'desnz-2025', 'grid-2022', 'grid-2023'] as const
export type SourceId = (typeof sourceIds)[number]

const milligrams = z.int().nonnegative()
const cited = {
  /** Names the row of the source in the interface's texts. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  source: z.enum(sourceIds),
  /** Table or page, as the source numbers it. */
  place: z.string().min(1),
}

/**
 * A factor with its boundary. Milligrams of CO2e for each tonne-kilometre, or for each tonne handled.
 * `split`: the source gives both halves. `whole`: it gives one figure. `grid`: energy times the factor of the
 * province's grid, which counts power stations only.
 */
const factorSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...cited, kind: z.literal('split'), wtt: milligrams, ttw: milligrams }),
  z.strictObject({
    ...cited,
    kind: z.literal('whole'),
    boundary: z.enum(['wtw', 'open']),
    per: z.enum(['tonne-kilometre', 'tonne']),
    value: milligrams,
  }),
  z.strictObject({ ...cited, kind: z.literal('grid'), wattHours: z.int().positive() }),
])
export type Factor = z.output<typeof factorSchema>

/** Milligrams of CO2 for each kilowatt-hour, by the first two digits of the province's code. */
const gridSchema = z.strictObject({
  source: z.enum(sourceIds),
  /** Tables of the country's figure and of the provinces'. */
  places: z.strictObject({ national: z.string(), provinces: z.string() }),
  national: milligrams,
  provinces: z.record(z.string().regex(/^\d\d$/), milligrams),
})
export type Grid = z.output<typeof gridSchema>

const column = z.record(z.enum(carriers), factorSchema)

/** Everything a result depends on but the shipment itself. A version, once given out, never changes. */
export const factorSetSchema = z.strictObject({
  version: z.string().regex(/^\d{4}-\d\d$/),
  /** The day from which results were made with it. */
  since: z.iso.date(),
  /** China's own table, with international figures where it has none. */
  china: column,
  /** Sources that give well-to-wheel. */
  international: column,
  grid: gridSchema,
  /** What flying does beyond CO2, for each tonne-kilometre: shown apart, never added. */
  beyondCo2: z.strictObject({
    source: z.enum(sourceIds),
    place: z.string(),
    'short-flight': milligrams,
    'long-flight': milligrams,
  }),
})
export type FactorSet = z.output<typeof factorSetSchema>
export type Column = 'china' | 'international'
