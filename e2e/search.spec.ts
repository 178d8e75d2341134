import { localeIds, localeOf } from '@hongyan/locales'
import { paths } from '../apps/site/paths.ts'
import { sampleNumbers } from '../tools/seed/sample-numbers.ts'
import { accessibilityFindings, expect, test } from './checked-page.ts'

for (const locale of localeIds) {
  test(`a Chinese word finds the page in the visitor's own language, ${locale}`, async ({ page }) => {
    await page.goto(paths.results(locale, '冷鏈'))
    await expect(page.locator('html')).toHaveAttribute('lang', localeOf(locale).htmlLang)
    await expect(page.locator('main ol a').first()).toHaveAttribute(
      'href',
      paths.product(locale, 'cold-chain'),
    )
    await expect(page.locator('main mark').first()).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(await accessibilityFindings(page)).toEqual([])
  })
}

test('suggestions open under the keys, close with Escape, and lead to their page', async ({ page }) => {
  await page.goto(paths.search('en-US'))
  const field = page.getByRole('combobox', { name: 'Search for' })
  await field.pressSequentially('cold ch')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(await accessibilityFindings(page)).toEqual([])

  await field.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(field).toHaveValue('cold ch')

  await field.press('a')
  await expect(page.getByRole('option').first()).toBeVisible()
  await field.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveText(/Cold chain/)
  await field.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${paths.product('en-US', 'cold-chain')}$`))
})

test('a question about prices is answered from its own fields', async ({ page }) => {
  await page.goto(paths.results('en-US', 'price'))
  const form = page.locator(`main form[action="${paths.fee('en-US')}"]`)
  await form.getByLabel('From').fill('Shenzhen')
  await form.getByLabel('To').fill('Beijing')
  expect(await accessibilityFindings(page)).toEqual([])
  await form.getByRole('button').click()
  await expect(page).toHaveURL(/\/en\/fee\?/)
  await expect(page.locator('#quote-head')).toBeVisible()
})

test('a shipment number leads to the page that tracks it', async ({ page }) => {
  const { number } = sampleNumbers.delivered
  await page.goto(paths.results('en-US', number))
  await page.getByRole('link', { name: 'Track shipment' }).click()
  await expect(page).toHaveURL(new RegExp(`no=${number}`))
})

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 375, height: 667 },
]) {
  test(`help begins with the search at ${viewport.width} px, and its suggestions are whole`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto(paths.help('en-US'))
    const field = page.locator('main input, main textarea').first()
    await expect(field).toHaveAccessibleName('Search for')
    await expect(field).toBeInViewport({ ratio: 1 })
    await field.pressSequentially('cold ch')
    const last = page.getByRole('option').last()
    await expect(last).toBeVisible()
    await last.scrollIntoViewIfNeeded()
    const onTop = await last.evaluate((option) => {
      const { left, top, width, height } = option.getBoundingClientRect()
      return option.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(onTop).toBe(true)
    expect(await accessibilityFindings(page)).toEqual([])
    await field.fill('claims')
    await field.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${paths.search('en-US')}\\?q=claims$`))
  })
}

test('a question found opens where it is answered', async ({ page }) => {
  await page.goto(paths.results('zh-CN', '查不到单号', 'question'))
  const found = page.locator('main ol a').first()
  const href = (await found.getAttribute('href')) ?? ''
  // On a slow machine the page still grows long after it has been scrolled for the first time.
  const machine = await page.context().newCDPSession(page)
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await found.click()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  for (const around of await page.locator(`details:has([id="${href.split('#')[1]}"])`).all()) {
    await expect(around).toHaveAttribute('open', '')
  }
  await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport()
})

test('the whole search works without a script', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/en/search')
  await page.locator('main input[name=q]').fill('claims')
  await page.locator('main form [type=submit]').click()
  await expect(page).toHaveURL(/\/en\/search\?q=claims$/)
  await expect(page.locator('main ol li').first()).toBeVisible()
  await page.goto('/help')
  await expect(page.locator('#q-tracking-no-result')).toBeAttached()
})

test('the data block of a page is read by nobody as a script', async ({ page, request }) => {
  await page.goto('/en/help')
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')
  expect(data['@graph'].map((thing: { '@type': string }) => thing['@type'])).toEqual([
    'BreadcrumbList',
    'FAQPage',
  ])
  const home = await (await request.get('/en')).text()
  expect(home).toContain('"Organization"')
})

test('site maps, robots and llms lead to pages that answer', async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text()
  const maps = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  expect(maps).toHaveLength(localeIds.length)
  for (const map of maps) {
    const text = await (await request.get(map)).text()
    const pages = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )
    expect(pages.length).toBeGreaterThan(100)
    for (const path of [pages[0], pages.at(-1)]) expect((await request.get(path ?? '')).status()).toBe(200)
  }
  expect((await request.get('/robots.txt')).headers()['content-type']).toContain('text/plain')
  expect((await request.get('/llms.txt')).status()).toBe(200)
})
