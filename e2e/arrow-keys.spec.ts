import type { Page } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { expect, settled, test } from './checked-page.ts'
import { openPart } from './order-parts.ts'

/** Which tab of a row the keyboard stands on and which is open, and how many of them the Tab key reaches. */
const tabsOf = (page: Page) =>
  page.getByRole('tab').evaluateAll((tabs) => ({
    focused: tabs.indexOf(document.activeElement as HTMLElement),
    open: tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true'),
    reached: tabs.filter((tab) => (tab as HTMLElement).tabIndex === 0).length,
  }))

for (const [name, address] of [
  ['home', paths.home('zh-CN')],
  ['coverage', paths.serveRange('zh-CN')],
  ['the network', paths.coverage('en-US')],
] as const) {
  test(`arrows, Home and End lead between the tabs of ${name}, and Tab comes to the open one`, async ({
    page,
  }) => {
    await page.goto(address)
    await settled(page)
    await expect(page.getByRole('tablist')).toHaveCount(1)
    const last = (await page.getByRole('tab').count()) - 1
    await page.getByRole('tab', { selected: true }).focus()
    for (const [key, at] of [
      ['End', last],
      ['ArrowRight', 0],
      ['ArrowLeft', last],
      ['Home', 0],
      ['ArrowRight', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => tabsOf(page)).toEqual({ focused: at, open: at, reached: 1 })
      await expect(page.getByRole('tabpanel').and(page.locator(':visible')).first()).toBeVisible()
    }
  })
}

/** Fields that offer a list while something is typed, with what brings one. */
const lists = [
  ['the place of a quote', paths.fee('zh-CN'), '深圳'],
  ['an area', paths.placeOrder('zh-CN', 'express'), '深圳'],
  ['the search', paths.search('zh-CN'), '快递'],
] as const
for (const [name, address, typed] of lists) {
  test(`an arrow opens the list of ${name} again, and leads through it`, async ({ page }) => {
    await page.goto(address)
    await settled(page)
    if (name === 'an area') await openPart(page, 'order-sender')
    const field = page.locator('main').getByRole('combobox').and(page.locator(':visible')).first()
    await field.click()
    await field.pressSequentially(typed)
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await field.blur()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await field.focus()
    await page.keyboard.press('ArrowDown')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    const marked = await field.getAttribute('aria-activedescendant')
    await expect(page.locator(`[id="${marked}"]`)).toHaveAttribute('aria-selected', 'true')
  })
}
