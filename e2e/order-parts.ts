import { expect, type Page } from '@playwright/test'

/** Opens a part of the order form, where a phone shows it as a line. */
export async function openPart(page: Page, section: string): Promise<void> {
  const line = page.locator(`button[aria-controls=${section}], button[data-party=${section.slice(6)}]`)
  if (await line.isVisible()) await line.click()
}

/** Leaves the sheet of an address, where a phone has opened one. */
export async function closeSheet(page: Page): Promise<void> {
  const sheet = page.locator('dialog:modal')
  if ((await sheet.count()) === 0) return
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
}
