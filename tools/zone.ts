/** An offset such as `+08:00`. */
export const offsetPattern = /^[+-]\d{2}:\d{2}$/

/** Whether a text names a zone or an offset. */
export function isZone(zone: string): boolean {
  if (offsetPattern.test(zone)) return Number(zone.slice(1, 3)) <= 14 && Number(zone.slice(4)) < 60
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
