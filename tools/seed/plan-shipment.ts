import type { Product } from '@hongyan/domain/network/product'
import { airCheckDigit, checkDigit } from '@hongyan/domain/numbers/check-digits'
import type { HoldReason } from '@hongyan/domain/tracking/vocabulary'
import { abroadCities, busyCities, mainlandCities, type SeedCity } from './cities.ts'
import { makePerson, type Person } from './people.ts'
import { hour, type PlannedEvent, type Story } from './plan.ts'
import { dayWindow, planJourney } from './plan-journey.ts'
import { createRandom, type Random, seedFor } from './random.ts'

/** A whole shipment with everything that will ever happen to it. */
export type PlannedShipment = {
  readonly waybillNo: string
  readonly orderNo: string
  readonly references: readonly string[]
  readonly product: Product
  readonly origin: SeedCity
  readonly destination: SeedCity
  readonly pieces: number
  readonly weightGrams: number
  readonly billedWeightGrams: number
  readonly insuredFen: number
  readonly receipt: 'none' | 'paper' | 'electronic'
  readonly sender: Person
  readonly receiver: Person
  readonly promisedEta: { readonly from: number; readonly to: number }
  readonly events: readonly PlannedEvent[]
}

/** How often each product and each story comes, in per cent. */
const products: readonly (readonly [Product, number])[] = [
  ['standard', 46],
  ['express', 25],
  ['freight', 9],
  ['bulky', 5],
  ['cold', 5],
  ['pharma', 2],
  ['air', 3],
  ['cross-border', 5],
]
const stories: readonly (readonly [Story, number])[] = [
  ['plain', 78],
  ['locker', 6],
  ['collection', 3],
  ['second-attempt', 4],
  ['held', 2],
  ['delayed', 3],
  ['returned', 2],
  ['piece-by-piece', 2],
]
const reasons: readonly HoldReason[] = [
  'weather',
  'weather',
  'address',
  'volume',
  'receiver_request',
  'security',
  'damaged',
]

/** Weight of one piece in grams, least and most. */
const pieceGrams: Readonly<Record<Product, readonly [number, number]>> = {
  standard: [200, 12_000],
  express: [100, 5_000],
  freight: [20_000, 180_000],
  bulky: [25_000, 90_000],
  cold: [800, 15_000],
  pharma: [500, 20_000],
  air: [2_000, 40_000],
  'cross-border': [200, 8_000],
}

/** The n-th shipment of a data set. It depends on the seed and its index alone, never on the others. */
export function planShipment(seed: number, index: number, start: number): PlannedShipment {
  const random = createRandom(seedFor(seed, index))
  const product = weighted(random, products)
  const story = weighted(random, stories)
  const origin = random.chance(0.6) ? random.pick(busyCities) : random.pick(mainlandCities)
  const destination = pickDestination(random, origin, product)
  const pieces =
    story === 'piece-by-piece' ? random.between(2, 4) : random.chance(0.08) ? random.between(2, 3) : 1
  const holdReason = product === 'cross-border' ? 'customs' : random.pick(reasons)
  const journey = { origin, destination, product, pieces, start, story, holdReason }
  const events = planJourney(random, journey)
  return {
    waybillNo: waybillNoOf(product, index),
    orderNo: orderNoOf(start, index),
    references: [],
    product,
    origin,
    destination,
    pieces,
    ...load(random, product, pieces),
    sender: makePerson(random, origin.zh),
    receiver: makePerson(random, destination.zh),
    promisedEta: promisedFor(events, story),
    events,
  }
}

/** What would have been promised: the day it arrives, had nothing come between. */
export function promisedFor(events: readonly PlannedEvent[], story: Story) {
  const out = events.find((event) => event.code === 'out_for_delivery')?.at ?? 0
  return dayWindow(story === 'delayed' ? out - 24 * hour : out)
}

/** Weights, cover and receipt that suit a product. */
export function load(random: Random, product: Product, pieces: number) {
  const [least, most] = pieceGrams[product]
  const weightGrams = pieces * random.between(least, most)
  return {
    weightGrams,
    billedWeightGrams: random.chance(0.7) ? weightGrams : Math.round(weightGrams * (1 + random.next() * 0.6)),
    insuredFen: random.chance(0.3) ? random.between(1, 80) * 10_000 : 0,
    receipt: random.pick(['none', 'none', 'none', 'electronic', 'paper'] as const),
  }
}

function pickDestination(random: Random, origin: SeedCity, product: Product): SeedCity {
  if (product === 'cross-border')
    return random.chance(0.5) ? cityAt(abroadCities, 0) : random.pick(abroadCities)
  const destination = random.chance(0.5) ? random.pick(busyCities) : random.pick(mainlandCities)
  return destination === origin ? random.pick(mainlandCities) : destination
}

function cityAt(cities: readonly SeedCity[], index: number): SeedCity {
  const city = cities[index]
  if (!city) throw new Error('no city there')
  return city
}

/** Indices repeat after this many: the digits of the shortest number. */
const distinct = 10_000_000

/** A waybill number with the form and the check digit of its product; ten million neighbouring indices stay distinct. */
export function waybillNoOf(product: Product, index: number): string {
  const own = index % distinct
  // Multiplying by a number prime to ten spreads neighbours without ever meeting.
  if (product === 'air' || product === 'cold') {
    const serial = String((own * 7_368_787 + 1_234_567) % distinct).padStart(7, '0')
    return product === 'air' ? `HYA${serial}${airCheckDigit(serial)}` : `HYC${serial}${checkDigit(serial)}`
  }
  const body = `5${String((own * 736_878_743 + 1_234_567_891) % 10_000_000_000).padStart(10, '0')}`
  return `HY${body}${checkDigit(body)}`
}

/** `HO`, the day in China, six digits and a check digit. */
function orderNoOf(start: number, index: number): string {
  const date = new Date(start + 8 * hour).toISOString().slice(2, 10).replaceAll('-', '')
  const body = `${date}${String(((index % distinct) * 370_417 + 77_321) % 1_000_000).padStart(6, '0')}`
  return `HO${body}${checkDigit(body)}`
}

function weighted<T>(random: Random, table: readonly (readonly [T, number])[]): T {
  let left = random.next() * table.reduce((sum, [, share]) => sum + share, 0)
  for (const [value, share] of table) {
    left -= share
    if (left < 0) return value
  }
  throw new Error('the shares of a table do not add up')
}
