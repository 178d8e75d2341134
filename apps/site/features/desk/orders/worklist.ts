import { ownProductNames } from '@hongyan/locales'
import type { z } from 'zod'
import { type ColumnsOf, defineWorklist, recordPart, rowAction } from '../../../calls/worklist.ts'
import {
  acceptOrdersAction,
  changeOrdersAction,
  listOrderWorkAction,
  noteOrdersAction,
  refuseOrdersAction,
  revealOrderAction,
  showOrderWorkAction,
} from './actions.ts'
import type { orderRow } from './views.ts'

const stateNames = {
  placed: { en: 'Waiting', zh: '待接单' },
  accepted: { en: 'Accepted', zh: '已接单' },
  refused: { en: 'Refused', zh: '不承运' },
  cancelled: { en: 'Canceled', zh: '已取消' },
  collected: { en: 'Collected', zh: '已揽收' },
  completed: { en: 'Completed', zh: '已完成' },
} as const
const groupNames = {
  waiting: { en: 'Waiting', zh: '待接单' },
  late: { en: 'Pickup has begun', zh: '已到取件时间' },
  'within-hour': { en: 'Pickup within the hour', zh: '一小时内取件' },
  'later-today': { en: 'Pickup later today', zh: '今天晚些时候取件' },
  accepted: { en: 'Accepted', zh: '已接单' },
  refused: { en: 'Refused', zh: '不承运' },
  cancelled: { en: 'Canceled', zh: '已取消' },
  all: { en: 'All', zh: '全部' },
} as const
export const orderRefusalNames = {
  'goods-not-carried': { en: 'These goods are not carried', zh: '这类货不承运' },
  'area-not-served': { en: 'The area is not served', zh: '地区不通达' },
  'no-capacity': { en: 'No capacity', zh: '运力不足' },
  'address-unclear': { en: 'The address is unclear', zh: '地址不清' },
  'sender-not-reached': { en: 'The sender was not reached', zh: '联系不上寄件人' },
  other: { en: 'Other', zh: '其他' },
} as const
const productNames: Readonly<Record<string, { readonly en: string; readonly zh: string }>> = {
  'express-standard': { en: 'Standard express', zh: '标准快递' },
  'express-priority': { en: 'Priority express', zh: '特快' },
  air: { en: 'Air freight', zh: '航空' },
  'freight-light': { en: 'Light freight', zh: '小票零担' },
  'freight-heavy': { en: 'Heavy freight', zh: '重货' },
  bulky: { en: 'Bulky items', zh: '大件' },
  'cold-chain': { en: 'Cold chain', zh: '冷链' },
  pharma: { en: 'Pharmaceutical', zh: '医药' },
  ...ownNames(),
}

function ownNames() {
  const zh = ownProductNames('zh-CN', 'en-US')
  return Object.fromEntries(
    Object.entries(ownProductNames('en-US', 'zh-CN')).map(([id, en]) => [id, { en, zh: zh[id] ?? en }]),
  )
}

const columns: ColumnsOf<z.output<typeof orderRow>> = [
  { key: 'number', kind: 'number-of-record', label: { en: 'Order', zh: '订单号' } },
  { key: 'state', kind: 'choice', names: stateNames, label: { en: 'Status', zh: '状态' } },
  { key: 'pickupFrom', kind: 'due', label: { en: 'Pickup from', zh: '取件自' } },
  { key: 'pickupUntil', kind: 'instant', label: { en: 'Until', zh: '至' } },
  {
    key: 'way',
    kind: 'choice',
    names: { collect: { en: 'Collect', zh: '上门取件' }, 'drop-off': { en: 'Dropped off', zh: '送到网点' } },
    label: { en: 'How', zh: '方式' },
  },
  { key: 'branch', kind: 'text', label: { en: 'Branch', zh: '网点' } },
  { key: 'product', kind: 'choice', names: productNames, label: { en: 'Product', zh: '产品' } },
  { key: 'origin', kind: 'text', label: { en: 'From', zh: '始发' } },
  { key: 'destination', kind: 'text', label: { en: 'To', zh: '目的' } },
  { key: 'pieces', kind: 'number', label: { en: 'Pieces', zh: '件数' } },
  { key: 'weight', kind: 'grams', label: { en: 'Weight', zh: '重量' } },
  { key: 'total', kind: 'money', label: { en: 'Price', zh: '运费' } },
  { key: 'sender', kind: 'masked', label: { en: 'Sender', zh: '寄件人' } },
  { key: 'recipient', kind: 'masked', label: { en: 'Recipient', zh: '收件人' } },
  { key: 'waybills', kind: 'texts', label: { en: 'Waybills', zh: '运单号' } },
  { key: 'placedAt', kind: 'instant', label: { en: 'Placed', zh: '下单时间' } },
]

