import { statusMessages } from '@hongyan/content'
import { fill, localeIds, sayDay } from '@hongyan/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ServiceState } from '../../../server/operations/service-state.ts'
import { aPageContext } from '../../../testing/a-page-context.ts'
import { loadStatus } from '../load.ts'
import { StatusScreen } from './page.tsx'

const well: ServiceState = {
  database: 'ok',
  feed: 'current',
  newestReceivedAt: '2026-11-30T02:10:00Z',
  events: 'current',
  messages: 'current',
  measured: { writeMs: 3, waitMs: 14_000 },
  days: {
    since: '2026-09-01',
    troubles: new Map([['messages', [{ day: '2026-11-12', at: Date.parse('2026-11-12T01:20:00Z') }]]]),
  },
  at: Date.parse('2026-11-30T02:12:00Z'),
}
const pageOf = (locale: (typeof localeIds)[number], state: Partial<ServiceState> = {}) =>
  loadStatus(aPageContext(locale, '/status', { serviceState: async () => ({ ...well, ...state }) }))

describe.each(localeIds)('the page of services in %s', (locale) => {
  const words = statusMessages(locale)

  it('says in one sentence that all is well, and when that was', async () => {
    const html = renderToStaticMarkup(<StatusScreen data={await pageOf(locale)} />)
    expect(html).toContain(`>${words.all}</h1>`)
    expect(html).toContain('10:12')
    expect(html).toContain('10:10')
  })

  it('names what has trouble', async () => {
    const html = renderToStaticMarkup(<StatusScreen data={await pageOf(locale, { messages: 'late' })} />)
    expect(html).not.toContain(words.all)
    expect(html.split('<ul')[0]).toContain(words.messages.name)
  })

  it('draws the last thirty days, says which had trouble, and what is wrong now is so today', async () => {
    const html = renderToStaticMarkup(<StatusScreen data={await pageOf(locale, { feed: 'delayed' })} />)
    const marks = (mark: string) => html.split(`data-mark="${mark}"`).length - 1
    expect([marks('fine'), marks('trouble')]).toEqual([4 * 30 - 2, 2])
    const { entry, found, what } = words.days
    const first = fill(found, { day: sayDay(locale, '2026-11-12'), time: '09:20' })
    expect(html).toContain(`<b>${first}</b> ${what.messages}`)
    expect(html).toContain(`<b>${fill(entry, { day: sayDay(locale, '2026-11-30') })}</b> ${what.tracking}`)
    expect(html.split(words.days.fine)).toHaveLength(3)
  })

  it('says what it measured, and nothing of what it did not', async () => {
    const { milliseconds, seconds, nobody, scan, write, wait } = words.measured
    const html = renderToStaticMarkup(<StatusScreen data={await pageOf(locale)} />)
    expect(html).toContain(`<dt>${write}</dt><dd>${fill(milliseconds, { ms: '3' })}</dd>`)
    expect(html).toContain(`<dt>${wait}</dt><dd>${fill(seconds, { figure: '14' })}</dd>`)
    expect(html.split(`<dt>${scan}</dt>`)).toHaveLength(2)
    const idle = { measured: { writeMs: null, waitMs: 0 }, newestReceivedAt: null }
    const less = renderToStaticMarkup(<StatusScreen data={await pageOf(locale, idle)} />)
    expect(less).not.toContain(`<dt>${scan}`)
    expect(less).not.toContain(`<dt>${write}`)
    expect(less).toContain(`<dd>${nobody}</dd>`)
  })

  it('says from when on there is a record, and nothing where nobody can say', async () => {
    const days = { since: '2026-11-29', troubles: new Map() }
    const html = renderToStaticMarkup(<StatusScreen data={await pageOf(locale, { days })} />)
    expect(html).toContain(fill(words.days.since, { date: sayDay(locale, '2026-11-29') }))
    expect(html.split('data-mark="fine"')).toHaveLength(4 * 2 + 1)
    expect(html.split('data-mark="unrecorded"')).toHaveLength(4 * 28 + 1)
    expect(html).toContain(words.incidents.none)
    const without = renderToStaticMarkup(<StatusScreen data={await pageOf(locale, { days: null })} />)
    expect(without).not.toContain('data-mark')
  })
})

it.each([
  [{}, ['ok', 'ok', 'ok', 'ok']],
  [{ feed: 'delayed' }, ['late', 'ok', 'ok', 'ok']],
  [{ events: 'behind' }, ['late', 'ok', 'ok', 'ok']],
  [{ newestReceivedAt: null, feed: 'delayed' }, ['unknown', 'ok', 'ok', 'ok']],
  [{ database: 'read-only' }, ['ok', 'ok', 'paused', 'ok']],
  [{ database: 'down', feed: 'unknown', messages: 'unknown' }, ['paused', 'ok', 'paused', 'unknown']],
  [{ messages: 'late' }, ['ok', 'ok', 'ok', 'late']],
] as const)('finds of %o what each service can do', async (state, conditions) => {
  const { lines } = await pageOf('en-US', state)
  expect(lines.map(({ condition }) => condition)).toEqual(conditions)
})
