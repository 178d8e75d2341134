import type { DocumentInput } from '../contract/site.ts'
import type { SceneName } from '../scene-names.ts'
import { both, type Seed } from '../seed.ts'

type Page = DocumentInput<'placeholders'>['pages'][number]
type Words = readonly [chinese: string, english: string]
type Related = 'track' | 'home' | 'services'

const links = {
  track: { label: both('查运单', 'Track a shipment'), href: '/track' },
  home: { label: both('返回首页', 'Back to the home page'), href: '/' },
  services: { label: both('看八类服务', 'See the eight services'), href: '/#services' },
} as const

function page(
  path: string,
  title: Words,
  lead: Words,
  willDo: readonly Words[],
  scene: SceneName,
): Seed<Page> {
  const related: readonly Related[] = ['track', 'services', 'home']
  return {
    path,
    title: both(...title),
    lead: both(...lead),
    willDo: willDo.map((words) => both(...words)),
    related: related.map((name) => links[name]),
    scene,
  }
}

/** Pages that open later: what they will do, and how to get it done today. */
export const placeholders: Seed<DocumentInput<'placeholders'>> = {
  pages: [
    page(
      '/route/onPlaceorder',
      ['在线下单', 'Place an order'],
      [
        '在线下单即将开放。现在拨打 950616，同样上门取件。',
        'Online ordering opens soon. Call 950616 for the same pickup.',
      ],
      [
        ['贴一段地址文字，自动分好姓名、电话、地址', 'Paste an address and have it sorted into fields'],
        ['选快递、重货或生鲜，当场看到价格', 'Choose express, heavy or fresh and see the price'],
        ['约一个上门时间', 'Pick a pickup time'],
      ],
      'express',
    ),
    page(
      '/route/orderList.do',
      ['我的运单', 'My orders'],
      [
        '运单列表即将开放。有单号，现在就能查。',
        'Your order list opens soon. With a number you can track today.',
      ],
      [
        ['寄出的和收到的，分开列', 'Sent and received, side by side'],
        ['按单号、收件人、日期查找', 'Search by number, receiver or date'],
      ],
      'freight',
    ),
    page(
      '/address',
      ['地址簿', 'Addresses'],
      ['地址簿即将开放。', 'The address book opens soon.'],
      [
        ['保存常用地址，设一个默认', 'Keep addresses and set one as default'],
        ['按姓名、电话尾号、拼音首字母查找', 'Search by name, phone digits or initials'],
        ['一次导入多条', 'Import many at once'],
      ],
      'locker',
    ),
    page(
      '/my',
      ['我的账户', 'My account'],
      ['账户页即将开放。', 'Accounts open soon.'],
      [
        ['一处看订单、地址和发票', 'Orders, addresses and invoices in one place'],
        ['设置动态提醒', 'Choose which alerts you get'],
      ],
      'express',
    ),
  ],
}
