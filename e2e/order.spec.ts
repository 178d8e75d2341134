import { orderMessages } from '@hongyan/content/messages'
import { fill, isDerived, type LocaleId, localeIds } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import type { Page } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { coverFaults } from '../tools/browser/cover-faults.ts'
import { layoutFaults } from '../tools/browser/layout-faults.ts'
import { accessibilityFindings, expect, settled, test } from './checked-page.ts'
import { nextMobile } from './enquiry-pages.ts'
import { closeSheet, openPart } from './order-parts.ts'
import { codeSentTo } from './text-messages.ts'

const quote = 'from=440305&to=110105&p=35x30x25x4.2x2&by=express-standard'
const people = {
  sender: { name: '林样本', tel: '13800001357', street: '示例路 8 号 2 栋 1201' },
  recipient: { name: '欧阳样例', tel: '13900002468', street: '示例北街 16 号 3 单元 502' },
}
const windows = { 375: { width: 375, height: 812 }, 1280: { width: 1280, height: 900 } } as const

test.describe.configure({ timeout: 120_000 })

/** Fills in who sends to whom, and what. Places and parcels come with the quote. */
async function fillIn(page: Page, locale: LocaleId, good = '书'): Promise<void> {
  for (const of of ['sender', 'recipient'] as const) {
    const party = page.locator(`#order-${of}`)
    await openPart(page, `order-${of}`)
    await party.locator('[autocomplete=name]').fill(people[of].name)
    await party.locator('[autocomplete=tel]').fill(people[of].tel)
    await party.locator('[autocomplete=street-address]').fill(people[of].street)
    await closeSheet(page)
  }
  const words = orderMessages(locale)
  await openPart(page, 'order-goods')
  await page.getByLabel(fill(words.goods.label, { number: 1 })).fill(good)
  await openPart(page, 'order-pickup')
  // Tomorrow has windows whatever the hour of the run.
  await page.locator('#order-pickup label', { hasText: words.pickup.tomorrow }).click()
  await page.locator('#order-pickup input[name=window]:enabled').first().check({ force: true })
}

async function confirmMobile(page: Page, baseURL: string | undefined): Promise<string> {
  const mobile = nextMobile()
  await page.locator('#order-mobile').fill(mobile)
  await page.locator('#order-contact').getByRole('button').first().click()
  await expect(page.locator('#order-contact [data-kind=sent]')).toBeVisible()
  await page.locator('#order-code').fill(await codeSentTo(mobile, baseURL ?? ''))
  return mobile
}

const reviewButton = (page: Page, locale: LocaleId) =>
  page.getByRole('button', { name: orderMessages(locale).review.button }).and(page.locator(':visible'))

async function expectSound(page: Page): Promise<void> {
  expect(await accessibilityFindings(page)).toEqual([])
  expect(await page.evaluate(layoutFaults)).toEqual([])
  expect(await page.evaluate(coverFaults)).toEqual([])
}

for (const [locale, width] of localeIds.flatMap((id) => [[id, 1280] as const, [id, 375] as const])) {
  test(`a guest places what was priced, once, and finds it again, ${locale} at ${width} px`, async ({
    page,
    baseURL,
  }) => {
    const words = orderMessages(locale)
    await page.setViewportSize(windows[width])
    await page.goto(paths.placeOrder(locale, 'express', quote))
    await settled(page)
    await expect(page.locator('[data-price]')).toBeVisible()
    await fillIn(page, locale)
    await confirmMobile(page, baseURL)
    await expectSound(page)
    if (width === 1280) {
      // What is done is a line, and opens.
      await expect(page.locator('[data-shut]')).toHaveCount(2)
      await expect(page.locator('#order-extras')).toBeHidden()
      await openPart(page, 'order-extras')
      await expect(page.locator('#order-extras')).toBeFocused()
    }
    const placed: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === '/v1/orders')
        placed.push(request.url())
    })
    await expect(page.locator('aside li a')).toHaveCount(0)
    const total = await page.locator('[data-price]').innerText()
    await reviewButton(page, locale).click()
    const dialog = page.getByRole('dialog', { name: words.review.title })
    await expect(dialog).toContainText('138******57')
    expect(await accessibilityFindings(page)).toEqual([])
    expect(await page.evaluate(layoutFaults)).toEqual([])
    await dialog.getByRole('button', { name: fill(words.review.place, { total }) }).dblclick()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.confirmation.title)
    const number = page.locator('[data-order-number]')
    await expect(number).toHaveText(/^HO\d+$/)
    expect(placed).toHaveLength(1)
    await expectSound(page)
    // The draft went with the order, and the order stays where the page is loaded again.
    expect(await page.evaluate(() => localStorage.getItem('hongyan.order.draft'))).toBeNull()
    const before = await number.innerText()
    await page.reload()
    await expect(number).toHaveText(before)
  })
}

