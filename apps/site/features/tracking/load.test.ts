import { localeOf } from '@hongyan/locales'
import { describe, expect, it } from 'vitest'
import { aPageContext } from '../../testing/a-page-context.ts'
import { loadTrack, trackHead } from './load.ts'
import { sampleNow } from './ui/samples/fixture-shipments.ts'
import { statusAnswers } from './ui/samples/fixtures.ts'

const english = localeOf('en-US')
const answers = [statusAnswers.out_for_delivery, statusAnswers.delivered]

const context = (query: string, asked: string[] = []) =>
  aPageContext('en-US', `/track?${query}`, {
    markOf: async (numbers) => {
      asked.push('mark')
      return `mark of ${numbers}`
    },
    track: async (numbers) => {
      asked.push('answers')
      return numbers.map(
        (number) => answers.find((answer) => answer.number === number) ?? { kind: 'unknown', number },
      )
    },
    feed: async () => ({ newestReceivedAt: null, state: 'current' }),
    subscriptionChannels: ['mail'],
    views: () => new Map(),
    now: () => sampleNow,
  })

describe('loadTrack', () => {
  it('answers every number, whole for the open one and short for the others', async () => {
    const [first, second] = answers.map(({ number }) => number)
    const page = await loadTrack(context(`no=${first},${second}&open=${second}`))
    const events = page.answers.map((answer) => (answer.kind === 'found' ? answer.shipment.events.length : 0))
    expect(events[0]).toBe(1)
    expect(events[1]).toBeGreaterThan(1)
  })

  it('has a mark that is no newer than its answers, or what comes between them would be heard by nobody', async () => {
    const asked: string[] = []
    expect((await loadTrack(context('no=HY660120260045', asked))).mark).toBe('mark of HY660120260045')
    expect(asked).toEqual(['mark', 'answers'])
    expect((await loadTrack(context(''))).mark).toBeNull()
  })

  it('keeps numbers out of the head and results out of search engines', async () => {
    const head = trackHead(english, await loadTrack(context('no=HY660120260045')))
    expect(head.robots).toBe('noindex')
    expect(JSON.stringify(head)).not.toContain('HY66')
    expect(trackHead(english, await loadTrack(context('')))).not.toHaveProperty('robots')
  })
})
