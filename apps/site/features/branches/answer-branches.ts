import { noticesTouching } from '@hongyan/content'
import type { BranchAway, BranchNetwork } from '@hongyan/domain/branches/branch-network'
import { findBranches } from '@hongyan/domain/branches/find-branches'
import { isOffered } from '@hongyan/domain/network/is-offered'
import { districtAt } from '@hongyan/domain/places/district-at'
import {
  addressRoot,
  childrenOf,
  type Division,
  findDivision,
  homeRegions,
  listDivisions,
} from '@hongyan/domain/places/divisions'
import { greatCircleKm } from '@hongyan/domain/places/great-circle'
import { defaultPoints } from '@hongyan/domain/places/network-location'
import { orderInLanguage } from '@hongyan/domain/places/order-in-language'
import { type LocaleId, localeOf, phoneIn, textIn } from '@hongyan/locales'
import { areaName, areaPath } from './area-names.ts'
import type { BranchAnswer, BranchQuestion, BranchView, Origin, Point } from './branch-answer.ts'
import { nameSpots } from './coast/name-spots.ts'
import { namedWays } from './sketch/named-ways.ts'
import { answerMap } from './ui/answer-map.ts'

/** Names on one map; more could not be read. */
const mostPlaces = 14
/** Km around the middle of an area whose districts are named. */
const namedKm = 15
/** The same as a share of a radius: the neighbours of what it holds too. */
const namedShare = 2.2

/** Answers a question about branches in a language, at an instant (ms UTC). An unknown area is no area. */
export function answerBranches(
  network: BranchNetwork,
  question: BranchQuestion,
  locale: LocaleId,
  at: number,
): BranchAnswer {
  const area = question.area === null ? null : findDivision(question.area)
  const origin = originOf(question, area, locale)
  const radiusKm = area === null ? question.radiusKm : null
  const found = findBranches(network, {
    from: origin,
    within: area?.code ?? null,
    radiusKm,
    services: question.services,
    openAt: question.openNow ? at : null,
    limit: question.limit,
  })
  const codes = area === null ? [districtAt(origin)?.code ?? '0'] : [area.code]
  const items = found.items.map((away) => presentBranch(away, locale))
  const nearest = found.nearest && presentBranch(found.nearest, locale)
  return {
    origin,
    radiusKm,
    items,
    count: found.count,
    unfiltered: found.unfiltered,
    nearest,
    inside: insideOf(network, area, locale),
    places: placesOf(
      found.items,
      { area, origin, km: radiusKm === null ? namedKm : radiusKm * namedShare },
      locale,
    ),
    ways: namedWays(answerMap({ origin, radiusKm, items, nearest }).window, locale),
    // A place nobody asked about has no news for anybody.
    alerts: origin.kind === 'default' ? [] : noticesTouching(codes, at, locale),
    at,
  }
}

function originOf({ point }: BranchQuestion, area: Division | null, locale: LocaleId): Origin {
  if (area !== null) {
    const { longitude, latitude } = area
    return { kind: 'area', longitude, latitude, area: areaPath(area.code, locale) }
  }
  const { longitude, latitude } = point ?? defaultPoints[localeOf(locale).region]
  const district = districtAt({ longitude, latitude })
  return {
    kind: point?.kind ?? 'default',
    longitude,
    latitude,
    area: district === null ? [] : areaPath(district.code, locale),
  }
}

/** A branch with its distance, as it is shown; metres are as exact as a centre can be. */
function presentBranch({ branch, km }: BranchAway, locale: LocaleId): BranchView {
  const { code, kind, longitude, latitude, phone, extension, week, holidays, specialDays, zone } = branch
  return {
    code,
    kind,
    name: textIn(branch.name, locale),
    address: textIn(branch.address, locale),
    longitude,
    latitude,
    phone: phoneIn(locale, phone),
    extension,
    week,
    holidays,
    specialDays,
    ...(zone === undefined ? {} : { zone }),
    services: branch.services,
    products: branch.products.filter(isOffered),
    km: Math.round(km * 1000) / 1000,
  }
}

/** What to narrow an area by: its parts that have branches; the provinces where there is no area. */
function insideOf(network: BranchNetwork, area: Division | null, locale: LocaleId) {
  const all = area === null ? homeRegions() : []
  return orderInLanguage(all.length > 0 ? all : stepsIn(area?.code ?? addressRoot), locale)
    .map((division) => ({
      ...areaName(division, locale),
      count: network.inDivision(division.code).length,
    }))
    .filter(({ count }) => count > 0)
}

/** A municipality is entered at once: the one city in it says nothing more. */
export function stepsIn(code: string): readonly Division[] {
  const children = childrenOf(code)
  const [only] = children
  return children.length === 1 && only !== undefined ? childrenOf(only.code) : children
}

/**
 * The districts the shown branches stand in and those near the origin, the nearest first; cities where branches are
 * spread over several.
 */
function placesOf(
  items: readonly BranchAway[],
  { area, origin, km }: { readonly area: Division | null; readonly origin: Point; readonly km: number },
  locale: LocaleId,
) {
  const wide = area !== null && area.level === 'province' && stepsIn(area.code)[0]?.level === 'city'
  const codes = items.map(({ branch }) => (wide ? `${branch.district.slice(0, 4)}00` : branch.district))
  const around = wide
    ? []
    : [...listDivisions('district'), ...homeRegions()]
        .map((district) => ({ code: district.code, away: greatCircleKm(origin, district) }))
        .filter(({ away }) => away < km)
        .sort((one, other) => one.away - other.away)
        .map(({ code }) => code)
  return [...new Set([...codes, ...around])].slice(0, mostPlaces).flatMap((code) => {
    const division = findDivision(code)
    if (division === null) return []
    const { longitude, latitude } = division
    const spots = wide ? [] : nameSpots(code, division)
    return [{ ...areaName(division, locale), longitude, latitude, spots }]
  })
}