test('the address says what kind of order begins', async ({ page }) => {
  const { kinds, kindNames } = orderMessages('zh-CN')
  const here = page.getByRole('navigation', { name: kinds }).locator('[aria-current=page]')
  for (const [query, kind] of [
    ['', 'express'],
    ['?isCnet=1', 'heavy'],
    ['?isFresh=1', 'fresh'],
  ] as const) {
    await page.goto(`/route/onPlaceorder${query}`)
    await expect(here).toHaveText(kindNames[kind])
    await expect(page.locator('main form input[name=kind]')).toHaveValue(kind)
  }
})

test('a price that has changed is shown beside the old one and asked for again', async ({
  page,
  baseURL,
  problems,
}) => {
  const locale = 'en-US'
  const words = orderMessages(locale)
  await page.setViewportSize(windows[1280])
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
  await settled(page)
  await confirmMobile(page, baseURL)
  await fillIn(page, locale)
  await expect.poll(() => lied).toBe(true)
  await expect(page.locator('aside[aria-busy]')).toHaveCount(0)
  // From wherever the keyboard is.
  await page.locator('#order-note').press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: words.review.title })
  const place = dialog.getByRole('button', { name: /^Order for/ })
  await place.click()
  await expect(dialog.getByRole('alert')).toContainText(words.review.changed)
  await expect(dialog.getByRole('alert').locator('dd')).toHaveCount(2)
  await place.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.confirmation.title)
  await page.getByText(words.confirmation.cancel, { exact: true }).click()
  await page.getByRole('button', { name: words.confirmation.cancelYes }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.confirmation.cancelled)
  // The refusal itself is what was asked for.
  expect(problems.splice(0)).toEqual([expect.stringContaining('409')])
})

test('an order whose answer got lost is placed once, also after the page was loaded again', async ({
  page,
  baseURL,
  problems,
}) => {
  const locale = 'zh-CN'
  const words = orderMessages(locale)
  await page.setViewportSize(windows[1280])
  const numbers: string[] = []
  await page.route(/\/v1\/orders(\?|$)/, async (route) => {
    const response = await route.fetch()
    numbers.push((await response.json()).data.number)
    if (numbers.length === 1) return route.abort('connectionfailed')
    return route.fulfill({ response })
  })
  await page.goto(paths.placeOrder(locale, 'express', quote))
  await settled(page)
  await fillIn(page, locale)
  const mobile = await confirmMobile(page, baseURL)
  const place = async () => {
    await reviewButton(page, locale).click()
    await page.getByRole('dialog').getByRole('button', { name: /^按/ }).click()
  }
  await place()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(words.review.unclear)
  // A quote comes before a draft: it is the draft that is come back to.
  await page.goto(paths.placeOrder(locale, 'express'))
  await settled(page)
  await page.locator('#order-pickup label', { hasText: words.pickup.tomorrow }).click()
  await page.locator('#order-pickup input[name=window]:enabled').first().check({ force: true })
  await page.locator('#order-mobile').fill(mobile)
  await page.locator('#order-code').fill('000000')
  await place()
  await expect(page.locator('[data-order-number]')).toHaveText(numbers[0] ?? '')
  expect(new Set(numbers).size).toBe(1)
  // The answer that got lost is what was asked for.
  expect(problems.splice(0)).toEqual([expect.any(String), expect.any(String)])
})

