import type { Guide } from './guide.ts'

export const salesGuide: Guide = {
  id: 'sales',
  roles: ['sales'],
  minutes: 7,
  title: { zh: '销售：按时回电', en: 'Sales: call back in time' },
  lead: {
    zh: '从一条新的合作咨询，到打完第一通电话。',
    en: 'From a new inquiry to the first call that was made.',
  },
  steps: [
    {
      id: 'list',
      title: { zh: '先打最急的', en: 'The most urgent first' },
      text: {
        zh: '「合作咨询」按首次回电的时限排列，超时的排在最前。J、K 上下移动，回车打开，/ 搜索，? 看全部快捷键。',
        en: 'Inquiries stand in the order in which they are to be called; what is late comes first. J and K move, Enter opens, / searches, ? shows all keys.',
      },
    },
    {
      id: 'open',
      title: { zh: '打开一条', en: 'Open one' },
      text: {
        zh: '右侧是对方要运什么、每月多少单、在哪里。姓名和电话默认打码，点「查看完整联系资料」才显示，60 秒后自动隐藏，谁看过会记下来。',
        en: 'Beside the list: what they want to send, how much and from where. Name and phone are masked until you ask to see them, hidden again after 60 seconds, and it is recorded who looked.',
      },
    },
    {
      id: 'note',
      title: { zh: '写备注', en: 'Leave a note' },
      text: {
        zh: '约了几点、对方在意什么，写给同事看。备注不会给客户看到。',
        en: 'When to call again, what matters to them: notes are for colleagues and never shown to the customer.',
      },
    },
    {
      id: 'take',
      title: { zh: '一次处理几条', en: 'Several at once' },
      text: {
        zh: '按 X 选中，按住 Shift 再按 J 连选，按 E 打开第一个能做的操作，例如分派给自己。做完逐条告诉您结果。',
        en: 'X selects, Shift and J select on, E opens the first thing that can be done with all of them, such as assigning. Each row’s outcome is told.',
      },
    },
  ],
}
