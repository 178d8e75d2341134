import { areas } from '#home-addresses'
import { greatCircleKm } from '../places/great-circle.ts'
import type { QuotePlace } from './quote-place.ts'
import type { Zone } from './vocabulary.ts'

/** Great-circle kilometres up to which places of different provinces are near, or middling far. */
export const nearKm = 600
const middleKm = 2000

/** Provinces whose roads are long: Tibet, Xinjiang. */
const remoteProvinces: ReadonlySet<string> = new Set(['54', '65'])

/** The zone of two places, or null when one of them lies abroad. Kilometres are whole, by great circle. */
export function zoneBetween(
  from: QuotePlace,
  to: QuotePlace,
): { readonly zone: Zone | null; readonly km: number } {
  const km = Math.round(greatCircleKm(from, to))
  return { zone: zoneOf(from, to, km), km }
}

function zoneOf(from: QuotePlace, to: QuotePlace, km: number): Zone | null {
  const ends = [from.province, to.province]
  if (ends.includes(null)) return null
  if (from.city === to.city) return 'city'
  if (ends[0] === ends[1]) return 'province'
  if (areas.kind === 'postcodes') {
    const { isRemote, nearKm: near, middleKm: middle } = areas
    if ([from, to].some(({ code }) => isRemote(code))) return 'remote'
    if (km <= near) return 'near'
    return km <= middle ? 'middle' : 'far'
  }
  if (ends.includes('71')) return 'taiwan'
  if (ends.includes('81') || ends.includes('82')) return 'hong-kong-macau'
  if (ends.some((province) => remoteProvinces.has(province ?? ''))) return 'remote'
  if (km <= nearKm) return 'near'
  return km <= middleKm ? 'middle' : 'far'
}
