import { statusMessages } from '@hongyan/content'
import { localeIds } from '@hongyan/locales'
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
