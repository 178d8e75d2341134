import { divisionPath } from '../places/divisions.ts'
import { formatArea } from './format-address.ts'

/** The area of a district in Chinese, as it stands before the detail of an address. */
export function areaOf(division: string): string {
  const [province = null, city = null, district = null] = divisionPath(division)
  return formatArea({ province, city, district })
}
