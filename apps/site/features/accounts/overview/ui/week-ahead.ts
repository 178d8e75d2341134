import { overviewMessages } from '@hongyan/content/messages'
import { formatWeekday, homeZone, type Instant, instantMs, isoDay, type LocaleId } from '@hongyan/locales'
import type { OverviewView } from '../load.ts'

const dayMs = 86_400_000
const daysShown = 7

export type DayAhead = { readonly day: string; readonly name: string; readonly count: number }

/** How many shipments arrive on each of the days from today on; null where that is not known of all of them. */
export function weekAhead(
  locale: LocaleId,
  due: OverviewView['due'],
  now: number,
): readonly DayAhead[] | null {
  if (due === null) return null
  // A midnight belongs to the day it closes.
  const dayOf = (to: Instant, zone: string) => isoDay(instantMs(to) - 1, zone)
  const arrivals = due.flatMap((eta) =>
    eta !== null && instantMs(eta.to) > now ? [dayOf(eta.to, eta.zone)] : [],
  )
  return Array.from({ length: daysShown }, (_, at) => {
    const noon = now + at * dayMs
    const day = isoDay(noon, homeZone)
    return {
      day,
      name: at === 0 ? overviewMessages(locale).days.today : formatWeekday(locale, noon, homeZone),
      count: arrivals.filter((one) => one === day).length,
    }
  })
}
