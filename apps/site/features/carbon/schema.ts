import { transportModes } from '@hongyan/domain/carbon/legs/leg'
import { z } from 'zod'

const boundary = z
  .enum(['wtt', 'ttw', 'wtw', 'generation', 'open'])
  .describe(
    'How far the figure counts: well-to-tank, tank-to-wheel, well-to-wheel, power stations alone, or open where the source does not say or parts differ.',
  )
const kgCo2e = z.number().nonnegative().describe('Kilograms of CO2e, exact to the milligram.')
const amount = z.object({ kgCo2e, boundary })

const stop = z.object({
  kind: z.enum(['door', 'depot', 'hub', 'airport', 'rail-terminal', 'port']),
  cityCode: z.string(),
  city: z.string(),
})

const reading = z.object({
  factor: z.object({
    id: z.string(),
    value: z.number().describe('Kilograms of CO2e for each unit.'),
    unit: z.enum(['t-km', 't']),
    source: z.string(),
    place: z.string().describe('Table or page of the source.'),
    grid: z
      .object({ kgPerKwh: z.number(), kwhPerTkm: z.number(), province: z.string().nullable() })
      .nullable()
      .describe('Where an electric vehicle is charged; a null province takes the figure of the country.'),
  }),
  emission: amount,
  wtt: kgCo2e.nullable(),
  ttw: kgCo2e.nullable(),
})

const step = z.object({
  kind: z.enum(['leg', 'handling']),
  role: z.enum(['first-mile', 'feeder', 'main', 'last-mile']).nullable(),
  carrier: z.string(),
  from: stop,
  to: stop,
  km: z.number().nullable(),
  distance: z
    .enum(['standard', 'entered', 'detour', 'flight', 'sea-lane'])
    .nullable()
    .describe('How the distance came about.'),
  china: reading,
  international: reading,
})

const total = z.object({
  emission: amount,
  parts: z
    .array(amount)
    .describe('The same by boundary; they are never added under the name of one of them.'),
  wtt: kgCo2e.nullable(),
  ttw: kgCo2e.nullable(),
  unsplit: kgCo2e.nullable().describe('Well-to-wheel parts whose source does not split them.'),
})
const totals = z.object({ china: total, international: total })

export const footprint = z.object({
  from: z.string(),
  to: z.string(),
  weightKg: z.number(),
  mode: z.enum(transportModes),
  km: z.number(),
  factorSet: z.string(),
  steps: z.array(step),
  totals,
  beyondCo2: kgCo2e.nullable().describe('What flying does beyond CO2. Part of no sum.'),
  link: z.string().describe('Path and query of the permanent link: it gives the same result for good.'),
  fingerprint: z.string().describe('SHA-256 of the result; two runs that agree have the same.'),
  newer: z
    .object({ factorSet: z.string(), totals })
    .nullable()
    .describe('What the newest set of factors gives, when this one is older.'),
})
export type PresentedFootprint = z.output<typeof footprint>

export const batchRows = 500

export const batchRow = z.object({
  row: z.int().min(1),
  problem: z
    .enum([
      'unknown-from',
      'unknown-to',
      'bad-weight',
      'bad-mode',
      'no-road',
      'no-rail',
      'no-flight',
      'no-ship',
      'not-served',
    ])
    .nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  weightKg: z.number().nullable(),
  mode: z.enum(transportModes).nullable(),
  km: z.number().nullable(),
  china: amount.nullable(),
  international: amount.nullable(),
  wtt: kgCo2e.nullable(),
  ttw: kgCo2e.nullable(),
  link: z.string().nullable(),
})
export type BatchRow = z.output<typeof batchRow>
