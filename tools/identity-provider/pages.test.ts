import { expect, test } from 'vitest'
import { languageOf, signInPage } from './pages.ts'

test.each([
  ['zh-HK zh-Hant-HK zh-Hant zh-TW', 'zh-Hant'],
  ['zh-TW', 'zh-Hant'],
  ['zh-Hant', 'zh-Hant'],
  ['zh-CN zh-Hans', 'zh-Hans'],
  ['zh', 'zh-Hans'],
  ['fr en-GB', 'en'],
  ['fr', 'zh-Hans'],
  [undefined, 'zh-Hans'],
])('asked for %j the page speaks %s', (asked, language) => {
  expect(languageOf(asked)).toBe(language)
  expect(signInPage('one', asked, false)).toContain(`<html lang="${language}">`)
})

test('in Hong Kong nobody reads simplified characters', () => {
  const page = signInPage('one', 'zh-HK', true)
  expect(page).toContain('登入鴻雁')
  expect(page.replace('简体中文', '')).not.toMatch(/[录鸿账号码对这]/)
})

test('another language is one press away, and stays after a wrong password', () => {
  const page = signInPage('one', 'en', true)
  expect(page).toContain('<a href="/interaction/one?language=zh-Hans" lang="zh-Hans"')
  expect(page).not.toContain('?language=en" lang')
  expect(page).toContain('action="/interaction/one?language=en"')
})

test('staff are told nothing of what customers have of it', () => {
  const page = signInPage('one', 'en', false, true)
  expect(page).toContain('<h1>Sign in to Hongyan Desk</h1>')
  expect(page).not.toMatch(/<aside>|everything you typed/)
})
