import { siteContent } from '@hongyan/content'
import { greatCircleKm } from '@hongyan/domain/places/great-circle'
import type { LocaleId } from '@hongyan/locales'
import { portion, radii } from '../../branch-answer.ts'
import type { MapLine } from '../../widgets/tile-map/opened-map.ts'
import { branchPath } from '../branch-query.ts'
import type { NetworkOverview } from './overview.ts'

type Hub = NetworkOverview['hubs'][number]

const sameCityKm = 60

export function trunkOf(locale: LocaleId) {
  return siteContent(locale).home.network.modes.find(({ id }) => id === 'trunk') ?? { cities: [], routes: [] }
}

/** A hub for each city: it is called by the city its lines lead to, which an airport may lie outside of. */
export function hubCities(hubs: readonly Hub[], locale: LocaleId): readonly Hub[] {
  const { cities } = trunkOf(locale)
  const named = hubs.map((hub) => {
    const city = cities.find((one) => greatCircleKm(one, hub) < sameCityKm)
    return { ...hub, city: city?.name ?? hub.city }
  })
  return [...new Map(named.map((hub) => [hub.city, hub])).values()]
}

const foremost: ReadonlySet<string> = new Set(['beijing', 'shanghai', 'wuhan', 'guangzhou', 'chengdu'])

/** The cities that are named where there is no room for all, by name. */
export function foremostCities(locale: LocaleId): ReadonlySet<string> {
  return new Set(trunkOf(locale).cities.flatMap(({ id, name }) => (foremost.has(id) ? [name] : [])))
}

/** The trunk routes, from end to end. */
export function trunkLines(locale: LocaleId): readonly MapLine[] {
  const { cities, routes } = trunkOf(locale)
  const ends = new Map(cities.map(({ id, longitude, latitude }) => [id, { longitude, latitude }]))
  return routes.flatMap(({ from, to }) => {
    const [start, end] = [ends.get(from), ends.get(to)]
    return start && end ? [{ ends: [start, end], ahead: false }] : []
  })
}

/** The whole list of a hub's district, at the hub: a first portion, nearest to the middle first, may leave it out. */
export function pathOfHub(
  locale: LocaleId,
  { area, among, code }: Pick<Hub, 'area' | 'among' | 'code'>,
): string {
  const query = { area, services: [], openNow: false, radiusKm: radii[0], limit: Math.max(portion, among) }
  return `${branchPath(locale, query)}#b-${code}`
}
