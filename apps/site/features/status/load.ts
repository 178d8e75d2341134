import { siteContent, statusMessages } from '@hongyan/content'
import type { PublicService } from '@hongyan/domain/service-days/service-days'
import { dayAtHome } from '@hongyan/kernel/home-time'
import { fill, formatMoment, homeZone, type LocaleId } from '@hongyan/locales'
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
}

/** A day of a service. `since` is when trouble was first found that day, ms UTC; null where the page itself finds it. */
export type DayMark =
  | { readonly day: string; readonly mark: 'fine' }
  | { readonly day: string; readonly mark: 'trouble'; readonly since: number | null }

/** How many days are drawn at most, this one the last. */
export const shownDays = 60
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
      { service: 'tools' as const, name: tools.name, condition: 'ok' as const, text: tools.ok },
      ordersLine(id, state, signsIn),
      messagesLine(id, state),
    ].map((line) => ({ ...line, days: daysOf(line, state) })),
    at: state.at,
    hotline: siteContent(id).support.hotline,
  }
}

/** The last days of a service that are on record; none where the database cannot say. What is wrong now is so today. */
function daysOf({ service, condition }: ServiceLine, { days, at }: ServiceState): readonly DayMark[] {
  if (days === null) return []
  const troubles = days.troubles.get(service) ?? []
  const today = dayAtHome(at)
  const last = Array.from({ length: shownDays }, (_, nth) => dayAtHome(at - (shownDays - 1 - nth) * dayMs))
  const { since } = days
  return last
    .filter((day) => day >= since || day === today)
    .map((day) => {
      const isWrongNow = day === today && (condition === 'late' || condition === 'paused')
      const found = troubles.find((trouble) => trouble.day === day)
      if (found) return { day, mark: 'trouble', since: found.at }
      return isWrongNow ? { day, mark: 'trouble', since: null } : { day, mark: 'fine' }
    })
}

function trackingLine(locale: LocaleId, state: ServiceState): ServiceLine {
  const { name, ...words } = statusMessages(locale).tracking
  const { database, feed, newestReceivedAt, events } = state
  const service = 'tracking'
  if (database === 'down') return { service, name, condition: 'paused', text: words.paused }
  if (events === 'behind') return { service, name, condition: 'late', text: words.behind }
  if (newestReceivedAt === null) return { service, name, condition: 'unknown', text: words.none }
  const text = feed === 'current' ? words.ok : words.delayed
  return {
    service,
    name,
    condition: feed === 'current' ? 'ok' : 'late',
    text: fill(text, { time: formatMoment(locale, newestReceivedAt, homeZone) }),
  }
}

function ordersLine(locale: LocaleId, { database }: ServiceState, signsIn: boolean): ServiceLine {
  const { name: alone, withAccounts, ok, paused } = statusMessages(locale).orders
  const name = signsIn ? withAccounts : alone
  const service = 'orders'
  return database === 'ok'
    ? { service, name, condition: 'ok', text: ok }
    : { service, name, condition: 'paused', text: paused }
}

function messagesLine(locale: LocaleId, { messages }: ServiceState): ServiceLine {
  const { name, ok, late, unknown } = statusMessages(locale).messages
  const service = 'messages'
  if (messages === 'current') return { service, name, condition: 'ok', text: ok }
  return { service, name, condition: messages, text: messages === 'late' ? late : unknown }
}
