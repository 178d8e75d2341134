import { orderMessages } from '@hongyan/content/messages'
import { localeIds } from '@hongyan/locales'
import { expect, type Locator, type Page } from '@playwright/test'

const fresh = new RegExp(localeIds.map((locale) => orderMessages(locale).parties.fresh).join('|'))

/** Opens a part of the order form, where a phone shows it as a line. */
export async function openPart(page: Page, section: string): Promise<void> {
  const line = page.locator(`button[aria-controls=${section}], button[data-party=${section.slice(6)}]`)
  if (await line.isVisible()) await line.click()
}

/** Opens an end of the shipment for typing: on a phone in a sheet, which asks for one of the address book first. */
export async function openEnd(page: Page, end: 'sender' | 'recipient'): Promise<Locator> {
  const sheet = page.locator('dialog:modal')
  if (!(await sheet.isVisible())) await openPart(page, `order-${end}`)
  const begin = sheet.getByRole('button', { name: fresh })
  const party = page.locator(`#order-${end}`)
  await expect(begin.or(party).filter({ visible: true }).first()).toBeVisible()
  if (await begin.isVisible()) await begin.click()
  return party
}

/** Leaves the sheet of an address, where a phone has opened one. */
export async function closeSheet(page: Page): Promise<void> {
  const sheet = page.locator('dialog:modal')
  if ((await sheet.count()) === 0) return
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
}
