import { both } from '../seed.ts'
import { industries } from './industries.ts'
import { type ChildSeed, levelled, type MainSeed, type ThirdSeed } from './levels.ts'
import { services } from './services.ts'

const serviceChildren: readonly ChildSeed[] = services.map((service) => ({
  id: service.id,
  label: service.name,
  note: service.menuNote,
  routeName: service.path,
  scene: service.scene,
  group: 'services',
  children: service.variants.map((variant) => ({
    id: variant.id,
    label: variant.label,
    note: variant.note,
    routeName: `${service.path}#${variant.id}`,
    scene: variant.scene,
  })),
}))

function product(id: string, chinese: string, english: string): ThirdSeed {
  return { id, label: both(chinese, english), routeName: `/products/${id}` }
}

/** The seven entries of the site. */
const entries: readonly MainSeed[] = [
  { id: 'home', label: both('首页', 'Home'), routeName: '/' },
  {
    id: 'products',
    label: both('产品与服务', 'Services'),
    routeName: '/products',
    groups: [
      { id: 'services', label: both('服务', 'Services') },
      { id: 'products', label: both('产品', 'Products') },
      { id: 'industries', label: both('行业方案', 'Industries') },
    ],
    promo: {
      title: both('云仓计划', 'Cloud warehouse program'),
      lead: both('您的仓，接进我们的网。', 'Your warehouse, on our network.'),
      action: both('怎么加入', 'How to join'),
      routeName: '/products/cloud-warehouse',
      scene: 'cloud-warehouse',
    },
    children: [
      ...serviceChildren,
      {
        id: 'software',
        label: both('软件', 'Software'),
        group: 'products',
        flattenOnMobile: true,
        children: [
          product('wms', '仓储管理 WMS', 'Warehouse management'),
          product('wcs', '仓储控制 WCS', 'Warehouse control'),
          product('tms', '运输管理 TMS', 'Transport management'),
        ],
      },
      {
        id: 'hardware',
        label: both('硬件', 'Hardware'),
        group: 'products',
        children: [
          product('robots', '货到人机器人', 'Goods-to-person robots'),
          product('arms', '机械臂', 'Robot arms'),
          product('drones', '无人机', 'Drones'),
        ],
      },
      {
        id: 'industries',
        label: both('行业方案', 'Industries'),
        routeName: '/products#solutions',
        group: 'industries',
        children: industries.map(({ id, short }) => ({
          id,
          label: short,
          routeName: `/solutions/${id}`,
        })),
      },
    ],
  },
  {
    id: 'cargo',
    label: both('货运网络', 'Network'),
    routeName: '/cargo',
    children: [
      {
        id: 'network-map',
        label: both('网络总览', 'Network map'),
        note: both('航空、干线、仓储三张图', 'Air, line haul and storage'),
        routeName: '/cargo',
        scene: 'sorter',
      },
      {
        id: 'branches',
        label: both('网点查询', 'Branches'),
        note: both('地址、营业时间、能办什么', 'Addresses, hours, services'),
        routeName: '/network',
        scene: 'branch-counter',
      },
      {
        id: 'branch-map',
        label: both('网点地图', 'Branch map'),
        note: both('枢纽、干线和每座城市的网点', 'Hubs, line-haul routes, branches by city'),
        routeName: '/unroute/map',
        scene: 'van',
      },
      {
        id: 'range',
        label: both('收送范围', 'Delivery range'),
        note: both('这个地址收不收、送不送', 'Whether we serve an address'),
        routeName: '/network#coverage',
        scene: 'locker-consent',
      },
      {
        id: 'quote',
        label: both('运费时效', 'Quote'),
        note: both('多少钱，几天到', 'What it costs, when it arrives'),
        routeName: '/fee',
        scene: 'crate',
      },
      {
        id: 'prohibited',
        label: both('禁寄物品', 'Prohibited items'),
        note: both('寄之前先看一眼', 'Check before you send'),
        routeName: '/prohibited',
        scene: 'battery',
      },
    ],
  },
  {
    id: 'info',
    label: both('信息公开', 'Transparency'),
    routeName: '/info',
    children: [
      {
        id: 'notices',
        label: both('公告', 'Notices'),
        note: both('天气、价格、服务变化', 'Weather, prices, service changes'),
        routeName: '/notice',
        scene: 'typhoon',
      },
      {
        id: 'news',
        label: both('新闻', 'News'),
        note: both('公司近况', 'What is new'),
        routeName: '/news',
        scene: 'arm-mechanic',
      },
      {
        id: 'service-details',
        label: both('服务详情', 'Service details'),
        note: both('产品、价格与赔付规则', 'Products, prices, compensation'),
        routeName: '/info#service-details',
        scene: 'customs-papers',
      },
      {
        id: 'white-paper',
        label: both('白皮书', 'White papers'),
        note: both('下载行业研究', 'Industry research to download'),
        routeName: '/white-paper',
        scene: 'white-paper',
      },
    ],
  },
  {
    id: 'about',
    label: both('关于我们', 'About'),
    routeName: '/introduction',
    children: [
      {
        id: 'company',
        label: both('公司介绍', 'Company'),
        note: both('我们做什么，怎么做', 'What we do, and how'),
        routeName: '/introduction',
        scene: 'about',
      },
      {
        id: 'history',
        label: both('使命与历程', 'Mission and history'),
        note: both('使命、愿景、历程与荣誉', 'Mission, vision, milestones, honors'),
        routeName: '/about',
        scene: 'air',
      },
      {
        id: 'sustainability',
        label: both('可持续发展', 'Sustainability'),
        note: both('减多少碳，怎么算的', 'What we save, and how we count it'),
        routeName: '/introduction#sustainability',
        scene: 'carbon-sum',
      },
      {
        id: 'cases',
        label: both('客户案例', 'Cases'),
        note: both('他们怎么用', 'How customers use us'),
        routeName: '/products#cases',
        scene: 'tea',
      },
      {
        id: 'industry-college',
        label: both('产业学院', 'Industry college'),
        note: both('和高校一起带学生', 'Training with universities'),
        routeName: '/products/industry-college',
        scene: 'education',
      },
      {
        id: 'connect',
        label: both('联系我们', 'Contact us'),
        note: both('热线、邮箱与地址', 'Hotline, email, address'),
        routeName: '/connect',
        scene: 'contact',
      },
    ],
  },
  { id: 'careers', label: both('人才招聘', 'Careers'), routeName: '/recruitment' },
  { id: 'business', label: both('商务合作', 'Business'), routeName: '/cooperation' },
]

