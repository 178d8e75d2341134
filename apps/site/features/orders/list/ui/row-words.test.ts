import { orderListMessages } from '@hongyan/content/messages'
import type { TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import { whereWritten } from '@hongyan/testing/where-written'
import { expect, it } from 'vitest'
import { cityLine } from '../../place-line.ts'
import type { ListedOrder } from '../load.ts'
import { promiseOf } from './row-words.ts'

const order = (changes: Partial<ListedOrder>) =>
  ({
    state: 'accepted',
    since: '2026-11-21T17:12:00+08:00',
    reason: null,
    pickup: {
      way: 'collect',
      from: '2026-11-23T16:00:00+08:00',
      until: '2026-11-23T17:00:00+08:00',
      branch: 'x',
    },
    waybills: [],
    terms: { arrivesFrom: '2026-11-25', arrivesUntil: '2026-11-26', arrivesBy: '18:00' },
    ...changes,
  }) as ListedOrder

const under = { status: 'in_transit', eta: null, holdReason: null } as const
const page = {
  orders: [],
  counts: { waiting: 0, underway: 1, attention: 0, delivered: 0, cancelled: 0 },
  next: null,
}

const data = { locale: 'zh-CN', now: Date.parse('2026-11-24T10:00:00+08:00'), page: null } as const

it.each([
  [order({}), ['11 月 26 日 18:00 前', '昨天 16:00\u2060–\u206017:00 取件']],
  [order({ state: 'collected' }), ['11 月 26 日 18:00 前', '11 月 21 日 17:12 更新']],
  [order({ state: 'completed' }), ['11 月 21 日 17:12']],
  [
    order({ state: 'refused', reason: 'no-capacity' }),
    ['未取件', orderListMessages('zh-CN').reasons['no-capacity']],
  ],
  [order({ state: 'cancelled' }), ['未取件', '11 月 21 日 17:12']],
])('says what is promised, and how far it is or how it ended', (one, lines) => {
  expect(promiseOf(data, one)).toEqual(lines)
})

it('says of what is on its way when its shipment is expected, and of what is stopped what it waits for', () => {
  const number = 'HY660120260045'
  const eta = {
    from: '2026-11-25T10:22:00+08:00',
    to: '2026-11-25T12:22:00+08:00',
    zone: 'Asia/Shanghai',
    computedAt: '2026-11-24T10:00:00+08:00',
    previous: null,
  }
  const one = order({ state: 'collected', waybills: [{ number, pieces: 1, status: 'in_transit' }] })
  const linesOf = (changes: Partial<TrackedShipment>) =>
    promiseOf(
      {
        ...data,
        page: { ...page, shipments: new Map([[number, { ...under, ...changes } as TrackedShipment]]) },
      },
      one,
    )
  expect(linesOf({ eta })).toEqual(['预计明天 12:22 前到', '11 月 21 日 17:12 更新'])
  expect(linesOf({ status: 'on_hold', holdReason: 'customs' })).toEqual([
    '等海关放行',
    '原定 11 月 26 日 18:00 前',
  ])
})

it('names a route by its cities', () => {
  expect([cityLine('440305', 'zh-CN'), cityLine('110105', 'en-US')]).toEqual(['深圳', 'Beijing'])
  whereWritten('zh-HK', (hk) => expect(cityLine('110105', hk)).toBe('北京'))
  expect(cityLine('999999', 'zh-CN')).toBe('')
})