test('what is missing is led to, a barred thing stays in sight, and the draft comes back', async ({
  page,
}) => {
  const locale = whereWritten('zh-HK', (hk) => hk) ?? 'zh-CN'
  const words = orderMessages(locale)
  await page.setViewportSize(windows[375])
  await page.goto(paths.placeOrder(locale, 'heavy'))
  await settled(page)
  await openPart(page, 'order-sender')
  await page.locator('#order-sender [autocomplete=name]').fill(people.sender.name)
  await closeSheet(page)
  await reviewButton(page, locale).click()
  await expect(page.locator('#order-sender [autocomplete=tel]')).toBeFocused()
  await closeSheet(page)
  await openPart(page, 'order-goods')
  await page.getByLabel(fill(words.goods.label, { number: 1 })).fill('打火机')
  await expect(page.locator('[data-verdict=no]')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('hongyan.order.draft') ?? ''))
    .toContain('打火机')
  await page.reload()
  await expect(page.getByText(words.draft.restored)).toBeVisible()
  await expect(page.locator('button[data-party=sender]')).toContainText(people.sender.name)
  await expectSound(page)
  await page.getByRole('button', { name: words.draft.clear }).click()
  await openPart(page, 'order-sender')
  await expect(page.locator('#order-sender [autocomplete=name]')).toHaveValue('')
})

test('a pickup time is chosen on an axis by keys, and what is past cannot be', async ({ page }) => {
  const locale = 'en-US'
  const words = orderMessages(locale)
  await page.setViewportSize(windows[1280])
  // A day of which half is over, whatever the hour of the run.
  await page.route('**/v1/pickup-windows*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.data.days[0].windows.forEach((window: { state: string }, at: number) => {
      window.state = at < 7 ? 'past' : 'open'
    })
    await route.fulfill({ response, json: answer })
  })
  await page.goto(paths.placeOrder(locale, 'express', quote))
  await settled(page)
  const axis = page.getByRole('radiogroup', { name: `${words.pickup.today} ${words.pickup.window}` })
  const times = axis.getByRole('radio')
  const open = axis.locator('input:enabled')
  await expect(times.nth(0)).toBeDisabled()
  await expect(times.nth(0)).toHaveAccessibleName(
    fill(words.pickup.past, { time: '08:00\u2060–\u206009:00' }),
  )
  await expect(axis).toContainText(fill(words.pickup.cutOff, { time: '18:00' }))
  // One row, however many.
  const tops = await axis
    .locator('label')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  await open.first().focus()
  await page.keyboard.press('Space')
  const chosen = page.locator('#order-pickup p b').last()
  await expect(chosen).toHaveText(`${words.pickup.today} 15:00\u2060–\u206016:00`)
  await page.keyboard.press('ArrowRight')
  await expect(open.nth(1)).toBeFocused()
  await expect(open.nth(1)).toBeChecked()
  await expect(chosen).toHaveText(`${words.pickup.today} 16:00\u2060–\u206017:00`)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  // Round past what is over, to the last of the day.
  await expect(open.last()).toBeChecked()
  await expectSound(page)
})

