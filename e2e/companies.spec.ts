import { companyMessages, orderMessages } from '@hongyan/content/messages'
import { fill, type LocaleId } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { type Browser, expect, type Page } from '@playwright/test'
import { conflict, signInNeeded } from '../apps/site/calls/refusals.ts'
import { paths } from '../apps/site/paths.ts'
import { accessibilityFindings, settled } from './checked-page.ts'
import { choosePickup, closeSheet, fillIn, openEnd, openPart, placeIt } from './order-parts.ts'
import { placeOrderOf } from './place-order.ts'
import { test } from './shared-site.ts'
import { type SignInSite, signInByPages, signInFrom } from './sign-in-site.ts'

// One long way with two people on it; a ceiling for machines with other work.
test.describe.configure({ timeout: 240_000 })

for (const { locale, width, javaScriptEnabled } of [
  { locale: 'zh-CN', width: 375, javaScriptEnabled: false },
  { locale: whereWritten('zh-HK', (hk) => hk) ?? 'zh-CN', width: 375, javaScriptEnabled: true },
  { locale: 'en-US', width: 1280, javaScriptEnabled: true },
] satisfies { locale: LocaleId; width: number; javaScriptEnabled: boolean }[]) {
  test.describe(`${locale}, ${width} px, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled })
    const words = companyMessages(locale)
    const name = '样例茶行'

    const quiet = async (page: Page) => {
      if (javaScriptEnabled) expect(await accessibilityFindings(page)).toEqual([])
      const wide = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
      expect(wide).toBeLessThanOrEqual(0)
    }
    const another = (browser: Browser) =>
      browser.newPage({ viewport: { width, height: 900 }, javaScriptEnabled })

    /** By the form, and once more after the session ended in the middle of it. */
    async function placeByForm(page: Page, site: SignInSite): Promise<string> {
      const say = orderMessages(locale)
      const quote = 'from=440305&to=110105&p=35x30x25x4.2x2&by=express-standard'
      await page.goto(site.origin + paths.placeOrder(locale, 'express', `of=company&${quote}`))
      await settled(page)
      await expect(page.locator('main')).toContainText(fill(words.order.belongs, { name }))
      await fillIn(page)
      await choosePickup(page, say)
      // Somebody else has signed in: the page begins anew for them.
      const differs = { path: 'mark', code: 'another-account', message: words.order.differs.account }
      const another = { code: conflict.code, errorMsg: differs.message, fields: [differs] }
      await page.route(
        '**/v1/orders?of=company&mark=*',
        (route) => route.fulfill({ status: conflict.http, json: another }),
        { times: 1 },
      )
      const anew = page.waitForEvent('load')
      await placeIt(page, say)
      await anew
      await settled(page)
      await expect(page.locator('main')).toContainText(fill(words.order.belongs, { name }))
      await expect(page.locator('#order-good-0')).toHaveValue('')
      await expect(page.locator('#order-recipient [autocomplete=name]')).toHaveValue('')

      await page.goto(site.origin + paths.placeOrder(locale, 'express', `of=company&${quote}`))
      await settled(page)
      await fillIn(page)
      await choosePickup(page, say)
      const refused = { code: signInNeeded.code, errorMsg: 'Please sign in first.' }
      await page.route(
        '**/v1/orders?of=company&mark=*',
        (route) => route.fulfill({ status: 401, json: refused }),
        {
          times: 1,
        },
      )
      await placeIt(page, say)
      const ended = page.locator('#order-contact')
      await expect(ended).toContainText(words.order.ended.lead)
      await expect(ended.getByRole('link', { name: words.order.ended.signIn })).toBeFocused()
      await expect(page.locator('#order-good-0')).toHaveValue('书')
      await quiet(page)
      // Back from signing in, in another window.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(ended).toHaveCount(0)
      await placeIt(page, say)
      return page.locator('[data-order-number]').innerText()
    }

    /** Somebody else signs in where the session of `page` has ended, and comes back to the form that is open there. */
    async function leaveFormTo(guest: Page, page: Page, site: SignInSite): Promise<void> {
      const context = page.context()
      const window = await context.newPage()
      await window.goto(site.origin + paths.placeOrder(locale, 'express', 'of=company'))
      await settled(window)
      const recipient = await openEnd(window, 'recipient')
      await recipient.locator('[autocomplete=name]').fill('欧阳样例')
      await closeSheet(window)
      await openPart(window, 'order-goods')
      await window.locator('#order-good-0').fill('书')
      const before = await context.cookies()
      await context.addCookies(await guest.context().cookies())
      const anew = window.waitForEvent('load')
      await window.evaluate(() => dispatchEvent(new Event('focus')))
      await anew
      await settled(window)
      await expect(window.locator('main')).toContainText(fill(words.order.belongs, { name }))
      await expect(window.locator('#order-good-0')).toHaveValue('')
      await expect(window.locator('#order-recipient [autocomplete=name]')).toHaveValue('')
      expect(await window.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('欧阳样例')
      await window.close()
      await context.addCookies(before)
    }

    test('is set up, shared by invitation, ordered for, handed over and left', async ({
      page,
      browser,
      site,
      who,
    }) => {
      const colleague = site.newPerson('Robin Sample')
      const address = site.origin + paths.company(locale)
      const said = page.locator('#status')
      await signInFrom(page, address, who)
      await quiet(page)

      await page.getByLabel(words.none.name).fill('www.prize')
      await page.getByRole('button', { name: words.none.make }).click()
      await expect(said).toHaveText(words.failed)
      await expect(page.getByLabel(words.none.name)).toHaveValue('www.prize')
      await expect(page.getByLabel(words.none.name)).toHaveAttribute('aria-invalid', 'true')
      await page.getByLabel(words.none.name).fill(name)
      await page.getByRole('button', { name: words.none.make }).click()
      await expect(said).toHaveText(words.done.make)
      await expect(page.locator('h1')).toHaveText(name)
      await expect(page.locator('main')).toContainText(words.leave.closes)

      const mail = page.getByLabel(words.invite.mail)
      await mail.fill(colleague.mail)
      await page.getByLabel(words.invite.role, { exact: true }).selectOption('viewer')
      await page.getByRole('button', { name: words.invite.send }).click()
      await expect(said).toHaveText(words.done.invite)
      await expect(page.locator('main')).toContainText(colleague.mail)
      await quiet(page)
      const mails = () => site.mailbox.mailsTo(colleague.mail)
      await expect.poll(() => mails().length).toBe(1)
      const [sent] = mails()
      expect(sent?.subject).toBe(fill(words.mailed.subject, { company: name }))
      const link = /http:\S+\/my\/company\/invitation\?token=\S+/.exec(sent?.text ?? '')?.[0] ?? ''

      const guest = await another(browser)
      await signInByPages(guest, link, colleague)
      await expect(guest.locator('main')).toContainText(name)
      await expect(guest.locator('main')).toContainText(words.mayDo.viewer)
      await quiet(guest)
      await guest.getByRole('button', { name: words.invitation.open.join }).click()
      await expect(guest.locator('#status')).toHaveText(words.done.join)
      await expect(guest.getByLabel(words.invite.mail)).toHaveCount(0)
      await expect(guest.locator('main')).not.toContainText(who.mail)
      await guest.goto(link)
      await expect(guest.locator('main')).toContainText(words.invitation.joined)
      // Opened by whoever sent it, it is nobody's business any more.
      await page.goto(link)
      await expect(page.locator('main')).toContainText(words.invitation.joined)

      const number =
        locale === 'en-US'
          ? await placeByForm(page, site)
          : await placeOrderOf(page, site, '周样章', 'company')
      await guest.goto(site.origin + paths.orderList(locale))
      await guest.getByRole('link', { name: fill(words.owner.company, { name }) }).click()
      await expect(guest).toHaveURL(/of=company/)
      await expect(guest.locator(`[id="${number}"]`)).toContainText(fill(words.placedBy, { name: who.name }))
      await expect(guest.locator('main')).toContainText(words.viewerHint)
      await expect(guest.getByRole('link', { name: words.order.place })).toHaveCount(0)
      await quiet(guest)
      await guest.goto(`${site.origin}${paths.myShipments(locale, 'of=company')}`)
      await expect(guest.getByRole('link', { name: fill(words.owner.company, { name }) })).toHaveAttribute(
        'aria-current',
        'page',
      )

      await page.goto(address)
      await expect(page.locator('main')).toContainText(words.leave.lastOwner)
      const other = colleague.name
      await page.getByLabel(fill(words.people.role, { name: other })).selectOption('member')
      await page.getByRole('button', { name: `${words.people.save}: ${other}` }).click()
      await expect(said).toHaveText(words.done.role)
      await guest.goto(`${site.origin}${paths.orderList(locale, 'of=company')}`)
      await guest.getByRole('link', { name: words.order.place }).click()
      await expect(guest.locator('main')).toContainText(fill(words.order.belongs, { name }))
      await quiet(guest)
      if (javaScriptEnabled) await leaveFormTo(guest, page, site)

      await page.getByRole('button', { name: `${words.people.handOver}: ${other}` }).click()
      await page.getByRole('button', { name: words.people.handOverSure }).click()
      await expect(said).toHaveText(words.done['hand-over'])
      await expect(page.locator('#log')).toHaveCount(0)
      await page.getByRole('button', { name: words.leave.button, exact: true }).click()
      await page.getByRole('button', { name: words.leave.sure }).click()
      await expect(said).toHaveText(words.done.leave)
      await page.goto(`${site.origin}${paths.orderList(locale, 'of=company')}`)
      await expect(page.locator('main')).not.toContainText(number)

      await guest.goto(address)
      await expect(guest.locator('#log + p + ol')).toContainText(words.log.gone, { ignoreCase: true })
      await guest.close()
    })
  })
}
