import { myShipmentMessages, orderListMessages, wordMessages } from '@hongyan/content/messages'
import { fill, type LocaleId } from '@hongyan/locales'
import { expect } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { layoutFaults } from '../tools/browser/layout-faults.ts'
import { accessibilityFindings, settled } from './checked-page.ts'
import { test } from './shared-site.ts'
import { signInFrom } from './sign-in-site.ts'

test.describe('filters of a list on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  for (const { locale, path, submit, product } of [
    {
      locale: 'zh-CN',
      path: paths.orderList('zh-CN'),
      submit: orderListMessages('zh-CN').find.submit,
      product: ['product', 'air'],
    },
    {
      locale: 'en-US',
      path: paths.myShipments('en-US'),
      submit: myShipmentMessages('en-US').find.submit,
      product: ['role', 'sender'],
    },
  ] satisfies { locale: LocaleId; path: string; submit: string; product: [string, string] }[]) {
    test(`stand in a sheet, and their number on its button, ${path}`, async ({ page, site, who }) => {
      const { filters } = wordMessages(locale)
      const address = site.origin + path
      const [name, value] = product
      await signInFrom(page, address, who)
      await settled(page)
      const opener = page.getByRole('button', { name: filters.open })
      const field = page.locator(`select[name=${name}]`)
      const sheet = page.getByRole('dialog', { name: filters.open })
      await expect(field).toBeHidden()
      const entries = await page.evaluate(() => history.length)
      await opener.click()
      await expect(sheet).toBeVisible()
      expect(await accessibilityFindings(page)).toEqual([])
      expect(await page.evaluate(layoutFaults)).toEqual([])
      await field.selectOption(value)
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(opener).toBeFocused()
      await opener.click()
      await expect(field).toHaveValue(value)
      await page.goBack()
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL(address)
      await opener.click()
      await sheet.getByRole('button', { name: submit }).click()
      await expect(page).toHaveURL(new RegExp(`[?&]${name}=${value}$`))
      await expect(page.getByRole('button', { name: fill(filters.active, { count: 1 }) })).toBeVisible()
      // One press leads back to the list: what the sheet took of the history is given back.
      expect(await page.evaluate(() => history.length)).toBe(entries + 1)
      expect(await page.evaluate(layoutFaults)).toEqual([])
      // A window that grows has them in the page, as they were left.
      await page.getByRole('button', { name: filters.open }).click()
      await page.setViewportSize({ width: 1280, height: 812 })
      await expect(sheet).toBeHidden()
      await expect(field).toBeVisible()
      await expect(field).toHaveValue(value)
    })
  }

  test('are in the page where no script runs', async ({ browser, site, who }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } })
    await signInFrom(page, site.origin + paths.orderList('zh-CN'), who)
    await expect(page.locator('select[name=product]')).toBeVisible()
    await expect(page.locator('button[data-opens=filters]')).toBeHidden()
    await page.close()
  })
})
