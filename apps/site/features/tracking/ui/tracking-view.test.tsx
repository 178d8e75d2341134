import type { TrackingAnswer } from '@hongyan/domain/tracking/tracking-answer'
import { shipmentStatuses } from '@hongyan/domain/tracking/vocabulary'
import { type LocaleId, localeIds, readsSource } from '@hongyan/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { packagesOf, sampleNow, sampleShipment } from './samples/fixture-shipments.ts'
import { specialAnswers, statusAnswers } from './samples/fixtures.ts'
import { inertHandlers } from './state/handlers.ts'
import type { Lookup } from './state/lookup.ts'
import { stillModel, type TrackingModel } from './tracking-model.ts'
import { TrackingTextsContext } from './tracking-texts.ts'
import { TrackingView } from './tracking-view.tsx'
import { trackingWords } from './words.ts'

const answered = (answer: TrackingAnswer): Lookup => ({
  kind: 'answered',
  number: answer.number,
  answer,
  fetchedAt: sampleNow,
  fromDevice: false,
})

function view(locale: LocaleId, lookups: readonly Lookup[], change: Partial<TrackingModel> = {}): string {
  const numbers = lookups.map(({ number }) => number)
  const model = { ...stillModel({ numbers, open: numbers[0] ?? null }, lookups), ...change }
  return renderToStaticMarkup(
    <TrackingTextsContext value={{ locale, words: trackingWords(locale), now: sampleNow, signsIn: true }}>
      <TrackingView model={model} handlers={inertHandlers} />
    </TrackingTextsContext>,
  )
}

const answers: readonly (readonly [string, TrackingAnswer])[] = [
  ...shipmentStatuses.map((status) => [status, statusAnswers[status]] as const),
  ...Object.entries(specialAnswers),
]
const cases = localeIds.flatMap((locale) => answers.map(([name, answer]) => ({ locale, name, answer })))

