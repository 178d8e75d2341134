import { paths } from '../apps/site/paths.ts'
import { accessibilityFindings, expect, test } from './checked-page.ts'

test('an address of when all calls stood on one page leads to where they are now', async ({ page }) => {
  for (const [anchor, part] of [
    ['calls-orders', 'orders'],
    ['guide', 'guide'],
    ['codes', 'codes'],
  ] as const) {
    await page.goto(`${paths.developers('en-US')}#${anchor}`)
    await expect(page).toHaveURL(new RegExp(`${paths.developersPart('en-US', part)}$`))
  }
})

test('a call is found by links, and its address opens it', async ({ page }) => {
  await page.goto(paths.developers('en-US'))
  await page.getByRole('main').getByRole('link', { name: 'Delivery range' }).last().click()
  await expect(page).toHaveURL(new RegExp(`${paths.developersPart('en-US', 'coverage')}$`))
  expect(await accessibilityFindings(page)).toEqual([])
  const id = await page.locator('details[name=call] [id]').first().getAttribute('id')
  await page.goto(`${paths.developersPart('en-US', 'coverage')}#${id}`)
  await expect(page.locator(`#${id}`)).toBeVisible()
})

test('a call shows its fields beside its request and answer, and refuses in sentences', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${paths.developersPart('en-US', 'orders')}#placeOrder`)
  const call = page.locator('#placeOrder')
  const request = call.getByRole('region', { name: 'Example request placeOrder' })
  const answer = call.getByRole('region', { name: 'Example response placeOrder' })
  await expect(request).toContainText("-d '{")
  await expect(answer).toContainText('"number": "HO')
  const fields = call.locator('#fields-placeOrder')
  const [left, right] = await Promise.all([fields.boundingBox(), request.boundingBox()])
  expect(right?.y).toBe(left?.y)
  await expect(fields.getByText('order.recipient.phone', { exact: true })).toBeHidden()
  await fields.getByText(/more fields$/).click()
  await expect(fields.getByText('order.recipient.phone', { exact: true })).toBeVisible()
  await expect(call.getByText('Please sign in')).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.setViewportSize({ width: 375, height: 800 })
  await expect.poll(async () => (await request.boundingBox())?.x).toBe((await fields.boundingBox())?.x)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const marked = page.getByRole('navigation', { name: 'API reference' }).locator('[aria-current=page]')
  await expect(marked).toHaveText('Orders')
  await marked.scrollIntoViewIfNeeded()
  const place = await marked.boundingBox()
  expect((place?.x ?? 0) + (place?.width ?? 999)).toBeLessThan(375)
})

test('an example is run on the page, and answers where the recorded answer stood', async ({ page }) => {
  await page.goto(paths.developersPart('en-US', 'coverage'))
  const id = 'getDeliveryService'
  await page
    .locator('details[name=call]', { has: page.locator(`#${id}`) })
    .locator('summary')
    .first()
    .click()
  const call = page.locator(`#${id}`)
  await call.getByRole('button', { name: `Try it ${id}` }).click()
  await expect(call.getByRole('status')).toHaveText(/^Response 200 in \d+ ms$/)
  await expect(call.locator('[data-run-answer] pre')).toContainText('"code": 1')
})

test('the first request is read in three languages, its lines unbroken on a phone', async ({
  browser,
  baseURL,
}) => {
  const phone = { viewport: { width: 375, height: 800 }, javaScriptEnabled: false }
  const page = await (await browser.newContext({ ...phone, ...(baseURL && { baseURL }) })).newPage()
  await page.goto(paths.developers('en-US'))
  for (const [name, says] of [
    ['Node', 'await fetch('],
    ['Python', 'urlopen(request)'],
    ['curl', '-H '],
  ] as const) {
    await page.getByRole('radio', { name, exact: true }).check()
    const code = page.getByRole('region', { name: `${name} lookUpShipments`, exact: true })
    await expect(code).toContainText(says)
    await expect(page.locator('[data-program] section:visible')).toHaveCount(1)
    expect(await code.evaluate((box) => box.scrollHeight - box.clientHeight), name).toBe(0)
    const lines = await code.locator('pre').evaluate((pre) => ({
      shown: Math.round(pre.clientHeight / Number.parseFloat(getComputedStyle(pre).lineHeight)),
      written: (pre.textContent ?? '').trimEnd().split('\n').length,
    }))
    expect(lines.shown, name).toBe(lines.written)
  }
})
