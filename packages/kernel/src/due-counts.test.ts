import { expect, test } from 'vitest'
import { dueCountsOf } from './due-counts.ts'

const at = (time: string) => Date.parse(`2026-11-${time}+08:00`)

test('what is due is late, within the hour, or later on the same day in China', () => {
  const now = at('28T14:00:00')
  const dues = ['27T10:00:00', '28T14:00:00', '28T14:00:01', '28T15:00:00', '28T15:00:01', '28T23:59:59']
  expect(dueCountsOf([...dues, '29T00:00:00'].map(at), now)).toEqual({
    late: 2,
    withinHour: 2,
    laterToday: 2,
    nextAt: at('28T14:00:01'),
  })
})

test('shortly before midnight the hour reaches into the next day, and nothing is later today', () => {
  const now = at('28T23:30:00')
  expect(dueCountsOf([at('29T00:15:00'), at('29T00:45:00')], now)).toMatchObject({
    withinHour: 1,
    laterToday: 0,
  })
})

test('where nothing is due there is no next', () => {
  expect(dueCountsOf([], at('28T14:00:00'))).toEqual({ late: 0, withinHour: 0, laterToday: 0, nextAt: null })
})
