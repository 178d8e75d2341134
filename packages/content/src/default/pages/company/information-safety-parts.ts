import { both } from '../../../seed.ts'
import type { BlockSeed } from '../block-seed.ts'

/** Rows: data of a shipment. Columns: who handles it. */
export const whoSees: BlockSeed = {
  kind: 'data-matrix',
  id: 'who-sees',
  title: both('一票货的数据，谁看得到', 'Who sees the data of a shipment'),
  lead: both(
    '遮挡，是指只显示其中一段。保存时间从签收那天算起。',
    'Masked means shown with a piece hidden. Times run from the day of delivery.',
  ),
  parties: [
    both('寄件人', 'Sender'),
    both('收件人', 'Receiver'),
    both('快递员', 'Courier'),
    both('分拣员', 'Sorter'),
    both('客服', 'Service'),
    both('不登录的人', 'Anyone'),
  ],
  rows: [
    {
      label: both('收件人姓名', 'Receiver’s name'),
      sees: ['full', 'full', 'masked', 'none', 'masked', 'none'],
      kept: both('三年', '3 years'),
    },
    {
      label: both('收件人电话', 'Receiver’s phone'),
      sees: ['full', 'full', 'masked', 'none', 'masked', 'none'],
      kept: both('三年', '3 years'),
    },
    {
      label: both('详细地址', 'Full address'),
      sees: ['full', 'full', 'full', 'none', 'masked', 'none'],
      kept: both('三年', '3 years'),
    },
    {
      label: both('寄件人身份登记', 'Sender’s identity record'),
      sees: ['full', 'none', 'none', 'none', 'none', 'none'],
      kept: both('按实名收寄规定', 'As the real-name rules require'),
    },
    {
      label: both('物品和件数', 'Contents and pieces'),
      sees: ['full', 'full', 'masked', 'none', 'full', 'none'],
      kept: both('三年', '3 years'),
    },
    {
      label: both('途经城市和时间', 'Cities and times'),
      sees: ['full', 'full', 'full', 'full', 'full', 'full'],
      kept: both('三年', '3 years'),
    },
    {
      label: both('签收图片', 'Picture at delivery'),
      sees: ['full', 'full', 'full', 'none', 'full', 'none'],
      kept: both('一年', '1 year'),
    },
    {
      label: both('通话和会话记录', 'Calls and chats'),
      sees: ['masked', 'masked', 'none', 'none', 'full', 'none'],
      kept: both('一年', '1 year'),
    },
  ],
}

/** What happens after a leak. */
export const incidentSteps: BlockSeed = {
  kind: 'steps',
  id: 'incident',
  title: both('万一泄露了', 'If data leaks'),
  lead: both(
    '《个人信息保护法》要求立即补救并通知；《快递暂行条例》要求向邮政管理部门报告。我们按更严的那条做。',
    'The Personal Information Protection Law demands remedy and notice at once, the express regulations a report to the postal authority. We follow the stricter.',
  ),
  items: [
    {
      title: both('止住', 'Stop it'),
      text: both(
        '先断开出口，再查原因，必要时停掉整个功能。',
        'The way out is closed first; a whole feature goes offline if need be.',
      ),
    },
    {
      title: both('查清', 'Find out'),
      text: both(
        '哪些数据、多少人、从哪里、到了谁手里。',
        'Which data, how many people, from where, to whom.',
      ),
    },
    {
      title: both('报告', 'Report'),
      text: both(
        '报邮政和网信部门；涉嫌犯罪的，报警。',
        'To the postal and cyberspace authorities, and to the police where it is a crime.',
      ),
    },
    {
      title: both('通知您', 'Tell you'),
      text: both(
        '短信说明泄露了什么、可能有什么后果、您该做什么。短信里不放链接。',
        'A text says what leaked, what may follow and what to do. It contains no link.',
      ),
    },
    {
      title: both('改好并公开', 'Fix and publish'),
      text: both(
        '补上漏洞，在公告里写明经过，包括我们做错的地方。',
        'We close the gap and publish what happened, our own mistakes included.',
      ),
    },
  ],
}
