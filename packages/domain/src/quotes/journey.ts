import { instantAtHome } from '@hongyan/kernel/home-time'
import { hasAreaTree } from '../addresses/area-form.ts'
import { isServed } from '../carbon/legs/areas.ts'
import type { TransportMode } from '../carbon/legs/leg.ts'
import { planLegs } from '../carbon/legs/plan-legs.ts'
import { currentNetwork } from '../carbon/legs/route-network.ts'
import { findPlace } from '../places/find-place.ts'
import type { PriceLine } from './price-line.ts'
import type { QuoteInput } from './quote-input.ts'
import type { QuotePlace } from './quote-place.ts'
import type { Transit } from './transit/estimate-arrival.ts'
import { productKindOf, type QuoteProduct, type Zone } from './vocabulary.ts'
import { nearKm } from './zone-between.ts'

/** The lane of an inquiry. Kilometres by great circle; the zone is null across a border. */
export type Lane = {
  readonly from: QuotePlace
  readonly to: QuotePlace
  readonly zone: Zone | null
  readonly km: number
}

/** What carries a product over a lane: priority express flies only where a truck would not be there in a night. */
export function carriageOf(product: QuoteProduct, { zone, km }: Pick<Lane, 'zone' | 'km'>): 'air' | 'road' {
  const kind = productKindOf(product)
  if (kind === 'air') return 'air'
  const apart = zone !== 'city' && zone !== 'province' && km > nearKm
  return kind === 'express-priority' && apart ? 'air' : 'road'
}

/** Where and when goods are under way: divisions and cities in travelling order, and instants in ms UTC. */
export type Journey = {
  readonly carriage: 'air' | 'road'
  readonly areas: readonly string[]
  /** The first instant of the day it is handed over, in China. */
  readonly from: number
  /** The hour it is delivered by at the latest. */
  readonly until: number
}

/**
 * The journey of one way to send a shipment. Where the network knows no way, and for a truck hired whole, which drives
 * as it likes, it is the two ends alone.
 */
export function journeyOf(
  { input, from, to, zone, km }: Lane & { readonly input: Pick<QuoteInput, 'date'> },
  {
    product,
    lines,
    transit,
  }: {
    readonly product: QuoteProduct
    readonly lines: readonly PriceLine[]
    readonly transit: Pick<Transit, 'latest' | 'by'>
  },
): Journey {
  const hired = lines.some(({ formula }) => formula.kind === 'truck')
  const carriage = carriageOf(product, { zone, km })
  const between = hired ? [] : passedCities(networkCityOf(from), networkCityOf(to), carriage)
  return {
    carriage,
    areas: [...codesOf(from), ...between, ...codesOf(to)],
    from: instantAtHome(input.date, '00:00'),
    until: instantAtHome(transit.latest, transit.by),
  }
}

/** A division says itself what it lies in, a postcode does not. */
const codesOf = ({ code, city }: QuotePlace): readonly string[] => (hasAreaTree ? [code] : [code, city])

/** Cities where goods change vehicles between two others. */
function passedCities(from: string, to: string, mode: TransportMode): readonly string[] {
  if (!isServed(from) || !isServed(to) || findPlace(from) === null || findPlace(to) === null) return []
  const plan = { from, to, mode, electric: false, firstMetres: null, mainMetres: null, lastMetres: null }
  const legs = planLegs(plan, currentNetwork)
  if (typeof legs === 'string') return mode === 'air' ? passedCities(from, to, 'road') : []
  const cities = new Set(legs.map((leg) => leg.to.city))
  return [...cities].filter((city) => city !== from && city !== to)
}

const gates: Readonly<Record<string, string>> = { '81': 'HKHKG', '82': 'MOMFM' }

/** The city of a place as the network counts it: a municipality is the one city in it. */
export function networkCityOf({ city }: QuotePlace): string {
  return gates[city] ?? (city.length === 2 ? `${city}0100` : city)
}
