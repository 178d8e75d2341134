import { both } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'

/** Documents for investors and where they stand. */
export const disclosed: BlockSeed = {
  kind: 'table',
  id: 'disclosed',
  title: both('披露什么，在哪里看', 'What is disclosed, and where'),
  lead: both(
    '以公告为准。这里说明每一类多久一次、里面有什么，要哪一份，写信来取。',
    'The announcements are what counts. This says how often each comes and what is in it; write to us for a copy.',
  ),
  columns: [
    { label: both('内容', 'Document') },
    { label: both('多久一次', 'How often') },
    { label: both('里面有什么', 'What is in it') },
  ],
  rows: [
    [
      both('年度报告', 'Annual report'),
      both('每年', 'Yearly'),
      both('经审计的报表、风险、治理和薪酬', 'Audited accounts, risks, governance, pay'),
    ],
    [
      both('中期报告', 'Interim report'),
      both('每年', 'Yearly'),
      both('上半年报表，未经审计但经审阅', 'First-half accounts, reviewed though not audited'),
    ],
    [
      both('季度更新', 'Quarterly update'),
      both('每季', 'Quarterly'),
      both('主要经营数据和说明', 'Main operating figures with comments'),
    ],
    [
      both('临时公告', 'Ad-hoc announcements'),
      both('发生时', 'As it happens'),
      both('重大合同、人事变动、事故', 'Major contracts, changes of office, accidents'),
    ],
    [
      both('公司章程和议事规则', 'Articles and rules of procedure'),
      both('修改时', 'When changed'),
      both('股东会、董事会怎么开、怎么投票', 'How shareholders and directors meet and vote'),
    ],
    [
      both('可持续发展报告', 'Sustainability report'),
      both('每年', 'Yearly'),
      both('排放、安全、员工和供应商', 'Emissions, safety, staff and suppliers'),
    ],
  ],
  note: both(
    '本站不提供股价行情。买卖之前，请读正式文件。',
    'No share prices here. Read the documents before you buy or sell.',
  ),
}

/** The year of an investor: sample months. */
export const investorYear: BlockSeed = {
  kind: 'timeline',
  id: 'calendar',
  title: both('一年的日程（示例）', 'The year ahead (sample)'),
  lead: both('月份为示例，确切日期提前公告。', 'Sample months; exact days are announced beforehand.'),
  items: [
    {
      when: '2026-08',
      title: both('中期业绩', 'Interim results'),
      text: both(
        '公告、网上说明会、文字记录三样同日发布。',
        'Announcement, webcast and transcript on the same day.',
      ),
    },
    {
      when: '2026-11',
      title: both('三季度更新', 'Third-quarter update'),
      text: both('只有经营数据，不开说明会。', 'Operating figures only, no call.'),
      state: 'now',
    },
    {
      when: '2027-01',
      title: both('静默期开始', 'Quiet period begins'),
      text: both('到年度业绩公告那天为止。', 'Until the day of the annual results.'),
      state: 'ahead',
    },
    {
      when: '2027-03',
      title: both('年度业绩', 'Annual results'),
      text: both(
        '含审计意见；说明会接受书面提问。',
        'With the auditor’s opinion; the call takes written questions.',
      ),
      state: 'ahead',
    },
    {
      when: '2027-05',
      title: both('一季度更新', 'First-quarter update'),
      text: both('与去年同季并排列出。', 'Beside the same quarter of the year before.'),
      state: 'ahead',
    },
    {
      when: '2027-06',
      title: both('年度股东大会', 'Annual general meeting'),
      text: both('会前公布议案，会后公布每项得票。', 'Resolutions beforehand, results afterward.'),
      state: 'ahead',
    },
  ],
}
