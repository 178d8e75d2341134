import { accountMessages } from '@hongyan/content'
import { type LocaleId, localeIds } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { expect, type Page } from '@playwright/test'
import { signInLink } from '../apps/site/client/sign-in.ts'
import { paths } from '../apps/site/paths.ts'
import { accountPages } from '../apps/site/shell/account/account-pages.ts'
import { sampleCode } from '../tools/identity-provider/pages.ts'
import { test } from './shared-site.ts'
import { proveAtProvider, type SignInSite, signInFrom, startSignInSite } from './sign-in-site.ts'

const nameButton = (page: Page) => page.locator('header button[data-account]')

for (const isRemembered of [true, false])
  test(`a code is the first way to sign in; the device is ${isRemembered ? '' : 'not '}remembered`, async ({
    page,
    site,
    who,
  }) => {
    await page.goto(site.origin + paths.fee('en-US'))
    await page.locator('a[data-login]').click()
    const terms = page.getByRole('link', { name: 'terms of service' })
    await expect(terms).toHaveAttribute('href', site.origin + paths.carriageTerms('en-US'))
    await page.getByLabel('Mobile number').fill(who.mobile)
    await page.getByRole('button', { name: 'Get a code' }).click()
    await page.getByRole('button', { name: 'Send again' }).click()
    const code = page.getByLabel('Code')
    await code.fill('000000')
    await page.getByLabel('Remember me').setChecked(isRemembered)
    await code.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel('Remember me')).toBeChecked({ checked: isRemembered })
    const provider = new URL(page.url()).origin
    await code.fill(sampleCode)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(nameButton(page)).toHaveText(who.name)
    const session = (await page.context().cookies(provider)).find(({ name }) => name === '_session')
    expect((session?.expires ?? 0) > 0).toBe(isRemembered)
  })

for (const { locale, width } of [
  { locale: 'zh-CN', width: 1280 },
  { locale: whereWritten('zh-HK', (hk) => hk) ?? 'zh-CN', width: 375 },
  { locale: 'en-US', width: 375 },
] satisfies { locale: LocaleId; width: number }[]) {
  test.describe(`${locale}, ${width} px`, () => {
    const words = accountMessages(locale)
    test.use({ viewport: { width, height: 800 } })

    test('the person icon leads to the provider and back; the name opens a menu that signs out', async ({
      page,
      site,
      who,
    }) => {
      const { name } = who
      const answered: string[] = []
      await page.goto(site.origin + paths.fee(locale))
      await page.locator('a[data-login]').click()
      await proveAtProvider(page, who)
      await expect(page).toHaveURL(site.origin + paths.fee(locale))
      await expect(nameButton(page)).toHaveText(name)
      // On the next page it stands there before anybody has said who it is.
      await page.route('**/v1/account/presence', () => undefined, { times: 1 })
      await page.reload()
      await expect(nameButton(page)).toHaveText(name)
      await page.reload()

      // The page itself says nothing about anybody: it is the kept one.
      const kept = await page.request.get(site.origin + paths.fee(locale))
      expect(await kept.text()).not.toContain(name)
      await page.evaluate(() => localStorage.setItem('something-of-mine', 'HY1'))

      await nameButton(page).click()
      const menu = page.locator('#account-menu')
      await expect(menu).toBeVisible()
      await expect(menu.locator('li').last()).toHaveText(words.menu.signOut)
      page.on('request', (request) => answered.push(request.url()))
      await menu.getByRole('button', { name: words.menu.signOut }).click()
      await expect(page).toHaveURL(site.origin + paths.signedOut(locale))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.signedOut.title)
      expect(answered.some((url) => url.includes('/session/end'))).toBe(true)

      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
      const cookies = (await page.context().cookies(site.origin)).map((cookie) => cookie.name)
      expect(cookies.filter((cookie) => /account|signed-in/.test(cookie))).toEqual([])
      for (let n = 0; n < 2; n += 1) {
        await page.goBack()
        await expect(page.getByText(name)).toHaveCount(0)
      }
    })
  })
}

