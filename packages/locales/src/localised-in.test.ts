import { whereWritten } from '@hongyan/testing/where-written'
import { expect, test } from 'vitest'
import { localisedIn } from './localised-in.ts'

test('a text says in which language it is', () => {
  const text = { 'zh-CN': '提交', 'en-US': 'Send' }
  expect(localisedIn(text, 'en-US')).toEqual({ text: 'Send', lang: 'en-US' })
  whereWritten('zh-HK', (hk) => expect(localisedIn(text, hk)).toEqual({ text: '提交', lang: 'zh-CN' }))
  expect(localisedIn({ 'zh-CN': '提交' }, 'en-US')).toEqual({ text: '提交', lang: 'zh-CN' })
})

test('what stands in a language that the site does not have is left aside', () => {
  expect(localisedIn({ 'zh-CN': '提交', 'ko-KR': '보내기' }, 'en-US').text).toBe('提交')
})
