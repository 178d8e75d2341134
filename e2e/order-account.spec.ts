import { addressMessages, orderMessages, subscriptionMessages } from '@hongyan/content/messages'
import { fill, type LocaleId } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { expect, type Page } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { layoutFaults } from '../tools/browser/layout-faults.ts'
import { accessibilityFindings, settled } from './checked-page.ts'
import { acceptOrderOf } from './company-calls.ts'
import { choosePickup, fillIn, lookForAnswer, placeIt } from './order-parts.ts'
import { test } from './shared-site.ts'
import { type Person, proveAtProvider, signInFrom } from './sign-in-site.ts'

const quote = 'from=440305&to=110105&p=35x30x25x4.2x2&by=express-standard'

type Words = ReturnType<typeof orderMessages>

async function signInByForm(page: Page, words: Words, who: Person): Promise<void> {
  await page.getByRole('link', { name: words.contact.signIn }).click()
  await proveAtProvider(page, who)
}

for (const { locale, width } of [
  { locale: 'zh-CN', width: 1280 },
  ...(whereWritten('zh-HK', (locale) => [{ locale, width: 1280 }]) ?? []),
  { locale: 'en-US', width: 375 },
] satisfies { locale: LocaleId; width: number }[]) {
  test.describe(`${locale}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    const words = orderMessages(locale)
    const { ask } = subscriptionMessages(locale)

    test('signing in keeps the draft, no code is asked for, and the label comes with the waybill', async ({
      page,
      site,
      who,
    }) => {
      test.setTimeout(120_000)
      await page.goto(`${site.origin}${paths.placeOrder(locale, 'express', quote)}`)
      await settled(page)
      await fillIn(page)
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('hongyan.order.draft') ?? ''))
        .toContain('书')
      await signInByForm(page, words, who)
      await expect(page.getByText(words.draft.restored)).toBeVisible()
      await settled(page)
      await expect(page.locator('#order-contact')).toHaveCount(0)

      await choosePickup(page, words)
      await expect(page.locator('aside li a')).toHaveCount(0)
      await placeIt(page, words)
      const number = await page.locator('[data-order-number]').innerText()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.confirmation.title)

      await acceptOrderOf(site, number)
      await lookForAnswer(page, words)
      await expect(page.getByRole('link', { name: words.confirmation.track })).toBeVisible()
      const label = page
        .getByRole('img', { name: fill(words.confirmation.labelOf, { number: '' }) })
        .and(page.locator(':visible'))
      await expect(label).toContainText('欧阳样例')
      await expect(label).toHaveAttribute('viewBox', /^0 0 100 /)
      await page.getByRole('button', { name: words.confirmation.pieceAfter }).click()
      await expect(page.getByText(fill(words.confirmation.piece, { piece: 2, pieces: 2 }))).toBeVisible()
      await expect(label).toHaveAccessibleName(/-2-2-$/)
      await page.getByText(words.confirmation.sizes['76x130']).click()
      await expect(label).toHaveAttribute('viewBox', /^0 0 76 /)

      await page.getByText(words.confirmation.move, { exact: true }).click()
      await page.getByRole('button', { name: words.confirmation.moveSave }).click()
      await expect(page.getByRole('alert')).toContainText(words.confirmation.moveChoose)
      expect(await accessibilityFindings(page)).toEqual([])
      expect(await page.evaluate(layoutFaults)).toEqual([])
      const time = page.locator('input[name=moved]:enabled').last()
      await time.press('Space')
      const to = (await time.getAttribute('aria-label')) ?? '?'
      await page.getByRole('button', { name: words.confirmation.moveSave }).click()
      await expect(page.getByText(words.confirmation.moved)).toBeVisible()
      await expect(page.locator('main header')).toContainText(to)

      const follow = page.getByRole('region', { name: ask.title })
      await follow.getByText(ask.title, { exact: true }).click()
      await follow.getByRole('radio', { name: ask.channels.feed }).press('Space')
      await follow.getByRole('button').click()
      await expect(page.getByRole('status').getByRole('link').first()).toContainText('/subscriptions/feed/')
      await page.goBack()
      await expect(page.locator('[data-order-number]')).toHaveText(number)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: words.confirmation.print }).click()
      expect((await download).suggestedFilename()).toBe(`labels-${number}.pdf`)
      // Both ends were typed by hand.
      const offers = page.getByRole('button', {
        name: new RegExp(fill(words.confirmation.saveParty, { name: '.+' })),
      })
      await expect(offers).toHaveCount(2)
      await offers.first().click()
      await expect(page.getByText(words.confirmation.saved)).toBeVisible()
      await page.getByRole('button', { name: words.confirmation.againButton }).click()
      const recipient = page.locator('button[data-party=recipient], #order-recipient')
      await expect(recipient.and(page.locator(':visible'))).toContainText('欧阳样例')
    })

    test('both ends are filled from the address book, by those who are signed in', async ({
      page,
      site,
      who,
    }) => {
      const { picker } = addressMessages(locale)
      const form = site.origin + paths.placeOrder(locale, 'express')
      const choose = page.getByRole('radio', { name: words.parties.ways.book })
      await page.goto(form)
      await settled(page)
      await expect(choose).toHaveCount(0)
      await signInFrom(page, site.origin + paths.orderList(locale), who)
      const entry = { name: '季舒文', phone: '13900005527', areaCode: '110105', detailAddr: '雁书街 8 号院' }
      const headers = { origin: site.origin }
      const kept = await page.request.post(`${site.origin}/address/newAddress`, { data: [entry], headers })
      expect((await kept.json()).code).toBe(1)

      await page.goto(form)
      await settled(page)
      for (const of of ['sender', 'recipient'] as const) {
        const line = page.locator(`button[data-party=${of}]`)
        const isPhone = await line.isVisible()
        const way = page.locator(`#order-${of}`).getByRole('radio', { name: words.parties.ways.book })
        // On a phone the sheet of the recipient follows that of the sender by itself.
        const follows = isPhone && of === 'recipient'
        if (!follows) await (isPhone ? line.click() : way.check({ force: true }))
        // A sheet on a phone, a panel of the form at a desk.
        const dialog = isPhone
          ? page.getByRole('dialog', { name: words.parties[of].choose })
          : page.locator(`#order-${of}`)
        await dialog.getByRole('combobox', { name: picker.search }).fill('jsw')
        await expect(dialog.getByRole('option')).toContainText([entry.name])
        expect(await accessibilityFindings(page)).toEqual([])
        await page.keyboard.press('Enter')
        await expect(dialog.getByRole('option')).toHaveCount(0)
        const party = page.locator(`#order-${of}`)
        await expect(party.locator('[autocomplete=name]')).toHaveValue(entry.name)
        await expect(party.locator('[autocomplete=tel]')).toHaveValue(entry.phone)
        await expect(party.locator(`input[name="${of}.area"]`)).toHaveValue(entry.areaCode)
        await expect(party.locator('[autocomplete=street-address]')).toHaveValue(entry.detailAddr)
      }
      expect(await page.evaluate(layoutFaults)).toEqual([])
    })
  })
}

test('a call that fails makes no guest of a customer; whoever is signed out on the way is asked for a code', async ({
  page,
  site,
  who,
}) => {
  test.setTimeout(120_000)
  const words = orderMessages('zh-CN')
  await page.goto(`${site.origin}${paths.placeOrder('zh-CN', 'express', quote)}`)
  await settled(page)
  await fillIn(page)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('hongyan.order.draft') ?? ''))
    .toContain('书')
  let failed = 0
  await page.route('**/v1/account', (route) => {
    failed += 1
    return route.fulfill({ status: 503, json: { code: 1503, errorMsg: '' } })
  })
  await signInByForm(page, words, who)
  await expect(page.getByText(words.draft.restored)).toBeVisible()
  await expect.poll(() => failed).toBeGreaterThan(0)
  await expect(page.locator('#order-contact')).toHaveCount(0)

  await choosePickup(page, words)
  await page.context().clearCookies()
  await placeIt(page, words)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('#order-mobile')).toBeFocused()
  await expect(page.locator('#order-good-0')).toHaveValue('书')
})
