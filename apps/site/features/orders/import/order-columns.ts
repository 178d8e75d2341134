/**
 * Columns of a list of orders, in the order of the template: the id that problems name, and what a heading may be.
 */
export const orderColumns = {
  sender_name: ['寄件人', '寄件人姓名', 'sender', 'sender name'],
  sender_phone: ['寄件电话', '寄件電話', '寄件人电话', '寄件手机', 'sender phone'],
  sender_address: ['寄件地址', 'sender address'],
  recipient_name: ['收件人', '收货人姓名', '收貨人', 'recipient', 'shipping name'],
  recipient_phone: ['收件电话', '收件電話', '收货人手机', '联系手机', 'recipient phone'],
  recipient_address: ['收件地址', '收货地址', '收貨地址', 'recipient address', 'shipping address'],
  goods: [
    '物品',
    '物品名称',
    '商品',
    '商品名称',
    '商品标题',
    '宝贝标题',
    '宝贝名称',
    '货品名称',
    '品名',
    'goods',
    'lineitem name',
    'item name',
    'product name',
  ],
  conditions_met: ['已按条件包装', '已按條件包裝', 'conditions met'],
  pieces: ['件数', '件數', 'pieces'],
  weight_kg: ['每件公斤', '每件重量', 'kg each', 'weight kg'],
  length_cm: ['长厘米', '長厘米', '长', '長', 'length cm', 'length'],
  width_cm: ['宽厘米', '寬厘米', '宽', '寬', 'width cm', 'width'],
  height_cm: ['高厘米', '高', 'height cm', 'height'],
  product: ['产品', '產品', 'product'],
  add_ons: ['附加服务', '附加服務', 'add-ons'],
  declared_yuan: ['声明价值', '聲明價值', '保价金额', 'declared value'],
  collect_yuan: ['代收货款', '代收貨款', 'cash on delivery'],
  payer: ['付款', '付款方式', 'payer'],
  pickup_day: ['取件日期', 'pickup day'],
  pickup_from: ['取件时间', '取件時間', 'pickup from'],
  note: [
    '派送留言',
    '备注',
    '備註',
    '买家留言',
    '买家备注',
    'note',
    'notes',
    'customer note',
    'delivery instructions',
  ],
} as const
export type OrderColumn = keyof typeof orderColumns
export const orderColumnNames = Object.keys(orderColumns) as readonly OrderColumn[]

/** Columns without which a table is no list of orders; what else an order needs can be said for all of them at once. */
export const neededColumns = ['recipient_name', 'recipient_phone', 'recipient_address'] as const

/** Columns that say an order has something by itself: they are asked for where a list lacks them. */
export const askedColumns: readonly OrderColumn[] = [
  'sender_name',
  'sender_phone',
  'sender_address',
  ...neededColumns,
  'goods',
  'weight_kg',
  'pickup_day',
  'pickup_from',
]

/** A cell this long heads no column. */
const longestHeading = 100

/** The column that a heading means, or null; case, spaces, units in brackets and underscores do not count. */
export function columnOf(heading: string): OrderColumn | null {
  return heading.length > longestHeading ? null : (columnsByHeading.get(plainHeading(heading)) ?? null)
}

/** Whether a heading is that of the number of an order, as shops give it: its lines are one order. */
export function isOrderNumber(heading: string): boolean {
  return /^(?:订单编号|订单号|主订单编号|平台单号|交易单号|訂單編號|訂單號|order(?:number|no|id)|name)$/.test(
    plainHeading(heading).replace(/[^\p{L}]/gu, ''),
  )
}

function plainHeading(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[\s_*]/g, '')
}

/** The first of the columns that have a heading has it. */
const columnsByHeading: ReadonlyMap<string, OrderColumn> = new Map(
  orderColumnNames
    .flatMap((name) => [name, ...orderColumns[name]].map((one) => [plainHeading(one), name] as const))
    .reverse(),
)
