import type { TrackedShipment, TrackingAnswer } from '@hongyan/domain/tracking/tracking-answer'
import { milestones, type ShipmentStatus } from '@hongyan/domain/tracking/vocabulary'
import { sampleNumbers } from '../../../../calls/sample-numbers.ts'
import { places, sites } from './fixture-places.ts'
import {
  afternoon,
  days,
  events,
  milestonesUpTo,
  packagesOf,
  registration,
  road,
  type Scan,
  sampleShipment,
} from './fixture-shipments.ts'

const found = (name: keyof typeof sampleNumbers, change: Partial<TrackedShipment> = {}): TrackingAnswer => {
  const { number } = sampleNumbers[name]
  return { kind: 'found', number, shipment: sampleShipment(number, change) }
}

/** The road so far, with the newest `skip` scans left out and what happened instead put on top. */
const roadWith = (skip: number, ...newest: readonly Scan[]) => events([...newest, ...road.slice(skip)])

const toWuhan: TrackedShipment['route'] = [
  { place: places.shenzhen, state: 'passed', at: '2026-11-19T16:12:00+08:00' },
  { place: places.guangzhou, state: 'passed', at: '2026-11-19T20:30:00+08:00' },
  { place: places.wuhan, state: 'current', at: '2026-11-20T11:48:00+08:00' },
  { place: places.beijing, state: 'ahead', at: null },
]

/** One answer for each of the ten statuses. */
export const statusAnswers: Readonly<Record<ShipmentStatus, TrackingAnswer>> = {
  registered: found('registered', {
    status: 'registered',
    milestones: milestonesUpTo(-1),
    eta: days,
    events: events([registration]),
    route: [
      { place: places.shenzhen, state: 'current', at: null },
      { place: places.beijing, state: 'ahead', at: null },
    ],
    travelledKm: 0,
  }),
  picked_up: found('picked_up', {
    status: 'picked_up',
    milestones: milestonesUpTo(0),
    eta: days,
    events: events([...road.slice(6), registration]),
    route: [
      { place: places.shenzhen, state: 'current', at: '2026-11-19T16:12:00+08:00' },
      { place: places.beijing, state: 'ahead', at: null },
    ],
    travelledKm: 0,
  }),
  in_transit: found('in_transit', {
    status: 'in_transit',
    milestones: milestonesUpTo(1),
    eta: days,
    events: events([...road.slice(4), registration]),
    route: toWuhan,
    travelledKm: 961,
  }),
  out_for_delivery: found('out_for_delivery', {
    action: { kind: 'choose-delivery', until: '2026-11-21T15:00:00+08:00' },
  }),
  awaiting_collection: found('awaiting_collection', {
    status: 'awaiting_collection',
    eta: null,
    action: { kind: 'collect', until: '2026-11-28T20:00:00+08:00', site: sites.chaoyang },
    events: roadWith(0, {
      code: 'ready_for_collection',
      status: 'awaiting_collection',
      at: '2026-11-21T13:20:00+08:00',
      place: places.beijing,
      site: sites.chaoyang,
    }),
  }),
  attempt_failed: found('attempt_failed', {
    status: 'attempt_failed',
    eta: { ...afternoon, from: '2026-11-22T09:00:00+08:00', to: '2026-11-22T12:00:00+08:00' },
    action: { kind: 'choose-delivery', until: '2026-11-23T13:20:00+08:00' },
    events: roadWith(0, {
      code: 'attempt_failed',
      status: 'attempt_failed',
      at: '2026-11-21T13:20:00+08:00',
      place: places.beijing,
      site: sites.chaoyang,
    }),
  }),
  on_hold: found('on_hold', {
    status: 'on_hold',
    holdReason: 'customs',
    milestones: milestonesUpTo(1),
    product: 'air',
    origin: places.wuhan,
    destination: places.singapore,
    eta: null,
    action: { kind: 'supply-document' },
    events: events([
      {
        code: 'held',
        status: 'on_hold',
        at: '2026-11-21T11:04:00+08:00',
        place: places.singapore,
        site: sites.changi,
      },
      {
        code: 'customs_entered',
        status: 'in_transit',
        at: '2026-11-21T09:40:00+08:00',
        place: places.singapore,
        site: sites.changi,
      },
      {
        code: 'flight_arrived',
        status: 'in_transit',
        at: '2026-11-21T06:15:00+08:00',
        place: places.singapore,
        site: sites.changi,
      },
      { code: 'flight_departed', status: 'in_transit', at: '2026-11-21T01:30:00+08:00', place: places.wuhan },
      { code: 'picked_up', status: 'picked_up', at: '2026-11-20T15:10:00+08:00', place: places.wuhan },
    ]),
    route: [
      { place: places.wuhan, state: 'passed', at: '2026-11-20T15:10:00+08:00' },
      { place: places.singapore, state: 'current', at: '2026-11-21T06:15:00+08:00' },
    ],
    travelledKm: 3404,
  }),
  returning: found('returning', {
    status: 'returning',
    eta: null,
    events: roadWith(0, {
      code: 'return_started',
      status: 'returning',
      at: '2026-11-21T13:20:00+08:00',
      place: places.beijing,
      site: sites.shunyi,
    }),
  }),
  returned: found('returned', {
    status: 'returned',
    eta: null,
    events: roadWith(0, {
      code: 'returned',
      status: 'returned',
      at: '2026-11-21T13:20:00+08:00',
      place: places.shenzhen,
      site: sites.nanshan,
    }),
  }),
  delivered: found('delivered', {
    status: 'delivered',
    milestones: milestones.map((step) => ({ step, state: 'done' })),
    eta: null,
    proof: 'locked',
    events: roadWith(0, {
      code: 'delivered',
      status: 'delivered',
      at: '2026-11-21T13:32:00+08:00',
      place: places.beijing,
      site: sites.chaoyang,
    }),
    route: sampleShipment('').route.map((stop) => ({ ...stop, state: 'passed' })),
  }),
}

