/** The search of the whole site. */
export const searchZh = {
  title: '站内搜索',
  lead: '搜索服务、工具、问答、新闻和公告，简体、繁体、英文通用。',
  field: '搜索内容',
  placeholder: '如冷链、理赔、运费',
  submit: '搜索',
  found: { other: '找到 {count} 条与“{query}”有关的内容' },
  /** Title of a page of results. */
  about: '“{query}”的搜索结果',
  best: '最相关',
  kinds: {
    tool: '工具',
    page: '页面',
    question: '问答',
    news: '新闻',
    notice: '公告',
    trend: '行业动态',
  },
  /** The same for one of them. */
  oneOf: {
    tool: '工具',
    page: '页面',
    question: '问答',
    news: '新闻',
    notice: '公告',
    trend: '行业动态',
  },
  filter: '按类别看',
  all: '全部',
  allOf: { other: '看全部 {count} 条' },
  shown: '这里列出最相关的 {count} 条，换更具体的词能找得更准。',
  /** For a question about prices. */
  price: {
    title: '算运费',
    from: '城市，如深圳',
    to: '城市，如北京',
    weight: '重量',
    unit: '公斤',
    submit: '算运费',
  },
  tracking: { title: '这像是一个单号', text: '直接查询 {number}。', action: '查运单' },
  nothing: {
    title: '没有找到“{query}”',
    text: '换一个说法，或者少写几个字再试。',
    meant: '您要找的是不是',
  },
  popular: {
    title: '热门搜索',
    terms: ['冷链', '运费', '理赔', '禁寄物品', '退货', '大件上楼', '跨境清关', '发票'],
  },
  ways: {
    title: '或者试试这些服务',
    items: {
      track: { label: '查运单', text: '货在哪、哪天到。' },
      fee: { label: '运费时效', text: '价格、到达日和算法。' },
      network: { label: '网点查询', text: '地址和营业时间。' },
      prohibited: { label: '禁寄物品', text: '不能寄和按条件寄的物品。' },
      help: { label: '帮助中心', text: '常见问题，按事项分类。' },
      consultation: { label: '客服咨询', text: '打电话或留言。' },
    },
  },
  suggestions: { label: '搜索建议', count: { other: '{count} 条建议，按上下键选择' } },
} as const