test.describe('in other windows and in pages that the browser kept', () => {
  test.beforeEach(async ({ page, site, who }) => {
    await signInFrom(page, site.origin + paths.fee('zh-CN'), who)
    await expect(nameButton(page)).toHaveText(who.name)
  })

  test('whoever the provider has no name for is greeted', async ({ page }) => {
    await page.route('**/v1/account/presence', async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, name: null } } })
    })
    await page.reload()
    await expect(nameButton(page)).toHaveText(accountMessages('zh-CN').menu.greeting)
  })

  test('whoever was without a network is shown when there is one again', async ({ page, context, who }) => {
    await page.route('**/v1/account/presence', (route) => route.abort('internetdisconnected'), { times: 1 })
    await page.evaluate(() => sessionStorage.clear())
    const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/presence'))
    await page.reload()
    await asked
    await expect(nameButton(page)).toHaveCount(0)
    await context.setOffline(true)
    await expect(page.locator('[data-offline] > *')).toBeVisible()
    await context.setOffline(false)
    await expect(nameButton(page)).toHaveText(who.name)
  })

  test('whoever signs out in one window leaves nothing in another', async ({ page, context, site, who }) => {
    const other = await context.newPage()
    await other.goto(`${site.origin}/track`)
    await expect(nameButton(other)).toHaveText(who.name)
    await other.evaluate(() => sessionStorage.setItem('something-of-mine', 'HY1'))
    await nameButton(page).click()
    await page.locator('#account-menu [data-sign-out] button').click()
    await expect(other).toHaveURL(`${site.origin}/signed-out`)
    expect(await other.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  })

  test('a page that comes back whole shows nobody who has left, also without an answer', async ({
    page,
    context,
    site,
    who,
  }) => {
    await page.route('**/v1/account**', (route) => route.abort())
    await context.clearCookies()
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(page).toHaveURL(`${site.origin}/signed-out`)
    await expect(page.getByText(who.name)).toHaveCount(0)
  })

  test('what was typed is not filled in again for whoever goes back', async ({
    page,
    site,
    who: { name },
  }) => {
    await page.goto(`${site.origin}/subscriptions`)
    await expect(nameButton(page)).toHaveText(name)
    const mailbox = page.locator('main input[type=email], main input[inputmode=email]')
    await mailbox.fill('reader@mail.example')
    await page.goto(`${site.origin}/fee`)
    await page.goBack()
    await expect(mailbox).toHaveValue('reader@mail.example')
    await page.goForward()
    await expect(nameButton(page)).toHaveText(name)
    await nameButton(page).click()
    await page.locator('#account-menu [data-sign-out] button').click()
    await expect(page).toHaveURL(`${site.origin}/signed-out`)
    await page.goBack()
    await expect(page).toHaveURL(`${site.origin}/subscriptions`)
    await expect(mailbox).toHaveValue('')
  })
})

test.describe('a minute before somebody is signed out', () => {
  // One after the other on a site that has times of its own, which a second worker would start again.
  test.describe.configure({ mode: 'default' })
  let name: string
  let site: SignInSite
  test.beforeAll(async () => {
    site = await startSignInSite('account.idle=63')
  })
  test.afterAll(() => site.stop())
  const { expiry, signedOut } = accountMessages('zh-CN')

  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    const who = site.newPerson()
    name = who.name
    await signInFrom(page, site.origin + paths.fee('zh-CN'), who)
    await expect(nameButton(page)).toHaveText(name)
  })

  test('they are warned, and go on with one key', async ({ page }) => {
    const dialog = page.locator('#expiry-dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('heading')).toHaveText(/^再过 \d+ 秒就要退出了$/)
    await expect(dialog.locator('[aria-live]')).toHaveText(/^再过 \d+ 秒就要退出了$/)
    await expect(page.getByRole('button', { name: expiry.stay })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(nameButton(page)).toHaveText(name)
  })

  test('nothing personal is left when the time is over', async ({ page }) => {
    await page.evaluate(() => sessionStorage.setItem('something-of-mine', 'HY1'))
    await expect(page.locator('#expiry-dialog')).toBeVisible()
    // The site ends the session by its own clock; the page learns of it when its time is over.
    await page.request.post(`${site.origin}/v1/account/sign-out`, {
      data: {},
      headers: { origin: site.origin },
    })
    await page.clock.fastForward(64_000)
    await expect(page).toHaveURL(`${site.origin}/signed-out`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(signedOut.title)
    await expect(page.getByText(name)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of localeIds) {
    test(`every page of an account leads to signing in and back to it, ${locale}`, async ({ page, site }) => {
      const pages = accountPages.flat().filter(({ isForEverybody }) => !isForEverybody)
      for (const path of [...pages.map(({ link }) => link(locale)), paths.orderImport(locale)]) {
        await page.goto(site.origin + path)
        const way = page.locator('main a[href*="returnUrl"]').first()
        await expect(way, path).toHaveAttribute('href', signInLink(path, paths.signInStart(locale)))
      }
    })

    test(`people sign in and out, ${locale}`, async ({ page, site, who }) => {
      const words = accountMessages(locale)
      await page.goto(`${site.origin}${paths.signIn(locale)}?returnUrl=${paths.fee(locale)}`)
      await proveAtProvider(page, who)
      await expect(page).toHaveURL(site.origin + paths.fee(locale))
      const account = async () => (await page.request.get(`${site.origin}/v1/account`)).json()
      expect((await account()).data).toMatchObject({ signedIn: true, name: who.name })
      await page.goto(site.origin + paths.my(locale))
      await page.getByRole('main').getByRole('link', { name: words.menu.signOut }).click()
      await expect(page).toHaveURL(site.origin + paths.signOut(locale))
      await page.getByRole('button', { name: words.signOut.out }).click()
      expect((await account()).data).toMatchObject({ signedIn: false })
    })
  }

  test('every page of an account has a way to sign out, which those of one account alone show nobody else', async ({
    page,
    site,
    who,
  }) => {
    const words = accountMessages('en-US')
    const leave = page.getByRole('main').getByRole('link', { name: words.menu.signOut })
    await page.goto(site.origin + paths.my('en-US'))
    await expect(leave).toHaveCount(0)
    await signInFrom(page, site.origin + paths.my('en-US'), who)
    const pages = [...accountPages.flat().map(({ link }) => link('en-US')), paths.orderImport('en-US')]
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of pages) {
        await page.goto(site.origin + path)
        await expect(leave, path).toBeVisible()
        await expect(leave).toHaveAttribute('href', paths.signOut('en-US'))
      }
    }
    // The order form is the same for everybody until it was sent.
    await page.goto(site.origin + paths.placeOrder('en-US', 'express'))
    await expect(leave).toHaveCount(0)
    await page.locator('[name=kg]').press('Enter')
    await expect(leave).toBeVisible()
  })
})
