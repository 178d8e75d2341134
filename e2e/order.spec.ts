import { orderMessages } from '@hongyan/content/messages'
import { fill, type LocaleId } from '@hongyan/locales'
import type { Page } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { coverFaults } from '../tools/browser/cover-faults.ts'
import { layoutFaults } from '../tools/browser/layout-faults.ts'
import { codeSentTo } from './text-messages.ts'
import { accessibilityFindings, expect, settled, test } from './watched-page.ts'

const quote = 'from=440305&to=110105&p=35x30x25x4.2x2&by=express-standard'
const people = {
  sender: { name: '林样本', tel: '13800001357', street: '示例路 8 号 2 栋 1201' },
  recipient: { name: '欧阳样例', tel: '13900002468', street: '示例北街 16 号 3 单元 502' },
}

/** Fills in who sends to whom, and what. Places and parcels come with the quote. */
async function fillIn(page: Page, locale: LocaleId, good = '书'): Promise<void> {
  for (const of of ['sender', 'recipient'] as const) {
    const party = page.locator(`#order-${of}`)
    await party.locator('[autocomplete=name]').fill(people[of].name)
    await party.locator('[autocomplete=tel]').fill(people[of].tel)
    await party.locator('[autocomplete=street-address]').fill(people[of].street)
  }
  const words = orderMessages(locale)
  await page.getByLabel(fill(words.goods.label, { number: 1 })).fill(good)
  // Tomorrow has windows whatever the hour of the run.
  await page.locator('#order-pickup label', { hasText: words.pickup.tomorrow }).click()
  await page.locator('#order-pickup input[name=window]:enabled').first().check({ force: true })
}

async function confirmMobile(page: Page, baseURL: string | undefined, mobile: string): Promise<void> {
  await page.locator('#order-mobile').fill(mobile)
  await page.locator('#order-contact').getByRole('button').first().click()
  await expect(page.locator('#order-contact [data-kind=sent]')).toBeVisible()
  await page.locator('#order-code').fill(await codeSentTo(mobile, baseURL ?? ''))
}

const reviewButton = (page: Page, locale: LocaleId) =>
  page.getByRole('button', { name: orderMessages(locale).review.button }).and(page.locator(':visible'))

test.describe('1280 px', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('a guest places what was priced, once, however often the button is hit', async ({ page, baseURL }) => {
    const locale = 'zh-CN'
    const words = orderMessages(locale)
    await page.goto(paths.placeOrder(locale, 'express', quote))
    await expect(page.locator('[data-price]')).toBeVisible()
    expect(await accessibilityFindings(page)).toEqual([])
    await fillIn(page, locale)
    await confirmMobile(page, baseURL, '13600005101')
    const placed: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/v1/orders')) placed.push(request.url())
    })
    await expect(page.locator('aside li a')).toHaveCount(0)
    const total = await page.locator('[data-price]').innerText()
    await reviewButton(page, locale).click()
    const dialog = page.getByRole('dialog', { name: words.review.title })
    await expect(dialog).toContainText('138****1357')
    await dialog.getByRole('button', { name: fill(words.review.place, { total }) }).dblclick()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.done.title)
    await expect(page.locator('[data-order-number]')).toHaveText(/^HO\d+$/)
    expect(placed).toHaveLength(1)
    // The draft went with the order.
    expect(await page.evaluate(() => localStorage.getItem('hongyan.order.draft'))).toBeNull()
  })

  test('a price that has changed is shown beside the old one and asked for again', async ({
    page,
    baseURL,
    problems,
  }) => {
    const locale = 'en-US'
    const words = orderMessages(locale)
    let lied = false
    await page.route('**/v1/orders/price', async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      if (!lied && answer.code === 1) {
        lied = true
        answer.data.total -= 100
      }
      await route.fulfill({ response, json: answer })
    })
    await page.goto(paths.placeOrder(locale, 'express', quote))
    await confirmMobile(page, baseURL, '13600005102')
    await fillIn(page, locale)
    await expect.poll(() => lied).toBe(true)
    await expect(page.locator('aside[aria-busy]')).toHaveCount(0)
    await reviewButton(page, locale).click()
    const dialog = page.getByRole('dialog', { name: words.review.title })
    const place = dialog.getByRole('button', { name: /^Order for/ })
    await place.click()
    await expect(dialog.getByRole('alert')).toContainText(words.review.changed)
    await expect(dialog.getByRole('alert').locator('dd')).toHaveCount(2)
    await place.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.done.title)
    // The refusal itself is what was asked for.
    expect(problems.splice(0)).toEqual([expect.stringContaining('409')])
  })
})

test.describe('375 px', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('what is missing is led to, a barred thing stays in sight, and the draft comes back', async ({
    page,
  }) => {
    const locale = 'zh-HK'
    const words = orderMessages(locale)
    await page.goto(paths.placeOrder(locale, 'heavy'))
    await settled(page)
    await page.locator('#order-sender [autocomplete=name]').fill(people.sender.name)
    await reviewButton(page, locale).click()
    await expect(page.locator('#order-sender [autocomplete=tel]')).toBeFocused()
    await page.getByLabel(fill(words.goods.label, { number: 1 })).fill('打火机')
    await expect(page.locator('[data-verdict=no]')).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('hongyan.order.draft') ?? ''))
      .toContain('打火机')
    await page.reload()
    await expect(page.getByText(words.draft.restored)).toBeVisible()
    await expect(page.locator('#order-sender [autocomplete=name]')).toHaveValue(people.sender.name)
    expect(await page.evaluate(layoutFaults)).toEqual([])
    expect(await page.evaluate(coverFaults)).toEqual([])
    await page.getByRole('button', { name: words.draft.clear }).click()
    await expect(page.locator('#order-sender [autocomplete=name]')).toHaveValue('')
  })
})
