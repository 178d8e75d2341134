import { addressMessages, quoteMessages } from '@hongyan/content/messages'
import { expect, type Locator, type Page } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { settled } from './checked-page.ts'
import { openPart } from './order-parts.ts'
import { test } from './shared-site.ts'
import { signInFrom } from './sign-in-site.ts'

/** Every field over a list of options, with what brings one. */
const fields = [
  { name: 'the place of a quote', path: paths.fee('en-US'), typed: 'nanshan' },
  { name: 'an area', path: paths.placeOrder('en-US', 'express'), typed: 'nanshan' },
  { name: 'the search', path: paths.search('en-US'), typed: 'cold' },
  { name: 'what may be sent', path: paths.prohibited('en-US'), typed: 'battery' },
] as const

/** What a screen reader is told of a field: its list, and the one option that is marked in it. */
async function told(page: Page, field: Locator) {
  const { expanded, list, active, focused } = await field.evaluate((input) => ({
    expanded: input.getAttribute('aria-expanded'),
    list: input.getAttribute('aria-controls'),
    active: input.getAttribute('aria-activedescendant'),
    focused: document.activeElement === input,
  }))
  const box = page.locator(`[id="${list}"]`)
  const marked = await box
    .getByRole('option', { selected: true })
    .evaluateAll((all) => all.map(({ id }) => id))
  return { expanded, active, focused, marked, isListShown: await box.isVisible() }
}
const open = (marked: string | null) => ({
  expanded: 'true',
  active: marked,
  focused: true,
  marked: marked === null ? [] : [marked],
  isListShown: true,
})
const closed = { expanded: 'false', active: null, focused: true, marked: [], isListShown: false }

/** The list that a field names, with its options' ids; checks what never changes of a field. */
async function listOf(page: Page, field: Locator) {
  await expect(field).toHaveAttribute('role', 'combobox')
  await expect(field).toHaveAttribute('aria-autocomplete', 'list')
  const list = page.locator(`[id="${await field.getAttribute('aria-controls')}"]`)
  await expect(list).toHaveRole('listbox')
  await expect(list).toHaveAccessibleName(/./)
  await expect(list.getByRole('option').nth(1)).toBeVisible()
  return list.getByRole('option').evaluateAll((all) => all.map(({ id }) => id))
}

for (const { name, path, typed } of fields) {
  test(`arrows lead round through ${name} and its list, Escape closes it`, async ({ page, site }) => {
    await page.goto(site.origin + path)
    await settled(page)
    if (name === 'an area') await openPart(page, 'order-sender')
    const field = page.locator('main').getByRole('combobox').and(page.locator('input:visible')).first()
    expect(await told(page, field)).toEqual({ ...closed, focused: false })
    await field.click()
    await field.pressSequentially(typed)
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    const options = await listOf(page, field)
    const [first = '', second = ''] = options
    const last = options.at(-1) ?? ''
    for (const [key, marked] of [
      ['ArrowDown', first],
      ['ArrowDown', second],
      ['ArrowUp', first],
      ['ArrowUp', null],
      ['ArrowUp', last],
      ['ArrowDown', null],
      ['ArrowDown', first],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => told(page, field), key).toEqual(open(marked))
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => told(page, field)).toEqual(closed)
  })
}

test('an address of the book is proposed, and always one is marked', async ({ page, site, who }) => {
  const { picker } = addressMessages('en-US')
  const { form } = quoteMessages('en-US')
  await signInFrom(page, site.origin + paths.address('en-US'), who)
  for (const [at, name] of ['季舒文', '季舒雅'].entries()) {
    const entry = { name, phone: `1390000552${at}`, areaCode: '110105', detailAddr: `雁书街 ${at + 8} 号院` }
    const headers = { origin: site.origin }
    const kept = await page.request.post(`${site.origin}/address/newAddress`, { data: [entry], headers })
    expect((await kept.json()).code).toBe(1)
  }
  await page.goto(site.origin + paths.fee('en-US'))
  await page.getByRole('button', { name: `${form.to}: ${picker.open}` }).click()
  const field = page.getByRole('dialog').getByRole('combobox')
  const [first = '', second = ''] = await listOf(page, field)
  for (const [key, marked] of [
    ['ArrowDown', second],
    ['ArrowDown', first],
    ['ArrowUp', second],
  ] as const) {
    expect(await told(page, field)).toEqual(open(marked === first ? second : first))
    await page.keyboard.press(key)
    await expect.poll(() => told(page, field), key).toEqual(open(marked))
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})
