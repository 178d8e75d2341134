import { siteContent, statusMessages } from '@hongyan/content'
import type { PublicService } from '@hongyan/domain/service-days/service-days'
import { dayAtHome } from '@hongyan/kernel/home-time'
import { fill, formatAge, formatMoment, homeZone, type LocaleId } from '@hongyan/locales'
import type { ServiceState } from '../../server/operations/service-state.ts'
import type { PageContext } from '../../shell/page-context.ts'

export type StatusPages = { readonly serviceState: () => Promise<ServiceState> }

/** How a service does: `late` works with what is old, `paused` does not work. */
export type Condition = 'ok' | 'late' | 'paused' | 'unknown'

/** One service, how it does, and what that means for whoever uses it. */
type ServiceLine = {
  readonly service: PublicService
  readonly name: string
  readonly condition: Condition
  readonly text: string
  /** One figure this look measured, and of what; null where nothing of the service is measured. */
  readonly measured: { readonly name: string; readonly value: string } | null
}

/** A day of a service; `unrecorded` is one before the record began. `since` is when trouble was first found that day, ms UTC; null where the page itself finds it. */
export type DayMark =
  | { readonly day: string; readonly mark: 'fine' | 'unrecorded' }
  | { readonly day: string; readonly mark: 'trouble'; readonly since: number | null }

/** How many days are drawn, this one the last. */
export const shownDays = 30
const dayMs = 86_400_000

export type StatusPage = {
  readonly locale: LocaleId
  readonly lines: readonly (ServiceLine & { readonly days: readonly DayMark[] })[]
  /** ms UTC. */
  readonly at: number
  readonly hotline: string
}

/** Looks at what the site can do now. */
export async function loadStatus({
  locale: { id },
  services,
  signsIn = false,
}: PageContext<StatusPages>): Promise<StatusPage> {
  const state = await services.serviceState()
  const { tools } = statusMessages(id)
  return {
    locale: id,
    lines: [
      trackingLine(id, state),
      // Their tables are in memory: they are as able as the page that says so.
      {
        service: 'tools' as const,
        name: tools.name,
        condition: 'ok' as const,
        text: tools.ok,
        measured: null,
      },
      ordersLine(id, state, signsIn),
      messagesLine(id, state),
    ].map((line) => ({ ...line, days: daysOf(line, state) })),
    at: state.at,
    hotline: siteContent(id).support.hotline,
  }
}

/** The last days of a service, those before the record began among them; none where the database cannot say. What is wrong now is so today. */
function daysOf({ service, condition }: ServiceLine, { days, at }: ServiceState): readonly DayMark[] {
  if (days === null) return []
  const troubles = days.troubles.get(service) ?? []
  const today = dayAtHome(at)
  const last = Array.from({ length: shownDays }, (_, nth) => dayAtHome(at - (shownDays - 1 - nth) * dayMs))
  const { since } = days
  return last.map((day) => {
    if (day < since && day !== today) return { day, mark: 'unrecorded' }
    const isWrongNow = day === today && (condition === 'late' || condition === 'paused')
    const found = troubles.find((trouble) => trouble.day === day)
    if (found) return { day, mark: 'trouble', since: found.at }
    return isWrongNow ? { day, mark: 'trouble', since: null } : { day, mark: 'fine' }
  })
}

function trackingLine(locale: LocaleId, state: ServiceState): ServiceLine {
  const { tracking, measured: measures } = statusMessages(locale)
  const { name, ...words } = tracking
  const { database, feed, newestReceivedAt, events, at } = state
  const service = 'tracking'
  const measured =
    newestReceivedAt === null
      ? null
      : { name: measures.scan, value: formatAge(locale, newestReceivedAt, new Date(at).toISOString()) }
  if (database === 'down') return { service, name, condition: 'paused', text: words.paused, measured }
  if (events === 'behind') return { service, name, condition: 'late', text: words.behind, measured }
  if (newestReceivedAt === null) return { service, name, condition: 'unknown', text: words.none, measured }
  const text = feed === 'current' ? words.ok : words.delayed
  return {
    service,
    name,
    condition: feed === 'current' ? 'ok' : 'late',
    text: fill(text, { time: formatMoment(locale, newestReceivedAt, homeZone) }),
    measured,
  }
}

function ordersLine(
  locale: LocaleId,
  { database, measured: { writeMs } }: ServiceState,
  signsIn: boolean,
): ServiceLine {
  const { orders, measured: measures } = statusMessages(locale)
  const { name: alone, withAccounts, ok, paused } = orders
  const name = signsIn ? withAccounts : alone
  const service = 'orders'
  if (database !== 'ok') return { service, name, condition: 'paused', text: paused, measured: null }
  const measured =
    writeMs === null
      ? null
      : { name: measures.write, value: fill(measures.milliseconds, { ms: String(writeMs) }) }
  return { service, name, condition: 'ok', text: ok, measured }
}

function messagesLine(locale: LocaleId, { messages, measured: { waitMs } }: ServiceState): ServiceLine {
  const { messages: words, measured: measures } = statusMessages(locale)
  const { name, ok, late, unknown } = words
  const service = 'messages'
  const measured = waitMs === null ? null : { name: measures.wait, value: waitText(locale, waitMs) }
  if (messages === 'current') return { service, name, condition: 'ok', text: ok, measured }
  return { service, name, condition: messages, text: messages === 'late' ? late : unknown, measured }
}

function waitText(locale: LocaleId, waitMs: number): string {
  const { nobody, seconds, minutes } = statusMessages(locale).measured
  if (waitMs === 0) return nobody
  const whole = Math.max(1, Math.round(waitMs / 1000))
  return whole < 120
    ? fill(seconds, { figure: String(whole) })
    : fill(minutes, { figure: String(Math.floor(whole / 60)) })
}
