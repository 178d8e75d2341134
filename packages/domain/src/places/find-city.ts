import { type DataText, inEach, textIn } from '@hongyan/locales'
import { type CityRow, cityRows } from './city-table.ts'
import type { Place } from './place.ts'

const places: ReadonlyMap<string, Place> = new Map(cityRows.map((row) => [row[0], toPlace(row)]))

/** The city of a code, or null when it is none of the network's. */
export function findCity(code: string): Place | null {
  return places.get(code) ?? null
}

/** Every city of the network, in the order of the table. */
export function listCities(): readonly Place[] {
  return [...places.values()]
}

/** What a city is called in the data; null when it is none of the network's. */
export function cityNames(code: string): DataText | null {
  const row = cityRows.find(([cityCode]) => cityCode === code)
  return row === undefined ? null : { zh: row[1], hk: row[2], en: row[3] }
}

function toPlace([cityCode, zhCn, zhHk, en, longitude, latitude, zone]: CityRow): Place {
  return {
    cityCode,
    name: inEach((id) => textIn({ zh: zhCn, hk: zhHk, en }, id)),
    longitude,
    latitude,
    zone: zone ?? 'Asia/Shanghai',
  }
}
