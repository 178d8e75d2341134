import type { DayHours, WeekHours } from './opening-hours.ts'

const spanPattern = /^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/

/** `08:00-22:00` as minutes of the day; null when it is no such span or ends before it begins. */
function readSpan(text: string): DayHours | null {
  const match = spanPattern.exec(text)
  if (match === null) return null
  const [, fromHour, fromMinute, untilHour = '24', untilMinute = '0'] = match
  const from = Number(fromHour) * 60 + Number(fromMinute)
  const until = Number(untilHour) * 60 + Number(untilMinute)
  return until > from ? [from, until] : null
}

/**
 * Hours of a week as a table writes them: `1-7 08:00-22:00`, or `1-5 08:30-20:00; 6 09:00-18:00`. 1 is Monday; a day
 * that is not named is closed. Null when it is not written so, or names a day twice.
 */
export function readWeek(text: string): WeekHours | null {
  const week: (DayHours | null)[] = Array.from({ length: 7 }, () => null)
  for (const part of partsOf(text)) {
    const [, first, last = first, span = ''] = /^([1-7])(?:-([1-7]))? (\S+)$/.exec(part) ?? []
    const hours = readSpan(span)
    if (hours === null) return null
    for (let day = Number(first); day <= Number(last); day += 1) {
      if (week[day - 1] !== null) return null
      week[day - 1] = hours
    }
  }
  return week
}

/** Special days as a table writes them: `2027-02-06 closed; 2027-02-07 10:00-16:00`. Null when not written so. */
export function readSpecialDays(text: string): Readonly<Record<string, DayHours | null>> | null {
  const days: Record<string, DayHours | null> = {}
  for (const part of partsOf(text)) {
    const [, day = '', span = ''] = /^(\d{4}-\d{2}-\d{2}) (\S+)$/.exec(part) ?? []
    const hours = span === 'closed' ? null : readSpan(span)
    const known = new Date(`${day}T00:00:00Z`)
    if (Number.isNaN(known.getTime()) || known.toISOString().slice(0, 10) !== day) return null
    if (hours === null && span !== 'closed') return null
    days[day] = hours
  }
  return days
}

function partsOf(text: string): readonly string[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
}
