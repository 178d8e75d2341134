import type { Product } from '@hongyan/domain/network/product'
import type { EventCode, HoldReason } from '@hongyan/domain/tracking/vocabulary'
import { sampleAccounts } from '../identity-provider/sample-accounts.ts'
import { cityOf } from './cities.ts'
import { makePerson } from './people.ts'
import { day, hour, type PlannedEvent, type Story, startOfDay } from './plan.ts'
import { dayWindow, planJourney } from './plan-journey.ts'
import { load, type PlannedShipment, promisedFor } from './plan-shipment.ts'
import { createRandom, seedFor } from './random.ts'
import { type SampleName, sampleNumbers } from './sample-numbers.ts'

/** How a documented shipment comes to where it stands. */
type Script = {
  readonly name: SampleName
  readonly product: Product
  readonly route: readonly [origin: string, destination: string]
  readonly story: Story
  /** The last scan that has happened, and the how-manieth of its code. */
  readonly until: EventCode
  readonly nth?: number
  /** Minutes since that scan. */
  readonly ago: number
  readonly pieces?: number
  readonly holdReason?: HoldReason
}

const scripts: readonly Script[] = [
  {
    name: 'registered',
    product: 'standard',
    route: ['330100', '420100'],
    story: 'plain',
    until: 'order_registered',
    ago: 25,
  },
  {
    name: 'not_yet_scanned',
    product: 'standard',
    route: ['350200', '110100'],
    story: 'plain',
    until: 'order_registered',
    ago: 90,
  },
  {
    name: 'picked_up',
    product: 'express',
    route: ['320500', '610100'],
    story: 'plain',
    until: 'picked_up',
    ago: 40,
  },
  {
    name: 'in_transit',
    product: 'standard',
    route: ['330100', '510100'],
    story: 'plain',
    until: 'hub_arrived',
    nth: 2,
    ago: 55,
  },
  {
    name: 'out_for_delivery',
    product: 'express',
    route: ['440300', '110100'],
    story: 'plain',
    until: 'out_for_delivery',
    ago: 20,
  },
  {
    name: 'awaiting_collection',
    product: 'standard',
    route: ['370200', '310100'],
    story: 'collection',
    until: 'ready_for_collection',
    ago: 190,
  },
  {
    name: 'attempt_failed',
    product: 'standard',
    route: ['430100', '320100'],
    story: 'second-attempt',
    until: 'attempt_failed',
    ago: 150,
  },
  {
    name: 'on_hold',
    product: 'freight',
    route: ['210100', '530100'],
    story: 'delayed',
    until: 'held',
    ago: 120,
    holdReason: 'weather',
  },
  {
    name: 'returning',
    product: 'standard',
    route: ['440100', '410100'],
    story: 'returned',
    until: 'return_started',
    ago: 300,
  },
  {
    name: 'returned',
    product: 'standard',
    route: ['310100', '340100'],
    story: 'returned',
    until: 'returned',
    ago: 1500,
  },
  {
    name: 'delivered',
    product: 'express',
    route: ['420100', '310100'],
    story: 'collection',
    until: 'delivered',
    ago: 1320,
  },
  {
    name: 'several_pieces',
    product: 'bulky',
    route: ['440600', '330100'],
    story: 'piece-by-piece',
    until: 'out_for_delivery',
    nth: 2,
    ago: 20,
    pieces: 3,
  },
  {
    name: 'air_waybill',
    product: 'air',
    route: ['420700', '110100'],
    story: 'plain',
    until: 'flight_departed',
    ago: 35,
  },
  {
    name: 'cold_chain',
    product: 'cold',
    route: ['371000', '110100'],
    story: 'plain',
    until: 'temperature_logged',
    ago: 30,
  },
  {
    name: 'customs',
    product: 'cross-border',
    route: ['330700', 'HKHKG'],
    story: 'held',
    until: 'held',
    ago: 260,
    holdReason: 'customs',
  },
  {
    name: 'eta_slipped',
    product: 'standard',
    route: ['650100', '310100'],
    story: 'delayed',
    until: 'released',
    ago: 240,
    holdReason: 'weather',
  },
  {
    name: 'quiet',
    product: 'standard',
    route: ['530100', '230100'],
    story: 'plain',
    until: 'trunk_departed',
    ago: 6 * 24 * 60,
  },
  {
    name: 'unlock_locked',
    product: 'standard',
    route: ['500100', '350100'],
    story: 'plain',
    until: 'hub_departed',
    ago: 200,
  },
]

/** The sample account that has a phone sends some of them; one with the last digits of its number comes to it. */
const sampleSender = sampleAccounts.flatMap(({ name, phone }) =>
  phone === null ? [] : [{ name, phone: phone.replace('+86', '') }],
)[0]
const sentBySample: ReadonlySet<SampleName> = new Set([
  'out_for_delivery',
  'attempt_failed',
  'on_hold',
  'delivered',
  'not_yet_scanned',
])

