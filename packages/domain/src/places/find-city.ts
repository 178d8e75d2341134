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

function toPlace([cityCode, zhCn, zhHk, en, longitude, latitude, zone]: CityRow): Place {
  return {
    cityCode,
    name: { 'zh-CN': zhCn, 'zh-HK': zhHk, 'en-US': en },
    longitude,
    latitude,
    zone: zone ?? 'Asia/Shanghai',
  }
}