describe.each(cases)('$name in $locale', ({ locale, answer }) => {
  const html = view(locale, [answered(answer)])

  it('has no gap in its texts and no styles of its own', () => {
    expect(html).not.toMatch(/undefined|NaN|\[object|\{[a-z]\w*\}/)
    expect(html).not.toContain('style=')
  })

  it('says the zone of its times', () => {
    if (/\d\d:\d\d/.test(html.replace(/datetime="[^"]*"/gi, ''))) expect(html).toContain('UTC+')
  })

  it('has unique ids, and one h1', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it.runIf(!readsSource(locale))('is in English throughout', () => {
    const own = html.replace(/<(\w+)[^>]*\blang="zh[^"]*"[^>]*>[\s\S]*?<\/\1>/g, '')
    expect(own).not.toMatch(/\p{Script=Han}/u)
  })
})

describe('the page without scripts', () => {
  const lookups = [statusAnswers.out_for_delivery, statusAnswers.delivered, specialAnswers.badFormat].map(
    answered,
  )
  const html = view('en-US', lookups)

  it('lists every number as a link that opens it', () => {
    for (const { number } of lookups.slice(1)) expect(html).toContain(`&amp;open=${number}"`)
  })

  it('says no day beside what is on hold', () => {
    const held = statusAnswers.on_hold
    if (held.kind !== 'found') throw new Error('no shipment on hold')
    const still = { ...held, shipment: { ...held.shipment, action: null } }
    const list = view('en-US', [...lookups, answered(still)])
    expect(list.split(trackingWords('en-US').list.noDay)).toHaveLength(2)
    expect(html).not.toContain(trackingWords('en-US').list.noDay)
  })

  it('adds numbers by a plain form that keeps the ones there are', () => {
    expect(html).toMatch(/<form [^>]*action="\/en\/track" method="get"/)
    expect(html).toContain(`name="no" value="${lookups.map(({ number }) => number).join(',')}"`)
  })

  it('shuts the form for the phone digits and says why', () => {
    expect(html).toMatch(/<noscript><p>[^<]*JavaScript/)
    expect(html).toMatch(/<input[^>]* disabled=""[^>]*inputMode="numeric"/)
  })

  it('hides the buttons that need a script', () => {
    expect(html).not.toContain('Print list')
    expect(html).not.toContain('Copy the number')
  })
})

describe('what a visitor is told', () => {
  const open = (answer: TrackingAnswer, change: Partial<TrackingModel> = {}) =>
    view('en-US', [answered(answer)], { ready: true, ...change })

  it('says whose number it looks like, and where else to look', () => {
    const html = open({ kind: 'unknown', number: 'SF1234567890123' })
    expect(html).toContain('Is it with SF Express?')
    expect(html).toContain('href="/en/my/shipments"')
    expect(open({ kind: 'unknown', number: 'RR473124829FI' })).toContain('a postal service abroad')
    expect(open(specialAnswers.unknown)).not.toContain('Is it with')
  })

  it('shows no list of one', () => {
    expect(open(specialAnswers.unknown)).not.toContain('<nav')
  })

  it('offers the number kept here that is nearly the one typed', () => {
    const number = 'HY660120269994'
    const kept = [{ number: 'HY660120269949', nickname: '', answer: statusAnswers.delivered, fetchedAt: 0 }]
    expect(open({ kind: 'unknown', number }, { kept })).toContain('/en/track?no=HY660120269949')
    expect(open({ kind: 'unknown', number })).not.toContain('HY660120269949')
  })

  it('never replaces an estimate silently', () => {
    expect(open(specialAnswers.etaSlipped)).toContain('Moved from Fri, Nov 20 to Tue, Nov 24: weather')
  })

  it('names the failing check digit and offers the number that fits', () => {
    const html = open(specialAnswers.badFormat)
    expect(html).toContain('it is 5 and should be 4')
    expect(html).toContain('/en/track?no=HY660120260014')
  })

  it('counts delivered packages and gives each an address', () => {
    const html = open(specialAnswers.severalPieces)
    expect(html).toContain('2 of 3 delivered')
    expect(html).toContain('/en/track?no=HY660120260113-2-3-')
  })

  it('dates a package in the list by its own last scan', () => {
    const several = sampleShipment('HY660120260113')
    const number = 'HY660120260113-2-3-'
    const [other, ...own] = several.events
    if (!other) throw new Error('no events')
    const later = { ...other, packageNo: 'HY660120260113-3-3-' }
    const delivered = { ...other, packageNo: number, at: '2026-11-19T13:05:00+08:00' }
    const shipment = {
      ...several,
      packages: packagesOf('HY660120260113', ['delivered', 'delivered', 'out_for_delivery']),
      asked: number,
      status: 'delivered' as const,
      eta: null,
      action: null,
      events: [later, delivered, ...own],
    }
    const html = view('en-US', [
      answered({ kind: 'found', number, shipment }),
      answered(specialAnswers.unknown),
    ])
    const list = /<nav.*?<\/nav>/s.exec(html)?.[0]
    expect(list).toContain('Nov 19')
    expect(list).not.toContain('Today')
  })

  it('tells late data, no network and a failed look-up apart', () => {
    expect(open(specialAnswers.feedDelayed)).toContain('Scans are late')
    expect(open(statusAnswers.delivered, { failure: 'offline' })).toContain('You are offline')
    const failed: Lookup = { kind: 'failed', number: 'HY660120260045', reason: 'unreachable' }
    expect(view('en-US', [failed])).toContain('Try again')
    expect(view('en-US', [{ kind: 'pending', number: 'HY660120260045' }])).toContain('Looking it up')
  })

  it('says until when an unlock is shut', () => {
    const until = sampleNow + 15 * 60_000
    expect(open(statusAnswers.delivered, { unlock: { kind: 'locked', until } })).toContain(
      'You can try again at 13:55 Beijing time (UTC+8)',
    )
  })

  it('shows the words of a carrier only where it has none of its own', () => {
    const html = open(specialAnswers.crossZone)
    expect(html).toContain('<q lang="zh">货物已交地面代理</q>')
    expect(html).toContain('Tokyo time (UTC+9)')
  })
})
