import { greatCircleKm } from '../places/great-circle.ts'
import type { Zone } from './vocabulary.ts'

/** A place as a tariff sees it. */
export type Spot = { readonly code: string; readonly longitude: number; readonly latitude: number }

/** Great-circle kilometres up to which places of different provinces are near, or middling far. */
const nearKm = 600
const middleKm = 2000

/** Provinces whose roads are long: Tibet, Xinjiang. */
const remoteProvinces: ReadonlySet<string> = new Set(['54', '65'])

/** The zone of two places, or null when one of them lies outside China. Kilometres are whole, by great circle. */
export function zoneBetween(from: Spot, to: Spot): { readonly zone: Zone | null; readonly km: number } {
  const km = Math.round(greatCircleKm(from, to))
  return { zone: zoneOf(from, to, km), km }
}

function zoneOf(from: Spot, to: Spot, km: number): Zone | null {
  const ends = [from.code, to.code].map(provinceOf)
  if (ends.includes(null)) return null
  if (cityOf(from.code) === cityOf(to.code)) return 'city'
  if (ends.includes('71')) return 'taiwan'
  if (ends.some((province) => province === '81' || province === '82')) return 'hong-kong-macau'
  if (ends[0] === ends[1]) return 'province'
  if (ends.some((province) => remoteProvinces.has(province ?? ''))) return 'remote'
  if (km <= nearKm) return 'near'
  return km <= middleKm ? 'middle' : 'far'
}

/** Province of a code of GB/T 2260, of Hong Kong, Macau or Taiwan in either way of writing; null abroad. */
export function provinceOf(code: string): string | null {
  if (/^\d{6}$/.test(code)) return code.slice(0, 2)
  return { HK: '81', MO: '82', TW: '71' }[code.slice(0, 2)] ?? null
}

/** Municipalities, Hong Kong and Macau are one city; elsewhere the first four digits name the city. */
function cityOf(code: string): string {
  const province = provinceOf(code) ?? code
  return /^(11|12|31|50|81|82)$/.test(province) ? province : code.slice(0, 4)
}
