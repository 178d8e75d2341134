import { areas } from '#home-addresses'
import { foldText } from '../addresses/fold-text.ts'
import { locateText } from '../addresses/locate-text.ts'
import { provinceAbbreviated } from '../addresses/region-names.ts'
import type { PostcodeAreas } from '../countries/postcode-areas.ts'
import { addressRoot, childrenOf, listDivisions } from '../places/divisions.ts'
import { findCity, listCities } from '../places/find-city.ts'
import { findQuotePlace, type QuotePlace } from './quote-place.ts'

type Entry = {
  readonly place: QuotePlace
  readonly zh: string
  readonly own: string
  readonly en: string
  /** The English name without its city. */
  readonly ownEn: string
}

/** What a name may end in and often does not when it is typed. */
const suffix = /(?:特别行政区|自治[州县旗]|地区|[市区县盟旗])$/

let known: readonly Entry[] | null = null

/** Cities first, then districts, then cities abroad: in this order equal matches stand. */
function entries(): readonly Entry[] {
  known ??= [
    ...childrenOf(addressRoot).filter(({ code }) => code.startsWith('8')),
    ...listDivisions('city'),
    ...listDivisions('district'),
    ...listCities().map(({ cityCode }) => ({ code: cityCode })),
  ]
    .map(({ code }) => findQuotePlace(code))
    .filter((place) => place !== null)
    .filter(unseen())
    .map((place) => ({
      place,
      zh: fold(place.name.zh),
      own: fold(ownName(place)),
      en: plainLatin(place.name.en),
      ownEn: plainLatin(place.name.en.split(',')[0] ?? ''),
    }))
  return known
}

/** One entry for a place that has several codes: Beijing is a province and a city. */
function unseen(): (place: QuotePlace) => boolean {
  const names = new Set<string>()
  return ({ name }) => names.size < names.add(name.zh).size
}

/** `南山` of 深圳市南山区: what a district is called where its city is understood. */
function ownName({ code, name }: QuotePlace): string {
  const city = /^\d{6}$/.test(code) ? findQuotePlace(`${code.slice(0, 4)}00`) : null
  const own =
    city && name.zh !== city.name.zh && name.zh.startsWith(city.name.zh)
      ? name.zh.slice(city.name.zh.length)
      : name.zh
  return own.length > 2 ? own.replace(suffix, '') : own
}

/** Names and what is typed as they are compared: Simplified, half-width, lower case. */
function fold(text: string): string {
  return foldText(text.normalize('NFKC')).trim().toLowerCase()
}

