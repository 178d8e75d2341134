import { addressMessages, orderMessages, quoteMessages } from '@hongyan/content/messages'
import { localeIds } from '@hongyan/locales'
import type { Locator } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { layoutFaults } from '../tools/browser/layout-faults.ts'
import { accessibilityFindings, expect, settled, test } from './checked-page.ts'
import { chooseWay, openPart } from './order-parts.ts'

const pasted = '宋知夏 13900002006 北京市朝阳区雁书街12号院5号楼301，周日不在家'
const ends = ['sender', 'recipient'] as const

test.use({ viewport: { width: 1280, height: 900 } })

/** As a clipboard gives it: it is read without another press. */
async function pasteInto(field: Locator, text: string): Promise<void> {
  await field.evaluate((area: HTMLTextAreaElement, pasted) => {
    area.value = pasted
    area.dispatchEvent(new ClipboardEvent('paste', { bubbles: true }))
  }, text)
}

for (const locale of localeIds) {
  const words = orderMessages(locale)
  const { read, paste } = addressMessages(locale)

  test(`one way in is open at each end, and what is pasted fills it whole, ${locale}`, async ({ page }) => {
    await page.goto(paths.placeOrder(locale, 'express'))
    await settled(page)
    for (const of of ends) {
      await expect(page.locator(`#order-${of} [autocomplete=name]`)).toBeHidden()
      await expect(page.locator(`#order-${of}`).getByLabel(paste.label)).toBeVisible()
    }
    const tops = await page
      .locator('#order-sender, #order-goods')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect((tops[1] ?? 9999) - (tops[0] ?? 0)).toBeLessThanOrEqual(500)

    const to = page.locator('#order-recipient')
    const field = to.getByLabel(paste.label)
    await pasteInto(field, pasted)
    await expect(to.getByRole('heading', { name: read.title })).toBeFocused()
    expect(await accessibilityFindings(page)).toEqual([])
    expect(await page.evaluate(layoutFaults)).toEqual([])
    await to.getByRole('button', { name: read.apply }).click()
    await expect(to).toContainText('139******06')
    await expect(field).toBeHidden()
    // What is said to the courier is no part of the address.
    await expect(page.locator('#order-note')).toHaveValue('周日不在家')
    await expect(to).not.toContainText('周日不在家')

    await to.getByRole('button', { name: words.parties.edit }).click()
    await expect(to.locator('select').last()).toHaveValue('110105')
    await expect(to.getByRole('combobox', { name: addressMessages(locale).area.search })).not.toHaveValue('')

    // With both places known each service has its least price, and what is missing is listed from the beginning.
    const services = page.locator('#order-product')
    await expect(services).toContainText(words.products.hint)
    const from = page.locator('#order-sender')
    await pasteInto(from.getByLabel(paste.label), pasted)
    await from.getByRole('button', { name: read.apply }).click()
    await expect(services.locator('label').first()).toContainText('¥')
    await expect(services).toContainText(words.products.fromHint)
    const lacking = page.locator('#order-price li')
    await expect(lacking).toHaveText([
      words.missing.good,
      new RegExp(quoteMessages(locale).form.weight),
      /./,
      /./,
    ])
  })

  test(`on a phone an end that is pasted whole gives way to the other, and both are lines again, ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(paths.placeOrder(locale, 'express'))
    await settled(page)
    const sheet = page.locator('dialog:modal')
    await openPart(page, 'order-sender')
    // What is not whole stays open, with what it lacks.
    for (const text of [pasted.replace(' 13900002006', ''), pasted]) {
      await expect(sheet).toContainText(words.parties.sender.title)
      await pasteInto(sheet.getByLabel(paste.label), text)
      await sheet.getByRole('button', { name: read.apply }).click()
    }
    await expect(sheet.getByRole('heading', { name: words.parties.recipient.title })).toBeFocused()
    await pasteInto(sheet.getByLabel(paste.label), pasted)
    await sheet.getByRole('button', { name: read.apply }).click()
    await expect(sheet).toHaveCount(0)
    for (const of of ends) await expect(page.locator(`button[data-party=${of}]`)).toContainText('139******06')
    // The recipient is known by now: the sender alone is changed.
    await openPart(page, 'order-sender')
    await pasteInto(sheet.getByLabel(paste.label), pasted)
    await sheet.getByRole('button', { name: read.apply }).click()
    await expect(sheet).toHaveCount(0)
  })

  test(`a drawn box gives its sides, and one’s own is measured, ${locale}`, async ({ page }) => {
    await page.goto(paths.placeOrder(locale, 'express'))
    await settled(page)
    const { names, own } = quoteMessages(locale).form.boxes
    const boxes = page.locator('#order-parcels').getByRole('radiogroup')
    const side = page.locator('[id="f-sizes.0.length"]')
    await expect(boxes.getByRole('radio', { name: names.medium })).toBeChecked()
    await boxes.getByRole('radio', { name: own }).check({ force: true })
    await side.fill('31')
    await boxes.getByRole('radio', { name: names.medium }).check({ force: true })
    await expect(side).toBeHidden()
    await expect(side).toHaveValue('43')
    await boxes.getByRole('radio', { name: own }).check({ force: true })
    await expect(side).toBeVisible()
    await expect(side).toHaveValue('31')
  })
}

test('what is missing of an end opens its fields', async ({ page }) => {
  await page.goto(paths.placeOrder('zh-CN', 'express'))
  await settled(page)
  await chooseWay(page, 'order-sender', 'paste')
  await page
    .getByRole('button', { name: orderMessages('zh-CN').review.button })
    .and(page.locator(':visible'))
    .click()
  await expect(page.locator('#order-sender [autocomplete=name]')).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a drawn box is sent as it is chosen, and comes back with its sides', async ({ page }) => {
    const words = orderMessages('zh-CN')
    await page.goto(paths.placeOrder('zh-CN', 'express'))
    await expect(page.locator('input[name="sender.way"]').first()).toBeHidden()
    await page
      .getByRole('radio', { name: quoteMessages('zh-CN').form.boxes.names.large })
      .check({ force: true })
    await page.getByRole('button', { name: words.card.count }).click()
    await expect(page.locator('[id="f-sizes.0.length"]')).toHaveValue('53')
  })
})