export const navigation = levelled(entries)

/** The menu of the Hong Kong edition: the same until somebody writes another. */
export const hongKongNavigation = levelled(entries)

/** Shown in place of the main menu on pages under /air. */
export const airNavigation = levelled([
  { id: 'air-home', label: both('航空首页', 'Air home'), routeName: '/air' },
  { id: 'air-about', label: both('关于航空', 'About'), routeName: '/air/about' },
  {
    id: 'air-cargo',
    label: both('货运网络', 'Network'),
    routeName: '/air/cargo',
    children: [
      {
        id: 'air-routes',
        label: both('航线', 'Routes'),
        note: both('航点与班次', 'Airports and departures'),
        routeName: '/air/cargo',
        scene: 'air-network',
      },
      {
        id: 'air-compartments',
        label: both('舱位图', 'Compartments'),
        note: both('舱门、板位与限重', 'Doors, positions, limits'),
        routeName: '/air/compartments',
        scene: 'compartment',
      },
    ],
  },
  { id: 'air-prohibited', label: both('禁运物品', 'Prohibited items'), routeName: '/air/prohibited' },
  { id: 'air-notices', label: both('公告', 'Notices'), routeName: '/air/notice' },
  { id: 'air-careers', label: both('加入航空', 'Careers'), routeName: '/air/recruitment' },
  { id: 'air-contact', label: both('联系我们', 'Contact us'), routeName: '/connect' },
])
