import { anOrderRecord } from '@hongyan/testing'
import { writtenRows } from '@hongyan/testing/written-rows'
import { expect, test } from 'vitest'
import type { PageContext } from '../../../shell/page-context.ts'
import { presentOrder } from '../present.ts'
import { loadOrderImport } from './load.ts'

const placed = () => [presentOrder({ order: anOrderRecord(), allowed: [] })]
const context = (locale: string, changes: object) =>
  ({
    locale: { id: locale },
    query: new URLSearchParams({ list: 'list-x' }),
    submitted: null,
    services: { mostOfList: 200, mostLabels: 300 },
    account: {
      name: null,
      company: null,
      listMark: '',
      savedLists: async () => [],
      ordersOfList: async () => placed(),
    },
    ...changes,
  }) as unknown as PageContext<never, never>

test.each(
  writtenRows([
    ['zh-CN', '北京市朝阳区'],
    ['zh-HK', '北京市朝陽區'],
    ['en-US', 'Chaoyang, Beijing'],
  ]),
)('the orders of a list go where they go in %s, opened or just sent', async (locale, area) => {
  const done = { kind: 'done', key: 'list-x', of: 'own', orders: placed(), problem: 'x' } as const
  for (const changes of [{}, { submitted: { kind: 'order-import', step: done } }]) {
    const { step } = await loadOrderImport(context(locale, changes))
    expect(step.kind === 'done' && step.orders.map(({ recipient }) => recipient.area)).toEqual([area])
  }
})
