import { expect, it } from 'vitest'
import { placedAtNight } from './placed-at-night.ts'

it.each([
  ['2026-11-30T04:20:00+08:00', true],
  ['2026-11-30T08:00:00+08:00', false],
  ['2026-11-30T11:59:00Z', false],
  ['2026-11-30T12:00:00Z', true],
])('an order of %s is placed at night: %s', (placedAt, isNight) => {
  expect(placedAtNight(placedAt)).toBe(isNight)
})
