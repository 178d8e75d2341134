import { overland } from './distances.ts'
import type { Leg, Stop } from './leg.ts'
import { placeOf } from './place-of.ts'

/** A truck between a city's depot and where the long haul begins or ends; none where both are in one city. */
export function feeder(from: Stop, to: Stop): readonly Leg[] {
  if (from.city === to.city) return []
  const measured = overland('road', placeOf(from.city), placeOf(to.city))
  return [{ role: 'feeder', carrier: 'feeder-truck', from, to, ...measured }]
}
