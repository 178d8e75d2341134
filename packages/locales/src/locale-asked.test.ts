import { expect, test } from 'vitest'
import { localeAsked } from './locale-asked.ts'

test.each([
  ['zh-CN', 'zh-CN'],
  ['zh-Hans-SG', 'zh-CN'],
  ['zh-TW', 'zh-HK'],
  ['zh-Hant-HK', 'zh-HK'],
  ['en', 'en-US'],
  ['en-GB', 'en-US'],
  ['fr-FR', 'zh-CN'],
  ['enm', 'zh-CN'],
  ['', 'zh-CN'],
])('whoever asks for %j reads %s', (tag, locale) => {
  expect(localeAsked(tag)).toBe(locale)
})
