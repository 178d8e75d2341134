import type { DocumentInput } from '@hongyan/documents'
import { both, type Seed } from '../seed.ts'

/** Navigation of the investor pages; a company's own, with its reports, replaces it through the content calls. */
export const investorNavigation: Seed<DocumentInput<'investorNavigation'>> = {
  navList: [
    {
      id: 'reports',
      title: both('业绩与报告', 'Results and reports'),
      links: [
        { label: both('定期报告与业绩', 'Periodic reports and results'), href: '/investors#disclosed' },
        { label: both('可持续发展报告', 'Sustainability report'), href: '/sustainability/report' },
      ],
    },
    {
      id: 'governance',
      title: both('公司治理', 'Governance'),
      links: [
        { label: both('公司介绍', 'Company profile'), href: '/introduction' },
        { label: both('哪些问题不能答', 'What we may not answer'), href: '/investors#rules' },
        { label: both('信息安全', 'Information safety'), href: '/information-safety' },
      ],
    },
    {
      id: 'service',
      title: both('投资者服务', 'For investors'),
      links: [
        { label: both('日程', 'Calendar'), href: '/investors#calendar' },
        { label: both('怎么提问', 'How to ask'), href: '/investors#ask' },
        { label: both('联系谁', 'Whom to contact'), href: '/investors#contacts' },
      ],
    },
  ],
}
