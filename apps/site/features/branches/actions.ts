import { locateText } from '@hongyan/domain/addresses/locate-text'
import { branchKinds, branchServices } from '@hongyan/domain/branches/branch'
import type { BranchAway } from '@hongyan/domain/branches/branch-network'
import { findBranches } from '@hongyan/domain/branches/find-branches'
import { locateArea } from '@hongyan/domain/branches/locate-area'
import { clockTime, openingState, spansOf } from '@hongyan/domain/branches/opening-hours'
import { isOffered } from '@hongyan/domain/network/is-offered'
import { products } from '@hongyan/domain/network/product'
import { findDivision } from '@hongyan/domain/places/divisions'
import { locateNetworkAddress } from '@hongyan/domain/places/network-location'
import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { homeZone, type LocaleId, localeIds, textIn } from '@hongyan/locales'
import { z } from 'zod'
import { successOf } from '../../calls/envelope.ts'
import { malformed, unknownPlace } from '../../calls/refusals.ts'
import { problemNote } from '../../server/http/field-sentences.ts'
import { Refused } from '../../server/http/refused.ts'
import { type Action, defineAction } from '../../server/requests/action.ts'
import type { At } from '../../server/requests/route.ts'
import { answerBranches } from './answer-branches.ts'
import { areaPath } from './area-names.ts'
import { areaActions } from './areas/actions.ts'
import { portion } from './branch-answer.ts'
import { areaCode, areaFields, areaWordsOf, branchReply, oneOf, pointFields } from './fields.ts'
import type { NetworkServices } from './network-services.ts'
import { branchSentences } from './problem-sentences.ts'
import { atSea, beijing, siteCall } from './site-call.ts'

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

const getSiteListByAddressInfoAction = defineAction(
  {
    ...siteCall,
    id: 'getSiteListByAddressInfo',
    path: '/site/getSiteListByAddressInfo',
    summary: {
      en: 'Branches of an area or around a point, nearest first',
      zh: '一个地区或一个点周围的网点，近的在前',
    },
    description: {
      en:
        'The area is `areaCode`, or `province`, `city` and `district` (names or codes, also as `provinceName` and so on), or ' +
        'an address in words: its branches, by distance from its center. Without an area those within `radius` meters of ' +
        'the point. `nearest` is set where there are none. An area that cannot be read, and nothing at all, are answered ' +
        '1151: no place is guessed.',
      zh: '地区用 `areaCode`，或 `province`、`city`、`district`（名称或编码都行，也认 `provinceName` 这类写法），或一段文字地址：给区内的网点，按离区中心的距离排。没有给地区的，给离那个点 `radius` 米以内的。一个都没有时，`nearest` 给最近的。地址认不出来，或什么都没有给，答 1151，不会替您猜一个地方。',
    },
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
    refusals: [unknownPlace],
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
  },
  async ({ body }, { services, ctx, locale }: At<NetworkServices>) => {
    if (!body) throw new Refused({ refusal: malformed })
    const { longitude, latitude, radius, service, product, openNow, pageNum, pageSize } = body
    const words = areaWordsOf(body)
    const area = words && locateArea(words)
    if ((longitude === undefined) !== (latitude === undefined)) {
      const path = longitude === undefined ? 'longitude' : 'latitude'
      const message = 'both coordinates' satisfies keyof typeof branchSentences
      throw new Refused({ refusal: malformed, fields: [problemNote({ path, message }, branchSentences)] })
    }
    const given = longitude === undefined || latitude === undefined ? null : { longitude, latitude }
    const from = given ?? area
    // A place nobody named, and one nobody can read, has no branches: least of all those of another city.
    if (from === null || (words !== null && area === null)) throw new Refused({ refusal: unknownPlace })
    const at = ctx.now()
    const found = findBranches(services.network(), {
      from,
      within: area?.code ?? null,
      radiusKm: area === null ? radius / 1000 : null,
      services: service === undefined ? [] : [service],
      product: product ?? null,
      openAt: openNow ? at : null,
      limit: pageSize,
      offset: (pageNum - 1) * pageSize,
    })
    return {
      total: found.count,
      radius: area === null ? radius : null,
      siteList: found.items.map((away) => presentSite(away, at, locale)),
      nearest: found.nearest && presentSite(found.nearest, at, locale),
    }
  },
)

export const searchBranchesAction = defineAction(
  {
    id: 'searchBranches',
    method: 'POST',
    path: '/v1/branches/search',
    family: 'branches',
    shape: 'own',
    summary: {
      en: 'Branches for a page: by area, by address in words, or around a point',
      zh: '供页面用的网点查询：按地区、按文字地址，或按一个点',
    },
    description: {
      en:
        'By POST, so that addresses and positions stay out of logs. An `address` is used for the division it lies in and ' +
        'for nothing else; it may name none (`unknown`), or several (`ambiguous`). With nothing given the place is guessed ' +
        'by network address (`useNetwork`), else it is the default point, and the answer says which.',
      zh: '用 POST，地址和位置就不会进日志。`address` 只用来判断在哪个地区；可能一个都认不出（`unknown`），也可能有好几个（`ambiguous`）。什么都没有给，按网络地址猜（`useNetwork`），否则用默认的点，答复会说明是哪一种。',
    },
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
  },
  async ({ body }, { services, ctx, locale: asked, address }: At<NetworkServices>) => {
    const locale = body.lang ?? asked
    const located = body.address === undefined ? null : locateText(body.address)
    if (located?.kind === 'unknown') return located
    if (located?.kind === 'ambiguous') {
      const areas = located.divisions.map(({ code }) => areaPath(code, locale))
      return { kind: 'ambiguous' as const, areas }
    }
    const guess = body.useNetwork ? locateNetworkAddress(address) : null
    const point =
      body.point !== undefined
        ? ({ kind: 'position', ...body.point } as const)
        : guess?.source === 'table'
          ? ({ kind: 'network', longitude: guess.longitude, latitude: guess.latitude } as const)
          : null
    const { services: wanted, openNow, radiusKm, limit } = body
    if (body.area !== undefined && findDivision(body.area) === null) return { kind: 'unknown' as const }
    const area = located?.division.code ?? body.area ?? null
    const question = { area, point, services: wanted, openNow, radiusKm, limit }
    const answer = answerBranches(services.network(), question, locale, ctx.now())
    return { kind: 'found' as const, answer }
  },
)

/** Branches and the divisions that they stand in. */
export const siteActions: readonly Action<NetworkServices>[] = [
  ...areaActions,
  getSiteListByAddressInfoAction,
  searchBranchesAction,
]

/** A branch in the words of the older shape. */
function presentSite({ branch, km }: BranchAway, now: number, locale: LocaleId) {
  const state = openingState(branch, now)
  const turn = state.kind === 'open' ? state.until : state.opensAt
  return {
    siteCode: branch.code,
    siteName: textIn(branch.name, locale),
    siteType: branch.kind,
    address: textIn(branch.address, locale),
    areaCode: branch.district,
    longitude: branch.longitude,
    latitude: branch.latitude,
    distance: Math.round(km * 1000),
    telephone: branch.phone,
    extension: branch.extension,
    openNow: state.kind === 'open',
    changesAt: turn === null ? null : isoInZone(turn, branch.zone ?? homeZone),
    hours: branch.week.flatMap((hours, index) =>
      spansOf(hours).map(([open, close]) => ({
        day: index + 1,
        open: clockTime(open),
        close: clockTime(close),
      })),
    ),
    services: branch.services,
    products: branch.products.filter(isOffered),
  }
}
