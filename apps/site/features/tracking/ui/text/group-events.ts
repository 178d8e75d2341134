import type { TrackedEvent } from '@hongyan/domain/tracking/tracking-answer'
import { isoDay } from '@hongyan/locales'

/** Events of one calendar day in one zone, newest first. */
export type EventDay = {
  /** `2026-11-21` as that zone counts days. */
  readonly day: string
  readonly zone: string
  readonly events: readonly TrackedEvent[]
}

/** Groups events by the day of the place they happened at. A change of zone starts a new group, so no heading lies. */
export function groupEvents(events: readonly TrackedEvent[]): EventDay[] {
  const days: { day: string; zone: string; events: TrackedEvent[] }[] = []
  for (const event of events) {
    const day = isoDay(event.at, event.zone)
    const last = days.at(-1)
    if (last?.day === day && last.zone === event.zone) last.events.push(event)
    else days.push({ day, zone: event.zone, events: [event] })
  }
  return days
}
