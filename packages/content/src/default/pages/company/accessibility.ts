import type { PageSeed } from '../../../collection-seeds.ts'
import { both, bothLines } from '../../../seed.ts'
import { heads } from '../builders.ts'
import { contrast, knownGaps } from './accessibility-parts.ts'
import { desks } from './desks.ts'

/** What the site does for people with disabilities, what it lacks, and when that was checked. */
export const accessibility: PageSeed = {
  path: '/legal/accessibility',
  kind: 'legal',
  parent: '/info',
  name: both('无障碍声明', 'Accessibility'),
  head: {
    title: both('无障碍声明：WCAG 2.2 AA', 'Accessibility statement: WCAG 2.2 AA'),
    keyword: both(
      '无障碍声明,WCAG 2.2,读屏,键盘操作,对比度,大字体',
      'accessibility statement, WCAG 2.2, screen reader, keyboard, contrast, large text',
    ),
    description: both(
      '本站以 WCAG 2.2 AA 级为目标：哪些已经做到、文字对比度是多少、还有哪几处没做好、暂时怎么绕过去、打算哪天补上、找谁反映。',
      'Our aim is WCAG 2.2 AA: what works, measured contrast, the gaps we know, how to get around them, when they close and whom to tell.',
    ),
  },
  hero: {
    title: bothLines(['无障碍声明'], ['Accessibility statement']),
    lead: both(
      '查一件货，不该因为看不清、听不见或用不了鼠标就办不成。自查日期：2026 年 10 月 30 日。',
      'Finding a parcel should not depend on sharp eyes, good ears or a mouse. Checked on October 30, 2026.',
    ),
  },
  blocks: [
    {
      kind: 'prose',
      id: 'status',
      title: both('现在的程度', 'Where we stand'),
      paragraphs: [
        both(
          '本站部分符合《Web 内容无障碍指南》（WCAG）2.2 的 AA 级。“部分”指下面列出的几处还没做到，其余按自查是符合的。',
          'This site conforms in part with the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. In part means the gaps listed below; the rest conforms by our own check.',
        ),
        both(
          '自查的做法：每次改动自动检查页面结构和对比度，每个页面只用键盘走一遍，放大到四倍看是否错位。还没有请独立机构评估。',
          'How we check: structure and contrast automatically at every change, each page by keyboard alone, and at four times the size. No independent body has assessed it yet.',
        ),
      ],
    },
    {
      kind: 'checklist',
      id: 'works',
      title: both('可以放心用的', 'What you can rely on'),
      verdicts: heads(['可以放心用', 'Works'], ['有条件', 'With conditions'], null),
      items: [
        {
          text: both(
            '功能都能用键盘完成，焦点看得见；地图用旁边的列表',
            'Every task by keyboard, with a visible focus; for maps use the list beside them',
          ),
          verdict: 'yes',
        },
        {
          text: both(
            '图片有文字说明，数据图旁有同样内容的列表',
            'Pictures have texts, and charts a list with the same values',
          ),
          verdict: 'yes',
        },
        {
          text: both(
            '表单的错误写在对应的栏下，也读得出来',
            'Errors stand under their field and are read aloud',
          ),
          verdict: 'yes',
        },
        {
          text: both(
            '字号跟着浏览器设置变大，不用左右拖',
            'Text follows your browser’s size, without sideways scrolling',
          ),
          verdict: 'yes',
        },
        {
          text: both(
            '关掉动画、用高对比度模式，页面照样能用',
            'Reduced motion and high-contrast modes are respected',
          ),
          verdict: 'yes',
        },
        {
          text: both('不开脚本也能看内容、查运单、搜索', 'Reading, tracking and search work without scripts'),
          verdict: 'yes',
        },
        {
          text: both(
            '打开的收件信息半小时后收起，再输一次尾号就行',
            'Opened details close after half an hour; enter the digits again',
          ),
          verdict: 'condition',
        },
      ],
    },
    contrast,
    knownGaps,
    {
      kind: 'steps',
      id: 'tips',
      title: both('让页面更好用', 'Make it easier to use'),
      items: [
        {
          title: both('跳过菜单', 'Skip the menu'),
          text: both(
            '打开页面后按一次 Tab，选“跳到正文”。',
            'Press Tab once on arrival and choose “skip to content”.',
          ),
        },
        {
          title: both('放大', 'Enlarge'),
          text: both(
            '按 Ctrl 和加号；苹果电脑按 Command 和加号。',
            'Ctrl and plus, or Command and plus on a Mac.',
          ),
        },
        {
          title: both('按标题走', 'Go by headings'),
          text: both(
            '读屏时按 H 跳到下一个标题，每段一个。',
            'With a screen reader, H goes to the next heading; every part has one.',
          ),
        },
        {
          title: both('打印', 'Print'),
          text: both(
            '运单、报价和价目表可以印成清楚的 A4。',
            'Tracking, quotes and price lists print on clean A4.',
          ),
        },
      ],
    },
    {
      kind: 'prose',
      id: 'offline',
      title: both('不上网也能办', 'Without the website'),
      paragraphs: [
        both(
          '网页用不了的时候，同样的事可以打电话或到网点办，价格不变，不多收费。听力不便的，可以用在线咨询打字；要手语或陪同的，提前一天告诉网点。',
          'When the website does not work for you, the same is done by phone or at a branch, at the same price. Deaf or hard of hearing: chat in writing. For sign language or company, tell the branch a day ahead.',
        ),
        both(
          '上门取件和派送时，可以请快递员念面单、帮忙放到指定位置，或者改为敲门示意。在备注里写一次，以后都按它办。',
          'At your door the courier can read the label, place the parcel where you wish or knock instead of ringing. Note it once and it is kept.',
        ),
      ],
    },
    {
      kind: 'contacts',
      id: 'contact',
      title: both('碰到障碍，告诉我们', 'Tell us about barriers'),
      lead: both(
        '写明哪一页、用什么设备、卡在哪一步。邮箱为示例。',
        'Say which page, which device and where you got stuck. Sample mailbox.',
      ),
      items: [
        {
          title: both('邮箱', 'Mail'),
          value: desks.accessibility,
          note: both('先给您一个能办成的办法，再改网页。', 'First we find you a way, then we fix the page.'),
          href: `mailto:${desks.accessibility}`,
        },
        {
          title: both('电话', 'Phone'),
          value: '950616',
          note: both('说“无障碍”，直接转人工。', 'Say “accessibility” and you get a person.'),
          href: 'tel:950616',
        },
        {
          title: both('当地残联', 'Disabled persons’ federation'),
          value: '12385',
          note: both(
            '对我们的处理不满意，可以向残疾人服务热线反映。',
            'If our answer does not satisfy you, China’s service line for disabled persons.',
          ),
          href: 'tel:12385',
        },
      ],
    },
    {
      kind: 'versions',
      id: 'versions',
      title: both('自查记录', 'Checks'),
      items: [
        {
          date: '2026-10-30',
          text: both(
            '第二次。三种语言、四种屏宽；补上表格的行标题。',
            'Second: three languages, four widths; row headings added to tables.',
          ),
        },
        {
          date: '2026-06-12',
          text: both(
            '第一次。发现的问题列成清单并定了日期。',
            'First: what was found went onto the list with a date.',
          ),
        },
      ],
    },
  ],
  tags: ['legal', 'people', 'help'],
  updated: '2026-10-30',
}
