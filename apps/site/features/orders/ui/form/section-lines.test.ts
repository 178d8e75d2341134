import { expect, test } from 'vitest'
import { orderWords } from '../words.ts'
import { emptyForm, type OrderForm } from './order-form.ts'
import { sectionLines } from './section-lines.ts'

const now = Date.parse('2026-11-21T12:00:00+08:00')
const words = orderWords('zh-CN')

test('a form just opened says only what is chosen for it', () => {
  const lines = sectionLines('zh-CN', words, emptyForm('express'), { card: null, now })
  expect(lines).toEqual({
    'order-goods': '',
    'order-parcels': '',
    'order-product': words.offered['express-standard'].name,
    'order-extras': words.noExtras,
    'order-pickup': '',
    'order-payer': words.payer.choices.sender,
  })
})

test('a part that is filled in stands in one line', () => {
  const form: OrderForm = {
    ...emptyForm('express'),
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
    'order-goods': '茶叶、书',
    'order-extras': `${words.form.covers.insurance}、${words.form.adds.upstairs.name}`,
    'order-pickup': '明天 09:00\u2060–\u206010:00',
  })
})
