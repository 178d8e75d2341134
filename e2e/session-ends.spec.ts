import { addressBookMessages, merchantMessages, orderMessages } from '@hongyan/content/messages'
import { localeIds } from '@hongyan/locales'
import { type Browser, expect, type Page } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { settled } from './checked-page.ts'
import { openEnd } from './order-parts.ts'
import { test } from './shared-site.ts'
import { type Person, type SignInSite, signInFrom } from './sign-in-site.ts'

/** Where a page asks who is signed in. */
const accountPath = '/v1/account'

/** Ends every session of somebody from another device. */
async function endElsewhere(browser: Browser, site: SignInSite, who: Person): Promise<void> {
  const other = await browser.newContext()
  await signInFrom(await other.newPage(), site.origin + paths.orderList('zh-CN'), who)
  const ended = await other.request.post(`${site.origin}/v1/account/sign-out-everywhere`, {
    data: {},
    headers: { origin: site.origin },
  })
  expect(ended.status()).toBe(200)
  await other.close()
}

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

/** What a browser says of a window that somebody comes back to. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

for (const locale of localeIds) {
  test(`an address that is typed as the session ends waits for whoever signs in again, ${locale}`, async ({
    page,
    browser,
    site,
    who,
  }) => {
    const { screen } = addressBookMessages(locale)
    await signInFrom(page, site.origin + paths.address(locale), who)
    await settled(page)
    await page.locator('main').getByRole('link', { name: screen.add }).first().click()
    const name = page.locator('main [autocomplete=name]')
    const phone = page.locator('main [autocomplete=tel]')
    await name.fill('欧阳样本')
    await phone.fill('13800138000')
    await settled(page)
    await endElsewhere(browser, site, who)
    await comeBack(page)
    await expect(page).toHaveURL(/\/signed-out$/)
    const left = await stored(page)
    for (const secret of ['欧阳样本', '13800138000']) expect(left).not.toContain(secret)
    await page.context().clearCookies()
    await signInFrom(page, site.origin + paths.address(locale), who)
    await expect(name).toHaveValue('欧阳样本')
    await expect(phone).toHaveValue('13800138000')
  })

  for (const way of ['comes back to the window', 'sends it'] as const)
    test(`the name of a key is there again for whoever signs in, after a session that ended and somebody ${way}, ${locale}`, async ({
      page,
      browser,
      site,
      who,
    }) => {
      const { keys } = merchantMessages(locale)
      const address = site.origin + paths.merchant(locale)
      await signInFrom(page, address, who)
      await settled(page)
      await page.getByText(keys.add, { exact: true }).click()
      const name = page.locator('main form input[name=name]').first()
      await name.fill('样例仓库 7')
      await settled(page)
      await endElsewhere(browser, site, who)
      if (way === 'sends it') await name.press('Enter')
      else await comeBack(page)
      await expect(page).toHaveURL(/\/signed-out$/)
      expect(await stored(page)).not.toContain('样例仓库')
      await page.context().clearCookies()
      await signInFrom(page, address, who)
      await expect(name).toHaveValue('样例仓库 7')
      await expect(name).toBeVisible()
    })
}

test('an order that is typed as the session ends waits for its account alone, up to the last letter', async ({
  page,
  browser,
  site,
  who,
}) => {
  const words = orderMessages('zh-CN')
  const form = site.origin + paths.placeOrder('zh-CN', 'express')
  await signInFrom(page, form, who)
  await settled(page)
  const recipient = await openEnd(page, 'recipient')
  await recipient.locator('[autocomplete=name]').fill('江样本')
  await settled(page)
  await endElsewhere(browser, site, who)
  // The account cannot take this any more, and it is not even written down yet.
  await recipient.locator('[autocomplete=tel]').fill('13900139000')
  await comeBack(page)
  await expect(page).toHaveURL(`${site.origin}/signed-out`)
  const left = await stored(page)
  for (const secret of ['江样本', '13900139000']) expect(left).not.toContain(secret)

  await test.step('somebody else on this device sees nothing of it', async () => {
    // The provider knows nobody on this device any more.
    await page.context().clearCookies()
    await signInFrom(page, form, site.newPerson())
    await settled(page)
    await expect((await openEnd(page, 'recipient')).locator('[autocomplete=name]')).toHaveValue('')
    await page.request.post(`${site.origin}/v1/account/sign-out`, {
      data: {},
      headers: { origin: site.origin },
    })
  })

  await page.context().clearCookies()
  await signInFrom(page, form, who)
  await expect(page.getByText(words.draft.restored)).toBeVisible()
  const again = await openEnd(page, 'recipient')
  await expect(again.locator('[autocomplete=name]')).toHaveValue('江样本')
  await expect(again.locator('[autocomplete=tel]')).toHaveValue('13900139000')
})

test('a window beside shows nothing personal after signing out without a script, also without a network', async ({
  page,
  context,
  site,
  who,
}) => {
  await signInFrom(page, site.origin + paths.my('zh-CN', 'privacy'), who)
  await settled(page)
  const out = await page.request.post(`${site.origin}/sign-out`, {
    headers: { origin: site.origin },
    form: {},
  })
  expect(out.status()).toBe(200)
  await context.setOffline(true)
  await comeBack(page)
  await expect(page.getByText(who.name)).toHaveCount(0)
  await expect(page.locator('main section')).toHaveCount(0)
  await context.setOffline(false)
})

test('a session that was ended elsewhere leaves the screen as somebody comes back to it', async ({
  page,
  browser,
  site,
  who,
}) => {
  await signInFrom(page, site.origin + paths.orderList('zh-CN'), who)
  await settled(page)
  await endElsewhere(browser, site, who)
  await comeBack(page)
  await expect(page).toHaveURL(`${site.origin}/signed-out`)
})

test('a form of the account goes, though nobody ever says who is signed in', async ({ page, site, who }) => {
  const { keys } = merchantMessages('zh-CN')
  await signInFrom(page, site.origin + paths.merchant('zh-CN'), who)
  await settled(page)
  await page.getByText(keys.add, { exact: true }).click()
  const name = page.locator('main form input[name=name]').first()
  await name.fill('样例仓库 8')
  await settled(page)
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === accountPath)
  await page.route(
    (url) => url.pathname === accountPath,
    () => undefined,
  )
  // Well before the time at which a call that nobody answers is given up.
  const sent = page.waitForRequest((request) => request.method() === 'POST', { timeout: 12_000 })
  await name.press('Enter')
  await asked
  expect((await sent).postData()).toContain('name=')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(page.locator('main').getByText('样例仓库 8').first()).toBeVisible()
})
