import { expect, it } from 'vitest'
import type { ListedOrder } from '../load.ts'
import { orderSteps } from './order-steps.ts'

const texts = { locale: 'zh-CN', now: Date.parse('2026-11-23T10:00:00+08:00') } as const

const order = (state: ListedOrder['state']) =>
  ({
    state,
    since: '2026-11-23T09:12:00+08:00',
    placedAt: '2026-11-23T09:00:00+08:00',
    pickup: {
      way: 'collect',
      from: '2026-11-23T16:00:00+08:00',
      until: '2026-11-23T17:00:00+08:00',
      branch: 'x',
    },
    terms: { arrivesFrom: '2026-11-25', arrivesUntil: '2026-11-26', arrivesBy: '18:00' },
  }) as ListedOrder

const shown = (state: ListedOrder['state']) =>
  orderSteps(texts, order(state)).map((one) => [one.name, one.state, ...one.lines])

it('says what is done, what it waits for now, and what is agreed', () => {
  expect(shown('placed')).toEqual([
    ['已下单', 'current', '11 月 23 日 09:00'],
    ['网点接单', 'todo', '等网点确认'],
    ['上门取件', 'todo', '今天 16:00\u2060–\u206017:00'],
    ['运输中', 'todo'],
    ['送达', 'todo', '11 月 26 日 18:00 前'],
  ])
  expect(shown('accepted').slice(0, 2)).toEqual([
    ['已下单', 'done', '11 月 23 日 09:00'],
    ['已接单', 'current', '11 月 23 日 09:12'],
  ])
})

it('names no moment of a pickup that it does not know', () => {
  expect(shown('collected').slice(1, 4)).toEqual([
    ['已接单', 'done'],
    ['已揽收', 'done'],
    ['运输中', 'current', '11 月 23 日 09:12 更新'],
  ])
  expect(shown('completed').every(([, state]) => state === 'done')).toBe(true)
})

it('has no steps for an order of which nothing more comes', () => {
  for (const state of ['cancelled', 'refused'] as const) expect(shown(state)).toEqual([])
})
