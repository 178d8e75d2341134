import { DomainError } from '@hongyan/kernel/errors'
import { offsetMinutes } from '@hongyan/kernel/iso-in-zone'

/** A time as it stands on a clock on the wall: `2026-11-29T08:00`, in a zone by its IANA name. */
export type WallTime = {
  readonly local: string
  readonly zone: string
  /** Which of the two is meant, where clocks are set back and show it twice. */
  readonly which?: 'first' | 'second' | undefined
}

const dayMs = 86_400_000

/**
 * The instant (ms UTC) of a time on the wall. Refuses `invalid-input`: `malformed`; `no-zone` for anything but the name
 * of a zone, an offset included; `no-such-time` that clocks leap over; `twice` where it is not said which is meant.
 */
export function instantOf({ local, zone, which }: WallTime): number {
  const asUtc = readLocal(local)
  if (asUtc === null) throw refusal('local', 'malformed')
  if (!isZone(zone)) throw refusal('zone', 'no-zone')
  const offsets = new Set([asUtc - dayMs, asUtc + dayMs].map((at) => offsetMinutes(at, zone)))
  const instants = [...offsets]
    .map((offset) => asUtc - offset * 60_000)
    .filter((at) => at + offsetMinutes(at, zone) * 60_000 === asUtc)
    .sort((one, other) => one - other)
  const [first, second] = instants
  if (first === undefined) throw refusal('local', 'no-such-time')
  if (second === undefined) return first
  if (which === undefined) throw refusal('local', 'twice')
  return which === 'first' ? first : second
}

function readLocal(local: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return null
  const at = Date.parse(`${local}:00Z`)
  // A day that there is not is taken for one of the next month.
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 16) !== local ? null : at
}

function isZone(zone: string): boolean {
  if (!/^(UTC|[A-Za-z_]+(\/[A-Za-z0-9_+-]+)+)$/.test(zone)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

function refusal(path: 'local' | 'zone', message: string): DomainError {
  return new DomainError({
    entity: 'release',
    code: 'invalid-input',
    detail: 'no time',
    fields: [{ path: `at.${path}`, message }],
  })
}
