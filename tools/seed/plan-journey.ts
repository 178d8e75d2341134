import type { Product } from '@hongyan/domain/network/product'
import { greatCircleKm } from '@hongyan/domain/places/great-circle'
import type { EventCode, HoldReason } from '@hongyan/domain/tracking/vocabulary'
import { airportOf } from './airports.ts'
import { branchOf, type Hub, hubsBetween, isOverseas, type SeedCity } from './cities.ts'
import { measureTemperature } from './measure-temperature.ts'
import { day, hour, type PlannedEvent, type Story, startOfDay, withinHours } from './plan.ts'
import type { Random } from './random.ts'

type JourneyInput = {
  readonly origin: SeedCity
  readonly destination: SeedCity
  readonly product: Product
  readonly pieces: number
  /** Moment of the order, ms UTC. */
  readonly start: number
  readonly story: Story
  readonly holdReason: HoldReason
}

/** Road speed with stops, in km/h; a flight is counted from loading to unloading. */
const roadSpeed = 62
const flightSpeed = 560

/** Shorter trunks between hubs go by road. */
const shortestFlightKm = 900

/** Where the parcel is while its journey is written. */
type Pen = {
  now: number
  city: SeedCity
  site: PlannedEvent['site']
  wait(leastHours: number, mostHours: number): void
  scan(code: EventCode, more?: Partial<PlannedEvent>): void
  /** Comes to a site; the first one in the destination city is the arrival there. */
  enter(city: SeedCity, site: PlannedEvent['site'], landed?: 'landed'): void
}

/**
 * Every scan of a shipment from order to its end, in order of time. The same random source gives the same journey.
 */
export function planJourney(random: Random, input: JourneyInput): readonly PlannedEvent[] {
  const events: PlannedEvent[] = []
  const pen: Pen = {
    now: input.start,
    city: input.origin,
    site: null,
    wait(least, most) {
      pen.now += Math.round((least + random.next() * (most - least)) * 3600) * 1000
    },
    scan(code, more = {}) {
      const { now: at, city, site } = pen
      const temperature = measureTemperature(input.product, code, events.length)
      events.push({
        ...{ code, at, city, site, temperature },
        ...{ piece: null, holdReason: null, eta: null, signed: false },
        ...more,
      })
    },
    enter(city, site, landed) {
      const arrived = city === input.destination && pen.city !== city
      pen.city = city
      pen.site = site
      if (landed) pen.scan('flight_arrived')
      pen.wait(0.2, 0.6)
      if (arrived) {
        pen.scan('destination_arrived')
        pen.wait(0.1, 0.3)
      }
    },
  }
  collect(pen, random, input)
  travel(pen, random, input)
  arrive(pen, random, input)
  finish(pen, random, input)
  return events
}

function collect(pen: Pen, random: Random, input: JourneyInput): void {
  pen.scan('order_registered')
  pen.wait(0.5, 3)
  pen.now = withinHours(pen.now, 8, 21, random.between(10, 100))
  pen.site = branchOf(input.origin, random)
  pen.scan('picked_up')
  pen.wait(0.8, 3)
  pen.scan('origin_departed')
}

function travel(pen: Pen, random: Random, input: JourneyInput): void {
  if (input.product === 'air' && airportOf(input.origin) !== airportOf(input.destination)) {
    flyAcross(pen, input)
    return
  }
  const hubs = hubsBetween(input.origin, input.destination)
  let from: Hub | null = null
  for (const hub of hubs) {
    const km = greatCircleKm(from?.city ?? input.origin, hub.city)
    if (from !== null && input.product === 'express' && km > shortestFlightKm) {
      pen.scan('hub_departed')
      fly(pen, from.city, hub.city)
      pen.wait(0.5, 1)
      pen.site = hub.site
    } else {
      if (from !== null) pen.scan('trunk_departed')
      ride(pen, km)
      pen.enter(hub.city, hub.site)
    }
    pen.scan('hub_arrived')
    workAtHub(pen, random, input, hub === hubs.at(-1))
    from = hub
  }
}

/** An air waybill goes from airport to airport; the nearest ones where a city has none. */
function flyAcross(pen: Pen, input: JourneyInput): void {
  const [from, to] = [airportOf(input.origin).city, airportOf(input.destination).city]
  ride(pen, greatCircleKm(input.origin, from))
  fly(pen, from, to)
  if (input.story === 'held' || input.story === 'delayed') hold(pen, input)
}

