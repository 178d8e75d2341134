import type { EventCode } from '@hongyan/domain/tracking/vocabulary'

const hour = 3_600_000

/** Between one scan and the next, ms; each comes up to `jitterMs` late, differently for every shipment. */
const apartMs = 3 * hour
export const jitterMs = 2 * hour

/** Scans a journey has at least: its ends alone take seven. */
export const fewestScans = 8

type Stage = {
  readonly code: EventCode
  /** An end of the journey, or the n-th hub on its way. */
  readonly place: 'origin' | 'destination' | number
  readonly site: 'branch' | 'hub' | null
  /** Ms after the first, before it is late. */
  readonly after: number
}

type Step = readonly [Stage['code'], Stage['place'], Stage['site']]

const collected: readonly Step[] = [
  ['order_registered', 'origin', null],
  ['picked_up', 'origin', 'branch'],
  ['origin_departed', 'origin', 'branch'],
]
const delivered: readonly Step[] = [
  ['destination_arrived', 'destination', 'hub'],
  ['branch_arrived', 'destination', 'branch'],
  ['out_for_delivery', 'destination', 'branch'],
  ['delivered', 'destination', 'branch'],
]
const atHub = ['hub_arrived', 'hub_sorted', 'hub_departed'] as const

/** A journey of so many scans, through as many hubs as that takes: to the door, or still between two hubs. */
export function planStages(scans: number, isEnded: boolean): readonly Stage[] {
  const end = isEnded ? delivered : []
  const onTheWay = Array.from(
    { length: scans - collected.length - end.length },
    (_, at): Step => [atHub[at % 3] ?? 'hub_arrived', Math.floor(at / 3), 'hub'],
  )
  return [...collected, ...onTheWay, ...end].map(([code, place, site], at) => ({
    code,
    place,
    site,
    after: at * apartMs,
  }))
}

/** From the first scan of a journey to the last, at the longest. */
export function longestJourneyMs(scans: number): number {
  return (scans - 1) * apartMs + jitterMs
}

/** The sender's id of the n-th scan of a waybill, without the number before it. */
export function scanSuffix(stage: number): string {
  return `-${String(stage).padStart(3, '0')}`
}
