import type { TrackedEvent, TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import { milestones, type ShipmentStatus } from '@hongyan/domain/tracking/vocabulary'
import { currency } from '@hongyan/locales'
import { places, sites } from './fixture-places.ts'

/** The moment of every sample: Saturday, November 21, 2026, 13:40 in Beijing. */
export const sampleNow = Date.parse('2026-11-21T13:40:00+08:00')

export type Scan = Pick<TrackedEvent, 'code' | 'status' | 'at'> & Partial<TrackedEvent>

export function events(scans: readonly Scan[]): TrackedEvent[] {
  return scans.map((scan, index) => ({
    id: `sample-${scan.code}-${index}`,
    zone: scan.place?.zone ?? 'Asia/Shanghai',
    place: null,
    site: null,
    original: null,
    packageNo: null,
    temperature: null,
    ...scan,
  }))
}

export const road: readonly Scan[] = [
  {
    code: 'out_for_delivery',
    status: 'out_for_delivery',
    at: '2026-11-21T12:52:00+08:00',
    place: places.beijing,
    site: sites.chaoyang,
  },
  {
    code: 'branch_arrived',
    status: 'in_transit',
    at: '2026-11-21T07:36:00+08:00',
    place: places.beijing,
    site: sites.chaoyang,
  },
  {
    code: 'hub_sorted',
    status: 'in_transit',
    at: '2026-11-21T04:10:00+08:00',
    place: places.beijing,
    site: sites.shunyi,
  },
  {
    code: 'hub_departed',
    status: 'in_transit',
    at: '2026-11-20T21:05:00+08:00',
    place: places.zhengzhou,
    site: sites.zhengzhou,
  },
  {
    code: 'trunk_departed',
    status: 'in_transit',
    at: '2026-11-20T11:48:00+08:00',
    place: places.wuhan,
    site: sites.wuhan,
  },
  {
    code: 'hub_sorted',
    status: 'in_transit',
    at: '2026-11-19T20:30:00+08:00',
    place: places.guangzhou,
    site: sites.guangzhou,
  },
  {
    code: 'picked_up',
    status: 'picked_up',
    at: '2026-11-19T16:12:00+08:00',
    place: places.shenzhen,
    site: sites.nanshan,
  },
]

export const registration: Scan = {
  code: 'order_registered',
  status: 'registered',
  at: '2026-11-19T15:20:00+08:00',
  place: places.shenzhen,
}

export const afternoon = {
  from: '2026-11-21T15:30:00+08:00',
  to: '2026-11-21T17:30:00+08:00',
  zone: 'Asia/Shanghai',
  computedAt: '2026-11-21T13:37:00+08:00',
  previous: null,
} as const

export const days = {
  from: '2026-11-23T09:00:00+08:00',
  to: '2026-11-24T18:00:00+08:00',
  zone: 'Asia/Shanghai',
  computedAt: '2026-11-21T12:10:00+08:00',
  previous: null,
} as const

export function milestonesUpTo(reached: number): TrackedShipment['milestones'] {
  return milestones.map((step, index) => ({
    step,
    state: index < reached ? 'done' : index === reached ? 'current' : 'todo',
  }))
}

export function packagesOf(
  waybillNo: string,
  statuses: readonly ShipmentStatus[],
): TrackedShipment['packages'] {
  return statuses.map((status, index) => ({
    packageNo: `${waybillNo}-${index + 1}-${statuses.length}-`,
    sequence: index + 1,
    status,
    lastEventAt: '2026-11-21T12:52:00+08:00',
  }))
}

/** A shipment from Shenzhen to Beijing; every sample changes only what its state is about. */
export function sampleShipment(number: string, change: Partial<TrackedShipment> = {}): TrackedShipment {
  const status = change.status ?? 'out_for_delivery'
  return {
    asked: number,
    waybillNo: number,
    product: 'standard',
    origin: places.shenzhen,
    destination: places.beijing,
    status,
    statusSince: '2026-11-21T12:52:00+08:00',
    holdReason: null,
    milestones: milestonesUpTo(3),
    eta: afternoon,
    promised: { from: '2026-11-21T09:00:00+08:00', to: '2026-11-21T19:00:00+08:00' },
    action: null,
    weightGrams: 2400,
    billedWeightGrams: 3000,
    insuredFen: 50_000,
    currency,
    receipt: 'electronic',
    packages: packagesOf(number, [status]),
    deliveredPackages: status === 'delivered' ? 1 : 0,
    events: events(road),
    route: [
      { place: places.shenzhen, state: 'passed', at: '2026-11-19T16:12:00+08:00' },
      { place: places.guangzhou, state: 'passed', at: '2026-11-19T20:30:00+08:00' },
      { place: places.wuhan, state: 'passed', at: '2026-11-20T11:48:00+08:00' },
      { place: places.zhengzhou, state: 'passed', at: '2026-11-20T21:05:00+08:00' },
      { place: places.beijing, state: 'current', at: '2026-11-21T12:52:00+08:00' },
    ],
    travelledKm: 2314,
    proof: 'not-yet',
    parties: null,
    freshness: { asOf: '2026-11-21T13:37:00+08:00', state: 'current' },
    ...change,
  }
}
