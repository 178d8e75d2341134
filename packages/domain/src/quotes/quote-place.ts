import type { DataText } from '@hongyan/locales'
import { areas } from '#home-addresses'
import type { PostcodeAreas } from '../countries/postcode-areas.ts'
import { type Division, divisionPath, findDivision, listDivisions } from '../places/divisions.ts'
import { cityNames, findCity } from '../places/find-city.ts'

/** A place as a tariff sees it: a city or a district of the home, or a city of the network abroad. */
export type QuotePlace = {
  readonly code: string
  /** Where it stands: a district with its city, else the name alone. */
  readonly name: DataText
  /** Two digits, or a state by ISO 3166-2; null abroad. */
  readonly province: string | null
  /** Places with the same one are in one city. */
  readonly city: string
  readonly county: boolean
  readonly longitude: number
  readonly latitude: number
}

/** Cities that are provinces: all of them is one city. */
const oneCity: ReadonlySet<string> = new Set(['11', '12', '31', '50', '81', '82'])

/** Names as people say them. */
const shortNames: Readonly<Record<string, QuotePlace['name']>> = {
  '810000': { zh: '香港', hk: '香港', en: 'Hong Kong' },
  '820000': { zh: '澳门', hk: '澳門', en: 'Macau' },
}

/** Codes of the network for what the divisions call by a number. */
const alias: Readonly<Record<string, string>> = { HKHKG: '810000', MOMFM: '820000' }

/** The place of a code, or null when it is none that can be quoted: unknown, or a whole province. */
export function findQuotePlace(given: string): QuotePlace | null {
  if (areas.kind === 'postcodes') return byPostcode(given, areas) ?? abroad(given)
  const code = alias[given] ?? given
  const division = findDivision(code)
  if (division === null) return abroad(code)
  const province = code.slice(0, 2)
  if (division.level === 'province' && !oneCity.has(province)) return null
  const [top, city = top, district] = divisionPath(code)
  if (!top || !city) return null
  return {
    code,
    name: nameOf(top, city, district, province),
    province,
    city: oneCity.has(province) ? province : city.code,
    county: district !== undefined && isCounty(code),
    longitude: division.longitude,
    latitude: division.latitude,
  }
}

/** GB/T 2260 numbers counties from 21 to 80 in their city. */
function isCounty(code: string): boolean {
  const number = Number(code.slice(4))
  return number > 20 && number <= 80
}

function nameOf(top: Division, city: Division, district: Division | undefined, province: string) {
  const base = oneCity.has(province) ? top : city
  const baseName = shortNames[top.code] ?? base.name
  const last =
    district ?? (oneCity.has(province) && city.name.zh !== top.name.zh && city !== top ? city : undefined)
  if (last) {
    return {
      zh: `${baseName.zh}${last.name.zh}`,
      hk: `${baseName.hk}${last.name.hk}`,
      en: `${last.name.en}, ${baseName.en}`,
    }
  }
  return shortNames[top.code] ?? withProvince(base, top)
}

let twins: ReadonlySet<string> | null = null

/** Suzhou is a city in Jiangsu and one in Anhui: in English such names carry their province. */
function withProvince(city: Division, top: Division): QuotePlace['name'] {
  twins ??= twinsOf(listDivisions('city').map(({ name }) => name.en))
  return twins.has(city.name.en) && city !== top
    ? { ...city.name, en: `${city.name.en}, ${top.name.en}` }
    : city.name
}

function twinsOf(names: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(names.filter((name) => seen.size === seen.add(name).size))
}

/** A postcode with its town or without, or the region of its first digits. */
function byPostcode(
  given: string,
  { place: placeOf, region: regionOf, written }: PostcodeAreas,
): QuotePlace | null {
  const place = placeOf(given)
  const region = place?.region ?? regionOf(given)
  if (region === null) return null
  const { state: province, city, longitude, latitude } = region
  const [code, name = region.name, en = region.english] =
    place === null ? [region.code] : [place.code, written(place), written(place)]
  return { code, name: { zh: name, hk: name, en }, province, city, county: false, longitude, latitude }
}

function abroad(code: string): QuotePlace | null {
  const [place, name] = [findCity(code), cityNames(code)]
  if (place === null || name === null) return null
  return {
    code,
    name,
    province: null,
    city: code,
    county: false,
    longitude: place.longitude,
    latitude: place.latitude,
  }
}