test('on a phone an address stands in a sheet that Escape and the way back close, and nothing is lost', async ({
  page,
}) => {
  const locale = 'zh-CN'
  const words = orderMessages(locale)
  await page.setViewportSize(windows[375])
  await page.goto(paths.placeOrder(locale, 'express'))
  await settled(page)
  const line = page.locator('button[data-party=sender]')
  const sheet = page.getByRole('dialog', { name: words.parties.sender.title })
  await line.click()
  await expect(sheet).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  expect(await page.evaluate(layoutFaults)).toEqual([])
  // The keyboard stays inside, whichever way it goes round.
  const inside = () =>
    page.evaluate(() => {
      const { activeElement } = document
      return (
        activeElement === document.body || document.querySelector('dialog:modal')?.contains(activeElement)
      )
    })
  for (const key of ['Shift+Tab', 'Shift+Tab', ...Array.from({ length: 20 }, () => 'Tab')]) {
    await page.keyboard.press(key)
    expect(await inside()).toBe(true)
  }
  await sheet.locator('[autocomplete=name]').fill(people.sender.name)
  await sheet.locator('textarea').first().fill('还没有识别的一段')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(line).toBeFocused()
  await expect(line).toContainText(people.sender.name)
  await line.click()
  await expect(sheet.locator('textarea').first()).toHaveValue('还没有识别的一段')
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/onPlaceorder/)
  await line.click()
  await expect(sheet.locator('[autocomplete=name]')).toHaveValue(people.sender.name)
  await sheet.getByRole('button', { name: words.parties.done }).click()
  await expect(sheet).toBeHidden()
  await page.locator('button[data-party=recipient]').click()
  // On a wide window the same is in the form, and going back leads on.
  await page.setViewportSize(windows[1280])
  await expect(page.locator('dialog:modal')).toHaveCount(0)
  await openPart(page, 'order-sender')
  await expect(page.locator('#order-sender [autocomplete=name]')).toHaveValue(people.sender.name)
  expect(await page.evaluate(layoutFaults)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of localeIds) {
    test(`an order is priced, reviewed and placed, ${locale}`, async ({ page, baseURL }) => {
      const words = orderMessages(locale)
      await page.setViewportSize(windows[isDerived(locale) ? 375 : 1280])
      await page.goto(paths.placeOrder(locale, 'express', quote))
      const button = (name: string) => page.getByRole('button', { name, exact: true }).last()
      const { sender, recipient } = people
      await page.locator('[name="sender.paste"]').fill(`${sender.name} ${sender.tel} ${sender.street}`)
      await page.locator('button[value=read-sender]').click()
      await expect(page.locator('[name="sender.name"]')).toHaveValue(sender.name)
      await page.locator('[name="recipient.name"]').fill(recipient.name)
      await page.locator('[name="recipient.phone"]').fill(recipient.tel)
      await page.locator('[name="recipient.detail"]').fill(recipient.street)
      await page.locator('[name=good]').fill('书')
      await button(words.card.count).click()
      await expect(page.locator('[data-price]')).toBeVisible()
      await page.locator('[name=window]:enabled').last().press('Space')
      const mobile = nextMobile()
      await page.locator('[name=mobile]').fill(mobile)
      await page.locator('button[value=code]').click()
      // Another code of the visit wants an answer first; a wrong one is told at its place, and all else stays.
      const other = nextMobile()
      await page.locator('[name=mobile]').fill(other)
      await page.locator('button[value=code]').click()
      const answer = page.locator('#order-answer')
      await answer.fill('99')
      await page.getByRole('button', { name: words.contact.another }).click()
      await expect(page.locator('#order-answer-problem')).toHaveText(words.contact.answerWrong)
      await expect(page.locator('[name=mobile]')).toHaveValue(other)
      await expect(page.locator('[name="recipient.name"]')).toHaveValue(recipient.name)
      await page.locator('[name=mobile]').fill(mobile)
      await page.locator('[name=verifyCode]').fill(await codeSentTo(mobile, baseURL ?? ''))
      const total = await page.locator('[data-price]').innerText()
      await button(words.review.button).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.review.title)
      await expect(page.locator('main')).toContainText('138******57')
      await button(fill(words.review.place, { total })).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.confirmation.title)
      await expect(page.locator('[data-order-number]')).toHaveText(/^HO\d+$/)
      await button(words.confirmation.againButton).click()
      await expect(page.locator('[name="recipient.name"]')).toHaveValue(recipient.name)
    })
  }
})
