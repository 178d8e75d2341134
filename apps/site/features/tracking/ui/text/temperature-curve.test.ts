import type { TrackedEvent } from '@hongyan/domain/tracking/tracking-answer'
import { expect, test } from 'vitest'
import { isOutOfRange, measurementsOf, temperatureCurve } from './temperature-curve.ts'

const event = (hour: number, celsius: number | null): TrackedEvent => ({
  id: `${hour}`,
  code: 'hub_arrived',
  status: 'in_transit',
  at: `2026-11-21T${String(hour).padStart(2, '0')}:00:00+08:00`,
  zone: 'Asia/Shanghai',
  place: null,
  site: null,
  original: null,
  packageNo: null,
  temperature: celsius === null ? null : { celsius, from: 0, to: 4 },
})

test('a curve runs from the first one to the last, by time, and the range is in it', () => {
  const measured = measurementsOf([event(20, 5), event(18, null), event(12, 2), event(10, 1)])
  expect(measured.map(({ celsius }) => celsius)).toEqual([1, 2, 5])
  const curve = temperatureCurve(measured)
  expect(curve?.spots.map(({ x, isOut }) => [x, isOut])).toEqual([
    [0, false],
    [0.2, false],
    [1, true],
  ])
  const heights = curve?.spots.map(({ y }) => y) ?? []
  expect(heights).toEqual([...heights].sort((one, other) => other - one))
  // Warmer than it is to be lies above the band, and nothing at the edge of the picture.
  expect(heights[2]).toBeLessThan(curve?.band.top ?? 0)
  expect(heights[2]).toBeGreaterThan(0)
  expect(curve?.band.bottom).toBeLessThan(1)
})

test('one one makes no curve, and the limits are within the range', () => {
  expect(temperatureCurve(measurementsOf([event(10, 1)]))).toBeNull()
  expect([-0.1, 0, 4, 4.1].map((celsius) => isOutOfRange({ celsius, from: 0, to: 4 }))).toEqual([
    true,
    false,
    false,
    true,
  ])
})
