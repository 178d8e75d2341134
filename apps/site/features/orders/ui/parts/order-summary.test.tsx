import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { paths } from '../../../../paths.ts'
import { emptyForm, type OrderForm } from '../form/order-form.ts'
import type { PriceCard } from '../form/price-card.ts'
import { orderWords } from '../words.ts'
import { OrderSummary } from './order-summary.tsx'
import { OrderTextsContext } from './order-texts.ts'
import { TermsNote } from './terms-note.tsx'

const words = orderWords('zh-CN')
const shown = (changes: Partial<OrderForm>, company: string | null = null, card: PriceCard | null = null) =>
  renderToStaticMarkup(
    <OrderTextsContext value={{ locale: 'zh-CN', words }}>
      <OrderSummary
        form={{ ...emptyForm('express'), ...changes }}
        card={card}
        places={{ sender: '深圳', recipient: '北京' }}
        company={company}
        now={0}
      />
    </OrderTextsContext>,
  )

test('the review shows value, amount to collect, temperature, payer, company and every extra', () => {
  const html = shown(
    {
      declaredValue: '1,200.50',
      cashOnDelivery: '380',
      addOns: ['insurance', 'cash-on-delivery', 'wooden'],
      goodsKind: 'chilled',
      payer: 'recipient',
    },
    '为样本茶行下单',
  )
  for (const text of [
    '1,200.50',
    '380',
    words.form.covers.insurance,
    words.form.adds['cash-on-delivery'].name,
    words.form.adds.wooden.name,
    words.form.goodsKinds.chilled,
    words.payer.choices.recipient,
    '为样本茶行下单',
  ])
    expect(html).toContain(text)
})

test('what was not asked for is not in it', () => {
  const html = shown({ cashOnDelivery: '380' })
  for (const row of [
    words.review.value,
    words.review.collect,
    words.review.temperature,
    words.review.company,
  ])
    expect(html).not.toContain(row)
})

test('price, arrival and every box stand in a card, and not once more beside it', () => {
  const size = { length: '35', width: '30', height: '25', weight: '4.2', count: '2' }
  const card: PriceCard = {
    route: ['深圳', '北京'],
    about: ['标准快递', '2 件', '计费 9 公斤'],
    total: '¥34.70',
    tax: null,
    tariffFrom: '2026-10-01',
    lines: [],
    arrival: '12 月 2 日 18:00 前',
    days: [],
    reasons: [],
  }
  const html = shown({ sizes: [size] }, null, card)
  for (const text of ['¥34.70', '12 月 2 日 18:00 前', '标准快递', '2 × 35×30×25 cm'])
    expect(html.split(text)).toHaveLength(2)
  expect(html).toContain('<svg')
})

test('the terms are a link away', () => {
  const html = renderToStaticMarkup(
    <OrderTextsContext value={{ locale: 'en-US', words: orderWords('en-US') }}>
      <TermsNote version="2026-01" />
    </OrderTextsContext>,
  )
  expect(html).toContain(`href="${paths.carriageTerms('en-US')}"`)
  expect(html).toContain('2026-01')
})

test.each([
  ['zh-CN', '广东省深圳市南山区科技园南路12号'],
  ['en-US', '科技园南路12号, Nanshan, Shenzhen, Guangdong'],
] as const)('in %s street and area stand in the order of the language', (locale, line) => {
  const place = locale === 'en-US' ? 'Nanshan, Shenzhen, Guangdong' : '广东省 / 深圳市 / 南山区'
  const sender = { name: '林样本', phone: '13800001357', area: '440305', detail: '科技园南路12号' }
  const html = renderToStaticMarkup(
    <OrderTextsContext value={{ locale, words: orderWords(locale) }}>
      <OrderSummary
        form={{ ...emptyForm('express'), sender }}
        card={null}
        places={{ sender: place, recipient: '' }}
        company={null}
        now={0}
      />
    </OrderTextsContext>,
  )
  expect(html).toContain(line)
  expect(html).toContain('138******57')
  expect(html).not.toContain('13800001357')
})
