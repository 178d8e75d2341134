import { expect, test } from 'vitest'
import { aPageContext } from '../../../testing/a-page-context.ts'
import { loadMyShipments, shownTo } from './load.ts'

const parties = {
  shown: 'in-full',
  senderName: '林样本',
  senderPhone: '13800001357',
  senderAddress: '广东省深圳市南山区科技园南路12号',
  receiverName: '欧阳样例',
  receiverPhone: '18400006002-7804',
  receiverAddress: '北京市朝阳区88 Jianguo Road',
} as const
const own = (of: object | null) => ({ shipment: { parties: of } }) as never as Parameters<typeof shownTo>[0]

test.each([
  ['zh-CN', parties.senderAddress, parties.receiverAddress],
  ['en-US', '科技园南路12号, Nanshan, Shenzhen, Guangdong', '88 Jianguo Road, Chaoyang, Beijing'],
] as const)(
  'an own shipment hides phones and names its areas in %s',
  (locale, senderAddress, receiverAddress) => {
    expect(shownTo(own(parties), locale).shipment.parties).toEqual({
      ...parties,
      senderAddress,
      receiverAddress,
      senderPhone: '138******57',
      receiverPhone: '184******02-****',
    })
    expect(shownTo(own(null), locale).shipment.parties).toBeNull()
  },
)

test.each([
  ['open=HY660120260045&wish=locker', '/my/shipments?open=HY660120260045&wish=locker', 'locker'],
  ['open=HY660120260045&wish=moon', '/my/shipments?open=HY660120260045', null],
  ['wish=locker', '/my/shipments', 'locker'],
])('whoever signs in comes back to what they chose: %s', async (query, back, wish) => {
  const context = aPageContext('zh-CN', `/my/shipments?${query}`, { now: () => 0 })
  const page = await loadMyShipments({ ...context, account: null } as never)
  expect(page.wish).toBe(wish)
  expect(new URL(page.signIn ?? '', 'https://www.hongyan.example').searchParams.get('returnUrl')).toBe(back)
})
