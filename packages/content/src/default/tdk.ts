import type { DocumentInput } from '../contract/site.ts'
import { type Both, both, type Seed } from '../seed.ts'

type Entry = DocumentInput<'tdkList'>['entries'][number]
type Words = readonly [chinese: string, english: string]

// The brand closes every title except the home page's, where it opens it.
function entry(path: string, title: Words, keyword: Words, description: Words): Seed<Entry> {
  return {
    path,
    title: branded(title),
    keyword: both(...keyword),
    description: both(...description),
  }
}

function branded([chinese, english]: Words): Both<string> {
  return both(`${chinese} - 鸿雁物流`, `${english} - Hongyan Logistics`)
}

const soonChinese = '即将开放。开放前请拨打 950616 或写信给我们。'
const soonEnglish = 'Opening soon. Until then, call 950616 or write to us.'

function soon(path: string, title: Words, keyword: Words): Seed<Entry> {
  return entry(path, title, keyword, [`${title[0]}${soonChinese}`, `${title[1]}. ${soonEnglish}`])
}

function component(name: string, title: Words): Seed<Entry> {
  return entry(
    `/components/${name}`,
    title,
    [`${title[0]},组件`, `${title[1].toLowerCase()}, component`],
    [
      `${title[0]}组件，各种状态逐一摆出来，可以直接试用。`,
      `The ${title[1].toLowerCase()} on its own, ready to try.`,
    ],
  )
}

