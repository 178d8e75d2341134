/** Zones that have kept one offset (minutes) since before our first shipment: spares a slow `Intl` call per event. */
const steadyZones: Readonly<Record<string, number>> = {
  'Asia/Shanghai': 480,
  'Asia/Hong_Kong': 480,
  'Asia/Macau': 480,
  'Asia/Singapore': 480,
  'Asia/Kuala_Lumpur': 480,
  'Asia/Manila': 480,
  'Asia/Tokyo': 540,
  'Asia/Seoul': 540,
  'Asia/Bangkok': 420,
  'Asia/Jakarta': 420,
  'Asia/Ho_Chi_Minh': 420,
  'Asia/Dubai': 240,
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** An instant (ms UTC) as ISO 8601 to the second with the zone's offset, such as `2026-11-21T12:52:00+08:00`. */
export function isoInZone(ms: number, zone: string): string {
  const offset = offsetMinutes(ms, zone)
  const local = new Date(ms + offset * 60_000).toISOString().slice(0, 19)
  const sign = offset < 0 ? '-' : '+'
  const hours = String(Math.floor(Math.abs(offset) / 60)).padStart(2, '0')
  const minutes = String(Math.abs(offset) % 60).padStart(2, '0')
  return `${local}${sign}${hours}:${minutes}`
}

/** An instant (ms UTC) as ISO 8601 in UTC. */
export function isoUtc(ms: number): string {
  return new Date(ms).toISOString()
}

/** Minutes a zone is ahead of UTC at an instant (ms UTC). */
export function offsetMinutes(ms: number, zone: string): number {
  return steadyZones[zone] ?? askIntl(ms, zone)
}

function askIntl(ms: number, zone: string): number {
  let formatter = formatters.get(zone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' })
    formatters.set(zone, formatter)
  }
  const name = formatter.formatToParts(ms).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT'
  const match = /^GMT(?:([+-])(\d{2}):(\d{2}))?$/.exec(name)
  if (!match?.[1]) return 0
  const minutes = Number(match[2]) * 60 + Number(match[3])
  return match[1] === '-' ? -minutes : minutes
}
