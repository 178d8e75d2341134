import { divisionCode } from '@hongyan/domain/addresses/area-form'
import { branchKinds, branchServices } from '@hongyan/domain/branches/branch'
import type { AreaWords } from '@hongyan/domain/branches/locate-area'
import { products } from '@hongyan/domain/network/product'
import { homeZone } from '@hongyan/locales'
import { z } from 'zod'
import { alertView } from '../articles/widgets/area-alerts/alert-view.ts'

/** A point, in WGS-84 degrees. Older clients send its numbers as text. */
export const pointFields = {
  longitude: z.coerce.number().min(-180).max(180).describe('WGS-84 degrees.'),
  latitude: z.coerce.number().min(-90).max(90),
}

export const areaCode = z.string().regex(divisionCode).describe('GB/T 2260.')

const areaWord = z
  .union([z.string().max(300), z.int()])
  .transform(String)
  .optional()

/** An area as clients of the older shape give it: one code, levels by name or code under several spellings, or words. */
export const areaFields = {
  areaCode: areaWord.describe('Six digits (GB/T 2260), or a name.'),
  province: areaWord.describe('Name or code.'),
  provinceName: areaWord,
  provinceCode: areaWord,
  city: areaWord,
  cityName: areaWord,
  cityCode: areaWord,
  district: areaWord,
  districtName: areaWord,
  districtCode: areaWord,
  address: areaWord.describe('An address in words, or what stands below the levels.'),
  fullAddress: areaWord,
  detailAddr: areaWord,
}

type AreaGiven = { readonly [name in keyof typeof areaFields]?: string | undefined }

/** What was given of an area, one word for each level; null where nothing was. */
export function areaWordsOf(given: AreaGiven): AreaWords | null {
  const words: AreaWords = {
    province: given.province ?? given.provinceName ?? given.provinceCode,
    city: given.city ?? given.cityName ?? given.cityCode,
    district: given.district ?? given.districtName ?? given.districtCode,
    text: given.areaCode ?? given.fullAddress ?? given.address ?? given.detailAddr,
  }
  return Object.values(words).some((word) => word?.trim()) ? words : null
}

/** One object, alone or as the only item of a list: clients of the older shape send either. */
export function oneOf<T extends z.ZodType>(fields: T) {
  return z
    .union([fields, z.array(fields).length(1)])
    .transform((body) => (Array.isArray(body) ? body[0] : body))
}

const namedArea = z.object({ code: areaCode, name: z.string() })
export const areaPathView = z.array(namedArea).describe('The province first, the place itself last.')

const minutes = z
  .array(z.int())
  .min(2)
  .nullable()
  .describe(
    'First and last minute of the day, the last excluded, then those of its next span; beyond 1440 on the next day. Null is closed.',
  )

/** Opening hours as rules, from which "open now" follows at any moment. */
const hoursView = {
  week: z.array(minutes).describe('Seven days, Monday first.'),
  holidays: z.enum(['short', 'usual', 'closed']),
  specialDays: z.record(z.string(), minutes).describe('By day where it is, over week and holidays.'),
  zone: z.string().optional().describe(`Zone of its clocks; ${homeZone} when absent.`),
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
    z.object({
      code: z.string(),
      name: z.string(),
      longitude: z.number(),
      latitude: z.number(),
      spots: z
        .array(z.tuple([z.number(), z.number()]))
        .describe('Where its name may stand on a map, longitude first: on land, the best first.'),
    }),
  ),
  ways: z
    .array(
      z.object({
        name: z.string(),
        kind: z.enum(['road', 'water', 'park']),
        line: z.array(z.tuple([z.number(), z.number()])).describe('Longitude first; one point of an area.'),
      }),
    )
    .describe('Main roads, waters and parks to name on a map of the answer. They are a sketch.'),
  alerts: z.array(alertView),
  at: z.number(),
})

export const branchReply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), answer }),
  z.object({ kind: z.literal('ambiguous'), areas: z.array(areaPathView) }),
  z.object({ kind: z.literal('unknown') }),
])
