import { orderMessages } from '@hongyan/content/messages'
import { fill, type LocaleId, localisedIn } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { expect, type Page } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { settled } from './checked-page.ts'
import { choosePickup, closeSheet, openEnd, openPart } from './order-parts.ts'
import { test } from './shared-site.ts'
import { signInFrom } from './sign-in-site.ts'

const quote = 'from=440305&to=110105&p=35x30x25x4.2x2&by=express-standard'
const formOf = (locale: LocaleId) => paths.placeOrder(locale, 'express', quote)
const monthly = (page: Page) => page.locator('input[name=payer][value=account]')

for (const { locale, width } of [
  { locale: 'zh-CN', width: 1280 },
  ...(whereWritten('zh-HK', (locale) => [{ locale, width: 1280 }]) ?? []),
  { locale: 'en-US', width: 375 },
] satisfies { locale: LocaleId; width: number }[]) {
  test.describe(`${locale}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    const words = orderMessages(locale)

    test('a monthly account can be chosen with a contract alone, and is refused once that has ended', async ({
      page,
      site,
      who,
    }) => {
      test.setTimeout(120_000)
      const payer = page.locator('#order-payer')
      const note = payer.locator('small')
      await page.goto(site.origin + formOf(locale))
      await settled(page)
      await openPart(page, 'order-payer')
      await expect(monthly(page)).toBeDisabled()
      await expect(note).toContainText(words.payer.signIn)

      await signInFrom(page, site.origin + formOf(locale), who)
      await settled(page)
      await openPart(page, 'order-payer')
      await expect(note).toContainText(words.payer.needs)
      await expect(monthly(page)).toBeDisabled()
      await expect(note.getByRole('link', { name: words.payer.apply })).toHaveAttribute(
        'href',
        paths.cooperation(locale),
      )

      await site.noteContract(who)
      await page.reload()
      await settled(page)
      for (const end of ['sender', 'recipient'] as const) {
        const party = await openEnd(page, end)
        await party.locator('[autocomplete=name]').fill('欧阳样例')
        await party.locator('[autocomplete=tel]').fill('13900002468')
        await party.locator('[autocomplete=street-address]').fill('示例路 8 号')
        await closeSheet(page)
      }
      await openPart(page, 'order-goods')
      await page.locator('#order-good-0').fill('书')
      await choosePickup(page, words)
      await openPart(page, 'order-payer')
      await expect(note).toHaveCount(0)
      await monthly(page).check()
      await page.getByRole('button', { name: words.review.button }).and(page.locator(':visible')).click()
      const review = page.getByRole('dialog')
      await expect(review).toContainText(words.payer.choices.account)

      await site.noteContract(who, '--end')
      const total = await page.locator('[data-price]').innerText()
      await review.getByRole('button', { name: fill(words.review.place, { total }) }).click()
      await expect(review).toHaveCount(0)
      await openPart(page, 'order-payer')
      await expect(
        page.getByText(localisedIn(refusal, locale).text).and(page.locator(':visible')).first(),
      ).toBeVisible()
      await expect(monthly(page)).toBeChecked()
      await expect(page.locator('#order-good-0')).toHaveValue('书')
      await expect(page.locator('[data-order-number]')).toHaveCount(0)
    })
  })
}

const refusal = {
  'zh-CN': '月结要先签月结合同。请换一种付款方式',
  'zh-HK': '月結要先簽月結合約。請換一種付款方式',
  'en-US': 'A monthly account needs a contract. Please choose another payment',
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  const words = orderMessages('zh-CN')

  test('says what a monthly account takes, and lets it be chosen once there is a contract', async ({
    page,
    site,
    who,
  }) => {
    const note = page.locator('#order-payer small')
    const price = () => page.getByRole('button', { name: words.card.count }).click()
    await signInFrom(page, site.origin + formOf('zh-CN'), who)
    await expect(monthly(page)).toBeDisabled()
    await expect(note).toContainText(words.payer.signIn)
    await price()
    await expect(note).toContainText(words.payer.needs)
    await expect(monthly(page)).toBeDisabled()
    await site.noteContract(who)
    await price()
    await expect(note).toHaveCount(0)
    await monthly(page).check()
    await site.noteContract(who, '--end')
    await price()
    await expect(monthly(page)).toBeChecked()
    await expect(note).toContainText(words.payer.needs)
  })
})
