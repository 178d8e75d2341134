import { trackingMessages } from '@hongyan/content'
import { shipmentStatuses } from '@hongyan/domain/tracking/vocabulary'
import { localeIds } from '@hongyan/locales'
import { mobileNumbersIn } from '@hongyan/testing/mobile-numbers'
import type { Page } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { layoutFaults } from '../tools/browser/layout-faults.ts'
import { sampleNumbers } from '../tools/seed/sample-numbers.ts'
import { accessibilityFindings, expect, settled, test } from './checked-page.ts'

for (const locale of localeIds) {
  const texts = trackingMessages(locale)
  // The sample of what is delivered was fetched.
  const nameOf = (status: Exclude<(typeof shipmentStatuses)[number], 'registered'>) =>
    status === 'delivered' ? texts.arrival.collectedStep : texts.statuses[status].name

  for (const status of shipmentStatuses.filter((name) => name !== 'registered')) {
    test(`${status} is explained in ${locale}`, async ({ page }) => {
      await page.goto(paths.track(locale, [sampleNumbers[status].number]))
      await expect(page.locator('main')).toContainText(nameOf(status))
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      if (locale === 'en-US') {
        const markup = (await page.locator('main').innerHTML()).replace(
          /<(\w+)[^>]*\blang="zh[^"]*"[^>]*>[\s\S]*?<\/\1>/g,
          '',
        )
        expect(markup).not.toMatch(/>[^<]*\p{Script=Han}/u)
      }
      expect(await accessibilityFindings(page)).toEqual([])
      expect(await page.evaluate(layoutFaults)).toEqual([])
    })
  }
}

test('a status page asks nobody but this site, and shows nothing personal', async ({ page, baseURL }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto(paths.track('zh-CN', [sampleNumbers.delivered.number]), { waitUntil: 'networkidle' })
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host])
  expect(mobileNumbersIn(await page.content())).toEqual([])
})

const unlockForm = (page: Page) =>
  page
    .locator('form', {
      has: page.locator('[inputmode="numeric"]'),
    })
    .first()

test('digits of the phone open masked names and the proof of delivery', async ({ page }) => {
  const { number, phoneTail } = sampleNumbers.delivered
  await page.goto(paths.track('en-US', [number]), { waitUntil: 'networkidle' })
  await unlockForm(page).locator('input').first().click()
  await page.keyboard.type(phoneTail)
  await unlockForm(page).getByRole('button').last().click()
  await expect(page.locator('main')).toContainText('*')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(mobileNumbersIn(await page.content())).toEqual([])
  expect(await accessibilityFindings(page)).toEqual([])
})

test('wrong digits say no more than that, keep the page, and lock after five tries', async ({ page }) => {
  const texts = trackingMessages('en-US')
  // The answers to wrong digits are refusals with a status of their own, which browsers write to the console.
  page.removeAllListeners('console')
  await page.goto(paths.track('en-US', [sampleNumbers.unlock_locked.number]), { waitUntil: 'networkidle' })
  const form = unlockForm(page)
  await page.locator('details', { has: form }).locator('summary').click()
  const locked = page.getByText(texts.unlock.locked.split('{')[0] ?? '')
  const open = form.locator('input:enabled').first()
  // Five are looked at, the next is refused; the sample data locks this number for its first quarter of an hour.
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await expect(open.or(locked).first()).toBeVisible()
    if (await locked.isVisible()) break
    await open.click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('0000')
    const answered = page.waitForResponse(/\/v1\/shipments\/unlock/)
    await form.getByRole('button').last().click()
    await answered
  }
  await expect(locked).toBeVisible()
})

test('a wrong check digit is named and mended with one tap, before anything is sent', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.goto(paths.track('en-US'), { waitUntil: 'networkidle' })
  await page.locator('main [name=no]').first().fill(sampleNumbers.bad_check_digit.number)
  await page.locator('main form[action$="/track"] [type=submit]').first().click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.locator('main')).toContainText('The last digit is a check digit and does not fit')
  expect(calls.filter((url) => url.includes('/v1/'))).toEqual([])
})

