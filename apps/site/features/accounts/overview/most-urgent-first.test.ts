import { expect, it } from 'vitest'
import { mostUrgentFirst } from './most-urgent-first.ts'

const shipment = (name: string, to: string | null, action: string | null = null) => ({
  name,
  shipment: { action, eta: to === null ? null : { to } },
})

it('lists what needs the reader, then what arrives first, then what has no time', () => {
  const all = [
    shipment('registered', null),
    shipment('tomorrow', '2026-11-30T20:00:00+08:00'),
    shipment('today', '2026-11-29T20:00:00+08:00'),
    shipment('missed', null, 'choose-delivery'),
    shipment('registered too', null),
  ]
  expect(mostUrgentFirst(all).map(({ name }) => name)).toEqual([
    'missed',
    'today',
    'tomorrow',
    'registered',
    'registered too',
  ])
})
