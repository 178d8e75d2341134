import type { DocumentInput } from '@hongyan/documents'
import { both, claim, claimOr, type Seed } from '../seed.ts'
import { hotline, mail, outside } from './addresses.ts'
import { industries } from './industries.ts'
import { services } from './services.ts'

export const groupSites: Seed<DocumentInput<'groupSites'>> = {
  sites: [
    {
      id: 'group',
      name: both('鸿雁集团', 'Hongyan Group'),
      description: both('公司介绍', 'About the company'),
      link: '/introduction',
      tag: 'group-site',
    },
    {
      id: 'air',
      name: both('鸿雁航空', 'Hongyan Air'),
      description: both('自营货运航空', 'Our cargo airline'),
      link: '/air',
      tag: 'air-site',
    },
    {
      id: 'cloud-warehouse',
      name: both('鸿雁云仓', 'Cloud Warehouse'),
      description: both('您的仓，接进我们的网', 'Your warehouse, on our network'),
      link: '/products/cloud-warehouse',
      tag: 'cloud-warehouse-site',
    },
    {
      id: 'investors',
      name: both('投资者关系', 'Investors'),
      description: both('披露、日程与联系', 'Disclosure, calendar, contacts'),
      link: '/investors',
      tag: 'investor-site',
    },
    {
      id: 'mail',
      name: both('写信给我们', 'Write to us'),
      description: both('商务与媒体邮箱', 'Business and press'),
      link: `mailto:${mail}`,
      tag: 'contact-mail',
    },
  ],
}

const rows = {
  links: [
    { label: both('合作交流', 'Cooperation'), href: '/cooperation', newTab: true },
    { label: both('服务详情', 'Service details'), href: '/info#service-details', newTab: true },
    { label: both('隐私协议', 'Privacy agreement'), href: '/info#privacy', newTab: true },
    { label: both('鸿雁集团', 'Hongyan Group'), href: '/introduction', newTab: true },
    { label: both('航空资源', 'Aviation resources'), href: '/air/cargo', newTab: true },
    {
      label: both('中国民用航空局', 'Civil Aviation Administration'),
      href: outside.civilAviation,
      newTab: true,
    },
    {
      label: both('民航华东地区管理局', 'East China Regional Bureau'),
      href: outside.eastChinaBureau,
      newTab: true,
    },
  ],
  company: {
    copyright: both('© 2026 鸿雁物流 版权所有', '© 2026 Hongyan Logistics'),
    address: {
      text: both('地址（示例）：上海市青浦区鸿雁路 1 号', '1 Hongyan Road, Qingpu, Shanghai (sample)'),
      sample: true,
    },
    postcode: { text: both('邮编 201700（示例）', 'Postal code 201700 (sample)'), sample: true },
    mailbox: { text: mail, href: `mailto:${mail}`, sample: true },
  },
  licences: {
    air: { text: both('© 鸿雁航空有限公司（示例）', '© Hongyan Air Co., Ltd (sample)'), sample: true },
    telecom: {
      text: both('增值电信业务经营许可证 沪 B2-0000000（示例）', 'Telecom license Hu B2-0000000 (sample)'),
      href: outside.telecomFilings,
      sample: true,
    },
    security: {
      text: both('沪公网安备 00000000000000 号（示例）', 'Public security filing 00000000000000 (sample)'),
      href: outside.securityFilings,
      sample: true,
    },
  },
}

export const footer: Seed<DocumentInput<'footer'>> = {
  footerNav: [
    {
      id: 'services',
      title: both('产品与服务', 'Services'),
      links: services.map(({ name, path }) => ({ label: name, href: path, newTab: true })),
    },
    {
      id: 'tools',
      title: both('常用工具', 'Tools'),
      links: [
        { label: both('查运单', 'Track'), href: '/track', newTab: true },
        { label: both('运费时效', 'Quote'), href: '/fee', newTab: true },
        { label: both('网点查询', 'Branches'), href: '/network', newTab: true },
        { label: both('收送范围', 'Delivery range'), href: '/network#coverage', newTab: true },
        { label: both('碳足迹', 'Carbon'), href: '/carbon', newTab: true },
        { label: both('地址簿', 'Addresses'), href: '/address', newTab: true },
      ],
    },
    {
      id: 'solutions',
      title: both('解决方案', 'Solutions'),
      links: ['apparel', 'electronics', 'fresh', 'pharma', 'home', 'manufacturing'].flatMap((wanted) =>
        industries
          .filter(({ id }) => id === wanted)
          .map(({ id, short }) => ({ label: short, href: `/solutions/${id}`, newTab: true })),
      ),
    },
    {
      id: 'technology',
      title: both('技术与项目', 'Technology'),
      links: [
        { label: both('软件产品', 'Software'), href: '/products/wms', newTab: true },
        { label: both('硬件产品', 'Hardware'), href: '/products/robots', newTab: true },
        { label: both('智能园区', 'Smart park'), href: '/products/intelligent-park', newTab: true },
        { label: both('云仓计划', 'Cloud warehouse'), href: '/products/cloud-warehouse', newTab: true },
        { label: both('产业学院', 'Industry college'), href: '/products/industry-college', newTab: true },
        { label: both('生态合作', 'Partners'), href: '/ecology/cooperation', newTab: true },
        { label: both('开放接口', 'Developers'), href: '/developers', newTab: true },
      ],
    },
    {
      id: 'about',
      title: both('关于鸿雁', 'About'),
      links: [
        { label: both('公司介绍', 'Company'), href: '/introduction', newTab: true },
        { label: both('使命与历程', 'Mission and history'), href: '/about', newTab: true },
        {
          label: both('可持续发展', 'Sustainability'),
          href: '/introduction#sustainability',
          newTab: true,
        },
        { label: both('新闻', 'News'), href: '/news', newTab: true },
        { label: both('公告', 'Notices'), href: '/notice', newTab: true },
        { label: both('客户案例', 'Cases'), href: '/products#cases', newTab: true },
      ],
    },
  ],
  ...rows,
}

