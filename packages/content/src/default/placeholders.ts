import type { DocumentInput } from '../contract/site.ts'
import type { SceneName } from '../scene-names.ts'
import { both, type Seed } from '../seed.ts'

type Page = DocumentInput<'placeholders'>['pages'][number]
type Words = readonly [chinese: string, english: string]
type Related = 'track' | 'home' | 'services'

const links = {
  track: { label: both('查运单', 'Track a shipment'), href: '/track' },
  home: { label: both('返回首页', 'Back to the home page'), href: '/' },
  services: { label: both('看八类服务', 'See the eight services'), href: '/#services' },
} as const

function page(
  path: string,
  title: Words,
  lead: Words,
  willDo: readonly Words[],
  scene: SceneName,
): Seed<Page> {
  const related: readonly Related[] = ['track', 'services', 'home']
  return {
    path,
    title: both(...title),
    lead: both(...lead),
    willDo: willDo.map((words) => both(...words)),
    related: related.map((name) => links[name]),
    scene,
  }
}

const cooperation: readonly Words[] = [
  ['选合作类型，填公司和预计单量', 'Choose the kind of cooperation, your company and expected volume'],
  [
    '用短信验证码确认，防止别人冒用您的号码',
    'Confirm with a code by text message, so nobody uses your number',
  ],
  ['提交后给您一个编号，进度随时能查', 'Get a reference and follow what happens to it'],
]

/** Pages that open later: what they will do, and how to get it done today. */
export const placeholders: Seed<DocumentInput<'placeholders'>> = {
  pages: [
    page(
      '/cooperation',
      ['商务合作', 'Business cooperation'],
      [
        '在线合作表单即将开放。现在打电话或写信，同样有专人跟进。',
        'The enquiry form opens soon. Call or write today and someone will take it up just the same.',
      ],
      cooperation,
      'apron',
    ),
    page(
      '/ecology/cooperation',
      ['生态合作', 'Partner cooperation'],
      [
        '云仓、网点、运力与技术伙伴的申请入口即将开放。',
        'Applications for warehouse, branch, carrier and technology partners open soon.',
      ],
      cooperation,
      'robot',
    ),
    page(
      '/white-paper',
      ['白皮书', 'White papers'],
      ['行业白皮书的下载即将开放。', 'Downloads of our industry papers open soon.'],
      [
        ['按行业挑选，先看摘要再下载', 'Choose by industry, read the summary first'],
        ['验证手机号后取得下载链接', 'Confirm a mobile number and get a link'],
      ],
      'warehousing',
    ),
    page(
      '/carbon',
      ['碳足迹计算', 'Carbon footprint'],
      ['碳足迹计算即将开放。', 'The carbon calculator opens soon.'],
      [
        ['按路线逐段算出排放', 'Emissions for each leg of the route'],
        ['里程、系数和出处都列出来', 'Distance, factor and source, all shown'],
        ['结果有固定链接，可以存档', 'A permanent link for your records'],
      ],
      'sustainability',
    ),
    page(
      '/network',
      ['网点查询', 'Branches'],
      ['网点与收送范围查询即将开放。', 'Branch and delivery-range search opens soon.'],
      [
        ['按距离列出网点、营业时间和能办的事', 'Branches by distance, with hours and services'],
        ['现在是否营业，一眼看到', 'See which are open now'],
        ['输入地址，看收不收、送不送、几点截单', 'Enter an address: pickup, delivery and cut-off'],
      ],
      'hub',
    ),
    page(
      '/serve-range',
      ['收送范围', 'Delivery range'],
      ['收送范围查询即将开放。', 'Delivery-range search opens soon.'],
      [
        ['输入地址，看每种产品收不收、送不送', 'Enter an address and see each product'],
        ['偏远地区要多几天、加多少钱', 'Extra days and charges for remote areas'],
      ],
      'van',
    ),
    page(
      '/unroute/map',
      ['网点地图', 'Branch map'],
      ['网点地图即将开放。', 'The branch map opens soon.'],
      [
        ['在地图上看附近的网点和自提柜', 'Branches and lockers near you, on a map'],
        ['旁边附同样内容的文字列表', 'The same as a text list beside it'],
      ],
      'city',
    ),
    page(
      '/route/onPlaceorder',
      ['在线下单', 'Place an order'],
      [
        '在线下单即将开放。现在拨打 950616，同样上门取件。',
        'Online ordering opens soon. Call 950616 for the same pickup.',
      ],
      [
        ['贴一段地址文字，自动分好姓名、电话、地址', 'Paste an address and have it sorted into fields'],
        ['选快递、重货或生鲜，当场看到价格', 'Choose express, heavy or fresh and see the price'],
        ['约一个上门时间', 'Pick a pickup time'],
      ],
      'express',
    ),
    page(
      '/route/orderList.do',
      ['我的运单', 'My orders'],
      [
        '运单列表即将开放。有单号，现在就能查。',
        'Your order list opens soon. With a number you can track today.',
      ],
      [
        ['寄出的和收到的，分开列', 'Sent and received, side by side'],
        ['按单号、收件人、日期查找', 'Search by number, receiver or date'],
      ],
      'freight',
    ),
    page(
      '/address',
      ['地址簿', 'Addresses'],
      ['地址簿即将开放。', 'The address book opens soon.'],
      [
        ['保存常用地址，设一个默认', 'Keep addresses and set one as default'],
        ['按姓名、电话尾号、拼音首字母查找', 'Search by name, phone digits or initials'],
        ['一次导入多条', 'Import many at once'],
      ],
      'locker',
    ),
    page(
      '/my',
      ['我的账户', 'My account'],
      ['账户页即将开放。', 'Accounts open soon.'],
      [
        ['一处看订单、地址和发票', 'Orders, addresses and invoices in one place'],
        ['设置动态提醒', 'Choose which alerts you get'],
      ],
      'express',
    ),
  ],
}
