import { localeIds, pathFor } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
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
  expect(signInPage('one', { locales: asked })).toContain(`<html lang="${language}">`)
})

whereWritten('zh-HK', () =>
  test('in Hong Kong nobody reads simplified characters', () => {
    const way = { kind: 'password', login: '' } as const
    for (const page of [
      signInPage('one', { locales: 'zh-HK', way, hasFailed: true }),
      signInPage('one', { locales: 'zh-HK' }),
    ]) {
      expect(page).toContain('登入鴻雁')
      expect(page.replace('简体中文', '')).not.toMatch(/[录鸿账号码对这隐条务记设备]/)
    }
  }),
)

test('another language is one press away, and the way to sign in stays', () => {
  const page = signInPage('one', { locales: 'en', way: { kind: 'password', login: '' } })
  expect(page).toContain('<a href="/interaction/one?language=zh-Hans&way=password" lang="zh-Hans"')
  expect(page).not.toContain('?language=en&way=password" lang')
  expect(page).toContain('action="/interaction/one?language=en&way=password"')
})

test('staff are told nothing of what customers have of it', () => {
  const page = signInPage('one', { locales: 'en', isStaff: true })
  expect(page).toContain('<h1>Sign in to Hongyan Desk</h1>')
  expect(page).toContain('name="password"')
  expect(page).not.toMatch(/<aside>|name="remember"|terms of service|way=code"/)
})

test('a code comes first, is asked for with a number, and what was typed is shown as a number', () => {
  const first = signInPage('one', { locales: 'en' })
  expect(first).toContain('name="phone" type="tel"')
  expect(first).toContain('<option selected>+86</option>')
  expect(signInPage('one', { locales: 'zh-HK' })).toContain('<option selected>+852</option>')
  const way = { kind: 'code', area: '"+86', phone: '"><script>138 139' } as const
  const second = signInPage('one', { locales: 'en', way })
  expect(second).toContain('We sent a code to +86 138 139.')
  expect(second).toContain('name="phone" value="138 139"')
  expect(second).toContain('name="code"')
  expect(second).toContain(`the code is ${sampleCode}`)
  expect(second).not.toContain('<script>')
})

test('a number with its own area code has no other before it', () => {
  const way = { kind: 'code', area: '+852', phone: '+86 138' } as const
  expect(signInPage('one', { locales: 'en', way })).toContain('We sent a code to +86 138.')
})

test('after a wrong password the account is still there, and the password comes next', () => {
  const way = { kind: 'password', login: '"><script>robin' } as const
  const page = signInPage('one', { locales: 'en', way, hasFailed: true, isOwnDevice: true })
  expect(page).toContain('value="&#34;&#62;&#60;script&#62;robin" required></label>')
  expect(page).toContain('autocomplete="current-password" required autofocus aria-invalid="true"')
  expect(page).toContain('name="remember" checked>')
})

test('what is agreed to can be read on the site, in the language of the page', () => {
  for (const locale of localeIds) {
    const page = signInPage('one', { locales: locale, siteOrigin: 'https://www.example.com' })
    for (const path of ['/legal/service-details', '/legal/privacy'])
      expect(page).toContain(`href="https://www.example.com${pathFor(locale, path)}"`)
  }
})
