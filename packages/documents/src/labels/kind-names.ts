import type { Words } from './label.ts'
import type { DocumentKind } from './labels.ts'

/** What every kind of document is called; apart from its fields, so that a list of documents need not know those. */
export const kindNames: Readonly<Record<DocumentKind, Words>> = {
  page: ['页面', 'Page'],
  news: ['新闻', 'News item'],
  notice: ['公告', 'Notice'],
  question: ['常见问题', 'Question'],
  video: ['视频', 'Video'],
  navigation: ['主导航', 'Main navigation'],
  airNavigation: ['航空导航', 'Air navigation'],
  hongKongNavigation: ['香港版导航', 'Hong Kong navigation'],
  groupSites: ['集团网站', 'Group sites'],
  footer: ['页脚', 'Footer'],
  hongKongFooter: ['香港版页脚', 'Hong Kong footer'],
  support: ['客服信息', 'Customer service'],
  floatingBox: ['悬浮工具', 'Floating tools'],
  orderDialog: ['下单窗口', 'Order dialog'],
  expressMenu: ['寄件中心菜单', 'Menu of the express pages'],
  home: ['首页', 'Home page'],
  tdkList: ['搜索引擎信息', 'Texts for search engines'],
  priceTables: ['价格表', 'Price lists'],
  fleet: ['机队', 'Fleet'],
  prohibited: ['禁限运物品', 'Prohibited items'],
  investorNavigation: ['投资者导航', 'Investor navigation'],
  papers: ['白皮书', 'White papers'],
}
