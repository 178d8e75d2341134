import { expect, test } from 'vitest'
import { orderWords } from '../words.ts'
import { firstOpenDay, heldWindow, type PickupOffer, pickupStrip } from './pickup-strip.ts'

const at = (hour: number, day = 25) => `2026-11-${day}T${hour}:00:00+08:00`
const offer: PickupOffer = {
  branch: 'SZ-001',
  collects: true,
  days: [
    {
      day: '2026-11-25',
      holiday: null,
      cutOff: at(18),
      windows: [
        { from: at(16), until: at(17), state: 'past', afterCutOff: false },
        { from: at(17), until: at(18), state: 'past', afterCutOff: false },
      ],
    },
    {
      day: '2026-11-26',
      holiday: null,
      cutOff: at(18, 26),
      windows: [
        { from: at(17, 26), until: at(18, 26), state: 'open', afterCutOff: false },
        { from: at(18, 26), until: at(19, 26), state: 'open', afterCutOff: true },
        { from: at(19, 26), until: at(20, 26), state: 'open', afterCutOff: true },
      ],
    },
  ],
}
const days = pickupStrip('zh-CN', orderWords('zh-CN'), offer, Date.parse(at(17)))

test('days are today and tomorrow, and the first with an open window is shown', () => {
  expect(days.map(({ name }) => name)).toEqual(['今天', '明天'])
  expect(firstOpenDay(days)).toBe('2026-11-26')
})

test('the cut-off is marked once, before the first window after it', () =>
  expect(days[1]?.cells.map(({ text, cutOff }) => [text, cutOff])).toEqual([
    ['17:00\u2060–\u206018:00', null],
    ['18:00\u2060–\u206019:00', '18:00 截单'],
    ['19:00\u2060–\u206020:00', null],
  ]))

test('the present moment stands in its own cell, by the quarter', () => {
  const [today, tomorrow] = pickupStrip('zh-CN', orderWords('zh-CN'), offer, Date.parse(at(17)) + 20 * 60_000)
  expect(today?.cells.map(({ ends, now }) => [ends, now])).toEqual([
    [['16:00', '17:00'], null],
    [['17:00', '18:00'], { text: '现在 17:20', quarter: 1 }],
  ])
  expect(tomorrow?.cells.map(({ now }) => now)).toEqual([null, null, null])
})

test('a window that has passed meanwhile is not held', () => {
  expect(heldWindow(offer, { from: at(16), until: at(17), afterCutOff: false })).toBeNull()
  expect(heldWindow(offer, { from: at(18, 26), until: at(19, 26), afterCutOff: false })?.afterCutOff).toBe(
    true,
  )
  expect(heldWindow(offer, null)).toBeNull()
})
