import { divisionCode } from '@hongyan/domain/addresses/area-form'
import { type BranchService, branchServices } from '@hongyan/domain/branches/branch'
import type { LocaleId } from '@hongyan/locales'
import { paths } from '../../../paths.ts'
import { portion, radii } from '../branch-answer.ts'

/** What the address of the page says: an area and a filter, never who or where somebody is. */
export type BranchQuery = {
  readonly area: string | null
  readonly services: readonly BranchService[]
  readonly openNow: boolean
  readonly radiusKm: number
  readonly limit: number
}

const most = 200

/** Reads the query of the page. What it does not know counts as not said. */
export function readBranchQuery(query: URLSearchParams): BranchQuery {
  const radius = Number(query.get('radius'))
  const shown = Number(query.get('show'))
  return {
    area: divisionCode.exec(query.get('area') ?? '')?.[0] ?? null,
    services: branchServices.filter((service) => query.getAll('service').includes(service)),
    openNow: query.get('open') === '1',
    radiusKm: radii.find((km) => km === radius) ?? radii[0],
    limit: Number.isInteger(shown) && shown > portion ? Math.min(shown, most) : portion,
  }
}

/** The address that says it. Whatever is the default is left out, so that one question has one address. */
export function branchPath(locale: LocaleId, query: BranchQuery): string {
  const parts = new URLSearchParams()
  if (query.area !== null) parts.set('area', query.area)
  if (query.openNow) parts.set('open', '1')
  for (const service of query.services) parts.append('service', service)
  if (query.area === null && query.radiusKm !== radii[0]) parts.set('radius', String(query.radiusKm))
  if (query.limit !== portion) parts.set('show', String(query.limit))
  const search = parts.toString()
  return search === '' ? paths.network(locale) : `${paths.network(locale)}?${search}`
}

/** The same question about another area, from its first portion on. */
export function inArea(query: BranchQuery, area: string | null): BranchQuery {
  return { ...query, area, limit: portion }
}
