import { randomInt } from 'node:crypto'
import { trackingMessages } from '@hongyan/content'
import { fill, localeIds } from '@hongyan/locales'
import { aWaybillNo } from '@hongyan/testing'
import type { Page } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { expect, test } from './checked-page.ts'
import { notifyOfShipment } from './company-calls.ts'

const stream = /\/track\/changes\?/

/** A shipment that was picked up; `scan` tells the site of another scan of it. */
async function pickedUp(origin = '') {
  const number = aWaybillNo(randomInt(10 ** 10))
  const scan = (code: string) =>
    notifyOfShipment({ origin }, { waybillNo: number, code, from: '13800001357', to: '13900002468' })
  await scan('picked_up')
  return { number, scan }
}

/** Opens the page of a number and waits until it listens. */
async function listening(page: Page, address: string): Promise<void> {
  const heard = page.waitForResponse(stream)
  await page.goto(address)
  expect((await heard).headers()['content-type']).toContain('text/event-stream')
}

async function show(page: Page, visible: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, !visible)
}

for (const locale of localeIds) {
  test(`a scan shows in an open page by itself, said and in place, in ${locale}`, async ({
    page,
    baseURL,
  }) => {
    const { number, scan } = await pickedUp(baseURL)
    const texts = trackingMessages(locale)
    await listening(page, paths.track(locale, [number]))
    for (const fold of await page.locator('main details[data-print] > summary').all()) await fold.click()
    const mail = page.locator('#subscribe-mail')
    await mail.fill('goose@example.com')
    const digits = page.locator('main [inputmode=numeric]').first()
    await digits.pressSequentially('24')
    await scan('out_for_delivery')
    await expect(page.locator('main h2').first()).toContainText(texts.headlinesWithTime.out_for_delivery[0])
    const [before = '', after = ''] = fill(texts.freshness.live, { number, event: '\n' }).split('\n')
    const said = page.locator('p[role=status]', { hasText: before })
    await expect(said).toContainText(`${before}${texts.events.out_for_delivery}`)
    expect(await said.textContent()).toContain(after)
    await expect(page.locator('main ol li p').first()).toHaveText(texts.events.out_for_delivery)
    await expect(digits).toBeFocused()
    await expect(digits).toHaveValue('24')
    await expect(mail).toHaveValue('goose@example.com')
  })
}

test('out of view it listens to nothing, and catches up when it is seen again; once delivered it is done', async ({
  page,
  baseURL,
}) => {
  const { number, scan } = await pickedUp(baseURL)
  const { milestones } = trackingMessages('en-US')
  await listening(page, paths.track('en-US', [number]))
  const ended = page.waitForEvent('requestfailed', (request) => stream.test(request.url()))
  await show(page, false)
  await ended
  await scan('hub_arrived')
  const again = page.waitForResponse(stream)
  await show(page, true)
  await again
  await expect(page.locator('main [aria-current=step]').first()).toContainText(milestones.left_origin)
  const over = page.waitForEvent('requestfailed', (request) => stream.test(request.url()))
  await scan('delivered')
  await over
  await expect(page.getByRole('status').filter({ hasText: number })).toContainText('Delivered')
})

test('where streams are held back it asks now and then', async ({ page, baseURL }) => {
  const { number, scan } = await pickedUp(baseURL)
  await page.clock.install()
  // Nothing comes through, not even a refusal.
  await page.route(stream, () => {})
  await page.goto(paths.track('en-US', [number]))
  await expect(page.locator('main [inputmode=numeric]:enabled').first()).toBeAttached()
  await scan('out_for_delivery')
  const asked = page.waitForResponse(/\/track\/changes\/once\?/)
  await page.clock.runFor(8000)
  await asked
  await expect(page.getByRole('status').filter({ hasText: number })).toHaveCount(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page stays as it is, and asks for nothing', async ({ page, baseURL }) => {
    const { number, scan } = await pickedUp(baseURL)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(paths.track('en-US', [number]))
    const head = page.locator('main h2').first()
    const before = await head.textContent()
    await scan('out_for_delivery')
    await page.waitForLoadState('networkidle')
    expect(await head.textContent()).toBe(before)
    expect(asked.filter((url) => url.includes('/track/changes'))).toEqual([])
  })
})
