import { branchKinds, branchServices } from '@hongyan/domain/branches/branch'
import { products } from '@hongyan/domain/network/product'
import { localeIds } from '@hongyan/locales'
import { z } from 'zod'
import { defineCall } from '../../calls/call.ts'
import { successOf } from '../../calls/envelope.ts'
import { portion } from './branch-answer.ts'
import { areaCode, areaFields, branchReply, oneOf, pointFields } from './fields.ts'

const shared = {
  family: 'site',
  shape: 'spec',
  credentials: true,
  method: 'POST',
  access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'reads' },
  limit: 'coverage',
} as const

const point = z.object(pointFields)
/** The point of the spec: the middle of Beijing. */
const beijing = { longitude: 116.4038, latitude: 39.9149 }
const atSea = { longitude: 150, latitude: 20 }

export const getGeo = defineCall({
  ...shared,
  id: 'getGeo',
  path: '/site/getGeo',
  summary: 'Area code of a point',
  description: 'Code of the district whose center is nearest; `0` outside the table.',
  body: z.array(point).length(1),
  replies: { 200: successOf(z.string()) },
  refusals: [],
  examples: [
    {
      title: 'The middle of Beijing',
      request: { body: [beijing] },
      status: 200,
      reply: { code: 1, data: '110101' },
    },
    { title: 'Out at sea', request: { body: [atSea] }, status: 200, reply: { code: 1, data: '0' } },
    {
      title: 'Not a point',
      request: { body: [{ longitude: 300, latitude: 1 }] },
      status: 400,
      reply: { code: 1400 },
    },
  ],
})

const named = z.object({
  code: areaCode,
  name: z.string(),
  parentId: z.string(),
  level: z.enum(['province', 'city', 'district']),
})

export const getAddressInfoByParentId = defineCall({
  ...shared,
  id: 'getAddressInfoByParentId',
  path: '/site/getAddressInfoByParentId',
  summary: 'What lies directly in a division',
  description:
    'Root key `-999999` (or `0`): the provinces. Nothing lies in a district, nor in a code nobody has.',
  body: z.array(z.union([z.string().max(10), z.int()]).transform(String)).length(1),
  replies: { 200: successOf(z.array(named)) },
  refusals: [],
  examples: [
    {
      title: 'The cities of Zhejiang',
      request: { body: ['330000'] },
      status: 200,
      reply: { code: 1, errorMsg: '' },
    },
    { title: 'A code nobody has', request: { body: ['999999'] }, status: 200, reply: { code: 1, data: [] } },
  ],
})

const part = z.object({ code: areaCode, name: z.string() }).nullable()

export const getDistrictByGeo = defineCall({
  ...shared,
  id: 'getDistrictByGeo',
  path: '/site/getDistrictByGeo',
  summary: 'District, city and province of a point',
  body: oneOf(point),
  replies: { 200: successOf(z.object({ areaCode, province: part, city: part, district: part })) },
  refusals: ['not-available'],
  examples: [
    {
      title: 'The middle of Beijing',
      request: { body: [beijing] },
      status: 200,
      reply: { code: 1, data: { areaCode: '110101' } },
    },
    { title: 'Out at sea', request: { body: [atSea] }, status: 200, reply: { code: 1302 } },
  ],
})

const clock = z.string().regex(/^\d\d:\d\d$/)
const site = z.object({
  siteCode: z.string(),
  siteName: z.string(),
  siteType: z.enum(branchKinds),
  address: z.string(),
  areaCode: z.string().describe('GB/T 2260; outside China the code of the city.'),
  longitude: z.number(),
  latitude: z.number(),
  distance: z.int().describe('Meters along the great circle.'),
  telephone: z.string(),
  extension: z.string().nullable(),
  openNow: z.boolean(),
  changesAt: z.iso.datetime({ offset: true }).nullable().describe('When `openNow` turns, with its offset.'),
  hours: z
    .array(z.object({ day: z.int().min(1).max(7), open: clock, close: clock }))
    .describe(
      '1 is Monday; a day without an entry is closed, one with two has two spans. A span that closes before it opens closes on the next day.',
    ),
  services: z.array(z.enum(branchServices)),
  products: z.array(z.enum(products)),
})