/** The documented shipments as they stand at `now`. */
export function planSamples(now: number): readonly PlannedShipment[] {
  return scripts.map((script, index) => planSample(script, index, now))
}

function planSample(script: Script, index: number, now: number): PlannedShipment {
  const random = createRandom(seedFor(660, index))
  const [origin, destination] = [cityOf(script.route[0]), cityOf(script.route[1])]
  const { product, story } = script
  const pieces = script.pieces ?? 1
  const { number, phoneTail } = sampleNumbers[script.name]
  const holdReason = script.holdReason ?? 'other'
  // A Monday at ten in the morning in China: any day would do, the journey is moved to where it belongs.
  const start = Date.UTC(2026, 10, 2, 2)
  const whole = planJourney(random, { origin, destination, product, pieces, start, story, holdReason })
  const { events, moved } = cutJourney(whole, script, lastScanAt(script, now))
  return {
    waybillNo: number,
    orderNo: script.name === 'several_pieces' ? sampleNumbers.order_number.number : orderNoOf(number),
    references: script.name === 'air_waybill' ? [sampleNumbers.airline_waybill.number] : [],
    product,
    origin,
    destination,
    pieces,
    ...load(random, product, pieces),
    sender: { ...makePerson(random, origin.zh), ...(sentBySample.has(script.name) ? sampleSender : {}) },
    receiver: makePerson(random, destination.zh, phoneTail),
    promisedEta: promisedAsItStands(whole, story, { events, moved }),
    events,
  }
}

/** The promise of a cut journey: the day of its round, or what is still ahead of it keeps the time it needs. */
function promisedAsItStands(
  whole: readonly PlannedEvent[],
  story: Story,
  { events, moved }: ReturnType<typeof cutJourney>,
) {
  const out = events.findLast(({ code }) => code === 'out_for_delivery')
  if (out) return dayWindow(out.eta?.from ?? out.at)
  const { from, to } = promisedFor(whole, story)
  // The last scan has moved by up to a day more than those before it; a delay is told against the old promise.
  const by = story === 'delayed' ? moved : moved + day
  return { from: from + by, to: to + by }
}

/** Scans that somebody signs for or hands over at a counter: they happen while branches are open. */
const byDay: ReadonlySet<EventCode> = new Set([
  'delivered',
  'returned',
  'ready_for_collection',
  'attempt_failed',
  'picked_up',
])
const opens = 9 * hour
const closes = 20 * hour
/** Couriers set out until five, and hand over from nine on. */
const round = { begins: 8 * hour, ends: 17 * hour, first: 9 * hour, lasts: 2 * hour } as const

/** When the last scan of a script happened: as long ago as it says, or in the opening hours before that. */
function lastScanAt({ until, ago }: Script, now: number): number {
  const at = now - ago * 60_000
  const midnight = startOfDay(at)
  if (until === 'out_for_delivery') {
    // Of a round in the night the van is loaded on the day of its window.
    return Math.max(startOfDay(now), Math.min(at, midnight + round.ends))
  }
  if (!byDay.has(until)) return at
  if (at < midnight + opens) return midnight - day + closes
  return Math.min(at, midnight + closes)
}

/** A reference of the customer's own: letters and digits. */
function orderNoOf(waybillNo: string): string {
  return `SAMPLE${waybillNo.replace(/\D/g, '').slice(-6)}`
}

/**
 * The journey up to one scan, moved so that this scan happened at `lastAt`. All scans before it move by whole days,
 * so that a pick-up stays in opening hours.
 */
function cutJourney(events: readonly PlannedEvent[], script: Script, lastAt: number) {
  const places = events.flatMap((event, index) => (event.code === script.until ? [index] : []))
  const end = places[(script.nth ?? 1) - 1]
  const last = end === undefined ? undefined : events[end]
  if (end === undefined || !last) throw new Error(`the journey of ${script.name} has no such ${script.until}`)
  const moved = Math.floor((lastAt - last.at) / day) * day
  return {
    moved,
    events: [
      ...events.slice(0, end).map((event) => moveBy(event, moved)),
      inRound(moveBy(last, lastAt - last.at)),
    ],
  }
}

/** What was taken along in the evening or at night comes with the first round of the morning: nobody rings at night. */
function inRound(event: PlannedEvent): PlannedEvent {
  const midnight = startOfDay(event.at)
  const isEarly = event.at < midnight + round.begins
  if (event.code !== 'out_for_delivery' || (!isEarly && event.at < midnight + round.ends)) return event
  const from = midnight + (isEarly ? 0 : day) + round.first
  return { ...event, eta: { from, to: from + round.lasts } }
}

function moveBy(event: PlannedEvent, by: number): PlannedEvent {
  if (!event.eta) return { ...event, at: event.at + by }
  const eta = { from: event.eta.from + by, to: event.eta.to + by }
  return { ...event, at: event.at + by, eta: event.code === 'eta_changed' ? dayWindow(eta.from) : eta }
}
