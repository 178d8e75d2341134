import { products } from '@hongyan/domain/network/product'
import type { IncomingEvent } from '@hongyan/domain/tracking/incoming-event'
import type { EventCode } from '@hongyan/domain/tracking/vocabulary'
import { eventCodes, holdReasons } from '@hongyan/domain/tracking/vocabulary'
import fc from 'fast-check'
import { aShipment, nextWaybillNo } from './shipments.ts'

const hour = 3_600_000

/** One scan of a journey, `gap` hours after the one before it. */
type Step = {
  readonly code: EventCode | 'carrier-code'
  readonly city: 'origin' | 'way' | 'destination'
  readonly gap: number
  /** The window it brings opens so many hours after it and lasts `lasts` hours. */
  readonly window: { readonly opens: number; readonly lasts: number } | null
  readonly holdReason: (typeof holdReasons)[number] | null
  /** Which package it concerns, beginning with 0; null for all. */
  readonly piece: number | null
}

const gap = fc.double({ min: 0.1, max: 30, noNaN: true })
const window = fc.record({
  opens: fc.double({ min: -6, max: 60, noNaN: true }),
  lasts: fc.constantFrom(2, 4, 11, 35),
})
const reason = fc.constantFrom(...holdReasons)

const steps = (city: Step['city'], ...codes: readonly Step['code'][]): fc.Arbitrary<Step[]> =>
  fc.tuple(...codes.map((code) => step(code, city))).map((list) => [...list])

function step(
  code: Step['code'],
  city: Step['city'],
  piece: fc.Arbitrary<number | null> = fc.constant(null),
) {
  const brings =
    code === 'eta_changed' ? window : code === 'out_for_delivery' ? fc.option(window) : fc.constant(null)
  return fc.record<Step>({
    code: fc.constant(code),
    city: fc.constant(city),
    gap,
    window: brings,
    holdReason: code === 'held' ? fc.option(reason) : fc.constant(null),
    piece,
  })
}

const onTheWay = fc.oneof(
  steps('way', 'hub_arrived', 'hub_sorted', 'trunk_departed'),
  steps('way', 'hub_arrived', 'hub_departed'),
  steps('way', 'flight_departed', 'flight_arrived'),
  steps('way', 'customs_entered', 'held', 'customs_cleared'),
  steps('way', 'held', 'eta_changed', 'released'),
  steps('way', 'temperature_logged'),
)
const arriving = fc.oneof(
  steps('destination', 'destination_arrived', 'branch_arrived'),
  steps('destination', 'flight_arrived', 'hub_arrived', 'hub_departed', 'branch_arrived'),
  steps('destination', 'hub_arrived', 'branch_arrived'),
)
const round = steps('destination', 'out_for_delivery')
const ending = fc.oneof(
  steps('destination', 'delivered'),
  steps('destination', 'attempt_failed', 'out_for_delivery', 'delivered'),
  steps('destination', 'attempt_failed', 'eta_changed'),
  steps('destination', 'attempt_failed', 'rerouted', 'hub_arrived'),
  steps('destination', 'locker_placed', 'delivered'),
  steps('destination', 'ready_for_collection', 'eta_changed', 'delivered'),
  steps('destination', 'held', 'released', 'delivered'),
  fc
    .tuple(steps('destination', 'attempt_failed', 'return_started'), steps('origin', 'returned'))
    .map((list) => list.flat()),
)

/** A journey as the network scans it, broken off anywhere. */
const ordinary = fc
  .tuple(
    steps('origin', 'order_registered', 'picked_up', 'origin_departed'),
    fc.array(onTheWay, { maxLength: 3 }).map((list) => list.flat()),
    arriving,
    round,
    ending,
  )
  .map((parts) => parts.flat())
  .chain((list) => fc.integer({ min: 1, max: list.length }).map((length) => list.slice(0, length)))

/** Scans in any order, of any package, as partners also send them. */
const disordered = fc.array(
  fc
    .tuple(
      fc.constantFrom<Step['code'][]>(...eventCodes, 'carrier-code'),
      fc.constantFrom<Step['city'][]>('origin', 'way', 'destination'),
    )
    .chain(([code, city]) => step(code, city, fc.option(fc.nat(2)))),
  { minLength: 1, maxLength: 12 },
)

type GeneratedJourney = {
  readonly waybillNo: string
  readonly pieces: number
  readonly events: readonly IncomingEvent[]
}

/**
 * Journeys of every product and status whose last scan lies up to eight days before `now` (ms UTC), so that windows
 * lie before, around and after it. Every one has a waybill number of its own.
 */
export function generatedJourneys(now: number): fc.Arbitrary<GeneratedJourney> {
  return fc
    .record({
      list: fc.oneof({ weight: 3, arbitrary: ordinary }, { weight: 1, arbitrary: disordered }),
      product: fc.constantFrom(...products),
      destination: fc.constantFrom('110100', 'JPTYO'),
      pieces: fc.integer({ min: 1, max: 3 }),
      age: fc.oneof(fc.double({ min: 0, max: 4, noNaN: true }), fc.double({ min: 4, max: 192, noNaN: true })),
      promised: fc.option(window),
    })
    .map(({ list, product, destination, pieces, age, promised }) => {
      const waybillNo = nextWaybillNo()
      const cities = { origin: '440300', way: '420100', destination }
      const length = list.reduce((sum, { gap: hours }) => sum + hours, 0)
      const start = now - (age + length) * hour
      let at = start
      const events = list.map(
        ({ code, city, gap: hours, window: brings, holdReason, piece }, index): IncomingEvent => {
          at += hours * hour
          const one = piece !== null && pieces > 1
          return {
            eventId: `${waybillNo}-${String(index).padStart(3, '0')}`,
            waybillNo,
            code,
            at: new Date(at).toISOString(),
            cityCode: cities[city],
            site: { zh: '示例场地', en: 'Sample site' },
            ...(one ? { packageNo: `${waybillNo}-${(piece % pieces) + 1}-${pieces}-` } : {}),
            ...(holdReason ? { holdReason } : {}),
            ...(brings ? { eta: windowAt(at, brings) } : {}),
            ...(index === 0 ? { shipment: describe(start) } : {}),
          }
        },
      )
      return { waybillNo, pieces, events }

      function describe(booked: number) {
        const { promisedEta: _usual, ...rest } = aShipment({ product, destination, pieces })
        return promised ? { ...rest, promisedEta: windowAt(booked + 48 * hour, promised) } : rest
      }
    })
}

function windowAt(at: number, { opens, lasts }: { readonly opens: number; readonly lasts: number }) {
  const from = at + opens * hour
  return { from: new Date(from).toISOString(), to: new Date(from + lasts * hour).toISOString() }
}
