import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { desks } from './desks.ts'
import { disclosed, investorYear } from './investors-parts.ts'

/** The door for investors: what is disclosed, when, and whom to ask. */
export const investors: PageSeed = {
  path: '/investors',
  kind: 'company',
  parent: '/introduction',
  name: both('投资者关系', 'Investors'),
  head: {
    title: both('投资者关系：披露、日程与联系', 'Investors: disclosure, calendar, contacts'),
    keyword: both(
      '投资者关系,定期报告,业绩公告,公司治理,投资者日程,信息披露',
      'investor relations, periodic reports, results, governance, financial calendar',
    ),
    description: both(
      '公司向投资者披露哪些内容、在哪里看、一年里什么时候发布、问题怎么问、什么问题不能答。日程与联系方式为示例，以公告为准。',
      'What is disclosed to investors, where, at which times of the year, how to ask and what we may not answer. Dates and contacts are samples.',
    ),
  },
  hero: {
    title: bothLines(['同样的消息，', '同一时间给所有人'], ['The same news', 'for everyone at once']),
    lead: both(
      '没有哪位投资者能提前知道。凡是公告里没有的，我们也不会在电话里说。',
      'Nobody hears it early. What is not in an announcement will not be said on the phone either.',
    ),
    actions: [
      {
        label: both('联系投资者关系', 'Ask investor relations'),
        target: { kind: 'page', path: '/investors#contacts' },
      },
      { label: both('看公司介绍', 'Company profile'), target: { kind: 'page', path: '/introduction' } },
    ],
    scene: 'about',
  },
  blocks: [
    disclosed,
    investorYear,
    {
      kind: 'prose',
      id: 'rules',
      title: both('哪些问题不能答', 'Questions we may not answer'),
      paragraphs: [
        both(
          '公告之前，能影响股价的消息只有经手的人知道，名单留档。业绩发布前的静默期里，我们不接受采访、不见投资者，也不评论市场传言。',
          'Before an announcement, price-sensitive news is known only to those who work on it, and their names are kept. In the quiet period before results we give no interviews, meet no investors and comment on no rumors.',
        ),
        both(
          '静默期之外，欢迎问经营、行业和方法：一条线路怎么定价，一座仓怎么算回本，碳排放用哪套系数。回答以已经公开的内容为限。',
          'Outside it, ask about operations, the trade and our methods: how a route is priced, how a warehouse pays back, which carbon factors we use. Answers stay within what is public.',
        ),
      ],
      list: [
        both('不预测业绩，也不评价分析师的预测', 'No forecasts, and no comment on those of analysts'),
        both('不谈单个客户的货量和价格', 'No volumes or prices of individual customers'),
        both('不转述还没有公告的项目', 'Nothing about projects not yet announced'),
      ],
    },
    {
      kind: 'steps',
      id: 'ask',
      title: both('怎么提问', 'How to ask'),
      items: [
        {
          title: both('写信', 'Write'),
          text: both(
            '用机构或本人的邮箱，写明问题和您看到的出处。',
            'From your own or your firm’s address, with the question and its source.',
          ),
        },
        {
          title: both('登记', 'Logged'),
          text: both(
            '每封信有编号，转给财务、法务或业务部门。',
            'Each letter gets a number and goes to finance, legal or operations.',
          ),
        },
        {
          title: both('答复', 'Answered'),
          text: both(
            '能答的写清依据；不能答的，说明为什么。',
            'With its basis if we may; with the reason if we may not.',
          ),
        },
        {
          title: both('公开', 'Shared'),
          text: both(
            '问得多的整理成问答，所有人都能看到。',
            'Frequent questions become a list that everybody can read.',
          ),
        },
      ],
    },
    {
      kind: 'contacts',
      id: 'contacts',
      title: both('联系谁（示例）', 'Whom to contact (sample)'),
      items: [
        {
          title: both('投资者关系', 'Investor relations'),
          value: desks.investors,
          note: both(
            '机构与个人投资者，中英文都可以。',
            'Institutions and individuals, in Chinese or English.',
          ),
          href: `mailto:${desks.investors}`,
        },
        {
          title: both('媒体', 'Press'),
          value: desks.press,
          note: both('业绩发布日的采访安排。', 'Interviews on results days.'),
          href: `mailto:${desks.press}`,
        },
        {
          title: both('股东服务', 'Shareholder services'),
          value: both('由股份登记机构办理', 'Handled by the share registrar'),
          note: both(
            '过户、地址变更、股息，请直接联系登记机构。',
            'Transfers, changes of address and dividends go straight to the registrar.',
          ),
        },
        {
          title: both('举报', 'Whistleblowing'),
          value: both('审计委员会信箱', 'Mailbox of the audit committee'),
          note: both(
            '财务舞弊和利益输送，可以匿名。信箱地址写信到投资者关系索取，不问缘由。',
            'Fraud and self-dealing, anonymously if you wish. Investor relations gives the address, no questions asked.',
          ),
        },
      ],
    },
    {
      kind: 'cards',
      id: 'related',
      title: both('经营上的公开内容', 'Published about operations'),
      items: [
        {
          title: both('新闻', 'News'),
          text: both(
            '项目投产、网络变动，写明地点和日期。',
            'Openings and changes, each with place and date.',
          ),
          path: '/news',
        },
        {
          title: both('行业动态', 'Industry trends'),
          text: both('政策和市场的摘要，标明来源。', 'Policy and market summaries with their sources.'),
          path: '/industry-dynamics',
        },
        {
          title: both('可持续发展报告', 'Sustainability report'),
          text: both(
            '方法先行，结果在后，改动有记录。',
            'Method first, results second, every change on record.',
          ),
          path: '/sustainability/report',
        },
        {
          title: both('信息公开', 'Transparency'),
          text: both(
            '给客户看的价格与规则，投资者也能看。',
            'The prices and rules customers see, open to investors too.',
          ),
          path: '/info',
        },
      ],
    },
    {
      kind: 'call',
      title: both('想到现场看看？', 'Would you like to see a site?'),
      actions: [
        {
          label: both('预约机构参观', 'Arrange a site visit'),
          target: { kind: 'outside', href: `mailto:${desks.investors}` },
        },
      ],
    },
  ],
  tags: ['company', 'legal'],
  updated: '2026-09-30',
}
