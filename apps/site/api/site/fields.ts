import { branchKinds, branchServices } from '@hongyan/domain'
import { products } from '@hongyan/domain/vocabulary'
import { z } from 'zod'

/** A point, in WGS-84 degrees. Older clients send its numbers as text. */
export const pointFields = {
  longitude: z.coerce.number().min(-180).max(180).describe('WGS-84 degrees.'),
  latitude: z.coerce.number().min(-90).max(90),
}

export const areaCode = z
  .string()
  .regex(/^\d{6}$/)
  .describe('GB/T 2260.')

/** One object, alone or as the only item of a list: clients of the older shape send either. */
export function oneOf<T extends z.ZodType>(fields: T) {
  return z
    .union([fields, z.array(fields).length(1)])
    .transform((body) => (Array.isArray(body) ? body[0] : body))
}

const namedArea = z.object({ code: areaCode, name: z.string() })
export const areaPathView = z.array(namedArea).describe('The province first, the place itself last.')

const minutes = z
  .tuple([z.int(), z.int()])
  .nullable()
  .describe('First and last minute of the day, the last excluded; null is closed.')

/** Opening hours as rules, from which "open now" follows at any moment. */
const hoursView = {
  week: z.array(minutes).describe('Seven days, Monday first.'),
  holidays: z.enum(['short', 'usual', 'closed']),
  specialDays: z.record(z.string(), minutes).describe('By day in China, over week and holidays.'),
}

const branchView = z.object({
  code: z.string(),
  kind: z.enum(branchKinds),
  name: z.string(),
  address: z.string(),
  longitude: z.number(),
  latitude: z.number(),
  phone: z.string(),
  extension: z.string().nullable(),
  ...hoursView,
  services: z.array(z.enum(branchServices)),
  products: z.array(z.enum(products)),
  km: z.number().describe('Along the great circle, from the origin of the answer.'),
})

/** A notice about areas, while it lasts. */
export const alertView = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  severity: z.enum(['information', 'caution', 'severe']),
  from: z.string().nullable(),
  until: z.string().nullable(),
  areaCodes: z.array(z.string()),
  services: z.array(z.string()),
})

const answer = z.object({
  origin: z.object({
    kind: z.enum(['position', 'area', 'network', 'default']),
    longitude: z.number(),
    latitude: z.number(),
    area: areaPathView,
  }),
  radiusKm: z.number().nullable(),
  items: z.array(branchView),
  count: z.int(),
  unfiltered: z.int(),
  nearest: branchView.nullable(),
  inside: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
  places: z.array(
    z.object({ code: z.string(), name: z.string(), longitude: z.number(), latitude: z.number() }),
  ),
  alerts: z.array(alertView),
  at: z.number(),
})

export const branchReply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), answer }),
  z.object({ kind: z.literal('ambiguous'), areas: z.array(areaPathView) }),
  z.object({ kind: z.literal('unknown') }),
])
