import { whereWritten } from '@hongyan/testing/where-written'
import { expect, test } from 'vitest'
import { mailboxes, names } from './company.gen.ts'
import { withOurNames } from './with-our-names.ts'

test('a text names the company in its language, with the space of a seam', () => {
  expect(withOurNames('关于{our.short}，打{our.hotline}', 'zh-CN')).toBe('关于鸿雁，打 950616')
  whereWritten('zh-HK', (hk) => expect(withOurNames('致電 {our.hotline}', hk)).toBe('致電 3100\u00a00616'))
  expect(withOurNames('My {our.short}: {name}', 'en-US')).toBe(`My ${names['en-US'].short}: {name}`)
})

test('a text of no language names what is alike in all of them', () => {
  expect(withOurNames('mailto:{our.mail.press}', null)).toBe(`mailto:${mailboxes.press}`)
  expect(withOurNames('{our.call}', null)).toBe('tel:950616')
  expect(() => withOurNames('{our.brand}', null)).toThrow(RangeError)
})

test.each(['{our.name}', '{our.mail.sales}', '{our.mail.toString}', '{our.constructor}'])(
  '%s names nothing',
  (text) => expect(() => withOurNames(text, 'en-US')).toThrow(text),
)
