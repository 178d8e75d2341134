/** The page that shows the API. */
export const developersZh = {
  title: '开放接口',
  lead: '网站自己用的就是这些接口。每一项的请求、返回和示例，都来自校验它们的同一套定义。',
  document: '下载 OpenAPI 3.1 文档',
  index: '接口分组',
  families: {
    tracking: '运单查询',
    'track-view': '查询页面',
    ingestion: '轨迹推送',
    notices: '公告与动态',
    reading: '阅读统计',
    content: '内容',
    search: '站内搜索',
    prohibited: '能不能寄',
    'group-links': '站点统计',
  },
  access: { session: '需要会话', signature: '需要签名' },
  request: '请求示例',
  reply: '返回示例',
  codes: '返回码',
  meaning: '含义',
} as const
