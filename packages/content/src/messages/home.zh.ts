/** Labels of the home page's own controls; its editorial texts are a document. */
export const homeZh = {
  dock: {
    title: '查运单',
    hint: '一次最多 {count} 个单号，用逗号或换行隔开',
    submit: '查询',
    tools: '常用工具',
  },
  network: {
    modes: '网络类型',
    air: '航空',
    trunk: '干线',
    warehouse: '仓储',
    list: '查看航线列表',
    trunkList: '查看干线列表',
    warehouseList: '查看仓库城市',
    map: '{mode}网络图，文字版见下方列表',
    hub: '枢纽',
    from: '{from}至{to}',
    offMap: '{city}，在图外',
    sampleNote: '线路为示例，以下单时的报价为准',
  },
  /** What flies now; a script fills the places. */
  flights: {
    count: { other: '夜航货机 {count} 班，看时刻' },
    one: '{count} 班货机在飞',
    other: '{count} 班货机在飞',
    next: '下一班货机 {time}',
    way: { one: '{from}—{to} {time} 到', other: '{from}—{to} {time} 先到', next: '{from}—{to}' },
  },
  solutions: { tabs: '选择行业' },
  cases: { read: '看过程', sample: '案例企业为虚构示例' },
  figures: { label: '公司数据' },
  news: { title: '新闻', more: '更多新闻' },
  notices: { title: '公告', more: '全部公告' },
} as const
