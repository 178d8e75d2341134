import { stateOf } from './validity.ts'

export { secondsUntilChange, stateOf, type ValidityState } from './validity.ts'

/** What a tool says of a notice that touches a place. Small enough to travel with a page. */
export type AreaAlert = {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly severity: 'information' | 'caution' | 'severe'
  /** Instants (ISO, UTC): in force from the first, over on the second. */
  readonly from: string | null
  readonly until: string | null
  /** Divisions it touches, GB/T 2260; a province stands for everything in it. */
  readonly areaCodes: readonly string[]
  /** Services it touches; empty means all. */
  readonly services: readonly string[]
}

/** Divisions of cities whose code is not one of a division (UN/LOCODE). */
const divisionOfCity: Readonly<Record<string, string>> = { HKHKG: '810000', MOMFM: '820000' }

/**
 * Whether an alert is in force at an instant (ms UTC) and touches one of the divisions or cities of the network.
 * A division is touched by an alert about it, about what it lies in, and about a part of it.
 * @param service id of a service; null where the question is about none
 */
export function alertTouches(
  alert: AreaAlert,
  areaCodes: readonly string[],
  at: number,
  service: string | null = null,
): boolean {
  return stateOf(alert, at) === 'now' && concerns(alert, areaCodes, service)
}

/** A time with a first instant that belongs to it and a last that does not, in ms UTC. */
type Span = { readonly from: number; readonly until: number }

/**
 * Whether an alert that is not over at `now` (ms UTC) will be in force at some time of a span, on one of the divisions
 * or cities.
 * @param service id of a service; null where the question is about none
 */
export function alertMeets(
  alert: AreaAlert,
  areaCodes: readonly string[],
  span: Span,
  now: number,
  service: string | null = null,
): boolean {
  if (stateOf(alert, now) === 'over' || !concerns(alert, areaCodes, service)) return false
  const begun = alert.from === null || Date.parse(alert.from) < span.until
  const lasts = alert.until === null || Date.parse(alert.until) > span.from
  return begun && lasts
}

function concerns(alert: AreaAlert, areaCodes: readonly string[], service: string | null): boolean {
  if (service !== null && alert.services.length > 0 && !alert.services.includes(service)) return false
  return alert.areaCodes.some((touched) => areaCodes.some((code) => overlap(touched, code)))
}

/** Instants (ms UTC) at which alerts begin or end. */
export function turnsOf(alerts: readonly AreaAlert[]): readonly number[] {
  return alerts
    .flatMap(({ from, until }) => [from, until])
    .flatMap((at) => (at === null ? [] : [Date.parse(at)]))
}

function overlap(one: string, other: string): boolean {
  const [first, second] = [stem(one), stem(other)]
  return first.startsWith(second) || second.startsWith(first)
}

/** The digits of a division that those of its parts begin with: 33 of 330000, 3301 of 330100. */
function stem(code: string): string {
  return (divisionOfCity[code] ?? code).replace(/(?:00){1,2}$/, '')
}
