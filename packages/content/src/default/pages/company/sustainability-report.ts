import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { desks } from './desks.ts'
import { reportBoundary, reportFactors, reportSteps } from './report-method.ts'
import { reportChanges, reportQuality, reportScopes, reportUncertainty } from './report-results.ts'

/** The sustainability report as a page: method first, sample results after it. */
export const sustainabilityReport: PageSeed = {
  path: '/sustainability/report',
  kind: 'sustainability',
  parent: '/sustainability',
  name: both('可持续发展报告', 'Sustainability report'),
  head: {
    title: both('可持续发展报告：方法、系数与结果', 'Sustainability report: method and results'),
    keyword: both(
      '可持续发展报告,碳排放核算,排放因子,ISO 14083,GLEC,范围三',
      'sustainability report, carbon accounting, emission factors, ISO 14083, GLEC, scope 3',
    ),
    description: both(
      '排放怎么算：边界划到哪里、系数取自哪些公开来源、一票货逐步的算例、数据有多少是实测，以及每次改方法的记录。结果为示例。',
      'How emissions are worked out: boundary, named sources of factors, a worked shipment, data quality and every change. Sample results.',
    ),
  },
  hero: {
    title: bothLines(['先把算法摊开，', '再看数字'], ['The math first,', 'then the figures']),
    lead: both(
      '照着这一页，审计人员应当能算出和我们一样的结果。',
      'With this page in hand, an auditor should arrive at the same result as we do.',
    ),
    actions: [
      { label: both('自己算一票', 'Try it yourself'), target: { kind: 'page', path: '/carbon' } },
      {
        label: both('查名词', 'Look up a term'),
        target: { kind: 'page', path: '/sustainability/glossary' },
      },
    ],
    scene: 'white-paper',
  },
  blocks: [
    {
      kind: 'prose',
      id: 'scope',
      title: both('这份报告是什么', 'What this report is'),
      paragraphs: [
        both(
          '本页按国际标准 ISO 14083 的思路写成：把一次运输拆成若干段，逐段用“吨公里乘系数”求排放，再相加。方法可以直接使用；标着“示例”的表是演示数据，没有审计，也不是任何公司的实际排放。',
          'This page follows the idea of the international standard ISO 14083: split a journey into legs, multiply tonne-kilometers by a factor for each, and add. The method is ready for use. Tables marked as samples are demonstration data, unaudited and nobody’s actual emissions.',
        ),
        both(
          '报告期是一个日历年，每年四月公开上一年的内容。方法改变时，把前一年用新方法重算一遍，两个结果并列。',
          'It covers a calendar year and appears in April of the next. When the method changes, the previous year is worked out again and both results stand side by side.',
        ),
      ],
    },
    reportBoundary,
    reportFactors,
    reportSteps,
    reportScopes,
    reportQuality,
    reportUncertainty,
    reportChanges,
    {
      kind: 'call',
      title: both('看出哪里算错了？', 'Found a mistake in the math?'),
      actions: [
        {
          label: both('写信给编制人', 'Write to the authors'),
          target: { kind: 'outside', href: `mailto:${desks.carbon}` },
        },
        {
          label: both('回到可持续发展', 'Back to sustainability'),
          target: { kind: 'page', path: '/sustainability' },
        },
      ],
    },
  ],
  tags: ['green'],
  updated: '2026-10-28',
}
