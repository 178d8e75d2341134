/** The page that shows the API. */
export const developersZh = {
  title: '开放接口',
  lead: '网站自己用的就是这些接口。请求和返回示例，都是测试实际调用录下来的。',
  document: '下载 OpenAPI 3.1 文档',
  components: '页面部件，可以单独试用',
  index: '接口分组',
  overview: '概览',
  read: '看示例',
  count: { other: '{count} 个接口' },
  address: '地址',
  access: {
    session: '只限本站页面',
    account: '需要登录',
    signature: '需要签名',
    key: '密钥权限：{scope}',
  },
  request: '请求示例',
  reply: '返回示例',
  file: '返回一个文件',
  size: '约 {size}',
  refused: '可能的拒绝',
  refusedByAny: { other: '另有 {count} 种拒绝，各接口都可能返回' },
  shortened: '列表只留前几项，长文字截短；编号、令牌和时间是样例。',
  codes: '返回码',
  meaning: '含义',
  description: {
    title: '鸿雁物流接口',
    about:
      '每个答复都是 `{ code, errorMsg, … }`，1 是成功。时间是带时差的 ISO 8601，重量是克，金额是分。以 HTTP 200 答复业务拒绝的调用，各自写明。',
    success: '成功',
    successOr: '成功，或拒绝：{refusals}',
  },
} as const