export const getSiteListByAddressInfo = defineCall({
  ...shared,
  id: 'getSiteListByAddressInfo',
  path: '/site/getSiteListByAddressInfo',
  summary: 'Branches of an area or around a point, nearest first',
  description:
    'The area is `areaCode`, or `province`, `city` and `district` (names or codes, also as `provinceName` and so on), or ' +
    'an address in words: its branches, by distance from its center. Without an area those within `radius` meters of ' +
    'the point. `nearest` is set where there are none. An area that cannot be read, and nothing at all, are answered ' +
    '1151: no place is guessed.',
  body: oneOf(
    z.object({
      ...areaFields,
      longitude: pointFields.longitude.optional(),
      latitude: pointFields.latitude.optional(),
      radius: z.coerce.number().int().min(100).max(500_000).default(5000),
      service: z.enum(branchServices).optional(),
      product: z.enum(products).optional(),
      openNow: z.boolean().default(false),
      pageNum: z.coerce.number().int().min(1).max(1000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(portion),
    }),
  ),
  replies: {
    200: successOf(
      z.object({
        total: z.int(),
        radius: z.int().nullable(),
        siteList: z.array(site),
        nearest: site.nullable(),
      }),
    ),
  },
  refusals: ['unknown-place'],
  examples: [
    {
      title: 'Binjiang in Hangzhou',
      request: { body: { areaCode: '330108' } },
      status: 200,
      reply: { code: 1, data: { radius: null, nearest: null } },
    },
    {
      title: 'The same by its names',
      request: { body: { province: '浙江省', city: '杭州市', district: '滨江区' } },
      status: 200,
      reply: { code: 1, data: { radius: null, nearest: null } },
    },
    {
      title: 'An address that cannot be read',
      request: { body: { address: 'somewhere' } },
      status: 200,
      reply: { code: 1151 },
    },
    {
      title: 'Nothing within 5 km: the nearest',
      request: { body: [{ ...atSea, radius: 5000 }] },
      status: 200,
      reply: { code: 1, data: { total: 0, radius: 5000, siteList: [] } },
    },
    {
      title: 'A service nobody has',
      request: { body: { areaCode: '330108', service: 'cafe' } },
      status: 400,
      reply: { code: 1400 },
    },
  ],
})

export const searchBranches = defineCall({
  id: 'searchBranches',
  method: 'POST',
  path: '/v1/branches/search',
  family: 'site',
  shape: 'own',
  summary: 'Branches for a page: by area, by address in words, or around a point',
  description:
    'By POST, so that addresses and positions stay out of logs. An `address` is used for the division it lies in and ' +
    'for nothing else; it may name none (`unknown`), or several (`ambiguous`). With nothing given the place is guessed ' +
    'by network address (`useNetwork`), else it is the default point, and the answer says which.',
  body: z.strictObject({
    area: areaCode.optional(),
    address: z.string().trim().min(1).max(300).optional(),
    point: z.strictObject(pointFields).optional(),
    useNetwork: z.boolean().default(false),
    lang: z.enum(localeIds).optional(),
    services: z.array(z.enum(branchServices)).max(branchServices.length).default([]),
    openNow: z.boolean().default(false),
    radiusKm: z.number().min(1).max(200).default(5),
    limit: z.int().min(1).max(200).default(portion),
  }),
  replies: { 200: successOf(branchReply) },
  refusals: [],
  access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'reads' },
  limit: 'coverage',
  examples: [
    {
      title: 'An address in words',
      request: { body: { address: '杭州市滨江区网商路 599 号' } },
      status: 200,
      reply: { code: 1, data: { kind: 'found', answer: { origin: { kind: 'area' }, radiusKm: null } } },
    },
    {
      title: 'Nothing given',
      request: { body: {} },
      status: 200,
      reply: { code: 1, data: { kind: 'found', answer: { origin: { kind: 'default', ...beijing } } } },
    },
    {
      title: 'An address that names no place',
      request: { body: { address: 'x' } },
      status: 200,
      reply: { code: 1, data: { kind: 'unknown' } },
    },
  ],
})
