import { expect, it } from 'vitest'
import { presentOverview } from './present.ts'

type Asked = Parameters<typeof presentOverview>[0]
type Waiting = Asked['waiting']['orders'][number]

const shipments = { shipments: [], counts: { underway: 0 }, next: null } as unknown as Asked['sent']

const waiting = (number: string, waybills: readonly string[]) =>
  ({
    order: {
      number,
      state: { kind: waybills.length === 0 ? 'placed' : 'accepted' },
      goods: [],
      recipient: { name: '欧阳样例' },
      pickup: { way: 'collect', from: 0, until: 0 },
      waybills: waybills.map((one) => ({ number: one })),
    },
    allowed: [],
  }) as unknown as Waiting

it('an order goes by the waybill of its shipment once it has one', () => {
  const orders = [waiting('HO1', []), waiting('HO2', ['HY2', 'HY3'])]
  const { upcoming } = presentOverview({
    tasks: [],
    sent: shipments,
    received: shipments,
    underway: 0,
    handOvers: new Map(),
    subscriptions: [],
    sessions: [],
    orders: [],
    waiting: { orders, counts: { waiting: 2 }, next: null } as unknown as Asked['waiting'],
    month: {} as Asked['month'],
    phone: null,
  })
  expect(upcoming.map(({ number, waybillNo }) => [number, waybillNo])).toEqual([
    ['HO1', null],
    ['HO2', 'HY2'],
  ])
})
