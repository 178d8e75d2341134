import { currentFactorSet } from '@hongyan/domain/carbon/factors/factor-sets'
import { transportModes } from '@hongyan/domain/carbon/legs/leg'
import { localeIds } from '@hongyan/locales'
import { z } from 'zod'
import { defineCall } from '../../calls/call.ts'
import { successOf } from '../../calls/envelope.ts'
import { batchRow, batchRows, footprint } from './schema.ts'

const place = z
  .string()
  .min(1)
  .max(60)
  .describe('A city by its name in any of the three languages, or by its code.')
const decimal = z
  .union([z.number().positive(), z.string().max(20)])
  .describe('At most three digits after the point.')

const beijingToShanghai = {
  from: '110100',
  to: '310100',
  mode: 'road',
  totals: {
    china: { emission: { kgCo2e: 1.08454, boundary: 'open' } },
    international: { emission: { kgCo2e: 1.50417, boundary: 'wtw' }, unsplit: 0.024 },
  },
}

export const queryTransportRoute = defineCall({
  id: 'queryTransportRoute',
  method: 'POST',
  path: '/CarbonComputeApi/queryTransportRoute',
  family: 'carbon',
  summary: 'Carbon footprint of a shipment by route',
  description:
    'Legs with distance, factor, source and emission, by China’s own table and by international sources. Boundaries are never mixed in one sum. A distance that is known replaces ours.',
  shape: 'spec',
  credentials: true,
  body: z.object({
    from: place,
    to: place,
    weight: decimal,
    mode: z.enum(transportModes).default('road'),
    electric: z.boolean().default(false).describe('Electric vans for collection and delivery.'),
    firstKm: decimal.nullish(),
    mainKm: decimal.nullish(),
    lastKm: decimal.nullish(),
    factorSet: z.string().max(10).nullish(),
  }),
  replies: { 200: successOf(footprint) },
  refusals: ['unknown-place', 'no-route', 'unknown-factor-set'],
  access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'reads' },
  limit: 'carbon',
  examples: [
    {
      title: '10 kg by road, the distance known',
      request: { body: { from: '北京', to: 'Shanghai', weight: 10, mainKm: 1213 } },
      status: 200,
      reply: { code: 1, data: beijingToShanghai },
    },
    {
      title: 'A place nobody knows',
      request: { body: { from: 'Atlantis', to: '310100', weight: 1 } },
      status: 200,
      reply: { code: 1151 },
    },
    {
      title: 'No road across the sea',
      request: { body: { from: '310100', to: 'JPTYO', weight: 1, mode: 'road' } },
      status: 200,
      reply: { code: 1152 },
    },
    {
      title: 'A weight that is none',
      request: { body: { from: '110100', to: '310100', weight: 'heavy' } },
      status: 400,
      reply: { code: 1400 },
    },
  ],
})

export const rerunLink = defineCall({
  id: 'rerunCarbonLink',
  method: 'GET',
  path: '/v1/carbon/footprint',
  family: 'carbon',
  summary: 'Work a permanent link out again',
  description:
    'Takes the query of a permanent link of the carbon page. With a `set`, the answer is the same for good, and `newer` says what the newest set of factors gives.',
  shape: 'own',
  query: z.strictObject({
    from: place,
    to: place,
    w: z.string().max(20),
    mode: z.enum(transportModes).optional(),
    van: z.literal('electric').optional(),
    first: z.string().max(20).optional(),
    main: z.string().max(20).optional(),
    last: z.string().max(20).optional(),
    set: z.string().max(10).optional(),
  }),
  replies: { 200: successOf(footprint) },
  refusals: ['unknown-place', 'no-route', 'unknown-factor-set'],
  access: { who: 'anyone', record: 'none', origin: 'any', repeat: 'reads' },
  limit: 'carbon',
  examples: [
    {
      title: 'A link of today',
      request: {
        query: { from: '110100', to: '310100', w: '10', main: '1213', set: currentFactorSet.version },
      },
      status: 200,
      reply: { code: 1, data: { ...beijingToShanghai, newer: null } },
    },
    {
      title: 'A link of an older set',
      request: { query: { from: '510100', to: '510100', w: '1000', van: 'electric', set: '2025-11' } },
      status: 200,
      reply: {
        code: 1,
        data: { factorSet: '2025-11', newer: { factorSet: currentFactorSet.version } },
      },
    },
    {
      title: 'A set there never was',
      request: { query: { from: '110100', to: '310100', w: '10', set: '1999-01' } },
      status: 404,
      reply: { code: 1153 },
    },
  ],
})

const batchBody = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        from: z.string().max(60),
        to: z.string().max(60),
        weight: z.string().max(20).describe('Kilograms.'),
        mode: z.string().max(10).default('road'),
      }),
    )
    .min(1)
    .max(batchRows),
  electric: z.boolean().default(false),
  factorSet: z.string().max(10).optional(),
})

export const computeBatch = defineCall({
  id: 'computeCarbonBatch',
  method: 'POST',
  path: '/v1/carbon/batch',
  family: 'carbon',
  summary: 'Footprints of up to 500 shipments',
  description:
    'Every row is worked out like a single shipment, and a row that cannot be fails alone, with its reason. Rows keep their order.',
  shape: 'own',
  body: batchBody,
  replies: { 200: successOf(z.object({ factorSet: z.string(), rows: z.array(batchRow) })) },
  refusals: ['unknown-factor-set'],
  takesLong: true,
  access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'reads' },
  limit: 'carbon',
  examples: [
    {
      title: 'One row that works and one that does not',
      request: {
        body: {
          rows: [
            { from: '北京', to: '上海', weight: '10', mode: 'rail' },
            { from: '北京', to: 'Atlantis', weight: '10' },
          ],
        },
      },
      status: 200,
      reply: {
        code: 1,
        data: {
          rows: [
            { row: 1, problem: null, from: '110100', mode: 'rail' },
            { row: 2, problem: 'unknown-to', china: null },
          ],
        },
      },
    },
    {
      title: 'No rows at all',
      request: { body: { rows: [] } },
      status: 400,
      reply: { code: 1400 },
    },
  ],
})

export const batchWorkbook = defineCall({
  id: 'carbonBatchWorkbook',
  method: 'POST',
  path: '/v1/carbon/workbook',
  family: 'carbon',
  summary: 'A batch as a workbook',
  description:
    'Takes what a batch takes and answers an XLSX with the same numbers, a row for each shipment, exact to the milligram.',
  shape: 'own',
  body: batchBody.extend({ lang: z.enum(localeIds).optional() }),
  replies: { 200: 'file' },
  refusals: ['unknown-factor-set'],
  takesLong: true,
  access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'reads' },
  limit: 'carbon',
  examples: [
    {
      title: 'Factors there never were',
      request: { body: { rows: [{ from: '北京', to: '上海', weight: '10' }], factorSet: '1999-01' } },
      status: 404,
      reply: { code: 1153 },
    },
  ],
})
