import { orderMessages } from '@hongyan/content/messages'
import { fill, localeIds } from '@hongyan/locales'
import { expect, type Locator, type Page } from '@playwright/test'

type Words = ReturnType<typeof orderMessages>

const fresh = new RegExp(localeIds.map((locale) => orderMessages(locale).parties.fresh).join('|'))

/** Opens a part of the order form: on a phone its line, at a desk the fields of an end. */
export async function openPart(page: Page, section: string): Promise<void> {
  const line = page.locator(`button[aria-controls=${section}], button[data-party=${section.slice(6)}]`)
  if (await line.isVisible()) return line.click()
  await chooseWay(page, section, 'fields')
}

/** At a desk an end is pasted, chosen or typed; nothing where it is a line or there is no such choice. */
export async function chooseWay(page: Page, section: string, way: 'paste' | 'fields'): Promise<void> {
  const choice = page.locator(`#${section} input[name$=".way"][value=${way}]`)
  if (await choice.isVisible()) await choice.check({ force: true })
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

const chinese = {
  sender: ['林样本', '13800001357', '示例路 8 号'],
  recipient: ['欧阳样例', '13900002468', '示例路 8 号'],
  good: '书',
} as const

type Filled = Readonly<Record<'sender' | 'recipient', readonly [name: string, phone: string, street: string]>>

/** Both ends and the goods of the order. */
export async function fillIn(
  page: Page,
  filled: Filled & { readonly good: string } = chinese,
): Promise<void> {
  for (const of of ['sender', 'recipient'] as const) {
    const [name, phone, street] = filled[of]
    await openPart(page, `order-${of}`)
    const party = page.locator(`#order-${of}`)
    await party.locator('[autocomplete=name]').fill(name)
    await party.locator('[autocomplete=tel]').fill(phone)
    await party.locator('[autocomplete=street-address]').fill(street)
    await closeSheet(page)
  }
  await openPart(page, 'order-goods')
  await page.locator('#order-good-0').fill(filled.good)
}

/** The first time of tomorrow at which it can be collected. */
export async function choosePickup(page: Page, words: Words): Promise<void> {
  await openPart(page, 'order-pickup')
  await page.locator('#order-pickup label', { hasText: words.pickup.tomorrow }).click()
  await page.locator('#order-pickup input[name=window]:enabled').first().check({ force: true })
}

/** Opens the review and places the order at the price that it shows. */
export async function placeIt(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.review.button }).and(page.locator(':visible')).click()
  const total = await page.locator('[data-price]').innerText()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: fill(words.review.place, { total }) })
    .click()
}

/** Asks the placed order whether it was accepted, unless its page, which looks by itself too, has just seen that. */
export async function lookForAnswer(page: Page, words: Words): Promise<void> {
  const refresh = page.getByRole('button', { name: words.confirmation.refresh })
  await refresh.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click())
}
