/** What works right now, for everybody to see. */
export const statusZh = {
  title: '服务状态',
  all: '各项服务正常。',
  some: '{list}有异常。',
  seen: '{zone} {time} 查得，每次打开都重新查。',
  again: '再查一次',
  states: { ok: '正常', late: '有延迟', paused: '暂停', unknown: '未知' },
  tracking: {
    name: '运单查询',
    ok: '最近一次收到扫描：{time}。',
    delayed: '最近一次收到扫描：{time}，比平时久。页面显示的可能不是最新位置。',
    none: '还没有收到扫描。',
    behind: '收到的扫描正在处理，稍后显示。',
    paused: '现在查不到运单，请稍后再试。',
  },
  orders: {
    name: '下单和留言',
    withAccounts: '下单、账户和留言',
    ok: '可以提交。',
    paused: '现在不能提交，之前提交的不受影响。',
  },
  tools: {
    name: '运费、网点、收送范围和禁寄查询',
    ok: '可以查询。',
  },
  messages: {
    name: '短信和邮件',
    ok: '按时发出。',
    late: '有消息超过 10 分钟没有发出，会继续发。',
    unknown: '现在无法得知。',
  },
  days: {
    span: '{from}至今天',
    fine: '没有异常记录',
    troubles: { other: '{count} 天有过异常' },
    entry: '{day}。',
    found: '{day} {time} 起。',
    what: {
      tracking: '有一段时间扫描显示得晚，或查不到运单，之后都已补上。',
      tools: '有一段时间查询没有回应。',
      orders: '有一段时间不能提交订单和留言，之前提交的不受影响。',
      messages: '有短信和邮件晚了 10 分钟以上才发出。',
    },
    since: '{date}起有记录',
  },
  help: '急事请致电 {hotline}。',
} as const