export const hongKongFooter: Seed<DocumentInput<'hongKongFooter'>> = {
  ...rows,
  note: both('香港地区服务由鸿雁物流提供', 'Services in Hong Kong are provided by Hongyan Logistics'),
}

export const support: Seed<DocumentInput<'support'>> = {
  hotline,
  hours: claimOr(
    ['service-hours'],
    ['每天 8:00–22:00 人工接听', 'Staffed daily 8:00–22:00'],
    ['每天人工接听', 'Staffed daily'],
  ),
  mail,
  social: [
    {
      id: 'track',
      label: both('手机查件', 'Track'),
      note: both('扫一下，在手机上查运单', 'Scan to track on your phone'),
      payload: '/track',
    },
    {
      id: 'quote',
      label: both('手机查价', 'Quote'),
      note: both('扫一下，在手机上算运费', 'Scan to price a shipment on your phone'),
      payload: '/fee',
    },
    {
      id: 'branches',
      label: both('附近网点', 'Branches'),
      note: both('扫一下，带着地图去网点', 'Scan to take the branch map along'),
      payload: '/network',
    },
  ],
}

export const floatingBox: Seed<DocumentInput<'floatingBox'>> = {
  personalChat: { label: both('个人客服', 'For individuals') },
  merchantChat: { label: both('商家客服', 'For merchants') },
  contact: { label: both('联系我们', 'Contact us'), tip: both('发邮件给我们', 'Write to us'), mail },
  backToTop: both('回到顶部', 'Back to top'),
}

export const orderDialog: Seed<DocumentInput<'orderDialog'>> = {
  title: both('在线下单', 'Place an order'),
  lead: both(
    '要寄什么？边填边出价，当场约好取件。',
    'What are you sending? See the price as you type, and choose a pickup time.',
  ),
  choices: [
    {
      id: 'express',
      label: both('寄快递', 'Send express'),
      note: claim(
        ['parcel-band', 'pickup-time'],
        '30 公斤以内，1 小时内上门',
        'Up to 30 kg, pickup within 1 hour',
      ),
      path: '/route/onPlaceorder',
      scene: 'express',
    },
    {
      id: 'heavy',
      label: both('寄重货', 'Send heavy freight'),
      note: claim(['freight-bands'], '20 公斤到 3 吨以上', '20 kg to over 3 t'),
      path: '/route/onPlaceorder?isCnet=1',
      scene: 'forklift',
    },
    {
      id: 'fresh',
      label: both('寄生鲜', 'Send fresh goods'),
      note: claim(['cold-cutoff'], '18 点前交货，当天发出', 'In by 18:00, out the same day'),
      path: '/route/onPlaceorder?isFresh=1',
      scene: 'cold-chain',
    },
  ],
}

export const expressMenu: Seed<DocumentInput<'expressMenu'>> = {
  title: both('我的鸿雁', 'My Hongyan'),
  links: [
    { label: both('在线下单', 'Place an order'), href: '/route/onPlaceorder' },
    { label: both('总览', 'Overview'), href: '/my' },
    { label: both('我的运单', 'My shipments'), href: '/my/shipments' },
    { label: both('我的订单', 'My orders'), href: '/route/orderList.do?isCnet=1' },
    { label: both('地址簿', 'Addresses'), href: '/address' },
    { label: both('查运单', 'Track'), href: '/track' },
    { label: both('运费时效', 'Quote'), href: '/fee' },
    { label: both('开放接口', 'API keys'), href: '/my/merchant' },
    { label: both('隐私与登录', 'Privacy and sign-in'), href: '/my/privacy' },
  ],
}
