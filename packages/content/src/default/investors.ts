import type { DocumentInput } from '../contract/site.ts'
import { both, type Seed } from '../seed.ts'
import { outside } from './addresses.ts'

/** Sample navigation of the investor pages; the company's own replaces it through the content calls. */
export const investorNavigation: Seed<DocumentInput<'investorNavigation'>> = {
  navList: [
    {
      id: 'reports',
      title: both('业绩与报告', 'Results and reports'),
      links: [
        { label: both('定期报告', 'Periodic reports'), href: `${outside.investors}reports`, newTab: true },
        { label: both('业绩公告', 'Results'), href: `${outside.investors}results`, newTab: true },
        { label: both('可持续发展报告', 'Sustainability report'), href: '/sustainability/report' },
      ],
    },
    {
      id: 'governance',
      title: both('公司治理', 'Governance'),
      links: [
        { label: both('公司介绍', 'Company profile'), href: '/introduction' },
        {
          label: both('治理文件', 'Governance documents'),
          href: `${outside.investors}governance`,
          newTab: true,
        },
        { label: both('信息安全', 'Information safety'), href: '/information-safety' },
      ],
    },
    {
      id: 'service',
      title: both('投资者服务', 'For investors'),
      links: [
        { label: both('日程', 'Calendar'), href: `${outside.investors}calendar`, newTab: true },
        { label: both('联系我们', 'Contact'), href: '/connect' },
      ],
    },
  ],
}
