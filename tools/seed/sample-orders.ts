import { sampleNetwork } from '@hongyan/domain/branches/sample-network'
import { acceptOrder } from '@hongyan/domain/orders/accept-order'
import type { OrderValues } from '@hongyan/domain/orders/order-input'
import { refuseOrder } from '@hongyan/domain/orders/refuse-order'
import { defaultBooks } from '@hongyan/domain/quotes/quote-shipment'
import type { Ctx } from '@hongyan/kernel/context'
import { createOrderBooks } from '../../apps/site/features/orders/create-order-books.ts'
import { firstWindow, placeSampleOrder, sampleSenderOf } from './place-sample-order.ts'

type SampleOrder = Pick<OrderValues, 'product' | 'goods' | 'pieces' | 'addOns' | 'declaredValue' | 'note'> & {
  readonly from: readonly [division: string, detail: string]
  readonly to: readonly [name: string, phone: string, division: string, detail: string]
  /** What the branch has said to it; nothing yet where it is left out. */
  readonly said?: 'accepted' | 'refused'
}

const nanshan = ['440305', '示范路 8 号 2 栋 1201'] as const
const tianhe = ['440106', '样本街 30 号 1 楼'] as const

/** Orders of the sample account that pays monthly. */
const sampleOrders: readonly SampleOrder[] = [
  {
    product: 'express-standard',
    from: nanshan,
    to: ['欧阳样例', '13900002468', '110105', '示例北街 16 号 3 单元 502'],
    goods: [{ name: '茶叶' }],
    pieces: [{ length: 350, width: 300, height: 250, weight: 4200, count: 2 }],
    addOns: ['insurance'],
    declaredValue: 80_000,
    note: '周日不在家',
  },
  {
    product: 'express-standard',
    from: tianhe,
    to: ['周样章', '13900003579', '330106', '样例路 99 号 8 幢 301'],
    goods: [{ name: '书' }],
    pieces: [{ length: 300, width: 220, height: 160, weight: 3100, count: 1 }],
    addOns: [],
    declaredValue: 0,
    note: '门口有台阶，请打电话',
  },
  {
    product: 'express-standard',
    from: nanshan,
    to: ['秦小样', '13900004680', '420106', '范例大道 7 号'],
    goods: [{ name: '衣服' }],
    pieces: [{ length: 400, width: 300, height: 120, weight: 1900, count: 3 }],
    addOns: ['receipt-electronic'],
    declaredValue: 0,
    note: '',
  },
  {
    product: 'express-standard',
    from: tianhe,
    to: ['孔范例', '13900005791', '510104', '例文巷 12 号院 4 栋'],
    goods: [{ name: '茶叶' }],
    pieces: [{ length: 250, width: 200, height: 200, weight: 2500, count: 1 }],
    addOns: [],
    declaredValue: 0,
    note: '下午四点以后',
    said: 'accepted',
  },
  {
    product: 'express-standard',
    from: nanshan,
    to: ['陶样本', '13900006802', '310115', '试行路 100 号 2 楼'],
    goods: [{ name: '书' }],
    pieces: [{ length: 300, width: 220, height: 160, weight: 5200, count: 4 }],
    addOns: ['insurance'],
    declaredValue: 50_000,
    note: '',
    said: 'refused',
  },
]

/** What there is for branches to accept: orders of the sample account that has a contract, placed now. */
export async function makeSampleOrders(ctx: Ctx): Promise<void> {
  const sender = await sampleSenderOf(ctx)
  if (sender === null) return
  const known = await ctx.db.query.selectFrom('orders').select('id').where('state', '=', 'placed').execute()
  if (known.length > 0) return
  const network = sampleNetwork()
  const books = createOrderBooks(
    ctx.now,
    () => network,
    () => defaultBooks,
  )()
  for (const [index, sample] of sampleOrders.entries()) {
    const values = valuesOf(ctx, sample, sender.name)
    const { number } = await placeSampleOrder(ctx, sender, books, String(index), values)
    if (sample.said === 'accepted') await acceptOrder(ctx, { number, waybills: null })
    if (sample.said === 'refused') await refuseOrder(ctx, { number, reason: 'no-capacity' })
  }
}

function valuesOf(ctx: Ctx, sample: SampleOrder, sender: string): OrderValues {
  const { from, to, said: _said, ...rest } = sample
  const [division, detail] = from
  return {
    kind: 'express',
    ...rest,
    sender: { name: sender, phone: '13000002003', division, detail },
    recipient: { name: to[0], phone: to[1], division: to[2], detail: to[3] },
    pickup: { way: 'collect', ...firstWindow(ctx, division, sample.product) },
    payer: 'sender',
  }
}
