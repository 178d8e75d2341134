import { siteContent } from '@hongyan/content'
import { orderMessages } from '@hongyan/content/messages'
import { fill, localeIds } from '@hongyan/locales'
import { paths } from '../apps/site/paths.ts'
import { layoutFaults } from '../tools/browser/layout-faults.ts'
import { accessibilityFindings, expect, settled, test } from './checked-page.ts'
import { nextMobile } from './enquiry-pages.ts'
import { choosePickup, fillIn, openPart, placeIt } from './order-parts.ts'
import { codeSentTo, textSentTo } from './text-messages.ts'

const quote = 'from=440305&to=110105&p=35x30x25x4.2x2&by=express-standard'

test.describe.configure({ timeout: 120_000 })

for (const locale of localeIds) {
  const words = orderMessages(locale)
  const example = words.goods.placeholder.replace(/^(?:如|e\.g\.) ?/u, '')

  test(`the example of the form is ordered as it stands, and its link brings a guest back, ${locale}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(paths.placeOrder(locale, 'express', quote))
    await settled(page)
    await fillIn(page)
    await openPart(page, 'order-goods')
    await page.locator('#order-good-0').fill(example)
    await expect(page.locator('[data-good="0"] [data-verdict=yes]')).toBeVisible()
    await choosePickup(page, words)
    const mobile = nextMobile()
    await page.locator('#order-mobile').fill(mobile)
    await page.locator('#order-contact').getByRole('button').first().click()
    await expect(page.locator('#order-contact [data-kind=sent]')).toBeVisible()
    await page.locator('#order-code').fill(await codeSentTo(mobile, baseURL ?? ''))
    await page.getByRole('button', { name: words.review.button }).and(page.locator(':visible')).click()
    await expect(
      page.getByRole('dialog').getByRole('link', { name: words.review.termsLink }),
    ).toHaveAttribute('href', paths.carriageTerms(locale))
    await page.getByRole('dialog').getByRole('button', { name: words.review.back }).click()
    await placeIt(page, words)
    const number = await page.locator('[data-order-number]').innerText()

    // The link comes by text message, and opens the order where nobody is known.
    await expect.poll(() => textSentTo(mobile, baseURL ?? '')).toContain(number)
    const link = /https?:\/\/\S+/.exec(await textSentTo(mobile, baseURL ?? ''))?.[0] ?? ''
    const { pathname, hash } = new URL(link)
    const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' })
    await elsewhere.goto(pathname + hash)
    await expect(elsewhere.locator('[data-order-number]')).toHaveText(number)
    await expect(elsewhere.locator('main')).not.toContainText('13900002468')
    await elsewhere.getByText(words.confirmation.cancel, { exact: true }).click()
    await elsewhere.getByRole('button', { name: words.confirmation.cancelYes }).click()
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(words.confirmation.cancelled)
    await elsewhere.close()
  })

  test(`what is on no list is declared, and what may be anything is described, ${locale}`, async ({
    page,
  }) => {
    await page.goto(paths.placeOrder(locale, 'express', quote))
    await settled(page)
    await openPart(page, 'order-goods')
    const field = page.locator('#order-good-0')
    const tick = page.locator('[data-good="0"] [type=checkbox]')
    await field.fill('手工陶罐')
    await expect(page.locator('[data-good="0"] [data-verdict=unlisted]')).toContainText(words.goods.declare)
    await tick.check()
    await field.fill(locale === 'en-US' ? 'samples' : '样品')
    await expect(page.locator('[data-good="0"] [data-verdict=vague]')).toBeVisible()
    await expect(tick).toHaveCount(0)
    expect(await accessibilityFindings(page)).toEqual([])
    expect(await page.evaluate(layoutFaults)).toEqual([])
  })

  test(`a product that may not carry the goods stays in sight and cannot be chosen, ${locale}`, async ({
    page,
  }) => {
    await page.goto(paths.placeOrder(locale, 'express', quote))
    await settled(page)
    const product = (name: string) => page.locator(`#order-product input[value=${name}]`)
    const labelOf = (name: string) =>
      page.locator('#order-product label', { has: page.locator(`input[value=${name}]`) })
    const { barred } = words.products
    await openPart(page, 'order-goods')
    await page.locator('#order-good-0').fill('充电宝')
    await openPart(page, 'order-product')
    for (const name of ['air', 'express-priority']) {
      await expect(product(name)).toBeDisabled()
      const label = labelOf(name)
      await expect(label).toContainText(
        fill(barred.agreement, { name: '充电宝', hotline: siteContent(locale).support.hotline }),
      )
      await expect(label).not.toContainText('¥')
    }
    await expect(product('express-standard')).toBeEnabled()
    // Goods that change after the product was chosen keep it, and say that another is needed.
    await openPart(page, 'order-goods')
    await page.locator('#order-good-0').fill('书')
    await openPart(page, 'order-product')
    await product('air').check()
    await openPart(page, 'order-goods')
    await page.locator('#order-good-0').fill('充电宝')
    const missing = fill(words.missing.product, { name: '充电宝' })
    await page.getByRole('button', { name: words.review.button }).and(page.locator(':visible')).click()
    await expect(page.getByText(missing).filter({ visible: true }).first()).toBeVisible()
    await openPart(page, 'order-product')
    await expect(product('air')).toBeChecked()
    await expect(labelOf('air')).not.toContainText('¥')
    expect(await accessibilityFindings(page)).toEqual([])
  })
}
