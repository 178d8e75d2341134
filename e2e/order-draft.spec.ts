import { accountMessages } from '@hongyan/content'
import { orderMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { accountTakes } from '../apps/site/client/move-draft.ts'
import { paths } from '../apps/site/paths.ts'
import { layoutFaults } from '../tools/browser/layout-faults.ts'
import { settled } from './checked-page.ts'
import { closeSheet, openEnd, openPart } from './order-parts.ts'
import { test } from './shared-site.ts'
import { type Person, type SignInSite, signInFrom, startSignInSite } from './sign-in-site.ts'

const name = '欧阳样例'
const street = '示例北街 16 号'

const form = (site: SignInSite, locale: LocaleId) => site.origin + paths.placeOrder(locale, 'express')

/** Signs in on a device of its own, and opens the order form. */
async function openForm(page: Page, site: SignInSite, who: Person, locale: LocaleId): Promise<void> {
  await signInFrom(page, site.origin + paths.orderList(locale), who)
  await page.goto(form(site, locale))
  await settled(page)
}

/** Fills in the recipient, and waits until the device has it. */
async function typeRecipient(page: Page, called = name): Promise<void> {
  const party = await openEnd(page, 'recipient')
  await party.locator('[autocomplete=name]').fill(called)
  await party.locator('[autocomplete=street-address]').fill(street)
  await closeSheet(page)
  await expect.poll(() => kept(page)).toContain(called)
}

const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
const draftsOf = async ({ request }: BrowserContext, { origin }: SignInSite) =>
  (await (await request.get(`${origin}/v1/order-drafts`)).json()).data.drafts as readonly {
    content: { recipient: { name: string } }
  }[]

/** Signs out by the menu of the name. */
async function signOut(page: Page, locale: LocaleId): Promise<void> {
  const { menu } = accountMessages(locale)
  await page.locator('header button[data-account]').click()
  await page.locator('#account-menu').getByRole('button', { name: menu.signOut }).click()
}

for (const { locale, width } of [
  { locale: 'zh-CN', width: 1280 },
  { locale: whereWritten('zh-HK', (hk) => hk) ?? 'zh-CN', width: 375 },
  { locale: 'en-US', width: 1280 },
] satisfies { locale: LocaleId; width: number }[]) {
  test.describe(`${locale}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    const words = orderMessages(locale)

    test('a draft moves to the account with signing out, and is there on another device', async ({
      page,
      context,
      browser,
      site,
      who,
    }) => {
      test.setTimeout(120_000)
      await openForm(page, site, who, locale)
      // Another window of the same device, on another page.
      const second = await context.newPage()
      await second.goto(form(site, locale))
      await settled(second)
      await typeRecipient(page)
      expect(await draftsOf(context, site)).toEqual([])
      await signOut(page, locale)
      for (const window of [page, second]) {
        await expect(window).toHaveURL(site.origin + paths.signedOut(locale))
        expect(await kept(window)).toBe('{}')
      }
      await page.goto(form(site, locale))
      await settled(page)
      await expect((await openEnd(page, 'recipient')).locator('[autocomplete=name]')).toHaveValue('')

      const other = await browser.newContext({ viewport: { width, height: 900 } })
      const elsewhere = await other.newPage()
      await openForm(elsewhere, site, who, locale)
      await expect(elsewhere.getByText(words.draft.restored)).toBeVisible()
      const party = await openEnd(elsewhere, 'recipient')
      await expect(party.locator('[autocomplete=name]')).toHaveValue(name)
      await expect(party.locator('[autocomplete=street-address]')).toHaveValue(street)
      expect(await elsewhere.evaluate(layoutFaults)).toEqual([])

      const { kinds, keptFor } = accountMessages(locale).privacy
      await elsewhere.goto(site.origin + paths.my(locale, 'privacy'))
      const row = elsewhere.locator('main dl > div', { hasText: kinds.drafts })
      await expect(row.locator('dd')).toHaveText('1')
      await expect(row).not.toContainText('{')
      expect(keptFor.drafts).toContain('{drafts}')

      await elsewhere.goto(form(site, locale))
      await elsewhere.getByRole('button', { name: words.draft.clear }).click()
      await expect.poll(() => draftsOf(other, site)).toEqual([])
      await other.close()
    })

    test('two windows keep one draft, and nothing is written after the device is cleared', async ({
      page,
      context,
      site,
      who,
    }) => {
      await openForm(page, site, who, locale)
      await typeRecipient(page)
      const second = await context.newPage()
      await second.goto(form(site, locale))
      await settled(second)
      await typeRecipient(second, '周样章')
      // Turning away from a window gives the account what stands there.
      await second.goto(site.origin + paths.fee(locale))
      await expect.poll(async () => (await draftsOf(context, site)).length).toBe(1)
      await second.goto(form(site, locale))
      await settled(second)
      const party = await openEnd(second, 'recipient')
      // Still about to be written when the other window signs out.
      await party.locator('[autocomplete=name]').fill('吴样书')
      await signOut(page, locale)
      await expect(second).toHaveURL(site.origin + paths.signedOut(locale))
      await expect(page).toHaveURL(site.origin + paths.signedOut(locale))
      expect([await kept(page), await kept(second)]).toEqual(['{}', '{}'])
      await signInFrom(page, site.origin + paths.orderList(locale), who)
      const [draft, ...more] = await draftsOf(context, site)
      expect([draft?.content.recipient.name, more.length]).toEqual([
        expect.stringMatching(/周样章|吴样书/),
        0,
      ])
    })

    test('without a connection it is deleted with everything else of the device', async ({
      page,
      context,
      site,
      who,
    }) => {
      await openForm(page, site, who, locale)
      await typeRecipient(page, '何样本')
      const second = await context.newPage()
      await second.goto(form(site, locale))
      await settled(second)
      await expect(second.getByText(words.draft.restored)).toBeVisible()
      await settled(page)
      const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest())
      await context.setOffline(true)
      await signOut(page, locale)
      await failed
      // The other window has left as well, and wrote nothing of it again.
      await expect(second).not.toHaveURL(form(site, locale))
      await context.setOffline(false)
      await page.goto(site.origin + paths.fee(locale))
      expect(await kept(page)).not.toContain('何样本')
    })

    test('signed out elsewhere, the device shows and keeps nothing, and the account has it', async ({
      page,
      context,
      browser,
      site,
      who,
    }) => {
      await openForm(page, site, who, locale)
      await typeRecipient(page, '江样本')
      await page.goto(site.origin + paths.fee(locale))
      await expect
        .poll(async () => (await draftsOf(context, site)).map(({ content }) => content.recipient.name))
        .toContain('江样本')
      const other = await browser.newContext()
      const elsewhere = await other.newPage()
      await signInFrom(elsewhere, site.origin + paths.orderList(locale), who)
      const everywhere = await other.request.post(`${site.origin}/v1/account/sign-out-everywhere`, {
        data: {},
        headers: { origin: site.origin },
      })
      expect(everywhere.status()).toBe(200)
      await page.goto(form(site, locale))
      await settled(page)
      await expect.poll(() => kept(page)).not.toContain('江样本')
      await expect((await openEnd(page, 'recipient')).locator('[autocomplete=name]')).toHaveValue('')
      await openForm(page, site, who, locale)
      await expect((await openEnd(page, 'recipient')).locator('[autocomplete=name]')).toHaveValue('江样本')
      await other.close()
    })
  })
}

test.describe('when the time is over', () => {
  let site: SignInSite
  test.beforeAll(async () => {
    site = await startSignInSite('account.idle=150')
  })
  test.afterAll(() => site.stop())

  test('the draft has moved with the warning', async ({ page, context }) => {
    const who = site.newPerson()
    await page.clock.install()
    await openForm(page, site, who, 'zh-CN')
    await typeRecipient(page)
    await page.clock.fastForward(95_000)
    await expect(page.locator('#expiry-dialog')).toBeVisible()
    await expect.poll(async () => (await draftsOf(context, site)).length).toBe(1)
    await page.request.post(`${site.origin}/v1/account/sign-out`, {
      data: {},
      headers: { origin: site.origin },
    })
    await page.clock.fastForward(150_000)
    await expect(page).toHaveURL(`${site.origin}/signed-out`)
    expect(await kept(page)).toBe('{}')
    await openForm(page, site, who, 'zh-CN')
    await expect((await openEnd(page, 'recipient')).locator('[autocomplete=name]')).toHaveValue(name)
  })
})

test.describe('ended without a word', () => {
  const locale = 'zh-CN'

  test('by closing the browser, the device keeps nothing of the account', async ({
    page,
    context,
    site,
    who,
  }) => {
    await openForm(page, site, who, locale)
    await typeRecipient(page)
    // Cookies without an end go with the browser; what it stores stays.
    const lasting = (await context.cookies()).filter(({ expires }) => expires !== -1)
    await context.clearCookies()
    await context.addCookies(lasting)
    const next = await context.newPage()
    await page.close()
    await next.goto(form(site, locale))
    await settled(next)
    expect(await kept(next)).toBe('{}')
    await expect((await openEnd(next, 'recipient')).locator('[autocomplete=name]')).toHaveValue('')
  })

  test('on a page of the account, it ends in the other windows too', async ({ page, context, site, who }) => {
    await openForm(page, site, who, locale)
    await typeRecipient(page)
    const second = await context.newPage()
    await second.goto(site.origin + paths.my(locale, 'privacy'))
    await second.getByRole('button', { name: accountMessages(locale).privacy.everywhere }).click()
    await expect(page).toHaveURL(site.origin + paths.signedOut(locale))
    expect(await kept(page)).toBe('{}')
  })

  test('what was emptied is not written again by a page that is left before it is drawn anew', async ({
    page,
    context,
    site,
    who,
  }) => {
    await openForm(page, site, who, locale)
    await typeRecipient(page)
    const empty = page.getByRole('button', { name: orderMessages(locale).draft.clear })
    await expect(empty).toBeVisible()
    await openPart(page, 'order-goods')
    await page.locator('#order-good-0').fill('书')
    await empty.evaluate((button: HTMLElement, takes) => {
      button.click()
      // As a page says that is turned away from at this moment.
      const detail = { until: () => {}, signal: AbortSignal.timeout(1000) }
      document.dispatchEvent(new CustomEvent(takes, { detail }))
    }, accountTakes)
    expect(await kept(page)).not.toContain(name)
    await page.goto(site.origin + paths.fee(locale))
    await settled(page)
    expect(await draftsOf(context, site)).toEqual([])
  })

  test('a quote that is ordered leaves the draft of another order in the account', async ({
    page,
    context,
    site,
    who,
  }) => {
    await openForm(page, site, who, locale)
    await typeRecipient(page, '周样章')
    await page.goto(site.origin + paths.fee(locale))
    await expect.poll(async () => (await draftsOf(context, site)).length).toBe(1)
    const quote = 'from=440305&to=110105&p=35x30x25x4.2x2&by=express-standard'
    await page.goto(site.origin + paths.placeOrder(locale, 'express', quote))
    await settled(page)
    await typeRecipient(page, '吴样书')
    await page.goto(site.origin + paths.fee(locale))
    await expect
      .poll(async () => (await draftsOf(context, site)).map(({ content }) => content.recipient.name).sort())
      .toEqual(['吴样书', '周样章'])
  })
})
