import type { cooperationTypes, mainCategoryCodes } from '@hongyan/domain/enquiries/code-lists'
import { isDerived, type LocaleId, localeIds, sourceId } from '@hongyan/locales'

/** An inquiry of a company that does not exist. */
export type SampleInquiry = {
  readonly company: string
  readonly contact: string
  readonly about: (typeof cooperationTypes)[number]
  readonly trade: (typeof mainCategoryCodes)[number]
  /** Orders a month. */
  readonly orders: number
  readonly area: readonly [province: string, city: string, district: string]
  readonly street: string
  readonly position: 1 | 2 | 3
  readonly remark: string
  readonly locale: LocaleId
  /** How long ago it came in, in minutes. */
  readonly ago: number
  /** What the sample sales person has done with it so far. */
  readonly done?: 'assigned' | 'contacted' | 'won' | 'lost'
}

const hour = 60
const day = 24 * hour

export const sampleInquiries: readonly SampleInquiry[] = [
  {
    company: '松果童装（样例）有限公司',
    contact: '赵示例',
    about: 'warehousing',
    trade: '1',
    orders: 4200,
    area: ['浙江省', '湖州市', '吴兴区'],
    street: '示范路 18 号 3 幢',
    position: 3,
    remark: '换季时单量是平时的三倍，想知道旺季能不能加人。',
    locale: 'zh-CN',
    ago: 4,
  },
  {
    company: '北岸自行车（样例）商行',
    contact: '沈样本',
    about: 'bulky',
    trade: '5',
    orders: 300,
    area: ['天津市', '天津市', '武清区'],
    street: '样本街 6 号',
    position: 2,
    remark: '整车 1.8 米长，要送上楼并拆掉包装。',
    locale: 'zh-CN',
    ago: 11,
  },
  {
    company: '青梅雪糕（样例）食品厂',
    contact: '杨试件',
    about: 'cold-chain',
    trade: '7',
    orders: 900,
    area: ['江苏省', '苏州市', '吴江区'],
    street: '范例大道 220 号',
    position: 2,
    remark: '零下十八度，发往华北六个城市的门店，每周二、五装车。',
    locale: 'zh-CN',
    ago: 26,
  },
  {
    company: '海角航材（样例）有限公司',
    contact: '秦小样',
    about: 'air',
    trade: '14',
    orders: 60,
    area: ['广东省', '珠海市', '金湾区'],
    street: '试行路 9 号',
    position: 1,
    remark: '航材急件，当天要走，夜里能不能交货？',
    locale: 'zh-CN',
    ago: 48,
    done: 'assigned',
  },
  {
    company: 'Copper Kettle (Sample) Trading Ltd.',
    contact: 'Rowan Sample',
    about: 'cross-border',
    trade: '7',
    orders: 1500,
    area: ['上海市', '上海市', '青浦区'],
    street: '12 Example Avenue',
    position: 3,
    remark: 'Tea and tableware from Shanghai to Hong Kong twice a week, duties paid by us.',
    locale: 'en-US',
    ago: 75,
  },
  {
    company: '半山茶行（樣例）',
    contact: '郭範例',
    about: 'express',
    trade: '7',
    orders: 260,
    area: ['广东省', '深圳市', '福田区'],
    street: '樣本街 3 號',
    position: 3,
    remark: '由深圳寄香港，客人多數想到自取點取件，請報價。',
    locale: localeIds.find(isDerived) ?? sourceId,
    ago: 2 * hour,
    done: 'assigned',
  },
  {
    company: '远山药业（样例）股份有限公司',
    contact: '吕例文',
    about: 'pharmaceutical',
    trade: '12',
    orders: 700,
    area: ['四川省', '成都市', '温江区'],
    street: '示范路 66 号',
    position: 2,
    remark: '疫苗二到八度，需要全程温度记录和备用车方案。',
    locale: 'zh-CN',
    ago: 3 * hour,
    done: 'contacted',
  },
  {
    company: '小满家居（样例）旗舰店',
    contact: '何样章',
    about: 'bulky',
    trade: '4',
    orders: 1800,
    area: ['广东省', '佛山市', '顺德区'],
    street: '例文巷 21 号',
    position: 2,
    remark: '沙发、床垫，送货和安装要一次完成。',
    locale: 'zh-CN',
    ago: 5 * hour,
    done: 'contacted',
  },
  {
    company: '云上书房（样例）图书公司',
    contact: '许试笔',
    about: 'cloud-warehouse',
    trade: '3',
    orders: 5200,
    area: ['湖北省', '武汉市', '东西湖区'],
    street: '样本街 150 号',
    position: 3,
    remark: '武汉、成都各备一份库存，开学前两周要翻倍。',
    locale: 'zh-CN',
    ago: day,
    done: 'contacted',
  },
  {
    company: '白鹭电子（样例）有限公司',
    contact: '孔范例',
    about: 'technology',
    trade: '9',
    orders: 12_000,
    area: ['福建省', '厦门市', '湖里区'],
    street: '试行路 77 号',
    position: 2,
    remark: '我们有自己的订单系统，想先看接口文档和测试密钥。',
    locale: 'zh-CN',
    ago: day + 3 * hour,
    done: 'won',
  },
  {
    company: '田埂果园（样例）合作社',
    contact: '姜示例',
    about: 'freight',
    trade: '7',
    orders: 80,
    area: ['陕西省', '延安市', '洛川县'],
    street: '范例大道 1 号',
    position: 3,
    remark: '苹果整车发广州，十一月到一月。',
    locale: 'zh-CN',
    ago: day + 6 * hour,
    done: 'lost',
  },
  {
    company: '晨星乐器（样例）工作室',
    contact: '陶样本',
    about: 'express',
    trade: '6',
    orders: 120,
    area: ['北京市', '北京市', '通州区'],
    street: '示范路 5 号院',
    position: 1,
    remark: '吉他要加木架，能不能到付？',
    locale: 'zh-CN',
    ago: 2 * day,
    done: 'contacted',
  },
]

/** What was said about pages. */
export const sampleFeedback = [
  ['/fee', 'zh-CN', 'good', '价格和到达时间一起出来，很清楚。', 50],
  ['/track', 'zh-CN', 'fair', '单号太长，手机上粘贴之后看不全。', 130],
  ['/prohibited', 'zh-CN', 'poor', '搜“香薰蜡烛”查不到，到底能不能寄？', 260],
  ['/serve-range', 'zh-HK', 'good', '', 410],
  [
    '/products/cold-chain',
    'en-US',
    'fair',
    'I looked for the smallest shipment you take and did not find it.',
    700,
  ],
  ['/network', 'zh-CN', 'good', '', 1500],
  ['/fee', 'en-US', 'good', 'Clear. Please add pounds beside kilograms.', 2100],
] as const

/** What was looked for in vain, and how often. */
export const sampleMisses = {
  site: [
    ['周日派送', 9],
    ['充电宝退货', 5],
    ['电子面单模板', 4],
    ['same day delivery', 3],
    ['集運倉', 2],
  ],
  items: [
    ['香薰蜡烛', 11],
    ['筋膜枪', 6],
    ['自热火锅', 5],
    ['积木玩具', 3],
    ['essential oil diffuser', 2],
  ],
} as const
