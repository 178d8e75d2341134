import { type Db, migrate, openDatabase } from '@hongyan/db'
import { ingestEvents } from '@hongyan/domain/tracking/ingest-events'
import { unknownStored, withMapping } from '@hongyan/domain/tracking/testing/with-mapping'
import { trackNumbers } from '@hongyan/domain/tracking/track-numbers'
import type { TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import type { Milestone, ShipmentStatus } from '@hongyan/domain/tracking/vocabulary'
import { formatWindow, isoDay, type LocaleId, localeIds, telephoneLink } from '@hongyan/locales'
import { aPartner, generatedJourneys, testCtx } from '@hongyan/testing'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { refreshSamples } from '../../../../../tools/seed/refresh-samples.ts'
import { sampleList } from '../../../../../tools/seed/sample-numbers.ts'
import { EtaCard } from './parts/eta-card.tsx'
import { StatusExplained } from './parts/status-explained.tsx'
import { inertHandlers } from './state/handlers.ts'
import { collectedOf } from './text/arrival.ts'
import { currentLeg } from './text/current-leg.ts'
import { eventsOf } from './text/events-of.ts'
import { headlineOf, leadOf } from './text/shipment-words.ts'
import { stillModel } from './tracking-model.ts'
import { TrackingTextsContext } from './tracking-texts.ts'
import { TrackingView } from './tracking-view.tsx'
import { type TrackingWords, trackingWords } from './words.ts'

// A ceiling: hundreds of pages are rendered, beside whatever else the machine does.
vi.setConfig({ testTimeout: 120_000 })

const hour = 3_600_000
/** Saturday 21 November 2026, 13:40 in Beijing. */
const now = Date.parse('2026-11-21T13:40:00+08:00')

let db: Db
beforeAll(async () => {
  db = await openDatabase({ url: ':memory:' })
  await migrate(db)
})
afterAll(async () => db.close())

/** Of a company that stores codes nobody has mapped. */
const takeIn = (events: readonly unknown[]) =>
  ingestEvents(withMapping(testCtx(db, { now: () => now, actor: aPartner }), unknownStored), { events })

async function track(number: string, at: number): Promise<TrackedShipment | null> {
  const [answer] = await trackNumbers(testCtx(db, { now: () => at }), { numbers: [number] })
  return answer?.kind === 'found' ? answer.shipment : null
}

/** The steps at which a status may stand; none where the journey has ended or turned back. */
const stepsOf: Readonly<Record<ShipmentStatus, readonly (Milestone | null)[]>> = {
  registered: [null],
  picked_up: ['picked_up'],
  in_transit: ['left_origin', 'reached_destination'],
  out_for_delivery: ['out_for_delivery'],
  awaiting_collection: ['reached_destination', 'out_for_delivery'],
  attempt_failed: ['out_for_delivery'],
  on_hold: [null, 'picked_up', 'left_origin', 'reached_destination', 'out_for_delivery'],
  returning: [null],
  returned: [null],
  delivered: [null],
}

const windowless: readonly ShipmentStatus[] = [
  'on_hold',
  'awaiting_collection',
  'returning',
  'returned',
  'delivered',
]

/** What the answer says of itself, in any language. */
function expectOneAnswer(shipment: TrackedShipment, at: number): void {
  const { status, milestones, eta, action } = shipment
  if (windowless.includes(status)) expect(eta).toBeNull()

  const current = milestones.findIndex(({ state }) => state === 'current')
  expect(stepsOf[status]).toContain(milestones[current]?.step ?? null)
  const done = milestones.filter(({ state }) => state === 'done').length
  if (current >= 0) expect(done).toBe(current)
  expect(milestones.map(({ state }) => state)).toEqual(
    milestones.map((_, index) => (index < done ? 'done' : index === current ? 'current' : 'todo')),
  )
  if (status === 'delivered') expect(done).toBe(milestones.length)

  if (action?.kind === 'choose-delivery') {
    expect(['out_for_delivery', 'attempt_failed']).toContain(status)
    expect(Date.parse(action.until)).toBeGreaterThan(at)
  }

  // Whoever has been scanned in the destination city has reached it, before any hub there is left.
  const events = eventsOf(shipment)
  const arrivals = ['hub_arrived', 'hub_sorted', 'flight_arrived', 'branch_arrived', 'destination_arrived']
  const newest = events.find(({ code }) => arrivals.includes(code))
  if (
    status === 'in_transit' &&
    newest?.packageNo === null &&
    newest.place?.cityCode === shipment.destination.cityCode
  )
    expect(milestones[current]?.step).toBe('reached_destination')
}

const truck = /truck|货车|貨車/i
const aircraft = /flight|aircraft|in the air|航班|飞机|飛機/i
const weekdayAfterAt = /\bat (Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/

function say(locale: LocaleId, words: TrackingWords, shipment: TrackedShipment, at: number) {
  const texts = { locale, words, now: at }
  const number = shipment.asked
  const lookup = {
    kind: 'answered',
    number,
    answer: { kind: 'found', number, shipment },
    fetchedAt: at,
    fromDevice: false,
  } as const
  const model = stillModel({ numbers: [number], open: number }, [lookup])
  const render = (part: ReactNode) =>
    renderToStaticMarkup(<TrackingTextsContext value={texts}>{part}</TrackingTextsContext>)
  const headline = headlineOf(texts, shipment)
  return {
    headline,
    html: render(<TrackingView model={model} handlers={inertHandlers} />),
    head: `${headline.join(' ')} ${leadOf(texts, shipment)} ${render(<StatusExplained shipment={shipment} />)}`,
    card: render(<EtaCard shipment={shipment} />),
  }
}

/** Headline, window, steps, notices and ways on as the page writes them, in one language. */
function expectOneStory(locale: LocaleId, shipment: TrackedShipment, at: number): void {
  const words = trackingWords(locale)
  const { html, head, card, headline } = say(locale, words, shipment, at)
  const { status, eta, action, freshness } = shipment
  const { when, overdue } = words

  // "Today" is said where the window is of this day and has not ended, and nowhere else.
  const ofToday = [when.today, when.thisMorning, when.thisAfternoon, when.thisEvening]
  const isOpen = eta !== null && Date.parse(eta.to) >= at
  if (ofToday.some((word) => headline.join(' ').includes(word))) {
    expect(isOpen).toBe(true)
    expect(isoDay(eta?.to ?? 0, eta?.zone ?? 'UTC')).toBe(isoDay(at, eta?.zone ?? 'UTC'))
  }
  if (eta && !isOpen) {
    if (status in words.headlinesWithTime) expect(headline.at(-1)).toBe(overdue)
    expect(card).toContain(words.eta.late)
    expect(card).not.toContain(words.eta.arrives)
  }
  if (isOpen) {
    expect(headline).not.toContain(overdue)
    expect(card).toContain(formatWindow(locale, eta, eta.zone))
    expect(card).not.toContain(words.eta.late)
  }
  if (eta === null) expect(html).not.toContain(words.eta.late)
  // What is stopped says why, and no day.
  if (status === 'on_hold' && shipment.holdReason !== null) {
    expect(headline).toEqual(words.holds[shipment.holdReason].headline)
    expect(card).toContain(words.eta.stopped)
    // Whoever reads that nothing is to be done is not asked to call.
    const { action: wanted } = words.holds[shipment.holdReason]
    if (action !== null) expect(wanted).toContain(words.hotlineNumber)
  }

  // Words of the mode: the truck and the aircraft are named where the last scan was of one.
  const last = currentLeg(eventsOf(shipment), shipment.destination.cityCode)?.event.code
  if (truck.test(head)) expect(last).toBe('trunk_departed')
  if (aircraft.test(head)) expect(last).toMatch(/^flight_/)

  // Another day or place is offered with the number that arranges it, or not at all.
  expect(html.includes(words.action['choose-delivery'].title)).toBe(action?.kind === 'choose-delivery')
  if (action) {
    const part = html.slice(html.indexOf(words.action[action.kind].title))
    expect(part.slice(0, part.indexOf('</section>'))).toContain(
      `href="${telephoneLink(words.hotlineNumber)}"`,
    )
  }

  // At most one step is marked as the present one, and it is that of the headline.
  const marked = [...html.matchAll(/aria-current="step"[^>]*>([^<]*)</g)].map(([, name]) => name)
  const step = shipment.milestones.find(({ state }) => state === 'current')?.step
  expect(marked).toHaveLength(step || status === 'returning' ? 1 : 0)
  if (status === 'returning') expect(marked).toEqual([words.statuses.returning.name])
  else if (shipment.status === 'awaiting_collection')
    expect(marked).toEqual([words.statuses.awaiting_collection.name])
  else if (step && step !== 'reached_destination') expect(marked).toEqual([words.milestones[step]])

  // The digits are asked for while they open something.
  if (status === 'delivered') expect(head.includes(words.notReceived)).toBe(shipment.proof === 'locked')
  if (status === 'returning' || status === 'returned') expect(html).not.toContain(words.proof.notYet)
  if (freshness.state === 'quiet') {
    expect(head).not.toMatch(/normal|正常/)
    expect(head).not.toMatch(truck)
    expect(head).not.toMatch(aircraft)
  }
  if (status === 'delivered' && collectedOf(shipment) === null)
    expect(headline[0]).toEqual(words.statuses.delivered.headline[0])
  expect(html).not.toMatch(weekdayAfterAt)
  expect(html).not.toMatch(/undefined|NaN|\{[a-z]\w*\}/)
}

describe.each(localeIds)('tracking in %s', (locale) => {
  it('tells one story of any journey, at any hour', async () => {
    await fc.assert(
      fc.asyncProperty(generatedJourneys(now), fc.boolean(), async ({ waybillNo, pieces, events }, later) => {
        const { results } = await takeIn(events)
        expect(results.filter(({ outcome }) => outcome !== 'stored')).toEqual([])
        // Two hours after the last news of anything the feed itself is late.
        const at = later ? now + 2 * hour : now
        for (const number of pieces === 1 ? [waybillNo] : [waybillNo, `${waybillNo}-1-${pieces}-`]) {
          const shipment = await track(number, at)
          if (!shipment) continue
          expectOneAnswer(shipment, at)
          expectOneStory(locale, shipment, at)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('tells one story of every sample shipment, from its telling until it is told anew', async () => {
    await refreshSamples(testCtx(db, { now: () => now, actor: { kind: 'system', name: 'seed' } }))
    for (const hours of [0, 2, 5, 24]) {
      for (const { number } of sampleList) {
        const at = now + hours * hour
        const shipment = await track(number, at)
        if (!shipment) continue
        expectOneAnswer(shipment, at)
        expectOneStory(locale, shipment, at)
      }
    }
  })
})

describe('the invariants', () => {
  it('meet every status, both sides of a window, and each mode', async () => {
    const met = new Set<string>()
    await fc.assert(
      fc.asyncProperty(generatedJourneys(now), async ({ waybillNo, events }) => {
        await takeIn(events)
        const shipment = await track(waybillNo, now)
        if (!shipment) return
        met.add(shipment.status)
        met.add(shipment.product)
        if (shipment.eta) met.add(Date.parse(shipment.eta.to) < now ? 'overdue' : 'open')
        if (shipment.eta?.previous) met.add('moved')
        met.add(String(currentLeg(shipment.events, shipment.destination.cityCode)?.leg))
      }),
      { numRuns: 400 },
    )
    const statuses = Object.keys(stepsOf).filter((status) => status !== 'registered')
    for (const wanted of [...statuses, 'air', 'cross-border', 'overdue', 'open', 'moved', 'road', 'airport'])
      expect([...met]).toContain(wanted)
  })
})