/** Latin names as they are compared: `xian` is typed for Xi’an. */
function plainLatin(text: string): string {
  return text.toLowerCase().replace(/['’\s]/g, '')
}

/**
 * Places whose name begins with what was typed, in Chinese of either script or in English; exact ones first. Where no
 * name does, the places an address names: `上海浦东`, or the cities of a province.
 */
export function searchQuotePlaces(typed: string, most: number): readonly QuotePlace[] {
  const wanted = fold(typed)
  if (wanted === '') return []
  if (areas.kind === 'postcodes') return searchByPostcode(typed, wanted, areas).slice(0, most)
  const begun = [...inOneCharacter(wanted), ...citiesOf(wanted), ...beginningWith(wanted)]
  return (begun.length > 0 ? begun : locatedPlaces(typed)).slice(0, most)
}

/** 沪 and 粤, as on number plates. */
function inOneCharacter(wanted: string): readonly QuotePlace[] {
  const province = wanted.length === 1 ? provinceAbbreviated(wanted) : null
  if (province === null) return []
  const whole = findQuotePlace(province.code)
  return whole ? [whole] : placesOf(childrenOf(province.code))
}

/** A place, the several that fit what was typed equally well, or none. */
export type PlaceAnswer =
  | { readonly kind: 'place'; readonly place: QuotePlace }
  | { readonly kind: 'several'; readonly places: readonly QuotePlace[] }
  | { readonly kind: 'unknown' }

/** More than these nobody reads through. */
const mostOffered = 8

/** The place that was meant: by its code or whole name, or by a beginning that leaves only one. */
export function resolveQuotePlace(typed: string): PlaceAnswer {
  const exact = readQuotePlace(typed)
  if (exact) return { kind: 'place', place: exact }
  const places = searchQuotePlaces(typed, mostOffered + 1)
  const [first] = places
  if (!first) return { kind: 'unknown' }
  // A city comes before the districts that begin with its name.
  const isCity = first.code.endsWith('00')
  const only = places.every(({ code, city }) => code === first.code || (isCity && city === first.city))
  return only ? { kind: 'place', place: first } : { kind: 'several', places: places.slice(0, mostOffered) }
}

/** The cities of a province, by its name without the word for province, where no city is called the same. */
function citiesOf(wanted: string): readonly QuotePlace[] {
  const province = provinceCalled(wanted)
  if (province === null || entries().some((entry) => entry.own === wanted && !isDistrict(entry))) return []
  return placesOf(childrenOf(province.code))
}

/** `海南` is a province, and a district of 乌海: whoever types no more means the province. */
function provinceCalled(wanted: string): { readonly code: string } | null {
  const latin = plainLatin(wanted)
  const called = listDivisions('province').find(
    ({ name }) => fold(name.zh).replace(/省$/, '') === wanted || plainLatin(name.en) === latin,
  )
  return called && findQuotePlace(called.code) === null ? called : null
}

function locatedPlaces(typed: string): readonly QuotePlace[] {
  const located = locateText(typed)
  if (located.kind === 'unknown') return []
  if (located.kind === 'ambiguous') return placesOf(located.divisions)
  const { division } = located
  const place = findQuotePlace(division.code)
  return place ? [place] : placesOf(childrenOf(division.code))
}

function placesOf(divisions: readonly { readonly code: string }[]): readonly QuotePlace[] {
  return divisions.map(({ code }) => findQuotePlace(code)).filter((place) => place !== null)
}

function beginningWith(wanted: string): readonly QuotePlace[] {
  const latin = plainLatin(wanted)
  const ranked: Entry[][] = [[], [], []]
  for (const entry of entries()) {
    const { zh, own, en } = entry
    const rank = isCalled(entry, wanted, latin)
      ? 0
      : zh.startsWith(wanted) || (latin !== '' && en.startsWith(latin))
        ? 1
        : own.startsWith(wanted)
          ? 2
          : null
    if (rank !== null) ranked[rank]?.push(entry)
  }
  return ranked.flatMap((same) => same.sort((a, b) => distance(a) - distance(b))).map(({ place }) => place)
}

const isCalled = ({ zh, own, en, ownEn }: Entry, wanted: string, latin: string): boolean =>
  zh === wanted || own === wanted || en === latin || (latin !== '' && ownEn === latin)

/** Cities before districts; of these, those of cities of the network first. */
const distance = (entry: Entry): number => (!isDistrict(entry) ? 0 : isServed(entry) ? 1 : 2)

/** Whether it lies in a city of the network; a municipality stands there by its two digits. */
function isServed({ place: { city } }: Entry): boolean {
  return findCity(city.length === 2 ? `${city}0100` : city) !== null
}

/** The place of a code, or of a name written out. Null when there is none, or several districts of that name. */
export function readQuotePlace(text: string): QuotePlace | null {
  const byCode = findQuotePlace(text.trim())
  if (byCode || areas.kind === 'postcodes') return byCode
  const wanted = fold(text)
  const latin = plainLatin(wanted)
  const [first, ...others] = entries().filter((entry) => isCalled(entry, wanted, latin))
  if (first === undefined) return null
  // A city is meant before districts of its name, not before another city, nor a small one before those in a larger.
  const elsewhere = others.some((one) => !isDistrict(one) || (!isServed(first) && isServed(one)))
  const clear = !elsewhere && (!isDistrict(first) || (others.length === 0 && provinceCalled(wanted) === null))
  return clear ? first.place : null
}

function isDistrict({ place }: Entry): boolean {
  return /^\d{4}(?!00)\d\d$/.test(place.code) && place.city !== place.code
}

/** Towns of postcodes by their name, then cities abroad; regions by their digits; else the place of an address. */
function searchByPostcode(
  typed: string,
  wanted: string,
  { regions, country }: PostcodeAreas,
): readonly QuotePlace[] {
  const exact = findQuotePlace(typed.trim())
  if (exact) return [exact]
  const latin = plainTown(wanted)
  const towns = regions.filter(({ code, city, prefixes, town, english }) =>
    /^\d/.test(wanted)
      ? prefixes.some((digits) => wanted.startsWith(digits)) && wanted.length < 5
      : code === city && [town, english].some((name) => plainTown(name).startsWith(latin)),
  )
  const isAbroad = ({ code }: QuotePlace) => !code.startsWith(country)
  const abroad = entries().filter(({ place, en }) => isAbroad(place) && en.startsWith(latin))
  const found = [...placesOf(towns), ...(latin === '' ? [] : abroad.map(({ place }) => place))]
  return found.length > 0 ? found : locatedPlaces(typed)
}

/** Names of towns as they are compared: `muenchen` and `munchen` are typed for München. */
function plainTown(name: string): string {
  return plainLatin(name)
    .replaceAll('.', '')
    .replaceAll('ß', 'ss')
    .replace(/([aou])e(?=[^aeiou])/g, '$1')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
}
