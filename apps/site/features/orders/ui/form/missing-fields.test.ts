import { expect, test } from 'vitest'
import { orderWords } from '../words.ts'
import type { GoodVerdictName } from './goods-verdicts.ts'
import { isWholeArea, missingByServer, missingFields } from './missing-fields.ts'
import { bodyOf, leavingDay } from './order-body.ts'
import { emptyForm, type OrderForm } from './order-form.ts'

const words = orderWords('zh-CN')
const window = { from: '2026-11-25T16:00:00+08:00', until: '2026-11-25T17:00:00+08:00', afterCutOff: false }
const whole: OrderForm = {
  ...emptyForm('express'),
  sender: { name: '林样本', phone: '138 0000 1357', area: '440305', detail: '示例路 8 号' },
  recipient: { name: '欧阳样例', phone: '13900002468', area: '110105', detail: '示例北街 16 号' },
  goods: [{ name: '充电宝', ticked: true }],
  sizes: [{ length: '35', width: '30', height: '25', weight: '4.2', count: '2' }],
  window,
}
const about = {
  words,
  tree: {},
  today: '2026-11-25',
  verdictOf: () => undefined,
  quote: null,
  contact: null,
  mostPieces: 99,
}
const lacks = (
  form: OrderForm,
  verdicts: Readonly<Record<string, GoodVerdictName>> = {},
  contact: { mobile: string; code: string } | null = null,
) => missingFields(form, { ...about, verdictOf: (name) => verdicts[name], contact }).map(({ text }) => text)

test('a whole order lacks nothing', () => expect(lacks(whole, { 充电宝: 'conditions' })).toEqual([]))

test('an empty one names everything, in the order of the form', () => {
  const texts = lacks(emptyForm('express'), {}, { mobile: '', code: '' })
  expect(texts).toHaveLength(13)
  expect(texts[0]).toBe('补上寄件人的姓名')
  expect(texts.slice(-3)).toEqual(['选取件时间', '填您的手机号', '填短信验证码'])
})

test.each([
  ['a digit is missing', { ...whole.sender, phone: '1380000135' }, '寄件人的手机号少一位'],
  [
    'two phones',
    { ...whole.sender, phone: '13800001357/13900002468' },
    '寄件人的电话不止一个，只留要打的那一个',
  ],
  ['no phone', { ...whole.sender, phone: '12' }, '寄件人的电话要是手机号，或带区号的座机'],
  ['a province', { ...whole.sender, area: '440000' }, '寄件人的地区要选到区县'],
])('the sender: %s', (_, sender, text) => expect(lacks({ ...whole, sender })).toEqual([text]))

test('a thing is ticked, barred, or by agreement, as the list says', () => {
  const unticked = { ...whole, goods: [{ name: '充电宝', ticked: false }] }
  expect(lacks(unticked, { 充电宝: 'conditions' })).toEqual(['确认充电宝的包装'])
  expect(lacks(whole, { 充电宝: 'no' })).toEqual(['去掉充电宝，它不能寄'])
  expect(lacks(whole, { 充电宝: 'agreement' })).toEqual(['充电宝要先签协议，请打 950616'])
})

test('a thing of no list is declared, and one that may be anything is described', () => {
  const unticked = { ...whole, goods: [{ name: '手工陶器', ticked: false }] }
  expect(lacks(unticked, { 手工陶器: 'unlisted' })).toEqual(['确认手工陶器不是违禁品'])
  const ticked = { ...whole, goods: [{ name: '手工陶器', ticked: true }] }
  expect(lacks(ticked, { 手工陶器: 'unlisted' })).toEqual([])
  expect(lacks(ticked, { 手工陶器: 'vague' })).toEqual(['写清手工陶器具体是什么'])
})

test('where another product carries the goods, it is the product that has to change', () => {
  const byAir = { ...whole, product: 'air' }
  const verdictOf = (_: string, mode: string): GoodVerdictName => (mode === 'air' ? 'agreement' : 'yes')
  const found = missingFields(byAir, { ...about, verdictOf })
  expect(found.map(({ text, section }) => [text, section])).toEqual([
    ['换一种运输方式：现在选的不能运充电宝', 'order-product'],
  ])
  expect(missingFields(whole, { ...about, verdictOf })).toEqual([])
})

test.each([
  ['60', '40'],
  ['99', '1'],
  ['1', '1000'],
])('more pieces than an order may have: %s and %s', (one, other) => {
  const [size] = whole.sizes
  const sizes = size
    ? [
        { ...size, count: one },
        { ...size, count: other },
      ]
    : []
  expect(missingFields({ ...whole, sizes }, about)).toEqual([
    {
      section: 'order-parcels',
      control: '[id="f-sizes.1.count"]',
      text: '一单最多 99 件，请分几单下',
    },
  ])
})

test('an amount that an extra needs is asked for', () =>
  expect(lacks({ ...whole, addOns: ['insurance'] })).toEqual(['补上声明价值']))

test('a city that has districts is not enough', () => {
  const tree = { '440300': [{ code: '440305', address: '南山区' }] } as never
  expect(isWholeArea('440300', tree)).toBe(false)
  expect(isWholeArea('440305', tree)).toBe(true)
})

test('what the server finds stands at the section it is about', () =>
  expect(
    missingByServer([
      { path: 'goods.0', message: 'a' },
      { path: 'pickup', message: 'b' },
      { path: 'recipient.division', message: 'c' },
    ]).map(({ section }) => section),
  ).toEqual(['order-goods', 'order-pickup', 'order-recipient']))

test('what the server finds wrong with a size stands at its entry', () =>
  expect(missingByServer([{ path: 'pieces.1.count', message: 'a' }])).toEqual([
    { section: 'order-parcels', control: '[id="f-sizes.1.count"]', text: 'a' },
  ]))

test('the order is sent in whole small units, its phone tidied', () => {
  expect(bodyOf(whole, '2026-11-25')).toMatchObject({
    sender: { phone: '13800001357', division: '440305' },
    pieces: [{ length: 350, width: 300, height: 250, weight: 4200, count: 2 }],
    goods: [{ name: '充电宝', conditionsMet: true }],
    note: null,
  })
  expect(bodyOf({ ...whole, window: null }, '2026-11-25')).toBeNull()
})

test('what is collected after the cut-off leaves a day later', () => {
  expect(leavingDay(window, '2026-11-20')).toBe('2026-11-25')
  expect(leavingDay({ ...window, afterCutOff: true }, '2026-11-20')).toBe('2026-11-26')
  expect(leavingDay(null, '2026-11-20')).toBe('2026-11-20')
})
