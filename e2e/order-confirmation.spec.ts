import { orderMessages, subscriptionMessages } from '@hongyan/content/messages'
import { fill, type LocaleId } from '@hongyan/locales'
import { expect } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { acceptOrderOf } from './company-calls.ts'
import { placeOrderOf } from './place-order.ts'
import { test } from './shared-site.ts'
import { signInFrom } from './sign-in-site.ts'

for (const { locale, width } of [
  { locale: 'zh-CN', width: 375 },
  { locale: 'en-US', width: 1280 },
] satisfies { locale: LocaleId; width: number }[]) {
  test.describe(`a placed order without scripts, ${locale}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled: false })
    const words = orderMessages(locale)
    const { confirmation: say } = words
    const { ask, active } = subscriptionMessages(locale)

    test('shows its label on either paper, moves its pickup and can be followed', async ({
      page,
      site,
      who,
    }) => {
      await signInFrom(page, site.origin + paths.orderList(locale), who)
      const before = await placeOrderOf(page, site, '欧阳样例')
      const again = new URLSearchParams({ again: before }).toString()
      await page.goto(site.origin + paths.placeOrder(locale, 'express', again))
      const button = (name: string) => page.getByRole('button', { name, exact: true }).last()
      await button(words.card.count).click()
      await page.locator('[name=window]:enabled').last().press('Space')
      await button(words.review.button).click()
      await page.locator('button[value=place]').click()
      const number = await page.locator('[data-order-number]').innerText()
      // At night it says that the branch has yet to open.
      await expect(page.getByText(say.waitingText).or(page.getByText(say.nightText))).toBeVisible()
      await acceptOrderOf(site, number)
      await page.getByRole('button', { name: say.refresh }).click()

      const label = page
        .getByRole('img', { name: fill(say.labelOf, { number: '' }) })
        .and(page.locator(':visible'))
      await expect(label).toHaveAttribute('viewBox', /^0 0 100 /)
      await expect(label).toContainText('欧阳样例')
      await page.getByText(say.sizes['76x130']).click()
      await expect(label).toHaveAttribute('viewBox', /^0 0 76 /)
      await page.getByRole('button', { name: say.pieceAfter }).click()
      await expect(page.getByText(fill(say.piece, { piece: 2, pieces: 2 }))).toBeVisible()

      await page.getByText(say.move, { exact: true }).click()
      await page.getByRole('button', { name: say.moveSave }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      const time = page.locator('input[name=moved]:enabled').first()
      await time.press('Space')
      const to = (await time.getAttribute('aria-label')) ?? '?'
      await page.getByRole('button', { name: say.moveSave }).click()
      await expect(page.getByText(say.moved)).toBeVisible()
      await expect(page.locator('main header')).toContainText(to)

      await page.getByText(ask.title, { exact: true }).click()
      await page.getByText(ask.channels.sms, { exact: true }).click()
      const follow = page.getByRole('region', { name: ask.title })
      await follow.getByLabel(ask.mobile).fill('12')
      await follow.getByRole('button', { name: ask.sendCode }).click()
      await expect(page.getByRole('textbox', { name: ask.number, exact: true })).not.toHaveValue('')
      await expect(page.getByRole('textbox', { name: ask.mobile, exact: true })).toHaveValue('12')
      await page.getByRole('link', { name: ask.channels.feed }).click()
      await page.getByRole('button', { name: ask.submit }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(active.title)
    })
  })
}
