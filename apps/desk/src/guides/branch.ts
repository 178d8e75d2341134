import type { Guide } from './guide.ts'

export const branchGuide: Guide = {
  id: 'branch',
  roles: ['branch'],
  minutes: 5,
  title: { zh: '网点：接单', en: 'Branch: take orders on' },
  lead: {
    zh: '接下今天要上门的订单，接不了的说明原因。',
    en: 'Accept the orders to be collected today, and say why where you cannot.',
  },
  steps: [
    {
      id: 'list',
      title: { zh: '等着接的订单', en: 'Orders that wait' },
      text: {
        zh: '「订单」里先看待接单的：取件时间最早的排在最前。只管一个网点的人只看到自己网点的。',
        en: 'Orders shows those that wait to be accepted, the earliest collection first. Whoever works for one branch sees the orders of that branch alone.',
      },
    },
    {
      id: 'open',
      title: { zh: '看清要取什么', en: 'See what is to be collected' },
      text: {
        zh: '打开一单：件数、重量、货物、取件时段和备注。地址和电话点开才显示。',
        en: 'Open an order: pieces, weight, goods, the time of collection and the note. Address and phone are shown when you ask for them.',
      },
    },
    {
      id: 'accept',
      title: { zh: '接单', en: 'Accept it' },
      text: {
        zh: '点「接单」。已经贴了运单的，填上它的号；留空就由系统给号。寄件人马上看到，几单一起选也可以。',
        en: 'Accept asks for the waybill if there is one already; left empty, the order gets a number. Its sender sees it at once, and several can be accepted together.',
      },
    },
    {
      id: 'refuse',
      title: { zh: '接不了', en: 'When you cannot' },
      text: {
        zh: '点「不承运」，从列表里选一个原因：寄件人看到的是这个原因，不是您写的备注。',
        en: 'Refuse asks for a reason of the list: that reason is what the sender is told.',
      },
    },
  ],
}
