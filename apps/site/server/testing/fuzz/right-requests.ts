import { aPicture } from '@hongyan/testing'
import type { CallExample } from '../../../calls/call.ts'
import { rightOrder } from '../right-order.ts'

type Request = CallExample['request']

const csv = Buffer.from('姓名,手机号,地址\n张三,13800138000,湖北省武汉市江夏区光谷大道88号\n').toString(
  'base64',
)

const addOns = ['insurance', 'receipt-electronic']
const shown = { total: 3_470, arrivesUntil: '2026-11-24', termsVersion: '2026-10' }
const at = '2026-11-21T08:12:00+08:00'
const draft = '0198a5c0-0000-4000-8000-000000000001'
const list = `list-${'0'.repeat(43)}`
// What stands there, a record of theirs takes the place of: their numbers begin alike.
const order = { params: { number: 'HO0000000000000' } }
const claim = { params: { number: 'HL00000000000' } }
const shipment = { params: { number: 'HY660120260106' } }
const one = { params: { id: '0197a000-0000-7000-8000-000000000000' } }
const ofCompany = { query: { of: 'company' } }
const insured = { ...rightOrder, addOns, declaredValue: 80_000 }
const parcels = [{ number: 'HY660120260038', pieces: 2 }]

/** Requests that go further than the examples of their calls, by call. */
export const rightRequests: Readonly<Record<string, readonly Request[]>> = {
  getPhoneVerify: [{ body: { waybillCode: 'HY660120260106', phoneTail: '2010' } }],
  unlockShipment: [{ body: { number: 'HY660120260106', tail: '2010' } }],
  priceOrder: [{ body: { order: insured } }, { ...ofCompany, body: { order: insured } }],
  placeOrder: [{ body: { order: rightOrder, shown } }, { ...ofCompany, body: { order: rightOrder, shown } }],
  changeOrder: [
    { ...order, body: { pickup: { from: rightOrder.pickup.from, until: rightOrder.pickup.until } } },
    { ...order, body: { recipient: { name: '欧阳样例' }, note: '周日不在家' } },
  ],
  answerOrder: [
    { ...order, body: { state: 'refused', reason: 'no-capacity' } },
    { ...order, body: { state: 'accepted', waybills: parcels } },
  ],
  orderLabels: [{ body: { numbers: ['HO0000000000000'], size: '76x130' } }],
  placeOrderList: [{ body: { orders: [{ order: rightOrder, shown }] } }],
  checkOrderList: [
    { body: { text: '收件人,电话,地址,物品,重量\n张三,13800138000,湖北省武汉市江夏区光谷大道88号,茶叶,2' } },
  ],
  listOrders: [ofCompany, { query: { q: '茶' } }],
  listShipments: [ofCompany, { query: { q: 'HY' } }],
  saveOrderDraft: [{ body: { id: draft, content: { note: '周日不在家' } } }],
  mendOrderList: [{ body: { key: list, look: draft, typed: [] } }],
  keepListText: [{ body: { form: draft, of: 'own', text: 'a,b\n1,2' } }],
  importAddresses: [{ body: { file: csv } }],
  nameShipment: [{ ...shipment, body: { nickname: '茶' } }],
  changeDelivery: [
    { ...shipment, body: { choice: 'another-day', day: '2026-11-22' } },
    { ...shipment, body: { choice: 'neighbour', name: '陈 试件', at: '3 单元 503' } },
  ],
  fileClaim: [{ ...shipment, body: { kind: 'damaged', amount: 100, story: '破了' } }],
  addClaimFile: [{ ...claim, body: { name: 'a.png', base64: aPicture } }],
  answerClaim: [{ ...claim, body: { step: 'review' } }],
  answerDelivery: [{ ...shipment, body: { state: 'refused', revision: 1, reason: 'no-room' } }],
  sendEvents: [
    {
      body: {
        events: [{ eventId: 'e-1', waybillNo: 'HY660120260038', code: 'hub_sorted', at, cityCode: '110100' }],
      },
    },
  ],
  subscribe: [
    { body: { number: 'HY660120260038', channel: 'feed' } },
    { body: { number: 'HY660120260038', channel: 'sms', address: '13900005527', code: '123456' } },
  ],
  moveEnquiry: [{ params: { number: 'EQ-2222-2222' }, body: { status: 'contacted', note: '样例' } }],
  changeWebhook: [
    { ...one, body: { state: 'on' } },
    { ...one, body: { topics: ['orders'] } },
  ],
  inviteToCompany: [{ body: { mail: 'more@asks.example', role: 'viewer' } }],
}