/** From the airport of one city to that of another, with the way to the apron. */
function fly(pen: Pen, from: SeedCity, to: SeedCity): void {
  const [start, end] = [airportOf(from), airportOf(to)]
  pen.wait(0.8, 1.6)
  pen.city = start.city
  pen.site = start.site
  pen.scan('flight_departed')
  pen.now += hoursAt(greatCircleKm(start.city, end.city), flightSpeed)
  pen.enter(end.city, end.site, 'landed')
}

function workAtHub(pen: Pen, random: Random, input: JourneyInput, last: boolean): void {
  pen.wait(0.2, 0.5)
  if (input.product === 'cold' || input.product === 'pharma') pen.scan('temperature_logged')
  pen.wait(0.5, 2)
  if (random.chance(0.4)) {
    pen.scan('hub_sorted')
    pen.wait(0.3, 1)
  }
  if (!last) return
  if (input.product === 'cross-border') {
    pen.scan('customs_entered')
    pen.wait(2, 9)
    if (input.story === 'held' || input.story === 'delayed') hold(pen, input)
    pen.scan('customs_cleared')
    pen.wait(0.5, 2)
  } else if (input.story === 'held' || input.story === 'delayed') {
    hold(pen, input)
  }
  pen.scan('hub_departed')
}

function hold(pen: Pen, input: JourneyInput): void {
  pen.scan('held', { holdReason: input.holdReason })
  if (input.story === 'held') {
    pen.wait(3, 8)
  } else {
    pen.wait(0.3, 1)
    pen.scan('eta_changed', { holdReason: input.holdReason, eta: dayWindow(pen.now + 2 * day) })
    pen.wait(14, 30)
  }
  pen.scan('released')
  pen.wait(0.5, 1.5)
}

function arrive(pen: Pen, random: Random, input: JourneyInput): void {
  if (pen.city !== input.destination) {
    if (isOverseas(input.destination)) fly(pen, pen.city, input.destination)
    else {
      ride(pen, greatCircleKm(pen.city, input.destination))
      pen.enter(input.destination, null)
    }
  }
  pen.wait(0.5, 2)
  pen.site = branchOf(input.destination, random)
  pen.scan('branch_arrived')
  goOut(pen, random)
}

/** A courier's round, in opening hours, with a window of two hours. */
function goOut(pen: Pen, random: Random, piece: number | null = null): void {
  pen.wait(0.5, 2)
  pen.now = withinHours(pen.now, 8, 17, random.between(5, 90))
  pen.scan('out_for_delivery', { piece, eta: { from: pen.now + hour, to: pen.now + 3 * hour } })
  pen.wait(1.2, 3)
}

function finish(pen: Pen, random: Random, input: JourneyInput): void {
  switch (input.story) {
    case 'locker':
      pen.scan('locker_placed')
      pen.wait(3, 26)
      pen.scan('delivered')
      break
    case 'collection':
      pen.scan('ready_for_collection')
      pen.wait(5, 40)
      pen.scan('delivered', { signed: true })
      break
    case 'second-attempt':
      pen.scan('attempt_failed')
      pen.now = startOfDay(pen.now) + day + 8 * hour
      goOut(pen, random)
      pen.scan('delivered', { signed: true })
      break
    case 'returned':
      goBack(pen, random, input)
      break
    case 'piece-by-piece':
      deliverPieces(pen, random, input.pieces)
      break
    default:
      pen.scan('delivered', { signed: random.chance(0.7) })
  }
}

function goBack(pen: Pen, random: Random, input: JourneyInput): void {
  pen.scan('attempt_failed')
  pen.wait(20, 30)
  pen.scan('return_started')
  ride(pen, greatCircleKm(input.origin, input.destination))
  pen.wait(10, 16)
  pen.now = withinHours(pen.now, 9, 20, 30)
  pen.city = input.origin
  pen.site = branchOf(input.origin, random)
  pen.scan('returned')
}

/** All but the last piece come on the first round, the last one on the next. */
function deliverPieces(pen: Pen, random: Random, pieces: number): void {
  for (let piece = 1; piece <= pieces; piece++) {
    if (piece === pieces && piece > 1) goOut(pen, random, piece)
    pen.scan('delivered', { piece, signed: piece === pieces })
    pen.wait(0.05, 0.2)
  }
}

function ride(pen: Pen, km: number): void {
  pen.now += hoursAt(km, roadSpeed)
}

/** Milliseconds for a way in km at a speed in km/h, with half an hour at its ends. */
function hoursAt(km: number, speed: number): number {
  return Math.round((km / speed + 0.5) * 3600) * 1000
}

/** The window shown for a day: 09:00 to 20:00 in China. */
export function dayWindow(instant: number) {
  const midnight = startOfDay(instant)
  return { from: midnight + 9 * hour, to: midnight + 20 * hour }
}