export const tdkList: Seed<DocumentInput<'tdkList'>> = {
  entries: [
    {
      path: '/',
      title: both('鸿雁物流 - 每一件货，去向都说得清', 'Hongyan Logistics - every shipment, accounted for'),
      keyword: both(
        '鸿雁物流,查运单,快递,货运,仓储,冷链,医药物流,跨境物流,航空货运',
        'Hongyan Logistics, tracking, express, freight, warehousing, cold chain, pharma, cross-border, air cargo',
      ),
      description: both(
        '仓储、快递、货运、大件、冷链、医药、跨境与航空，一张网络，一个单号查到底。客服热线 950616。',
        'Warehousing, express, freight, bulky items, cold chain, pharma, cross-border and air cargo on one network. Hotline 950616.',
      ),
    },
    entry(
      '/track',
      ['查运单', 'Track shipments'],
      ['查运单,运单查询,包裹查询,快递查询', 'tracking, order number, package number, where is my parcel'],
      [
        '输入订单号或包裹号，看货到哪了、什么时候到、要不要您做什么。一次可查多个单号。',
        'Enter order or package numbers: where it is, when it arrives, and whether you need to act.',
      ],
    ),
    entry(
      '/search',
      ['搜全站', 'Search the site'],
      ['站内搜索,搜索', 'search, find'],
      [
        '服务、工具、常见问题、新闻和公告，一次搜完。简体、繁体和英文都能互相搜到。',
        'Services, tools, common questions, news and notices in one place, in Chinese and English alike.',
      ],
    ),
    component('Banner', ['轮播横幅', 'Banner']),
    component('NavBar', ['导航栏', 'Navigation bar']),
    component('Solutions', ['行业方案', 'Industry solutions']),
    component('TrackShipment', ['运单查询框', 'Tracking box']),
    entry(
      '/developers',
      ['开放接口', 'Developers'],
      ['开放接口,接口文档,OpenAPI', 'API, OpenAPI, developers'],
      [
        '每个接口的请求、返回与示例，和网站使用的是同一套定义。',
        'Requests, answers and examples of every call, from the definitions this site runs on.',
      ],
    ),
    soon('/cooperation', ['商务合作', 'Business cooperation'], ['商务合作,合作咨询', 'cooperation, enquiry']),
    soon(
      '/ecology/cooperation',
      ['生态合作', 'Partner cooperation'],
      ['生态合作,合作伙伴', 'partners, cooperation'],
    ),
    soon('/white-paper', ['白皮书', 'White papers'], ['白皮书,行业研究', 'white paper, research']),
    entry(
      '/fee',
      ['运费时效查询', 'Price and transit time'],
      [
        '运费查询,时效查询,快递多少钱,体积重量,运费计算',
        'quote, price, transit time, volumetric weight, freight calculator',
      ],
      [
        '填起止城市、尺寸和重量，每种走法的价钱和到达日排在一起，每一行都写明算法，还告诉您怎么包更省。',
        'Cities, size and weight in; price and arrival of every service out, each line with its sum, and how to pack it for less.',
      ],
    ),
    soon('/carbon', ['碳足迹计算', 'Carbon footprint'], ['碳足迹,碳排放计算', 'carbon footprint, emissions']),
    entry(
      '/prohibited',
      ['能不能寄：禁寄物品查询', 'May I send this? Prohibited items'],
      [
        '禁寄物品,能不能寄,充电宝能寄吗,锂电池,违禁品,空运禁运',
        'prohibited items, may I send, power bank, lithium battery, dangerous goods, restricted',
      ],
      [
        '输入名字，马上知道快递、货运、铁路、航空和冷链能不能寄，要做什么，凭哪一条规定。充电宝、香水、酒、药都能查。',
        'Name a thing and see whether it may go by road, rail or air, what it takes and which rule says so: power banks, perfume, alcohol, medicine.',
      ],
    ),
    soon('/network', ['网点查询', 'Branches'], ['网点查询,营业时间', 'branches, opening hours']),
    soon('/serve-range', ['收送范围', 'Delivery range'], ['收送范围,派送范围', 'delivery range, coverage']),
    soon('/unroute/map', ['网点地图', 'Branch map'], ['网点地图,附近网点', 'branch map, nearby branches']),
    soon('/route/onPlaceorder', ['在线下单', 'Place an order'], ['在线下单,寄快递', 'order online, ship']),
    soon('/route/orderList.do', ['我的运单', 'My orders'], ['我的运单,订单列表', 'my orders']),
    soon('/address', ['地址簿', 'Addresses'], ['地址簿,收货地址', 'address book']),
    soon('/my', ['我的账户', 'My account'], ['我的账户,登录', 'account, sign in']),
    entry(
      '/404',
      ['找不到这个页面', 'This page could not be found'],
      ['找不到页面', 'page not found'],
      ['这个地址没有页面，可以返回首页或查运单。', 'There is no page here. Go home, or track a shipment.'],
    ),
    entry(
      '/news',
      ['新闻', 'News'],
      ['鸿雁新闻,枢纽,航线,产品更新,可持续', 'Hongyan news, hubs, routes, product changes, sustainability'],
      [
        '鸿雁物流与鸿雁航空的近况：新枢纽和新航线、产品与系统的变化、没做好的事和改正。可按年份、类别和热度看，也可订阅。',
        'What Hongyan Logistics and Hongyan Air have been doing: hubs, routes, product changes, mistakes and what we did about them. By year, topic or popularity.',
      ],
    ),
    entry(
      '/notice',
      ['公告', 'Notices'],
      [
        '物流公告,天气,价格调整,服务变化,安全提醒',
        'notices, weather, price changes, service changes, safety',
      ],
      [
        '天气影响、价格调整、服务变化和安全提醒，逐条写明生效时间、影响地区与咨询方式。生效中的排在前面，过期的留档可查。',
        'Weather, price and service changes and safety warnings, each with its dates, the areas it touches and whom to ask. Past ones stay on record.',
      ],
    ),
    entry(
      '/industry-dynamics',
      ['行业动态', 'Industry trends'],
      ['物流行业动态,标准,法规,市场', 'logistics trends, standards, regulation, market'],
      [
        '物流行业的标准、法规和市场变化，用寄件人听得懂的话讲清楚：变了什么，什么时候开始，您要不要做什么。',
        'Standards, rules and markets in logistics, told for people who ship: what changed, from when, and whether you need to do anything about it.',
      ],
    ),
    entry(
      '/air/notice',
      ['航空公告', 'Air announcements'],
      [
        '航空货运公告,航班调整,航站,收运要求',
        'air cargo announcements, flight changes, stations, acceptance',
      ],
      [
        '鸿雁航空的航班调整、航站变化与收运要求，写明生效日期、受影响的航站和联系人，可按年份查找，也可订阅。',
        'Changes to Hongyan Air flights, stations and acceptance, with effective dates, the stations concerned and whom to call. Searchable by year, with a feed.',
      ],
    ),
    entry(
      '/500',
      ['出错了', 'Error'],
      ['出错了', 'error'],
      ['页面出错，请过一会儿再试。', 'Something went wrong. Please try again in a moment.'],
    ),
  ],
}
