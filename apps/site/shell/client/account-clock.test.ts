import { expect, it } from 'vitest'
import { accountStep, isAnnounced } from './account-clock.ts'

it.each([
  [1800, 43_200, 0, { kind: 'wait', ms: 1_740_000 }],
  [1800, 43_200, 1_739_000, { kind: 'wait', ms: 1000 }],
  [1800, 43_200, 1_740_000, { kind: 'warn', left: 60, why: 'idle' }],
  [1800, 43_200, 1_748_500, { kind: 'warn', left: 52, why: 'idle' }],
  [1800, 43_200, 1_799_999, { kind: 'warn', left: 1, why: 'idle' }],
  [1800, 43_200, 1_800_000, { kind: 'over' }],
  // The device slept.
  [1800, 43_200, 90_000_000, { kind: 'over' }],
  [50, 50, 0, { kind: 'warn', left: 50, why: 'end' }],
  [1800, 40, 0, { kind: 'warn', left: 40, why: 'end' }],
  [0, 0, 0, { kind: 'over' }],
])('%i s idle and %i s in all, %i ms ago: %o', (idleSeconds, endsSeconds, since, step) => {
  expect(accountStep({ idleSeconds, endsSeconds }, since)).toEqual(step)
})

it.each([
  [Array.from({ length: 60 }, (_, at) => 60 - at), [60, 30, 10]],
  // A busy device looks late.
  [
    [58, 55, 28, 27, 11, 4, 2],
    [58, 28, 4],
  ],
  [[9, 8], [9]],
])('of %j seconds left a screen reader is told %j', (looks, told) => {
  expect(looks.filter((left, at) => isAnnounced(left, looks[at - 1] ?? Number.POSITIVE_INFINITY))).toEqual(
    told,
  )
})
