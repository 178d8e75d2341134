import { formatTime, homeZone } from '@hongyan/locales'

type Day = { readonly opens: number; readonly closes: number }

/** The hour of a moment in the company's zone, with its minutes as a fraction. */
export function hourOf(now: number): number {
  const [hour = 0, minute = 0] = formatTime('en-US', now, homeZone).split(':').map(Number)
  return hour + minute / 60
}

/** Whether somebody answers at an hour of the day. */
export function isStaffed(hour: number, { opens, closes }: Day): boolean {
  return hour >= opens && hour < closes
}

/** Seconds until somebody begins or ceases to answer, and never more than `most`. */
export function secondsUntilHours(now: number, { opens, closes }: Day, most: number): number {
  const hour = hourOf(now)
  const next = hour < opens ? opens : hour < closes ? closes : 24
  return Math.max(1, Math.min(most, Math.round((next - hour) * 3600)))
}
