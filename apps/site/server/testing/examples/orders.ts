import { rightOrder as order } from '../right-order.ts'
import type { People } from './people.ts'
import { type Player, textIn } from './player.ts'

type Headers = Readonly<Record<string, string>>

const draft = '0198a5c0-0000-4000-8000-000000000001'
const table = '收件人,电话,地址,物品,重量\n张范例,13800138000,湖北省武汉市江夏区光谷大道88号,茶叶,2'

/** An order of a program, from its price to its labels; then one more that is changed and cancelled. */
export async function playOrders({ ask }: Player, as: Headers) {
  await ask('pickupWindows', { query: { division: '440305', product: 'express-standard' } })
  const { data: terms } = (await ask('priceOrder', { as, body: { order } })) as { data: Terms }
  const { total, arrivesUntil, termsVersion } = terms
  const shown = { total, arrivesUntil, termsVersion }
  const place = (key: string) =>
    ask('placeOrder', { as, headers: { 'idempotency-key': key }, body: { order, shown } })
  const number = textIn(await place('own-order-1001'), 'data', 'number')
  await ask('listOrders', { as, query: { limit: '2' } })
  await ask('showOrder', { as, params: { number } })
  await ask('answerOrder', { params: { number }, body: { state: 'accepted' } })
  await ask('orderLabels', { as, body: { numbers: [number], size: '100x150' } })
  await ask('previewLabel', { as, body: { number } })
  const other = { number: textIn(await place('own-order-1002'), 'data', 'number') }
  const recipient = { name: '欧阳范例', detail: '示例北街 18 号' }
  const pickup = { from: '2026-11-21T15:00:00+08:00', until: '2026-11-21T16:00:00+08:00' }
  await ask('changeOrder', { as, params: other, body: { pickup, recipient } })
  await ask('cancelOrder', { as, params: other, body: {} })
  await ask('placeOrderList', {
    as,
    headers: { 'idempotency-key': 'own-list-0001' },
    body: { orders: [{ order, shown }] },
  })
}

type Terms = { readonly total: number; readonly arrivesUntil: string; readonly termsVersion: string }

/** What the order form and the list form of an account do. */
export async function playOrderForms({ ask }: Player, { customer: as }: People) {
  await ask('saveOrderDraft', { as, body: { id: draft, content: { note: '周日不在家' } } })
  await ask('listOrderDrafts', { as })
  await ask('showLastSender', { as })
  await ask('deleteOrderDraft', { as, params: { id: draft }, body: {} })
  await ask('checkOrderMark', { as, query: { mark: 'x' } })
  await ask('keepListText', { as, body: { form: draft, of: 'own', text: table } })
  await ask('checkOrderList', { as, body: { text: table } })
}
