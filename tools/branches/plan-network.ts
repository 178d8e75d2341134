import type { BranchRecord } from '@hongyan/domain/branches/read-branch'
import { bareName } from '@hongyan/domain/places/bare-name'
import { addressRoot, childrenOf, type Division } from '@hongyan/domain/places/divisions'
import { findCity } from '@hongyan/domain/places/find-city'
import { placeEnglish, streets } from '../map/streets.ts'
import { busyCities } from '../seed/cities.ts'
import { createRandom, type Random, seedFor } from '../seed/random.ts'
import { fixedPlaces } from './fixed-places.ts'
import { moveAshore } from './move-ashore.ts'

/** How dense the network is in a city. */
type Tier = 'busy' | 'network' | 'other'

type Spot = { readonly zh: string; readonly en: string; readonly km: number; readonly bearing: number | null }

const busy = new Set(busyCities.map(({ code }) => code))
/** One seed for the whole network, so that it is the same wherever it is made. */
const seed = 20_261_121
/** Provinces without branches: goods go there by partners, which this network does not list. */
const without = new Set(['710000'])

/** Every branch, freight station and hub of the sample network, in the order of the division table. */
export function planNetwork(): readonly BranchRecord[] {
  const records: BranchRecord[] = []
  for (const province of childrenOf(addressRoot)) {
    if (without.has(province.code)) continue
    for (const city of citiesOf(province)) records.push(...planCity(province, city))
  }
  return [...fixedPlaces, ...records].map((record, index) => ({
    ...moveAshore(record),
    extension: String(10_001 + index),
  }))
}

/** Cities of a province; a province whose districts lie in no city is its own. */
function citiesOf(province: Division): readonly Division[] {
  const children = childrenOf(province.code)
  const cities = children.filter(({ level }) => level === 'city')
  return cities.length > 0 ? cities : [province]
}

function planCity(province: Division, city: Division): BranchRecord[] {
  const border = /^8[12]/.test(city.code)
  const districts = childrenOf(city.code).length > 0 ? childrenOf(city.code) : [city]
  const tier: Tier = busy.has(city.code)
    ? 'busy'
    : findCity(city.code) !== null || border
      ? 'network'
      : 'other'
  const records: BranchRecord[] = []
  for (const [order, district] of districts.entries()) {
    const random = createRandom(seedFor(seed, Number(district.code)))
    const spots = spotsIn(district, tier, order, random)
    for (const [index, spot] of spots.entries()) {
      const seat = order === 0 && index === 0
      records.push(
        branchAt({ province, city, district, tier, seat, border, number: index + 1 }, spot, random),
      )
    }
  }
  if (tier !== 'other' && !border) records.push(stationOf(province, city, districts, tier))
  return records
}

/** Where the branches of a district stand, seen from its centre. */
function spotsIn(district: Division, tier: Tier, order: number, random: Random): readonly Spot[] {
  const kind = Number(district.code.slice(4))
  const urban = kind > 0 && kind <= 20
  const centre: Spot = { zh: '', en: '', km: 0.3 + random.next() * 1.1, bearing: null }
  const count = branchesIn({ tier, urban, order, random, placed: district.centre === 'own' })
  const sides = ['n', 'e', 's', 'w'] as const
  const first = random.between(0, 3)
  const outer = Array.from({ length: Math.max(0, count - 1) }, (_, index): Spot => {
    const side = sides[(first + index * 2 + (index > 1 ? 1 : 0)) % 4] ?? 'n'
    return {
      ...placeEnglish[side],
      km: 1.8 + random.next() * 2.2,
      bearing: { n: 0, e: 90, s: 180, w: 270 }[side],
    }
  })
  return count === 0 ? [] : [centre, ...outer]
}

/** How many branches a district gets: the first of every city has one. */
function branchesIn(the: {
  readonly tier: Tier
  readonly urban: boolean
  readonly order: number
  readonly random: Random
  /** Whether the centre of the district is known. */
  readonly placed: boolean
}): number {
  const { tier, urban, order, random, placed } = the
  if (order > 0 && !placed) return 0
  if (tier === 'busy') return urban && order < 6 ? 2 : 1
  if (order === 0) return 1
  return Number(random.chance(shares[tier][urban ? 'urban' : 'rural']))
}

/** Share of the districts with a branch of their own. */
const shares = {
  network: { urban: 0.8, rural: 0.3 },
  other: { urban: 0.25, rural: 0.12 },
} as const

type Site = {
  readonly province: Division
  readonly city: Division
  readonly district: Division
  readonly tier: Tier
  /** The branch at the seat of the city, which takes everything in. */
  readonly seat: boolean
  readonly border: boolean
  readonly number: number
}

const week = {
  long: '1-7 08:00-22:00',
  usual: '1-7 08:30-21:00',
  shortWeekend: '1-5 08:00-20:00; 6-7 09:00-18:00',
  sixDays: '1-6 09:00-18:00',
} as const

