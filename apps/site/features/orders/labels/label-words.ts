import type { Payer } from '@hongyan/domain/orders/order-vocabulary'
import { hotlines, names, readsSource, rootId } from '@hongyan/locales'

const chinese = {
  recipient: '收',
  sender: '寄',
  goods: '物品',
  weight: '每件约',
  insured: '保价',
  pays: '付款',
  pickup: '取件',
  collect: '代收',
  conditions: '按条件寄递',
  signed: '签收',
  missing: '〓 表示此处的字无法打印',
  payers: { sender: '寄付', recipient: '到付', account: '月结' } satisfies Record<Payer, string>,
  count: (pieces: number, at: number) => `${pieces} 件之 ${at}`,
}

const english: typeof chinese = {
  recipient: 'To',
  sender: 'Fr',
  goods: 'Goods',
  weight: 'Each',
  insured: 'Value',
  pays: 'Pays',
  pickup: 'Pickup',
  collect: 'Collect',
  conditions: 'On conditions',
  signed: 'Signed',
  missing: '〓 stands for a sign that cannot be printed',
  payers: { sender: 'sender', recipient: 'recipient', account: 'account' },
  count: (pieces, at) => `${at} of ${pieces}`,
}

/**
 * What stands on a label beside its data. Whoever sorts and delivers reads it: it is in the language of the company, the
 * one at the root of its site, for every sender.
 */
export const labelWords = {
  brand: names[rootId].brand,
  hotline: hotlines[rootId].shown,
  ...(readsSource(rootId) ? chinese : english),
}
