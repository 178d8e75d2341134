import { whereWritten } from '@hongyan/testing/where-written'
import { expect, test } from 'vitest'
import { localeAsked } from './locale-asked.ts'

test.each([
  ['zh-CN', 'zh-CN'],
  ['zh-Hans-SG', 'zh-CN'],
  ...(whereWritten('zh-HK', (hk) => [
    ['zh-TW', hk],
    ['zh-Hant-HK', hk],
  ]) ?? [
    ['zh-TW', 'zh-CN'],
    ['zh-Hant-HK', 'zh-CN'],
  ]),
  ['en', 'en-US'],
  ['en-GB', 'en-US'],
  ['fr-FR', 'zh-CN'],
  ['enm', 'zh-CN'],
  ['', 'zh-CN'],
])('whoever asks for %j reads %s', (tag, locale) => {
  expect(localeAsked(tag)).toBe(locale)
})
