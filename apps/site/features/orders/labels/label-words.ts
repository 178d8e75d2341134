import type { Payer } from '@hongyan/domain/orders/order-vocabulary'
import { hotlines, names } from '@hongyan/locales'

/** What stands on a label beside its data. Whoever sorts and delivers reads it: it is Chinese for every sender. */
export const labelWords = {
  brand: names['zh-CN'].brand,
  hotline: hotlines['zh-CN'].shown,
  recipient: '收',
  sender: '寄',
  goods: '物品',
  weight: '每件约',
  insured: '保价',
  pays: '付款',
  pickup: '取件',
  collect: '代收',
  conditions: '按条件寄递',
  missing: '〓 表示此处的字无法打印',
  payers: { sender: '寄付', recipient: '到付', account: '月结' } satisfies Record<Payer, string>,
  count: (pieces: number, at: number) => `${pieces} 件之 ${at}`,
} as const
