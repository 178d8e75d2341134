import { expect, test } from 'vitest'
import { languageOf, sampleCode, signInPage } from './pages.ts'

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

test('a code is asked for with a number, and what was typed is shown as a number', () => {
  expect(signInPage('one', 'en', false, false, { phone: '' })).toContain('name="phone" type="tel"')
  const second = signInPage('one', 'en', false, false, { phone: '"><script>+86 139' })
  expect(second).toContain('name="phone" value="+86 139"')
  expect(second).toContain('name="code"')
  expect(second).toContain(`the code is ${sampleCode}`)
})

test('after a wrong password the account is still there, and the password comes next', () => {
  const page = signInPage('one', 'en', true, false, null, '"><script>robin')
  expect(page).toContain('value="&#34;&#62;&#60;script&#62;robin" required></label>')
  expect(page).toContain('autocomplete="current-password" required autofocus>')
  expect(signInPage('one', 'en', false)).toContain('autocomplete="username" value="" required autofocus>')
})
