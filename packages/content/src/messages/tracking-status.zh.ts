import type { ShipmentStatus } from '@hongyan/domain/tracking/vocabulary'

/** How one status is explained: enough that nobody has to call to ask what it means. */
type StatusText = {
  /** Label of the tag. */
  readonly name: string
  /** One or two short sentences, broken by meaning, for when no arrival time is known. */
  readonly headline: readonly string[]
  readonly meaning: string
  /** How long this normally lasts here. */
  readonly usually: string
  /** Whether the visitor must do something, and what. */
  readonly action: string
}

export const trackingStatusZh = {
  statuses: {
    registered: {
      name: '已下单',
      headline: ['订单已收到。', '等待上门取件。'],
      meaning: '寄件信息已经登记，货还在寄件人手里。',
      usually: '下单后一般 1 小时内上门取件；夜间订单次日 8:00 起取。',
      action: '收件人无需操作。寄件人请把货包好，备好件数。',
    },
    picked_up: {
      name: '已揽收',
      headline: ['货已经取到。', '接下来从始发地发出。'],
      meaning: '货物已取走，称重计费完成，运输由我们负责。',
      usually: '一般当天离开始发城市。',
      action: '您无需操作。',
    },
    in_transit: {
      name: '运输中',
      headline: ['货在路上。', '每到一站都有记录。'],
      meaning: '货物已经发出，正一站一站送往目的城市，每到一处都有扫描记录。',
      usually: '看距离和所选产品，一般几天；以最新的预计送达时间为准。',
      action: '您无需操作。时间不方便可以改约；要改地址，请在派送前打 {our.hotline}。',
    },
    out_for_delivery: {
      name: '派送中',
      headline: ['正在派送。', '一般当天送到。'],
      meaning: '货已离开网点，正按线路派送。',
      usually: '一般当天送达，派送时间为 8:00 到 22:00。',
      action: '请保持电话畅通，收货处要有人。',
    },
    awaiting_collection: {
      name: '待自提',
      headline: ['货已到自提点。', '请凭取件码来取。'],
      meaning: '货物已放进自提柜或存放在网点，等收件人来取。',
      usually: '一般当天或第二天被取走，过期会退回寄件人。',
      action: '请凭取件码来取，取件码在发给收件人的短信里。',
    },
    attempt_failed: {
      name: '派送未成功',
      headline: ['这次没能送到。', '我们会再送一次。'],
      meaning: '我们到了收货地址，但货没有交到收件人手里。',
      usually: '一般下一个派送日再送。',
      action: '想换个时间或自提，可以改约，或打 {our.hotline}；不改，我们按原地址再送。',
    },
    on_hold: {
      name: '暂停运输',
      headline: ['货停在途中。', '恢复后给出新时间。'],
      meaning: '货物存放在途中的场地，因为下面写明的原因暂时停止运输。',
      usually: '天气和货量原因一般 1 到 2 天；清关和地址问题，要看材料什么时候补齐。',
      action: '是否需要您处理，写在原因后面。',
    },
    returning: {
      name: '退回中',
      headline: ['货正退回寄件人。', '不会再派送。'],
      meaning: '货物未能送达，或寄件人要求退回，正在退回途中。',
      usually: '时间与去程相近。',
      action: '收件人无需操作。还想收货，请联系寄件人重新寄。',
    },
    returned: {
      name: '已退回',
      headline: ['货已退给寄件人。', '这一单到此结束。'],
      meaning: '寄件人已经收到退回的货物。',
      usually: '这是最后一个状态，不会再变。',
      action: '寄件人请当面验货，有疑问请打 {our.hotline}。',
    },
    delivered: {
      name: '已签收',
      headline: ['已签收。'],
      meaning: '货物已交给收件人，或者收件人指定的人和地点。',
      usually: '这是最后一个状态，不会再变。',
      action: '没有收到？请打 {our.hotline} 核实。',
    },
  } satisfies Record<ShipmentStatus, StatusText>,
  /** The action of what is delivered, where there is a proof to look at first. */
  notReceived: '没有收到？先看签收凭证，再打 {our.hotline} 核实。',
  /** Headlines for when the arrival window is known; `{when}` is one of `when`. */
  headlinesWithTime: {
    registered: ['订单已收到。', '预计{when}送达。'],
    picked_up: ['货已经取到。', '预计{when}送达。'],
    in_transit: ['预计{when}送达。'],
    out_for_delivery: ['正在派送。', '预计{when}送达。'],
    attempt_failed: ['这次没能送到。', '预计{when}再送。'],
  } satisfies Partial<Record<ShipmentStatus, readonly [string] | readonly [string, string]>>,
  /** The headline of what waits at a place that is known. */
  collectAt: ['可以取件了。', '在{site}。'],
  /** In place of the last sentence of `headlinesWithTime` once the window has passed. */
  overdue: '比预计的时间晚了。',
  /** Where a shipment under way is, by its last scan, and when the next one is due. */
  legs: {
    moving: '货在去下一站的路上，到站才有新记录。',
    road: '干线货车正在路上，到站才有新记录。',
    air: '航班已经起飞，落地后才有新记录。',
    airport: '航班已经落地，货在机场卸下后继续运输。',
    site: '货已到转运中心，等待发车。',
    customs: '货正在清关，放行后继续运输。',
    city: '货已到目的城市，接下来安排派送。',
  },
  when: {
    /** A moment of today, and one of another day, as a sentence names them. */
    atTime: '{time}',
    onMoment: '{moment}',
    thisMorning: '今天上午',
    thisAfternoon: '今天下午',
    thisEvening: '今天晚上',
    today: '今天',
    tomorrow: '明天',
    onDay: '{day}',
  },
} as const
