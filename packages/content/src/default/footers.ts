import type { DocumentInput } from '@hongyan/documents'
import { hotlines, telephoneLink } from '@hongyan/locales'
import { both, type Seed } from '../seed.ts'
import { external, mail } from './addresses.ts'
import { industries } from './industries.ts'
import { services } from './services.ts'

const ownLinks = [
  { label: both('合作交流', 'Cooperation'), href: '/cooperation', newTab: true },
  { label: both('服务详情', 'Service details'), href: '/info#service-details', newTab: true },
  { label: both('隐私政策', 'Privacy policy'), href: '/legal/privacy', newTab: true },
  { label: both('鸿雁集团', 'Hongyan Group'), href: '/introduction', newTab: true },
  { label: both('航空资源', 'Aviation resources'), href: '/air/cargo', newTab: true },
  {
    label: both('中国民用航空局', 'Civil Aviation Administration'),
    href: external.civilAviation,
    newTab: true,
  },
]
const copyright = both('© 2026 鸿雁物流 版权所有', '© 2026 Hongyan Logistics')
const mailbox = { text: mail, href: `mailto:${mail}`, sample: true }
const air = { text: both('© 鸿雁航空有限公司（示例）', '© Hongyan Air Co., Ltd (sample)'), sample: true }

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
        { label: both('服务状态', 'Service status'), href: '/status', newTab: true },
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
  links: [
    ...ownLinks,
    {
      label: both('民航华东地区管理局', 'East China Regional Bureau'),
      href: external.eastChinaBureau,
      newTab: true,
    },
  ],
  company: {
    copyright,
    address: {
      text: both('地址（示例）：上海市青浦区鸿雁路 1 号', '1 Hongyan Road, Qingpu, Shanghai (sample)'),
      sample: true,
    },
    postcode: { text: both('邮编 201700（示例）', 'Postal code 201700 (sample)'), sample: true },
    mailbox,
  },
  licences: {
    air,
    telecom: {
      text: both('增值电信业务经营许可证 沪 B2-0000000（示例）', 'Telecom license Hu B2-0000000 (sample)'),
      href: external.telecomFilings,
      sample: true,
    },
    security: {
      text: both('沪公网安备 00000000000000 号（示例）', 'Public security filing 00000000000000 (sample)'),
      href: external.securityFilings,
      sample: true,
    },
  },
}

export const hongKongFooter: Seed<DocumentInput<'hongKongFooter'>> = {
  links: [
    ...ownLinks,
    {
      label: both('香港民航处', 'Civil Aviation Department, Hong Kong'),
      href: external.hongKongAviation,
      newTab: true,
    },
  ],
  company: {
    copyright,
    address: {
      text: both(
        '地址（示例）：香港九龙观塘区鸿雁路 1 号',
        '1 Hongyan Road, Kwun Tong, Kowloon, Hong Kong (sample)',
      ),
      sample: true,
    },
    phone: {
      text: both(`电话 ${hotlines.hongKong}（示例）`, `Phone ${hotlines.hongKong} (sample)`),
      href: telephoneLink(hotlines.hongKong),
      sample: true,
    },
    mailbox,
  },
  licences: {
    air,
    business: {
      text: both('商业登记号码 00000000（示例）', 'Business registration 00000000 (sample)'),
      sample: true,
    },
    agent: {
      text: both('管制代理人登记 RA00000（示例）', 'Regulated agent RA00000 (sample)'),
      href: external.hongKongAviation,
      sample: true,
    },
  },
  note: both('香港地区服务由鸿雁物流提供', 'Services in Hong Kong are provided by Hongyan Logistics'),
}