/** Orders that wait for a branch, those to be collected first first. */
export const orderWorklist = defineWorklist(listOrderWorkAction, {
  id: 'orders',
  title: { en: 'Orders', zh: '订单' },
  rowKey: 'number',
  columns,
  filters: [
    { key: 'group', kind: 'choice', names: groupNames, label: { en: 'Show', zh: '显示' } },
    { key: 'branch', kind: 'branch', label: { en: 'Branch', zh: '网点' } },
    { key: 'from', kind: 'day', label: { en: 'Placed from', zh: '下单自' } },
    { key: 'until', kind: 'day', label: { en: 'Until', zh: '至' } },
    { key: 'text', kind: 'text', label: { en: 'Order or waybill', zh: '订单号或运单号' } },
  ],
  views: [
    { name: groupNames.waiting, query: { group: 'waiting' } },
    { name: groupNames.late, query: { group: 'late' } },
    { name: groupNames.accepted, query: { group: 'accepted' } },
    { name: groupNames.all, query: { group: 'all' } },
  ],
  actions: [
    rowAction(acceptOrdersAction, {
      name: 'accept',
      label: { en: 'Accept', zh: '接单' },
      fields: [
        { key: 'waybill', kind: 'text', label: { en: 'Waybill, if there is one', zh: '运单号（可不填）' } },
      ],
    }),
    rowAction(refuseOrdersAction, {
      name: 'refuse',
      label: { en: 'Refuse', zh: '不承运' },
      isFinal: true,
      fields: [
        {
          key: 'reason',
          kind: 'choice',
          names: orderRefusalNames,
          label: { en: 'Reason', zh: '原因' },
          isNeeded: true,
        },
      ],
    }),
    rowAction(changeOrdersAction, {
      name: 'change',
      label: { en: 'Change', zh: '改单' },
      single: true,
      fields: [
        { key: 'pickupFrom', kind: 'instant', label: { en: 'Pickup from', zh: '取件自' } },
        { key: 'pickupUntil', kind: 'instant', label: { en: 'Pickup until', zh: '取件至' } },
        { key: 'recipientName', kind: 'text', label: { en: 'Recipient', zh: '收件人' } },
        { key: 'recipientPhone', kind: 'text', label: { en: 'Phone', zh: '电话' } },
        { key: 'recipientAddress', kind: 'text', label: { en: 'Street and house', zh: '详细地址' } },
      ],
    }),
    rowAction(noteOrdersAction, {
      name: 'note',
      label: { en: 'Note', zh: '备注' },
      fields: [{ key: 'text', kind: 'long-text', label: { en: 'Note', zh: '备注' }, isNeeded: true }],
    }),
  ],
  record: recordPart(showOrderWorkAction, [
    ...columns,
    { key: 'since', kind: 'instant', label: { en: 'Since', zh: '状态自' } },
    { key: 'reason', kind: 'choice', names: orderRefusalNames, label: { en: 'Reason', zh: '原因' } },
    { key: 'goods', kind: 'texts', label: { en: 'Goods', zh: '物品' } },
    { key: 'declaredValue', kind: 'money', label: { en: 'Declared value', zh: '声明价值' } },
    { key: 'cashOnDelivery', kind: 'money', label: { en: 'Cash on delivery', zh: '代收货款' } },
    {
      key: 'payer',
      kind: 'choice',
      names: {
        sender: { en: 'Sender', zh: '寄付' },
        recipient: { en: 'Recipient', zh: '到付' },
        account: { en: 'Monthly account', zh: '月结' },
      },
      label: { en: 'Paid by', zh: '付款方' },
    },
    { key: 'senderPhone', kind: 'masked', label: { en: 'Sender’s phone', zh: '寄件人电话' } },
    { key: 'senderAddress', kind: 'masked', label: { en: 'Sender’s address', zh: '寄件地址' } },
    { key: 'recipientPhone', kind: 'masked', label: { en: 'Recipient’s phone', zh: '收件人电话' } },
    { key: 'recipientAddress', kind: 'masked', label: { en: 'Recipient’s address', zh: '收件地址' } },
    { key: 'remark', kind: 'masked', label: { en: 'Remark', zh: '客户留言' } },
    { key: 'arrives', kind: 'text', label: { en: 'Arrives by', zh: '预计送达' } },
    { key: 'notes', kind: 'notes', label: { en: 'Notes', zh: '备注' } },
    { key: 'history', kind: 'history', label: { en: 'History', zh: '经过' } },
  ]),
  reveal: recordPart(revealOrderAction, [
    { key: 'sender', kind: 'text', label: { en: 'Sender', zh: '寄件人' } },
    { key: 'senderPhone', kind: 'text', label: { en: 'Sender’s phone', zh: '寄件人电话' } },
    { key: 'senderAddress', kind: 'text', label: { en: 'Sender’s address', zh: '寄件地址' } },
    { key: 'recipient', kind: 'text', label: { en: 'Recipient', zh: '收件人' } },
    { key: 'recipientPhone', kind: 'text', label: { en: 'Recipient’s phone', zh: '收件人电话' } },
    { key: 'recipientAddress', kind: 'text', label: { en: 'Recipient’s address', zh: '收件地址' } },
    { key: 'remark', kind: 'text', label: { en: 'Remark', zh: '客户留言' } },
  ]),
})
