import { expect, test } from 'vitest'
import { readDraftText, writeDraft } from './order-draft.ts'
import { asKind, emptyForm, formOfQuote, isUntouched, kindOf, productsOf, repeated } from './order-form.ts'

const quote = {
  back: '/fee?from=440305',
  draft: {
    from: '南山区',
    to: '朝阳区',
    sizes: [{ length: '35', width: '30', height: '25', weight: '4.2', count: '2' }],
    date: '2026-11-25',
    goods: 'general',
    addOns: ['insurance'] as const,
    declaredValue: '800',
    cashOnDelivery: '',
  },
  from: '440305',
  to: '110105',
  product: 'air',
}

test('a kind of order offers its own products', () => {
  expect(productsOf('fresh')).toEqual(['cold-chain', 'pharma'])
  expect(kindOf('air')).toBe('express')
  expect(kindOf('same-city')).toBeNull()
})

test('a quote brings places, parcels, extras and its product along', () => {
  const form = formOfQuote('express', quote)
  expect(form).toMatchObject({ product: 'air', declaredValue: '800', addOns: ['insurance'] })
  expect([form.sender.area, form.recipient.area]).toEqual(['440305', '110105'])
  expect(form.sizes).toEqual(quote.draft.sizes)
})

test('a product of another kind stays behind, and fresh goods are chilled', () =>
  expect(formOfQuote('fresh', quote)).toMatchObject({ product: 'cold-chain', goodsKind: 'chilled' }))

test('another kind keeps what both have, and chooses product and time anew', () => {
  const form = { ...formOfQuote('express', quote), note: '周日不在家' }
  expect(asKind(form, 'heavy')).toMatchObject({ kind: 'heavy', product: 'freight-light', note: '周日不在家' })
  expect(asKind(form, 'express')).toBe(form)
})

test('an order that is repeated has no time, and nothing confirmed', () => {
  const window = { from: '2026-11-25T16:00:00+08:00', until: '2026-11-25T17:00:00+08:00', afterCutOff: false }
  const again = repeated({ ...emptyForm('express'), window, goods: [{ name: '充电宝', ticked: true }] })
  expect(again).toMatchObject({ window: null, goods: [{ name: '充电宝', ticked: false }] })
})

test('a form is untouched until something is typed', () => {
  expect(isUntouched(emptyForm('heavy'))).toBe(true)
  expect(isUntouched({ ...emptyForm('heavy'), note: 'a' })).toBe(false)
})

test('a draft comes back as it was, without its time', () => {
  const form = formOfQuote('express', quote)
  expect(readDraftText(writeDraft(form))).toEqual({ ...form, window: null })
})

test.each([null, '', '{', '[]', '{"kind":"other"}', '"text"', '7', 'x'.repeat(30_000)])(
  'what is no draft is none: %.20s',
  (stored) => expect(readDraftText(stored)).toBeNull(),
)

test('a draft with rubbish in it is read as far as it is one', () =>
  expect(
    readDraftText(
      '{"kind":"fresh","product":"air","sender":7,"goods":[3,{"name":5}],"addOns":"x","way":"fly"}',
    ),
  ).toEqual({ ...emptyForm('fresh'), goods: [{ name: '', ticked: false }] }))
