import type { EventCode, HoldReason, Milestone } from '@hongyan/domain/tracking/vocabulary'

/** Why goods wait, and whether the reader can help. */
type HoldText = {
  readonly name: string
  /** The reason itself, then what comes next: it stands over the shipment. */
  readonly headline: readonly string[]
  /** What it waits for, in a few words. */
  readonly next: string
  readonly text: string
  readonly action: string
}

export const trackingScansZh = {
  /** One line per scan; the place stands on its own line below it. */
  events: {
    order_registered: '订单已登记',
    picked_up: '已揽收',
    origin_departed: '已从寄件网点发出',
    hub_arrived: '到达转运中心',
    hub_sorted: '转运中心已分拣',
    hub_departed: '已离开转运中心',
    trunk_departed: '干线货车已发车',
    flight_departed: '航班已起飞',
    flight_arrived: '航班已落地',
    customs_entered: '进入清关',
    customs_cleared: '清关完成',
    destination_arrived: '到达目的城市',
    branch_arrived: '到达派送网点',
    out_for_delivery: '正在派送',
    attempt_failed: '派送未成功',
    locker_placed: '已放入自提柜',
    ready_for_collection: '已到自提点，等待取货',
    held: '暂停运输',
    released: '恢复运输',
    rerouted: '线路已调整',
    eta_changed: '预计送达时间有变',
    temperature_logged: '温度已记录',
    return_started: '开始退回',
    returned: '寄件人已收到退货',
    delivered: '已签收',
    unmapped: '运输中，收到新记录',
  } satisfies Record<EventCode | 'unmapped', string>,
  holds: {
    weather: {
      headline: ['因天气停运。', '恢复通行后立即发出。'],
      next: '线路恢复通行',
      name: '天气',
      text: '因天气停运，恢复后自动发出。',
      action: '您无需操作。',
    },
    customs: {
      headline: ['海关正在查验。', '放行后继续运输。'],
      next: '海关放行',
      name: '清关',
      text: '货在海关，等待放行。',
      action: '需要补交文件时，我们会通知您；如有急事，请致电 {our.hotline}。',
    },
    address: {
      headline: ['收货地址找不到。', '补全后继续派送。'],
      next: '地址补全',
      name: '地址',
      text: '收货地址不完整或找不到。',
      action: '请打 {our.hotline} 补全地址。',
    },
    damaged: {
      headline: ['外包装破损，正在加固。', '包好后继续运输。'],
      next: '加固完成',
      name: '破损',
      text: '运输中发现外包装破损，正在检查和加固。',
      action: '暂时无需操作，客服会联系寄件人。',
    },
    volume: {
      headline: ['货量集中，在等班次。', '正在加开班次。'],
      next: '加班车发出',
      name: '货量',
      text: '货量集中，正在加开班次。',
      action: '您无需操作。',
    },
    receiver_request: {
      headline: ['按收件人要求暂停派送。', '到约定时间继续。'],
      next: '到约定的日子',
      name: '收件人要求',
      text: '按收件人的要求暂停派送。',
      action: '到约定时间自动恢复。想提前，请打 {our.hotline}。',
    },
    security: {
      headline: ['正在接受安全检查。', '检查完继续运输。'],
      next: '检查通过',
      name: '安全检查',
      text: '货物正在接受安全检查。',
      action: '如需补充说明，客服会联系寄件人。',
    },
    other: {
      headline: ['货停在我们的场地。', '原因请问客服。'],
      next: '场地放行',
      name: '其他',
      text: '货物暂时停在我们的场地。',
      action: '想知道详情请拨打 {our.hotline}。',
    },
  } satisfies Record<HoldReason, HoldText>,
  milestones: {
    picked_up: '已揽收',
    left_origin: '运输中',
    reached_destination: '到达目的城市',
    out_for_delivery: '派送中',
    delivered: '已签收',
  } satisfies Record<Milestone, string>,
  /** The third step by its city: 到达北京. */
  reachedCity: '到达{city}',
  milestoneStates: { done: '已完成', current: '进行中', todo: '未开始' },
  products: {
    standard: '标准快递',
    express: '特快',
    freight: '货运',
    bulky: '大件',
    cold: '冷链',
    pharma: '医药',
    air: '航空',
    'cross-border': '跨境',
  },
  receipts: { none: '不返单', paper: '纸质', electronic: '电子' },
} as const