function branchAt(site: Site, spot: Spot, random: Random): BranchRecord {
  const { district, tier, seat, border, number } = site
  const urban = Number(district.code.slice(4)) <= 20
  const large = seat || random.chance(tier === 'busy' ? 0.35 : 0.3)
  const cold = (tier !== 'other' && random.chance(0.22)) || (seat && tier === 'busy')
  const papers = border || (tier === 'busy' && urban && (seat || random.chance(0.12)))
  const services = [
    'drop-off',
    'collection',
    ...(seat || random.chance(0.7) ? ['packing'] : []),
    ...(large && !border ? ['large-items'] : []),
    ...(cold && !border ? ['cold-box'] : []),
    ...(papers ? ['customs-papers'] : []),
    ...(random.chance(0.5) ? ['locker'] : []),
    ...(seat || random.chance(0.6) ? ['step-free'] : []),
  ]
  const products = border
    ? ['air', 'cross-border']
    : [
        'standard',
        'express',
        ...(large ? ['freight', 'bulky'] : []),
        ...(cold ? ['cold'] : []),
        ...(papers ? ['air', 'cross-border'] : []),
      ]
  const draw = random.next()
  const hours =
    urban || seat
      ? draw < 0.65
        ? week.long
        : draw < 0.88
          ? week.usual
          : week.shortWeekend
      : draw < 0.4
        ? week.usual
        : draw < 0.75
          ? week.shortWeekend
          : week.sixDays
  return {
    code: `${district.code}-${String(number).padStart(2, '0')}`,
    kind: 'branch',
    // Nobody in Hong Kong or Macao says 营业部.
    ...namesOf(site, spot, { zh: border ? '服务点' : '营业部', en: 'branch' }),
    ...placeOf(site, spot, random),
    hours,
    holidays: hours === week.sixDays ? 'closed' : 'short',
    services: services.join('|'),
    products: products.join('|'),
  }
}

/** The freight station of a city, in the last of its districts within reach of the first. */
function stationOf(
  province: Division,
  city: Division,
  districts: readonly Division[],
  tier: Tier,
): BranchRecord {
  const random = createRandom(seedFor(seed, Number(city.code) + 7))
  const [seat = city] = districts
  const near = districts.filter(
    ({ longitude, latitude }) =>
      Math.hypot((longitude - seat.longitude) * 0.85, latitude - seat.latitude) < 0.28,
  )
  const district = near.at(-1) ?? seat
  const site: Site = { province, city, district, tier, seat: false, border: false, number: 90 }
  const spot: Spot = { zh: '', en: '', km: 3 + random.next() * 2, bearing: random.between(0, 359) }
  const cold = tier === 'busy' || random.chance(0.5)
  const pharma = tier === 'busy' || random.chance(0.25)
  const name = bareName(city.name.zh)
  return {
    code: `${district.code}-90`,
    kind: 'freight-station',
    'name.zh': `${name}货运站`,
    'name.en': `${englishShort(city)} freight station`,
    ...placeOf(site, spot, random),
    hours: tier === 'busy' ? '1-7 07:00-23:00' : '1-7 08:00-20:00',
    holidays: 'short',
    services: [
      'drop-off',
      'collection',
      'packing',
      'large-items',
      ...(cold ? ['cold-box'] : []),
      'step-free',
    ].join('|'),
    products: [
      'freight',
      'bulky',
      ...(cold ? ['cold'] : []),
      ...(pharma ? ['pharma'] : []),
      ...(tier === 'busy' ? ['air'] : []),
    ].join('|'),
  }
}

function namesOf({ city, district, border }: Site, spot: Spot, suffix: { zh: string; en: string }) {
  const cityZh = bareName(city.name.zh)
  const districtZh = bareName(district.name.zh)
  const zh = border || districtZh.startsWith(cityZh) ? districtZh : cityZh + districtZh
  const place = englishShort(district)
  const where = [place, spot.en, suffix.en].filter(Boolean).join(' ')
  const cityEn = englishShort(city)
  return {
    'name.zh': zh + spot.zh + suffix.zh,
    'name.en': cityEn === place ? where : `${where}, ${cityEn}`,
  }
}

function placeOf({ province, city, district }: Site, spot: Spot, random: Random) {
  const street = random.pick(streets)
  const house = random.between(1, 288)
  const bearing = ((spot.bearing ?? random.between(0, 359)) * Math.PI) / 180
  const latitude = district.latitude + (spot.km * Math.cos(bearing)) / 111.2
  const longitude =
    district.longitude +
    (spot.km * Math.sin(bearing)) / (111.2 * Math.cos((district.latitude * Math.PI) / 180))
  const line = [...new Set([province.name.zh, city.name.zh, district.name.zh])]
  // A municipality and the one city in it are the same to whoever writes an address.
  const zh = line.filter((name, index) => bareName(name) !== bareName(line[index - 1] ?? '·')).join('')
  const en = [...new Set([englishShort(district), englishShort(city)])].join(', ')
  return {
    district: district.code,
    'address.zh': `${zh}${street.zh} ${house} 号（示例）`,
    'address.en': `${house} ${street.en}, ${en} (sample)`,
    longitude: longitude.toFixed(4),
    latitude: latitude.toFixed(4),
    phone: '{our.hotline}',
  }
}

/** A division's English name without the word for its kind; of Kowloon City the word is part of the name. */
function englishShort({ name }: Division): string {
  if (name.zh.endsWith('城区') && name.en.endsWith(' City')) return name.en
  return name.en.replace(/ (?:City|District|County|Prefecture|New Area|SAR)$/, '').replaceAll("'", '’')
}
