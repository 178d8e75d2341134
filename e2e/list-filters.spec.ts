import { myShipmentMessages, orderListMessages, wordMessages } from '@hongyan/content/messages'
import { fill, type LocaleId } from '@hongyan/locales'
import { nextWaybillNo } from '@hongyan/testing'
import { expect } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { layoutFaults } from '../tools/browser/layout-faults.ts'
import { accessibilityFindings, settled } from './checked-page.ts'
import { notifyOfShipment } from './company-calls.ts'
import { placeOrderOf } from './place-order.ts'
import { type SharedSite, test } from './shared-site.ts'
import { type Person, signInFrom } from './sign-in-site.ts'

const sent = (site: SharedSite, { mobile }: Person) =>
  notifyOfShipment(site, { waybillNo: nextWaybillNo(), code: 'picked_up', from: mobile, to: '13911113333' })

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
      await sent(site, who)
      await signInFrom(page, address, who)
      await placeOrderOf(page, site, '周样本')
      await page.reload()
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

  test('are not there where nothing is to be found yet', async ({ page, site, who }) => {
    await signInFrom(page, site.origin + paths.orderList('zh-CN'), who)
    await expect(page.getByRole('heading', { name: orderListMessages('zh-CN').empty.title })).toBeVisible()
    await expect(page.getByRole('button', { name: wordMessages('zh-CN').filters.open })).toHaveCount(0)
  })

  test('are in the page where no script runs', async ({ browser, site, who }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } })
    await signInFrom(page, site.origin + paths.orderList('zh-CN'), who)
    await placeOrderOf(page, site, '周样本')
    await page.reload()
    await expect(page.locator('select[name=product]')).toBeVisible()
    await expect(page.locator('button[data-opens=filters]')).toBeHidden()
    await page.close()
  })
})
