import { hotlines } from '@hongyan/locales'
import { childrenOf, findDivision } from '../places/divisions.ts'
import { findCity } from '../places/find-city.ts'
import { greatCircleKm } from '../places/great-circle.ts'
import { type PhoneKind, phoneRegionOf, readPhone } from '../typed/read-phone.ts'
import type { GeoPoint } from './branch-network.ts'

/** Farther than any branch lies from the middle of its district or city. */
const farthestKm = 500

/** Hong Kong and Macau have districts, which are codes of branches; as cities they are none. */
const withDistricts = new Set(['HKHKG', 'MOMFM'])

/** Bounds of the mainland with its sea, degrees. */
const mainland = { longitude: [73, 136], latitude: [3, 54] } as const
const world = { longitude: [-180, 180], latitude: [-90, 90] } as const

/** The middle of the district, or of the city outside China, that the code of a branch names; null for neither. */
export function placeOf(code: string): GeoPoint | null {
  const division = findDivision(code)
  if (division !== null) return childrenOf(code).length === 0 ? division : null
  return abroad(code) ? findCity(code) : null
}

/** Whether a code names a city of the network outside China. */
export function abroad(code: string): boolean {
  return /^[A-Z]/.test(code) && !withDistricts.has(code) && findCity(code) !== null
}

/** What is wrong with a point of a branch in a place: outside of all bounds, or far from where it says it is. */
export function distanceProblem(code: string, point: GeoPoint): readonly string[] {
  const bounds = isMainland(code) || placeOf(code) === null ? mainland : world
  const outside = (['longitude', 'latitude'] as const).flatMap((column) => {
    const [least, most] = bounds[column]
    return point[column] >= least && point[column] <= most
      ? []
      : [`${column}: not between ${least} and ${most}`]
  })
  const place = placeOf(code)
  if (outside.length > 0 || place === null) return outside
  const km = Math.round(greatCircleKm(place, point))
  return km > farthestKm ? [`longitude, latitude: ${km} km from ${code}; are they swapped?`] : []
}

type ReadPhone =
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'problem'; readonly problem: string }

/** What the numbers of areas with a country code of their own are, and how they are written. */
const forms: Readonly<Record<string, readonly [PhoneKind, string]>> = {
  '81': ['hong-kong', '+852 and 8 digits'],
  '82': ['macau', '+853 and 8 digits'],
  '71': ['taiwan', '+886 and 8 or 9 digits'],
}

/**
 * A phone number of a branch as it is dialled: on the mainland digits (`057188886666`, `12345`, `4008001234`),
 * elsewhere `+` with the country code. The company's own hotline may stand anywhere.
 */
export function readBranchPhone(text: string, code: string): ReadPhone {
  const own = Object.values(hotlines).find(({ shown }) => shown === text)
  if (own !== undefined) return phone(own.dialled)
  const read = readPhone(text, phoneRegionOf(code))
  const [expected, form] = forms[code.slice(0, 2)] ?? [
    abroad(code) ? 'abroad' : null,
    '+ with a country code and the number',
  ]
  if (read.kind === 'problem' && read.problem === 'phone-several')
    return problem('more than one phone number')
  if (read.kind === 'problem') return problem(expected === null ? 'not a phone number' : `not ${form}`)
  if (expected !== null && read.of !== expected && read.of !== 'service') return problem(`not ${form}`)
  return phone(read.phone.replaceAll('-', ''))
}

function isMainland(code: string): boolean {
  return /^[1-6]\d{5}$/.test(code)
}

function phone(number: string): ReadPhone {
  return { kind: 'phone', phone: number }
}

function problem(name: string): ReadPhone {
  return { kind: 'problem', problem: name }
}
