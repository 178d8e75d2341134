import { both } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'

/** Measured contrast of the site's colours against what the guideline asks. */
export const contrast: BlockSeed = {
  kind: 'comparison',
  id: 'contrast',
  title: both('文字看得清吗', 'Is the text clear?'),
  lead: both(
    '数字越大越清楚。第一根是指南的最低要求，第二根是本站。',
    'Larger is clearer. First the minimum of the guidelines, then this site.',
  ),
  before: both('最低要求', 'Minimum'),
  after: both('本站', 'This site'),
  items: [
    { label: both('正文', 'Body text'), unit: ':1', before: 4.5, after: 17.19 },
    { label: both('说明文字', 'Supporting text'), unit: ':1', before: 4.5, after: 9.45 },
    { label: both('灰色小字', 'Gray captions'), unit: ':1', before: 4.5, after: 5.5 },
    { label: both('红色链接和报错', 'Red links and errors'), unit: ':1', before: 4.5, after: 6.52 },
    { label: both('红色按钮上的白字', 'White on red buttons'), unit: ':1', before: 4.5, after: 4.69 },
    { label: both('输入框边线', 'Edges of input fields'), unit: ':1', before: 3, after: 3.67 },
  ],
  source: both(
    '按 WCAG 2.2 的对比度公式计算，白色背景，2026 年 10 月。',
    'By the contrast formula of WCAG 2.2, on white, October 2026.',
  ),
}

/** What is not good enough yet. */
export const knownGaps: BlockSeed = {
  kind: 'table',
  id: 'gaps',
  title: both('还没做好的', 'Known gaps'),
  lead: both('每一处都写着现在怎么绕过去。', 'Each with a way around it for now.'),
  columns: [
    { label: both('哪里', 'Where') },
    { label: both('问题', 'Problem') },
    { label: both('现在怎么办', 'For now') },
    { label: both('打算哪天改好', 'Planned for') },
  ],
  rows: [
    [
      both('网络地图', 'Network map'),
      both('图上的点不能逐个用键盘选', 'Dots cannot be chosen one by one by keyboard'),
      both('用旁边的城市列表，内容相同', 'Use the list beside it, which says the same'),
      both('2027 年 3 月', 'March 2027'),
    ],
    [
      both('在线咨询窗口', 'Chat window'),
      both('外部系统，新消息有时不自动朗读', 'An outside system; new messages are not always announced'),
      both('改打电话或发邮件', 'Phone or mail instead'),
      both('2027 年 1 月', 'January 2027'),
    ],
    [
      both('运单记录', 'Tracking events'),
      both(
        '个别网点名和承运方原话只有一种语言，已标明',
        'Some branch names and carriers’ words are in one language only, marked as such',
      ),
      both('打热线请人翻译要点', 'Ask the hotline for the gist'),
      both('逐条翻译中', 'Being translated'),
    ],
    [
      both('实测', 'Testing with people'),
      both('还没有请残障用户完整走一遍', 'No complete run with disabled users yet'),
      both('遇到问题直接告诉我们', 'Tell us what you meet'),
      both('2027 年 4 月', 'April 2027'),
    ],
  ],
}
