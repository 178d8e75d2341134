import { expect, it } from 'vitest'
import { isGivenAnew } from './list-controls.ts'
import { pickupToShow } from './pickup-for-all.tsx'

const earliest = { day: '2026-11-21', time: '14:00' }

it.each([
  ['', '', '2026-11-21', '14:00'],
  ['2026-11-20', '15:00', '2026-11-21', '14:00'],
  ['2026-11-21', '09:00', '2026-11-21', '14:00'],
  ['2026-11-21', '', '2026-11-21', ''],
  ['', '15:00', '', '15:00'],
  ['2026-11-22', '09:00', '2026-11-22', '09:00'],
])('shows one pickup for many, typed as "%s" "%s", as "%s" "%s"', (day, from, shownDay, time) => {
  expect(pickupToShow({ pickup_day: day, pickup_from: from }, earliest)).toEqual({ day: shownDay, time })
})

it('gives to the account what is typed into a review, and nothing that it carries', () => {
  const names = [
    'of',
    'take.1',
    'cell.1.note',
    'all.pickup_day',
    'offer',
    'list',
    'list-key',
    'companies',
    'mark',
  ]
  expect(names.filter(isGivenAnew)).toEqual(['of', 'take.1', 'cell.1.note', 'all.pickup_day'])
})
