import { localeOf } from '@hongyan/locales'
import { describe, expect, it } from 'vitest'
import type { PageContext } from '../../page-context.ts'
import { sampleNow } from '../gallery/fixture-shipments.ts'
import { statusAnswers } from '../gallery/fixtures.ts'
import { loadTrack, trackHead } from './load.ts'

const answers = [statusAnswers.out_for_delivery, statusAnswers.delivered]

function notAsked(): never {
  throw new Error('not asked for here')
}

function context(query: string): PageContext {
  return {
    locale: localeOf('en-US'),
    path: '/track',
    query: new URLSearchParams(query),
    origin: 'https://www.hongyan.example',
    requestId: 'test',
    services: {
      track: async (numbers) =>
        numbers.map(
          (number) => answers.find((answer) => answer.number === number) ?? { kind: 'unknown', number },
        ),
      feed: async () => ({ newestReceivedAt: null, state: 'current' }),
      views: () => new Map(),
      items: { answer: notAsked, suggest: notAsked, name: notAsked, list: notAsked },
      search: notAsked,
      now: () => sampleNow,
      quote: notAsked,
      quoteTerms: notAsked,
      api: notAsked,
    },
  }
}

describe('loadTrack', () => {
  it('answers every number, whole for the open one and short for the others', async () => {
    const [first, second] = answers.map(({ number }) => number)
    const page = await loadTrack(context(`no=${first},${second}&open=${second}`))
    const events = page.answers.map((answer) => (answer.kind === 'found' ? answer.shipment.events.length : 0))
    expect(events[0]).toBe(1)
    expect(events[1]).toBeGreaterThan(1)
  })

  it('keeps numbers out of the head and results out of search engines', async () => {
    const head = trackHead(await loadTrack(context('no=HY660120260045')))
    expect(head.robots).toBe('noindex')
    expect(JSON.stringify(head)).not.toContain('HY66')
    expect(trackHead(await loadTrack(context('')))).not.toHaveProperty('robots')
  })
})