test('a pasted column of fifty mixed lines becomes one list, and the address can be shared', async ({
  page,
}) => {
  const known = [sampleNumbers.delivered, sampleNumbers.in_transit, sampleNumbers.on_hold].map(
    ({ number }) => number,
  )
  const pasted = `${known.join('\t')}\n${known[0]} ，${known[1]?.toLowerCase()}; ${[...(known[2] ?? '')].join(' ')}`
  await page.goto(paths.track('en-US'), { waitUntil: 'networkidle' })
  await page.locator('main [name=no]').first().fill(pasted)
  await page.locator('main form[action$="/track"] [type=submit]').first().click()
  await expect(page).toHaveURL(new RegExp(known.slice(0, 2).join('.*')))
  for (const number of known) await expect(page.locator('main')).toContainText(number)
  await page.reload({ waitUntil: 'networkidle' })
  for (const number of known) await expect(page.locator('main')).toContainText(number)
})

test('the back button returns to the numbers before', async ({ page }) => {
  const first = sampleNumbers.delivered.number
  await page.goto(paths.track('en-US', [first]), { waitUntil: 'networkidle' })
  await page.getByPlaceholder('Add a number').fill(sampleNumbers.in_transit.number)
  await page.locator('main form[action$="/track"] [type=submit]').first().click()
  await expect(page).toHaveURL(new RegExp(sampleNumbers.in_transit.number))
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`no=${first}$`))
  await expect(page.locator('main')).not.toContainText(sampleNumbers.in_transit.number)
})

test('where the numbers stand is drawn until something is looked up, and again on the way back', async ({
  page,
}) => {
  const drawing = page.getByRole('img', { name: trackingMessages('en-US').guide.picture })
  await page.goto(paths.track('en-US'), { waitUntil: 'networkidle' })
  await expect(drawing).toBeVisible()
  await page.locator('main [name=no]').first().fill(sampleNumbers.delivered.number)
  await page.locator('main form[action$="/track"] [type=submit]').first().click()
  await expect(page.locator('main')).toContainText(trackingMessages('en-US').arrival.collectedStep)
  await expect(drawing).toBeHidden()
  await page.goBack()
  await expect(drawing).toBeVisible()
})

test('without a connection the last known answer stays, with its age', async ({ page, context }) => {
  await page.goto(paths.track('en-US', [sampleNumbers.in_transit.number]))
  // Cut off midway, whatever comes by itself would be reported by the browser.
  await settled(page)
  await context.setOffline(true)
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible()
  await expect(page.locator('main')).toContainText(trackingMessages('en-US').statuses.in_transit.name)
  await context.setOffline(false)
})

test('where the words of the tool do not come the page answers as it does without scripts', async ({
  page,
  problems,
}) => {
  await page.route('**/_assets/*.json', (route) => route.abort())
  await page.goto(paths.track('en-US', [sampleNumbers.in_transit.number]), { waitUntil: 'networkidle' })
  await page.getByPlaceholder('Add a number').fill(sampleNumbers.delivered.number)
  await page.locator('main form[action$="/track"] [type=submit]').first().click()
  await expect(page).toHaveURL(new RegExp(sampleNumbers.delivered.number))
  await expect(page.locator('main')).toContainText(trackingMessages('en-US').arrival.collectedStep)
  // The browser says that the file did not come, and the framework that its island stays asleep.
  expect(problems.splice(0).join('\n')).toContain('.json')
})

test('a result prints as one clean sheet without menus', async ({ page }) => {
  await page.goto(paths.track('en-US', [sampleNumbers.delivered.number]), { waitUntil: 'networkidle' })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Ship now' })).toBeHidden()
  await expect(page.locator('#content form').first()).toBeHidden()
  await expect(page.locator('main')).toContainText(sampleNumbers.delivered.number)
})
