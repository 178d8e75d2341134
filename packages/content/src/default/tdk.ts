import type { DocumentInput } from '@hongyan/documents'
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

function _soon(path: string, title: Words, keyword: Words): Seed<Entry> {
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
        'Enter order or package numbers to see where a shipment is, when it arrives, and whether you need to do anything.',
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
    entry(
      '/cooperation',
      ['商务合作咨询', 'Business cooperation inquiry'],
      ['商务合作,合作咨询,物流报价,仓储合作', 'cooperation, business inquiry, logistics quote, warehousing'],
      [
        '填一张表，说明货品、单量和地区，短信验证后马上给您编号，专人回电，进度随时能查，同意随时能撤回。',
        'One form about your goods, volume and area. You get a number at once, a call from the right person, and a page to follow it.',
      ],
    ),
    entry(
      '/ecology/cooperation',
      ['生态合作', 'Partner cooperation'],
      ['生态合作,云仓加盟,网点加盟,运力合作', 'partners, cloud warehouse, branch, carriers, technology'],
      [
        '有仓、有车、有技术，或者想开网点，都从这张表开始。提交后给您编号，专人联系，进度随时能查。',
        'Warehouses, vehicles, technology or a branch of your own: it starts with this form, and you can follow what becomes of it.',
      ],
    ),
    entry(
      '/sign-out',
      ['退出登录', 'Sign out'],
      ['退出登录', 'sign out'],
      ['在本站和登录服务一起退出，这台设备上不会留下您的东西。', 'Sign out here and at the sign-in service.'],
    ),
    entry(
      '/signed-out',
      ['已退出', 'Signed out'],
      ['已退出', 'signed out'],
      [
        '您已经退出登录，这台设备上没有留下您的东西。',
        'Signed out. Nothing of yours is left on this device.',
      ],
    ),
    entry(
      '/my/privacy',
      ['我的隐私', 'My privacy'],
      ['个人信息,导出,注销账户', 'personal data, export, delete account'],
      [
        '看网站存着您的什么，导出成文件，停掉通知，让别的设备退出，或者注销账户。',
        'See what the site holds about you, export it, stop notices, sign other devices out, or delete the account.',
      ],
    ),
    entry(
      '/subscriptions',
      ['状态变了告诉我', 'Tell me when it changes'],
      ['运单通知,物流提醒,订阅物流', 'shipment notices, alerts, tracking mail'],
      [
        '填运单号，选邮件、短信或订阅源，状态一变就通知您；几票货合成一封，随时一键停止。',
        'Name a waybill and choose mail, text message or a web feed: you are told when its status changes, and one click stops it.',
      ],
    ),
    entry(
      '/subscriptions/confirm',
      ['确认状态通知', 'Confirm the notices'],
      ['确认通知', 'confirm notices'],
      [
        '确认以后，运单的状态变化会发到您的邮箱。',
        'Once confirmed, changes of the shipment go to your mailbox.',
      ],
    ),
    entry(
      '/subscriptions/stop',
      ['停止状态通知', 'Stop the notices'],
      ['停止通知,退订', 'stop notices, unsubscribe'],
      [
        '一键停止运单的状态通知，留下的邮箱或手机号一并删除。',
        'Stop the notices about a shipment; the address we held is deleted.',
      ],
    ),
    entry(
      '/cooperation/status',
      ['合作咨询进度', 'Your cooperation inquiry'],
      ['合作咨询进度', 'inquiry status'],
      [
        '用您的私密链接查看合作咨询的进度，更正资料或撤回同意。',
        'Follow your inquiry by its private link, correct your data, or withdraw your consent.',
      ],
    ),
    entry(
      '/white-paper',
      ['白皮书', 'White papers'],
      ['白皮书,行业研究,PDF', 'white papers, research, PDF'],
      [
        '旺季计划、库存布局、运输碳排放、药品温控：公式、出处和算例逐行列出，简体、繁体、英文 PDF，验证一次手机号即可下载。',
        'Peak season, stock placement, transport emissions, medicines in transit: formulas, sources and worked examples, as PDF in three languages.',
      ],
    ),
    entry(
      '/feedback',
      ['意见反馈', 'Feedback'],
      ['意见反馈,建议', 'feedback, suggestions'],
      [
        '告诉我们哪一页好用、哪一页没帮上忙。不用留姓名和电话，不用登录。',
        'Tell us which page helped and which did not. No name, no number, no account.',
      ],
    ),
    entry(
      '/fee',
      ['运费时效查询', 'Price and transit time'],
      [
        '运费查询,时效查询,快递多少钱,体积重量,运费计算',
        'quote, price, transit time, volumetric weight, freight calculator',
      ],
      [
        '填起止城市、尺寸和重量，每种走法的价钱和到达日排在一起，每一行都写明算法，还告诉您怎么包更省。',
        'Enter cities, size and weight to compare the price and arrival of every service, see how each charge is worked out, and how to pack for less.',
      ],
    ),
    entry(
      '/carbon',
      ['碳足迹计算', 'Carbon footprint'],
      [
        '碳足迹,碳排放计算,物流碳排放,WTW,GLEC,ISO 14083,排放因子',
        'carbon footprint, freight emissions, CO2e calculator, WTW, GLEC, ISO 14083',
      ],
      [
        '填起止城市和重量，逐段算出公路、铁路、航空、海运的碳排放；每个数附算式、系数版本和出处，链接可复算，可算一批。',
        'Emissions of a shipment by road, rail, air or sea, leg by leg, with arithmetic, edition and source at every figure, and a link that gives the same result again.',
      ],
    ),
    entry(
      '/prohibited',
      ['能不能寄：禁寄物品查询', 'Can I send this? Prohibited items'],
      [
        '禁寄物品,能不能寄,充电宝能寄吗,锂电池,违禁品,空运禁运',
        'prohibited items, can I send this, power bank, lithium battery, dangerous goods, restricted',
      ],
      [
        '输入名字，马上知道快递、货运、铁路、航空和冷链能不能寄，要做什么，凭哪一条规定。充电宝、香水、酒、药都能查。',
        'Type what you want to send and see whether it can go by road, rail or air, on what conditions, and under which rule: power banks, perfume, alcohol, medicine.',
      ],
    ),
    entry(
      '/network',
      ['网点查询', 'Branches'],
      ['网点查询,附近网点,营业时间,寄件,自提', 'branches, opening hours, drop-off, collection'],
      [
        '按地址、地区或您的位置找鸿雁网点：直线距离、现在是否营业、节假日时间、能办的业务、电话和地址，也能查一个地址收不收、送不送。',
        'Find a Hongyan branch by address, area or position: distance, whether it is open now, holiday hours, services and phone. Check whether an address is served.',
      ],
    ),
    entry(
      '/serve-range',
      ['收送范围', 'Delivery range'],
      ['收送范围,派送范围,偏远地区,截单时间', 'delivery range, coverage, remote areas, cut-off'],
      [
        '输入地址，看八种产品收不收、送不送，偏远地区多几天、加多少钱，几点前下单，由哪个网点负责。最多 500 个地址一次查完，可下载表格。',
        'Enter an address: which of eight products reach it, what a remote place adds in days and money, the cut-off and the branch in charge. Up to 500 at once.',
      ],
    ),
    entry(
      '/unroute/map',
      ['网点地图', 'Branch map'],
      ['网点地图,转运中心,干线', 'branch map, hubs, trunk routes'],
      [
        '鸿雁在全国的网点、货运站、转运中心和干线，一张图看全；旁边按省份列出每座城市的网点数，点开就能看营业时间和电话。',
        'All branches, hubs and trunk routes of Hongyan on one map, with a list of every province and city beside it that leads to hours and phone numbers.',
      ],
    ),
    entry(
      '/route/onPlaceorder',
      ['在线下单', 'Place an order'],
      ['在线下单,寄快递,寄重货,寄生鲜,上门取件', 'place an order, ship, express, freight, fresh goods'],
      [
        '寄快递、重货、生鲜在线下单：边填边出价和到达日，选好取件时段，不登录也能下。',
        'Order express, freight or fresh goods online: price and arrival as you type, a pickup time of your choice, no account needed.',
      ],
    ),
    entry(
      '/sign-in',
      ['登录', 'Sign in'],
      ['登录,账户', 'sign in, account'],
      [
        '登录您的账户。查运单、查运费、电话下单和商务合作，不登录也都能办。',
        'Sign in to your account. Tracking, prices, orders by phone and business inquiries all work without one.',
      ],
    ),
    entry(
      '/route/orderList.do',
      ['我的订单', 'My orders'],
      ['我的订单,订单列表,面单', 'my orders, order list, labels'],
      [
        '登录后看您下的订单：按状态、产品、日期查找，打印面单，取件前改时间、改收件人或取消。',
        'Sign in to see your orders: find them by state, product and date, print labels, and change or cancel before pickup.',
      ],
    ),
    entry(
      '/address',
      ['地址簿', 'Address book'],
      ['地址簿,收货地址,导入地址', 'address book, saved addresses, import'],
      [
        '登录后保存常用的寄件和收件地址，按姓名、拼音首字母、电话尾号查找，下单、查价时直接选。',
        'Sign in to keep the addresses you send from and to, find them by name, initials or phone, and use them when you order or ask for a price.',
      ],
    ),
    entry(
      '/my/shipments',
      ['我的运单', 'My shipments'],
      ['我的运单,改约,理赔', 'my shipments, change delivery, claims'],
      [
        '登录后看您寄出的和寄给您的运单，起备注名、改约、提理赔。',
        'Sign in to see what you sent and what is coming, to name it, change its delivery or file a claim.',
      ],
    ),
    entry(
      '/my',
      ['我的鸿雁', 'My Hongyan'],
      ['我的账户,待办,在途运单', 'account, to do, shipments on the way'],
      [
        '登录后看今天要您做的事：要取的件、要交的材料，还有正在路上的运单、提醒和隐私。',
        'Sign in to see what needs you today: pickups, documents, shipments on the way, reminders and privacy.',
      ],
    ),
    entry(
      '/my/merchant',
      ['密钥与推送', 'API keys and webhooks'],
      ['接口密钥,推送,商家,接口下单', 'API keys, webhooks, merchants, orders by API'],
      [
        '登录后管理接口密钥和推送地址，用自己的系统下单，看每一次推送发了什么、答了什么。',
        'Sign in to manage API keys and webhooks, order from your own system, and see what was sent and answered.',
      ],
    ),
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
        'Weather, price and service changes and safety warnings, each with its dates, the areas affected and whom to ask. Past ones stay on record.',
      ],
    ),
    entry(
      '/industry-dynamics',
      ['行业动态', 'Industry trends'],
      ['物流行业动态,标准,法规,市场', 'logistics trends, standards, regulation, market'],
      [
        '物流行业的标准、法规和市场变化，用寄件人听得懂的话讲清楚：变了什么，什么时候开始，您要不要做什么。',
        'Standards, rules and markets in logistics, explained for people who ship: what changed, from when, and whether you need to do anything about it.',
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
