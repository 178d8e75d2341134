import { expect, test } from 'vitest'
import { orderWords } from '../words.ts'
import { emptyForm, type OrderForm } from './order-form.ts'
import { sectionAfter, sectionLines, sections } from './section-lines.ts'

const now = Date.parse('2026-11-21T12:00:00+08:00')
const words = orderWords('zh-CN')

test('a form just opened says only what is chosen for it', () => {
  const lines = sectionLines('zh-CN', words, emptyForm('express'), { card: null, now })
  expect(lines).toEqual({
    'order-sender': '',
    'order-recipient': '',
    'order-goods': '',
    'order-parcels': '',
    'order-product': words.offered['express-standard'].name,
    'order-extras': words.noExtras,
    'order-pickup': '',
    'order-payer': words.payer.choices.sender,
  })
})

test('a part that is filled in stands in one line, with no phone in full', () => {
  const form: OrderForm = {
    ...emptyForm('express'),
    sender: { name: '林样本', phone: '13800001357', area: '440305', detail: '示例路 8 号' },
    goods: [
      { name: '茶叶', ticked: false },
      { name: ' ', ticked: false },
      { name: '书', ticked: false },
    ],
    addOns: ['insurance', 'upstairs'],
    window: {
      from: '2026-11-22T09:00:00+08:00',
      until: '2026-11-22T10:00:00+08:00',
      afterCutOff: false,
    },
  }
  const lines = sectionLines('zh-CN', words, form, { card: null, now })
  expect(lines).toMatchObject({
    'order-sender': '林样本 138******57',
    'order-goods': '茶叶、书',
    'order-extras': `${words.form.covers.insurance}、${words.form.adds.upstairs.name}`,
    'order-pickup': '明天 09:00–10:00',
  })
})

test('each part leads to the next, the last to none', () => {
  expect(sections.map(sectionAfter)).toEqual([...sections.slice(1), null])
})
