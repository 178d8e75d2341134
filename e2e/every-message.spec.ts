import { errorMessages, wordMessages } from '@hongyan/content/messages'
import { localeIds, localeOf } from '@hongyan/locales'
import { test as unwatched } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { expect, settled, test } from './checked-page.ts'

/** What the site says when something ends, fails or is missing, outside of the forms. */
for (const locale of localeIds) {
  const { notFound } = errorMessages(locale)

  unwatched(
    `an address without a page says so in its language and offers a way home, ${locale}`,
    async ({ page }) => {
      const answer = await page.goto(`${paths.home(locale).replace(/\/$/, '')}/no-such-page`)
      expect(answer?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', localeOf(locale).htmlLang)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title)
      await expect(page.getByRole('link', { name: notFound.back })).toHaveAttribute(
        'href',
        paths.home(locale),
      )
    },
  )

  test(`a list says where it ends, ${locale}`, async ({ page }) => {
    await page.goto(paths.news(locale))
    const end = page.getByText(wordMessages(locale).noMoreData, { exact: true })
    for (;;) {
      const next = page.locator('main nav a[rel=next]')
      if ((await next.count()) === 0) break
      await expect(end).toBeHidden()
      await page.goto((await next.first().getAttribute('href')) ?? '')
    }
    await expect(end).toBeVisible()
  })

  test(`what is copied is said to be copied, ${locale}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(paths.network(locale))
    await settled(page)
    const button = page.locator('main [data-copy]').first()
    await button.click()
    await expect(page.locator('#toast')).toHaveText(wordMessages(locale).copied)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(await button.getAttribute('data-copy'))
  })

  unwatched(`a script that is gone after a release reloads the page, once, ${locale}`, async ({ page }) => {
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    const island = /\/_assets\/[^"]+\.js/.exec(
      (await (await page.request.get(paths.fee(locale))).text()).split('component-url=')[1] ?? '',
    )?.[0]
    expect(island).toBeTruthy()
    await page.route(`**${island}`, (route) => route.fulfill({ status: 404 }))
    await page.goto(paths.fee(locale))
    await expect.poll(() => loads, { timeout: 20_000 }).toBe(2)
    await page.waitForLoadState('networkidle')
    expect(loads).toBe(2)
  })

  unwatched(
    `a call that finds nobody signed in leads to the sign-in, with the way back, ${locale}`,
    async ({ page }) => {
      await page.route('**/aging/query-address', (route) => route.fulfill({ status: 401, json: {} }))
      await page.goto(paths.fee(locale))
      await expect(page.locator('main astro-island[ssr]')).toHaveCount(0)
      const place = page.locator('main [role=combobox]').first()
      await place.pressSequentially(locale === 'en-US' ? 'Wuhan' : '武汉')
      await expect(page).toHaveURL(/\/sign-in\?returnUrl=/, { timeout: 20_000 })
      const there = new URL(page.url())
      expect(there.pathname).toBe(paths.signIn(locale))
      await expect(page.locator('html')).toHaveAttribute('lang', localeOf(locale).htmlLang)
      expect(new URL(there.searchParams.get('returnUrl') ?? '').pathname).toBe(paths.fee(locale))
    },
  )
}
