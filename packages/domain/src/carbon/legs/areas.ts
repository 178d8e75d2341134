import { areas } from '#home-addresses'

/** The customs area of a city: `CN` for the mainland, else the country of its UN/LOCODE, or of a region of postcodes. */
export function areaOf(city: string): string {
  return /^\d/.test(city) ? 'CN' : city.slice(0, 2)
}

/** Areas joined by roads that trunk trucks use; every shipment begins or ends in one of them. */
const byRoad = new Set(areas.kind === 'postcodes' ? [areas.country] : ['CN', 'HK', 'MO'])

export function isServed(city: string): boolean {
  return byRoad.has(areaOf(city))
}

/** Whether trucks of the network go from one city to another. */
export function roadsJoin(from: string, to: string): boolean {
  return isServed(from) && isServed(to) && [from, to].every(isOnRoad)
}

/** No road leads to islands of a home with postcodes. */
function isOnRoad(city: string): boolean {
  return areas.kind !== 'postcodes' || !areas.isOverseas(city)
}
