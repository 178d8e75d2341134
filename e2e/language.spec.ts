import { localeIds, localeOf } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { expect, test } from './checked-page.ts'

const cookie = (value: string) => ({ name: 'logistics_site_lang', value, url: 'http://127.0.0.1:4310' })

test('a first visit is never redirected, whatever the browser prefers', async ({ request }) => {
  for (const path of ['/', '/en', '/hk', '/en/track', '/track']) {
    const answer = await request.get(path, { maxRedirects: 0, headers: { 'accept-language': 'fr' } })
    expect(answer.status(), path).toBe(200)
  }
})

test.describe('with a cookie', () => {
  for (const [value, path, expected] of [
    ['zh-CN', '/en/track?no=HY1', '/track?no=HY1'],
    ['zh-CN', '/en', '/'],
    ['en-US', '/track', '/en/track'],
    ['en-US', '/', '/en'],
    ['en-US', '/index', '/en/index'],
    ['en-US', '/serve-range', '/en'],
    ...(whereWritten('zh-HK', (hk) => [[hk, '/en/track', '/hk/track']] as const) ?? []),
  ] as const) {
    test(`${value} on ${path} leads to ${expected} once`, async ({ request }) => {
      const headers = { cookie: `logistics_site_lang=${value}` }
      const answer = await request.get(path, { maxRedirects: 0, headers })
      expect(answer.status()).toBe(302)
      expect(answer.headers().location).toBe(expected)
      expect(answer.headers()['cache-control']).toContain('no-store')
      const second = await request.get(expected, { maxRedirects: 0, headers })
      expect(second.status()).toBe(200)
    })
  }

  test('a value nobody wrote counts as none', async ({ request }) => {
    for (const value of ['fr-FR', 'en-US"><script>', '%00', '../en', 'EN-us']) {
      const answer = await request.get('/', {
        maxRedirects: 0,
        headers: { cookie: `logistics_site_lang=${value}` },
      })
      expect(answer.status(), value).toBe(200)
    }
  })
})

test('the chooser loads the same page in the chosen language and remembers it', async ({ page, context }) => {
  await page.goto('/track')
  for (const id of ['en-US', 'zh-CN'] as const) {
    const chooser = page.locator('details', { has: page.locator(`[data-language="${id}"]`) }).first()
    await chooser.locator('summary').click()
    await chooser.locator(`[data-language="${id}"]`).click()
    await expect(page.locator('html')).toHaveAttribute('lang', localeOf(id).htmlLang)
    expect((await context.cookies()).find(({ name }) => name === 'logistics_site_lang')?.value).toBe(id)
  }
  expect(localeIds).toHaveLength(3)
})

test('a choice holds on the next address that names no language', async ({ page, context }) => {
  await context.addCookies([cookie('en-US')])
  await page.goto('/track')
  await expect(page).toHaveURL(/\/en\/track$/)
})
