import { withOurNames } from '@hongyan/locales'
import type { Guide } from './guide.ts'

export const ratesGuide: Guide = {
  id: 'rates',
  roles: ['rates'],
  minutes: 8,
  title: { zh: '调价', en: 'Change a price' },
  lead: {
    zh: '从某一天起换一个价，先试算，再由另一个人审核。',
    en: 'Change a price from a day on: try it on samples, then have somebody else approve it.',
  },
  steps: [
    {
      id: 'start',
      title: { zh: '新建版本', en: 'Start a version' },
      text: {
        zh: '打开「价格」，新建一个版本，写上名称和生效日期，最早是明天。以前的价格一直留着：早于生效日的报价和已下的订单不受影响。',
        en: 'Open Rates and start a version with a name and a first day, tomorrow at the earliest. Earlier prices stay: quotes for days before and orders that were placed are not touched.',
      },
    },
    {
      id: 'type',
      title: { zh: '像填表格一样改', en: 'Type as in a spreadsheet' },
      text: {
        zh: withOurNames(
          '选一个产品，点格子就能改，单位是{our.money}。方向键和回车在格子间移动，也可以从电子表格整块粘贴。看不懂的值会在格子上标出来。',
          'zh-CN',
        ),
        en: withOurNames(
          'Choose a product and type into its cells, in {our.money}. Arrows and Enter move between them, and a block can be pasted from a spreadsheet. What cannot be read is marked at its cell.',
          'en-US',
        ),
      },
    },
    {
      id: 'compare',
      title: { zh: '试算', en: 'Compare' },
      text: {
        zh: '「试算」拿 200 票货按新旧两种价各算一遍：每个产品多收还是少收多少，哪些算不出价了，哪些到得早了或晚了。',
        en: 'The comparison prices 200 shipments both ways: what each product earns or loses, what can no longer be priced, and what arrives earlier or later.',
      },
    },
    {
      id: 'review',
      title: { zh: '交给别人审核', en: 'Have it approved' },
      text: {
        zh: '点「提交审核」。写过这个版本的人不能自己通过；别人通过后，到生效那天全站自动换价。',
        en: 'Send it to review. Whoever wrote any of it cannot approve it; once somebody else has, the whole site takes the new price from its first day on.',
      },
    },
  ],
}
