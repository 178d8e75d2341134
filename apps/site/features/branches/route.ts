import { locateText } from '@hongyan/domain/addresses/locate-text'
import type { BranchAway } from '@hongyan/domain/branches/branch-network'
import { findBranches } from '@hongyan/domain/branches/find-branches'
import { locateArea } from '@hongyan/domain/branches/locate-area'
import { clockTime, openState, spansOf } from '@hongyan/domain/branches/opening-hours'
import { districtAt } from '@hongyan/domain/places/district-at'
import { addressRoot, childrenOf, divisionPath, findDivision } from '@hongyan/domain/places/divisions'
import { locateNetworkAddress } from '@hongyan/domain/places/network-location'
import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { type LocaleId, textIn } from '@hongyan/locales'
import { success } from '../../calls/envelope.ts'
import { type Answer, refuse } from '../../server/http/answer.ts'
import { problemNote } from '../../server/http/field-sentences.ts'
import { defineRoute, type Route } from '../../server/requests/route.ts'
import { answerBranches } from './answer-branches.ts'
import { areaName, areaPath } from './area-names.ts'
import {
  getAddressInfoByParentId,
  getDistrictByGeo,
  getGeo,
  getSiteListByAddressInfo,
  searchBranches,
} from './endpoints.ts'
import { areaWordsOf } from './fields.ts'
import type { NetworkServices } from './network-services.ts'
import { branchSentences } from './problem-sentences.ts'

const reply = (data: unknown): Answer => ({ kind: 'reply', status: 200, body: success(data) })

export const siteRoutes: readonly Route<NetworkServices>[] = [
  defineRoute(getGeo, async ({ body }) => {
    const [point] = body
    return reply((point && districtAt(point)?.code) ?? '0')
  }),

  defineRoute(getAddressInfoByParentId, async ({ body }, { locale }) => {
    const [asked = addressRoot] = body
    const children = childrenOf(asked === '0' ? addressRoot : asked)
    return reply(
      children.map((division) => ({
        ...areaName(division, locale),
        parentId: division.parent,
        level: division.level,
      })),
    )
  }),

  defineRoute(getDistrictByGeo, async ({ body }, { locale }) => {
    const district = body && districtAt(body)
    if (!district) return refuse('not-available')
    const path = divisionPath(district.code)
    const at = (level: string) => {
      const division = path.find((one) => one.level === level)
      return division ? areaName(division, locale) : null
    }
    return reply({
      areaCode: district.code,
      province: at('province'),
      city: at('city'),
      district: at('district'),
    })
  }),

  defineRoute(getSiteListByAddressInfo, async ({ body }, { services, ctx, locale }) => {
    if (!body) return refuse('malformed')
    const { longitude, latitude, radius, service, product, openNow, pageNum, pageSize } = body
    const words = areaWordsOf(body)
    const area = words && locateArea(words)
    if ((longitude === undefined) !== (latitude === undefined)) {
      const path = longitude === undefined ? 'longitude' : 'latitude'
      return refuse('malformed', {
        fields: [
          problemNote(
            { path, message: 'both coordinates' satisfies keyof typeof branchSentences },
            branchSentences,
          ),
        ],
      })
    }
    const given = longitude === undefined || latitude === undefined ? null : { longitude, latitude }
    const from = given ?? area
    // A place nobody named, and one nobody can read, has no branches: least of all those of another city.
    if (from === null || (words !== null && area === null)) return refuse('unknown-place')
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
    return reply({
      total: found.count,
      radius: area === null ? radius : null,
      siteList: found.items.map((away) => presentSite(away, at, locale)),
      nearest: found.nearest && presentSite(found.nearest, at, locale),
    })
  }),

  defineRoute(searchBranches, async ({ body }, { services, ctx, locale: asked, address }) => {
    const locale = body.lang ?? asked
    const located = body.address === undefined ? null : locateText(body.address)
    if (located?.kind === 'unknown') return reply(located)
    if (located?.kind === 'ambiguous') {
      return reply({ kind: 'ambiguous', areas: located.divisions.map(({ code }) => areaPath(code, locale)) })
    }
    const guess = body.useNetwork ? locateNetworkAddress(address) : null
    const point =
      body.point !== undefined
        ? ({ kind: 'position', ...body.point } as const)
        : guess?.source === 'table'
          ? ({ kind: 'network', longitude: guess.longitude, latitude: guess.latitude } as const)
          : null
    const { services: wanted, openNow, radiusKm, limit } = body
    if (body.area !== undefined && findDivision(body.area) === null) return reply({ kind: 'unknown' })
    const area = located?.division.code ?? body.area ?? null
    const question = { area, point, services: wanted, openNow, radiusKm, limit }
    return reply({ kind: 'found', answer: answerBranches(services.network(), question, locale, ctx.now()) })
  }),
]

/** A branch in the words of the older shape. */
function presentSite({ branch, km }: BranchAway, now: number, locale: LocaleId) {
  const state = openState(branch, now)
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
    changesAt: turn === null ? null : isoInZone(turn, branch.zone ?? 'Asia/Shanghai'),
    hours: branch.week.flatMap((hours, index) =>
      spansOf(hours).map(([open, close]) => ({
        day: index + 1,
        open: clockTime(open),
        close: clockTime(close),
      })),
    ),
    services: branch.services,
    products: branch.products,
  }
}
