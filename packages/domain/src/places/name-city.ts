import { toSimplified } from '@hongyan/locales/simplified'
import { areas } from '#home-addresses'
import { findCity } from './find-city.ts'
import { findPlace, listPlaces } from './find-place.ts'
import type { Place } from './place.ts'

/**
 * The city a visitor means by what was typed: its name in any of the three languages, with or without 市, in any case
 * and with any spaces and apostrophes, or its code. A city of the network goes before its namesakes. At a home with
 * postcodes also a postcode, with its town or without, and towns of the home go before all others. Null where no city
 * has that name, or where several have it.
 */
export function nameCity(typed: string): Place | null {
  const meant = placesNamed(typed)
  return meant.length === 1 ? (meant[0] ?? null) : null
}

/** The cities that share a name none of them owns; none where the name says which. */
export function namesakes(typed: string): readonly Place[] {
  const meant = placesNamed(typed)
  return meant.length > 1 ? meant : []
}

function placesNamed(typed: string): readonly Place[] {
  const home = areas.kind === 'postcodes' ? areas.place(typed)?.region.city : undefined
  if (home !== undefined) return [findPlace(home) ?? []].flat()
  const all = namedPlaces().get(plain(typed)) ?? []
  const own = all.filter(goesFirst)
  return own.length > 0 ? own : all
}

/** A town of the home where places have postcodes, else a city of the network. */
const goesFirst = ({ cityCode }: Place): boolean =>
  areas.kind === 'postcodes' ? areas.region(cityCode)?.city === cityCode : findCity(cityCode) !== null

let named: ReadonlyMap<string, readonly Place[]> | null = null

function namedPlaces(): ReadonlyMap<string, readonly Place[]> {
  if (named) return named
  const places = new Map<string, Place[]>()
  for (const place of listPlaces()) {
    for (const name of new Set([place.cityCode, ...Object.values(place.name)].map(plain))) {
      places.set(name, [...(places.get(name) ?? []), place])
    }
  }
  named = places
  return named
}

function plain(name: string): string {
  return toSimplified(name.normalize('NFKC'))
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[\s'’‘`·-]/g, '')
    .replace(/(?<=\p{Script=Han}{2})市$/u, '')
}
