import { siteContent, statusMessages } from '@hongyan/content'
import { fill, formatMoment, homeZone, type LocaleId } from '@hongyan/locales'
import type { ServiceState } from '../../server/operations/service-state.ts'
import type { PageContext } from '../../shell/page-context.ts'

export type StatusPages = { readonly serviceState: () => Promise<ServiceState> }

/** How a service does: `late` works with what is old, `paused` does not work. */
export type Condition = 'ok' | 'late' | 'paused' | 'unknown'

/** One service, how it does, and what that means for whoever uses it. */
type ServiceLine = { readonly name: string; readonly condition: Condition; readonly text: string }

export type StatusPage = {
  readonly locale: LocaleId
  readonly lines: readonly ServiceLine[]
  /** ms UTC. */
  readonly at: number
  readonly hotline: string
}

/** Looks at what the site can do now. */
export async function loadStatus({
  locale: { id },
  services,
}: PageContext<StatusPages>): Promise<StatusPage> {
  const state = await services.serviceState()
  const { tools } = statusMessages(id)
  return {
    locale: id,
    lines: [
      trackingLine(id, state),
      // Their tables are in memory: they are as able as the page that says so.
      { name: tools.name, condition: 'ok', text: tools.ok },
      ordersLine(id, state),
      messagesLine(id, state),
    ],
    at: state.at,
    hotline: siteContent(id).support.hotline,
  }
}

function trackingLine(locale: LocaleId, state: ServiceState): ServiceLine {
  const { name, ...words } = statusMessages(locale).tracking
  const { database, feed, newestReceivedAt, events } = state
  if (database === 'down') return { name, condition: 'paused', text: words.paused }
  if (events === 'behind') return { name, condition: 'late', text: words.behind }
  if (newestReceivedAt === null) return { name, condition: 'unknown', text: words.none }
  const text = feed === 'current' ? words.ok : words.delayed
  return {
    name,
    condition: feed === 'current' ? 'ok' : 'late',
    text: fill(text, { time: formatMoment(locale, newestReceivedAt, homeZone) }),
  }
}

function ordersLine(locale: LocaleId, { database }: ServiceState): ServiceLine {
  const { name, ok, paused } = statusMessages(locale).orders
  return database === 'ok' ? { name, condition: 'ok', text: ok } : { name, condition: 'paused', text: paused }
}

function messagesLine(locale: LocaleId, { messages }: ServiceState): ServiceLine {
  const { name, ok, late, unknown } = statusMessages(locale).messages
  if (messages === 'current') return { name, condition: 'ok', text: ok }
  return { name, condition: messages, text: messages === 'late' ? late : unknown }
}
