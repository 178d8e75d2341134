import { inEach, textIn } from '@hongyan/locales'
import { areas } from '#home-addresses'
import { type Division, homeRegions, listDivisions } from './divisions.ts'
import { findCity, listCities } from './find-city.ts'
import type { Place } from './place.ts'

/** A city goods can be sent between: one of the network's or of the home, else any other of the mainland; null for no city. */
export function findPlace(code: string): Place | null {
  return findCity(code) ?? otherCities().get(code) ?? null
}

/** Cities that a form offers: those of the network, at a home with postcodes its towns before them. */
export function offeredPlaces(): readonly Place[] {
  return [...homeRegions().flatMap(({ code }) => findPlace(code) ?? []), ...listCities()]
}

/** All of them, the network's first. */
export function listPlaces(): readonly Place[] {
  return [...listCities(), ...otherCities().values()]
}

let others: ReadonlyMap<string, Place> | null = null

/** Made when first asked for, like the table it comes from. */
function otherCities(): ReadonlyMap<string, Place> {
  if (others) return others
  // Codes from 71 on are areas of their own; their cities are in the network's table.
  const mainland = listDivisions('city')
    .filter(({ code }) => Number(code) < 700_000 && findCity(code) === null)
    .map((division) => [division.code, placeOf(division)] as const)
  others = new Map([...regionsAtHome(), ...mainland])
  return others
}

/** Regions of postcodes, which stand for their towns. */
function regionsAtHome(): readonly (readonly [code: string, place: Place])[] {
  if (areas.kind !== 'postcodes') return []
  const { zoneOf, regions } = areas
  return regions.map(({ code, name: town, english, state, longitude, latitude }) => {
    const name = inEach((id) => textIn({ zh: town, hk: town, en: english }, id))
    return [code, { cityCode: code, name, longitude, latitude, zone: zoneOf(state) }]
  })
}

function placeOf({ code, name, longitude, latitude }: Division): Place {
  return {
    cityCode: code,
    name: inEach((id) => textIn({ zh: short(name.zh), hk: short(name.hk), en: name.en }, id)),
    longitude: Math.round(longitude * 100) / 100,
    latitude: Math.round(latitude * 100) / 100,
    zone: 'Asia/Shanghai',
  }
}

/** As the network's table writes them: 宜春, not 宜春市. */
function short(name: string): string {
  return name.length > 2 ? name.replace(/市$/, '') : name
}
