import { expect, it } from 'vitest'
import { events, sampleShipment } from '../samples/fixture-shipments.ts'
import { trackingWords } from '../words.ts'
import { arrivalOf, collectedOf, gapWords } from './arrival.ts'
import { headlineOf, leadOf } from './shipment-words.ts'

const delivered = { code: 'delivered', status: 'delivered', at: '2026-11-21T13:32:00+08:00' } as const
const ready = {
  code: 'ready_for_collection',
  status: 'awaiting_collection',
  at: '2026-11-21T10:00:00+08:00',
} as const
const missed = { code: 'attempt_failed', status: 'attempt_failed', at: '2026-11-21T09:30:00+08:00' } as const

it('measures what came against the promise of booking', () => {
  const shipment = sampleShipment('HY1', { status: 'delivered', events: events([delivered]) })
  const arrival = arrivalOf(shipment)
  expect(arrival).toMatchObject({ kind: 'delivered', spare: (5 * 60 + 28) * 60_000 })
  const texts = { locale: 'en-US' as const, words: trackingWords('en-US'), now: 0 }
  expect(gapWords(texts, arrival?.spare ?? 0)).toBe('5 h 28 min')
  expect(gapWords(texts, -3 * 86_400_000)).toBe('3 days')
})

it('takes the moment it lay ready for what is collected, and says nothing where somebody was missed', () => {
  const status = 'delivered' as const
  const collected = sampleShipment('HY1', { status, events: events([delivered, ready]) })
  expect(arrivalOf(collected)).toMatchObject({ kind: 'ready', at: ready.at })
  expect(arrivalOf(sampleShipment('HY1', { status, events: events([delivered, missed]) }))).toBeNull()
  expect(arrivalOf(sampleShipment('HY1', { status, promised: null, events: events([delivered]) }))).toBeNull()
})

it('never calls early what was collected: it says when, and that it lay ready in time', () => {
  const status = 'delivered' as const
  const fetched = { ...delivered, at: '2026-11-22T20:00:00+08:00' } as const
  const collected = sampleShipment('HY1', { status, events: events([fetched, ready]) })
  const texts = { locale: 'en-US' as const, words: trackingWords('en-US'), now: Date.parse('2026-11-29') }
  expect(headlineOf(texts, collected)).toEqual(['Collected on Sun, Nov 22, 20:00.'])
  expect(leadOf(texts, collected)).toContain('Ready since Sat, Nov 21, 10:00, on time.')
  expect(leadOf(texts, collected)).not.toMatch(/signed/i)
})

it('takes for brought to the door what lay ready and was sent out again', () => {
  const out = {
    code: 'out_for_delivery',
    status: 'out_for_delivery',
    at: '2026-11-21T12:00:00+08:00',
  } as const
  const again = sampleShipment('HY1', { status: 'delivered', events: events([delivered, out, ready]) })
  expect(collectedOf(again)).toBeNull()
  expect(arrivalOf(again)).toMatchObject({ kind: 'delivered', at: delivered.at })
})
