import { mobilePattern } from '@hongyan/domain/codes/mobile-rules'
import { askedFields } from '@hongyan/domain/enquiries/enquiry-fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allTidied, isOptional, tidied, untouched } from './form-values.ts'

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 9, maxLength: 9 })
const between = fc.constantFrom('', ' ', '-', ' - ')

test('a mobile number is the same however people write it', () => {
  const begin = fc.constantFrom('', '+86', '86', '0086 ', '+86 ', '+86-')
  fc.assert(
    fc.property(begin, fc.constantFrom(...'3456789'), digits, between, (country, second, rest, gap) => {
      const number = `1${second}${rest}`
      const written = `${country}${number.slice(0, 3)}${gap}${number.slice(3, 7)}${gap}${number.slice(7)}`
      expect(tidied('contactMobile', ` ${written} `)).toBe(number)
      expect(mobilePattern.test(tidied('contactMobile', written))).toBe(true)
    }),
  )
  expect(tidied('contactMobile', '１３９１２３４５６７８')).toBe('13912345678')
  expect(tidied('contactMobile', '+852 9123 4567')).toBe('+85291234567')
  expect(tidied('contactMobile', '8613912')).toBe('8613912')
})

test('an order volume loses what stands between its digits, and nothing else', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), (count) => {
      expect(tidied('estimateOrderCount', count.toLocaleString('en-GB'))).toBe(String(count))
    }),
  )
  expect(tidied('estimateOrderCount', ' 1.5 ')).toBe('1.5')
  expect(tidied('estimateOrderCount', '1,5')).toBe('1,5')
  expect(tidied('estimateOrderCount', '2万单')).toBe('20000')
  expect(tidied('estimateOrderCount', "10'000")).toBe('10000')
})

test('tidying twice changes nothing more, and other fields are left as typed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...askedFields), fc.string({ unit: 'grapheme' }), (name, text) => {
      expect(tidied(name, tidied(name, text))).toBe(tidied(name, text))
      if (!['contactMobile', 'verifyCode', 'estimateOrderCount'].includes(name))
        expect(tidied(name, text)).toBe(text)
    }),
  )
})

test('a fresh form has the first kind of cooperation and the first category, and nothing else', () => {
  const fresh = untouched('warehousing', '1')
  expect(Object.entries(fresh).filter(([, value]) => value !== '')).toEqual([
    ['cooperateType', 'warehousing'],
    ['firstBizType', '1'],
  ])
  expect(allTidied(fresh)).toEqual(fresh)
})

test('the dialog makes four fields optional, and the detailed address is not one of them', () => {
  const paths = ['cooperateType', 'firstBizType', 'estimateOrderCount', 'fullAddress'] as const
  for (const path of paths) {
    expect([isOptional(path, 'page'), isOptional(path, 'dialog')]).toEqual([false, true])
  }
  for (const path of ['companyName', 'detailAddr', 'contactName', 'contactMobile', 'verifyCode'] as const) {
    expect([isOptional(path, 'page'), isOptional(path, 'dialog')]).toEqual([false, false])
  }
})
