import { isIPv4 } from 'node:net'
import type { Locale } from '@hongyan/locales'
import { findDivision } from './divisions.ts'
import { homePoint } from './home-point.gen.ts'
import file from './ip-table.gen.json' with { type: 'json' }

/** Where nothing better is known: the point of the home. Only ever shown as the default. */
export const defaultPoint = homePoint

/** The same for readers in each region: those in Hong Kong start in Kowloon. Degrees, WGS-84. */
export const defaultPoints: Readonly<
  Record<Locale['region'], { readonly longitude: number; readonly latitude: number }>
> = {
  mainland: defaultPoint,
  'hong-kong': { longitude: 114.1714, latitude: 22.3117 },
}

/** Where a network address is thought to be. `area` is a city's code. */
type NetworkLocation =
  | { readonly source: 'table'; readonly area: string; readonly longitude: number; readonly latitude: number }
  | { readonly source: 'default'; readonly area: null; readonly longitude: number; readonly latitude: number }

type Runs = { readonly starts: Uint32Array; readonly ends: Uint32Array; readonly cities: readonly string[] }

let table: Runs | null = null

function runs(): Runs {
  if (table !== null) return table
  const names = file.cities.split(' ')
  const rows = file.runs.split(' ')
  const starts = new Uint32Array(rows.length)
  const ends = new Uint32Array(rows.length)
  const cities: string[] = []
  let at = 0
  for (const [index, row] of rows.entries()) {
    const [gap = 0, length = 0, city = 0] = row.split('.').map((part) => Number.parseInt(part, 36))
    starts[index] = at + gap
    at += gap + length
    ends[index] = at
    cities.push(names[city] ?? '')
  }
  table = { starts, ends, cities }
  return table
}

/** The city of a network address, or the default point: for private addresses, IPv6, and blocks nobody listed. */
export function locateNetworkAddress(address: string): NetworkLocation {
  const plain = address.replace(/^::ffff:/i, '')
  const code = isIPv4(plain) ? cityOf(plain) : null
  const city = code === null ? null : findDivision(code)
  return city === null
    ? { source: 'default', area: null, ...defaultPoint }
    : { source: 'table', area: city.code, longitude: city.longitude, latitude: city.latitude }
}

function cityOf(address: string): string | null {
  const block = address
    .split('.')
    .slice(0, 3)
    .reduce((sum, part) => sum * 256 + Number(part), 0)
  const { starts, ends, cities } = runs()
  let [low, high] = [0, starts.length - 1]
  while (low <= high) {
    const middle = (low + high) >>> 1
    if (block < (starts[middle] ?? 0)) high = middle - 1
    else if (block >= (ends[middle] ?? 0)) low = middle + 1
    else return cities[middle] ?? null
  }
  return null
}
