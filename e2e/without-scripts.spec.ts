import { localeIds } from '@hongyan/locales'
import { paths } from '../apps/site/paths.ts'
import { sampleNumbers } from '../tools/seed/sample-numbers.ts'
import { expect, test } from './checked-page.ts'

test.use({ javaScriptEnabled: false })

for (const locale of localeIds) {
  test(`home reads, leads and tracks without JavaScript in ${locale}`, async ({ page }) => {
    await page.goto(paths.home(locale))
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('noscript', { hasText: /\S/ })).toHaveCount(0)
    const field = page.locator('main [name=no]').first()
    await field.fill(sampleNumbers.delivered.number)
    await page.locator('main form[action$="/track"] [type=submit]').first().click()
    await expect(page).toHaveURL(new RegExp(`${paths.track(locale)}\\?no=${sampleNumbers.delivered.number}`))
    await expect(page.locator('main')).toContainText(sampleNumbers.delivered.number)
    await expect(page.locator('main ol, main ul').first()).toBeVisible()
  })
}

test('the entries of the main menu lead on, wide and narrow', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/en')
  const services = page.getByRole('link', { name: 'Services', exact: true })
  await expect(services.first()).toHaveAttribute('href', '/en/products')
  await expect(page.getByRole('button', { name: 'Open Services' })).toBeHidden()
  await page.setViewportSize({ width: 375, height: 812 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.locator('#menu-sheet').getByRole('link', { name: 'Services' })).toBeVisible()
})

test('the typeface comes with the styles', async ({ page }) => {
  const typeface = page.waitForResponse(/\.woff2$/)
  await page.goto('/en')
  expect((await typeface).status()).toBe(200)
})

test('several numbers are listed, and each can be opened', async ({ page }) => {
  const numbers = [sampleNumbers.delivered.number, sampleNumbers.in_transit.number, 'HY000000000000']
  await page.goto(paths.track('en-US', numbers))
  for (const number of numbers) await expect(page.locator('main')).toContainText(number)
})

// A press on it would be lost, also while a script is on its way.
for (const path of [
  paths.track('en-US', [sampleNumbers.delivered.number]),
  `${paths.fee('en-US')}?from=440300&to=110100&p=60x40x45x12.5`,
  paths.branchesIn('en-US', '330100'),
  paths.coverageOf('en-US', '330100'),
  paths.carbon('en-US'),
  paths.cooperation('en-US'),
  paths.enquiryStatus('en-US'),
  paths.paper('en-US', 'peak-season'),
  paths.placeOrder('en-US', 'fresh', 'from=440305&to=110105&p=35x30x25x4.2x2'),
  paths.component('en-US', 'TrackShipment'),
  '/unroute/map',
  '/ecology/cooperation',
]) {
  test(`${path} shows no button that only a script answers`, async ({ page }) => {
    await page.goto(path)
    const dead = page.locator('astro-island button[type=button]:enabled:visible:not([popovertarget])')
    await expect(dead).toHaveCount(0)
  })
}
