import { expect, test } from 'vitest'
import { saidIn } from './said-in.ts'

test('a text says in which language it is', () => {
  const text = { 'zh-CN': '提交', 'en-US': 'Send' }
  expect(saidIn(text, 'en-US')).toEqual({ text: 'Send', lang: 'en-US' })
  expect(saidIn(text, 'zh-HK')).toEqual({ text: '提交', lang: 'zh-CN' })
  expect(saidIn({ 'zh-CN': '提交' }, 'en-US')).toEqual({ text: '提交', lang: 'zh-CN' })
})

test('what stands in a language that the site does not have is left aside', () => {
  expect(saidIn({ 'zh-CN': '提交', 'ko-KR': '보내기' }, 'en-US').text).toBe('提交')
})