const several = sampleNumbers.several_pieces.number

/** Answers with something special about them. */
export const specialAnswers = {
  etaSlipped: found('eta_slipped', {
    status: 'in_transit',
    milestones: milestonesUpTo(1),
    events: events([...road.slice(4), registration]),
    route: toWuhan,
    travelledKm: 961,
    eta: {
      ...days,
      previous: {
        from: '2026-11-20T14:00:00+08:00',
        to: '2026-11-20T18:00:00+08:00',
        reason: 'weather',
      },
    },
  }),
  etaPassed: found('quiet', {
    status: 'in_transit',
    milestones: milestonesUpTo(1),
    events: events([...road.slice(4), registration]),
    route: toWuhan,
    travelledKm: 961,
    eta: { ...afternoon, from: '2026-11-20T14:00:00+08:00', to: '2026-11-20T18:00:00+08:00' },
    freshness: { asOf: '2026-11-20T11:48:00+08:00', state: 'quiet' },
  }),
  severalPieces: {
    kind: 'found',
    number: several,
    shipment: sampleShipment(several, {
      packages: packagesOf(several, ['delivered', 'delivered', 'out_for_delivery']),
      deliveredPackages: 2,
      weightGrams: 18_600,
      billedWeightGrams: 21_000,
      events: roadWith(
        0,
        {
          code: 'delivered',
          status: 'delivered',
          at: '2026-11-21T13:05:00+08:00',
          place: places.beijing,
          site: sites.chaoyang,
          packageNo: `${several}-2-3-`,
        },
        {
          code: 'delivered',
          status: 'delivered',
          at: '2026-11-21T13:04:00+08:00',
          place: places.beijing,
          site: sites.chaoyang,
          packageNo: `${several}-1-3-`,
        },
        {
          code: 'out_for_delivery',
          status: 'out_for_delivery',
          at: '2026-11-21T12:53:00+08:00',
          place: places.beijing,
          site: sites.chaoyang,
          packageNo: `${several}-3-3-`,
        },
      ),
    }),
  },
  crossZone: found('air_waybill', {
    status: 'in_transit',
    product: 'air',
    origin: places.wuhan,
    destination: places.tokyo,
    milestones: milestonesUpTo(2),
    eta: { ...days, zone: 'Asia/Tokyo', from: '2026-11-22T10:00:00+09:00', to: '2026-11-22T14:00:00+09:00' },
    events: events([
      {
        code: 'unmapped',
        status: 'in_transit',
        at: '2026-11-21T14:10:00+09:00',
        place: places.tokyo,
        original: { lang: 'zh', text: '货物已交地面代理' },
      },
      { code: 'flight_arrived', status: 'in_transit', at: '2026-11-21T00:20:00+09:00', place: places.tokyo },
      { code: 'flight_departed', status: 'in_transit', at: '2026-11-20T19:05:00+08:00', place: places.wuhan },
      { code: 'picked_up', status: 'picked_up', at: '2026-11-20T15:10:00+08:00', place: places.wuhan },
    ]),
    route: [
      { place: places.wuhan, state: 'passed', at: '2026-11-20T15:10:00+08:00' },
      { place: places.tokyo, state: 'current', at: '2026-11-21T00:20:00+09:00' },
    ],
    travelledKm: 2447,
  }),
  feedDelayed: found('in_transit', {
    status: 'in_transit',
    milestones: milestonesUpTo(1),
    events: events([...road.slice(4), registration]),
    route: toWuhan,
    travelledKm: 961,
    eta: days,
    freshness: { asOf: '2026-11-21T10:40:00+08:00', state: 'feed-delayed' },
  }),
  unlocked: found('delivered', {
    ...(statusAnswers.delivered.kind === 'found' ? statusAnswers.delivered.shipment : {}),
    proof: 'available',
    parties: {
      shown: 'masked',
      senderName: '林*',
      receiverName: '周**',
      senderPhone: '138****2010',
      receiverPhone: '139****6677',
      receiverAddress: '北京市朝阳区********',
      senderAddress: null,
    },
  }),
  badFormat: {
    kind: 'bad-format',
    number: sampleNumbers.bad_check_digit.number,
    problem: { kind: 'check-digit', expected: '4', found: '5' },
  },
  unknown: { kind: 'unknown', number: sampleNumbers.unknown.number },
  notYetScanned: {
    kind: 'not-yet-scanned',
    number: sampleNumbers.not_yet_scanned.number,
    registeredAt: '2026-11-21T11:20:00+08:00',
    expectedBy: '2026-11-22T11:20:00+08:00',
  },
} as const satisfies Record<string, TrackingAnswer>
