import type { DocumentInput } from '@hongyan/documents'
import {
  hongKongOffice,
  hotlines,
  type InEach,
  inEach,
  isSample,
  localeIds,
  localeOf,
  mailboxes,
  type Office,
  office,
  readsSource,
  sourceId,
  telephoneLink,
  textIn,
} from '@hongyan/locales'
import { both, type Seed } from '../seed.ts'
import { industries } from './industries.ts'
import { services } from './services.ts'

const hongKongEdition = localeIds.find((id) => localeOf(id).shell === 'hong-kong') ?? sourceId
const { shown: hongKongLine } = hotlines[hongKongEdition]

const ownLinks = [
  { label: both('合作交流', 'Cooperation'), href: '/cooperation', newTab: true },
  { label: both('服务详情', 'Service details'), href: '/info#service-details', newTab: true },
  { label: both('隐私政策', 'Privacy policy'), href: '/legal/privacy', newTab: true },
  { label: both('{our.short}集团', '{our.short} Group'), href: '/introduction', newTab: true },
  { label: both('航空资源', 'Aviation resources'), href: '/air/cargo', newTab: true },
]

/** The same and the authorities of an office; one without an address of its own is none to lead to. */
function linksOf({ authorities }: Office) {
  const led = authorities.flatMap(({ text, href }) =>
    href === null ? [] : [{ label: text, href, newTab: true }],
  )
  return [...ownLinks, ...led]
}

const copyright = both('© 2026 {our.brand} 版权所有', '© 2026 {our.brand}')
const mailbox = { text: mailboxes.contact, href: `mailto:${mailboxes.contact}`, sample: isSample }
const [sampleZh, sampleEn] = isSample ? ['（示例）', ' (sample)'] : ['', '']
const sampleMark = { zh: sampleZh, en: sampleEn }

/** What is marked as a sample as long as `company.yaml` says so. */
function filing(said: InEach, href: string | null = null) {
  const text = inEach((id) => said[id] + textIn(sampleMark, id))
  return { text, ...(href && { href }), sample: isSample }
}

const lines = ({ legal }: Office) => legal.map(({ text, href }) => filing(text, href))

function address({ address: said }: Office) {
  const label = `地址${sampleZh}：`
  return {
    text: inEach((id) => (readsSource(id) ? label + said[id] : said[id] + sampleEn)),
    sample: isSample,
  }
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
      title: both('关于{our.short}', 'About'),
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
  links: linksOf(office),
  company: {
    copyright,
    address: address(office),
    postcode:
      office.postcode === null
        ? null
        : {
            text: both(`邮编 ${office.postcode}${sampleZh}`, `Postal code ${office.postcode}${sampleEn}`),
            sample: isSample,
          },
    mailbox,
  },
  licences: lines(office),
}

export const hongKongFooter: Seed<DocumentInput<'hongKongFooter'>> = {
  links: linksOf(hongKongOffice),
  company: {
    copyright,
    address: address(hongKongOffice),
    phone: {
      text: both(`电话 ${hongKongLine}${sampleZh}`, `Phone ${hongKongLine}${sampleEn}`),
      href: telephoneLink(hongKongLine),
      sample: isSample,
    },
    mailbox,
  },
  licences: lines(hongKongOffice),
  note: both('香港地区服务由{our.brand}提供', 'Services in Hong Kong are provided by {our.brand}'),
}
