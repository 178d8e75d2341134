import type { Page } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { sampleNumbers } from '../tools/seed/sample-numbers.ts'
import { accessibilityFindings, expect, test as onSamples } from './checked-page.ts'
import { placeOrderOf } from './place-order.ts'
import { test } from './shared-site.ts'
import { signInFrom } from './sign-in-site.ts'

test.use({ colorScheme: 'dark' })
onSamples.use({ colorScheme: 'dark' })

const quote = 'from=420100&to=110100&p=60x40x45x12.5x2&date=2026-12-01&add=receipt-paper'

async function lookAt(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const findings = await accessibilityFindings(page)
  expect(
    findings.filter((finding) => finding.startsWith('color-contrast')),
    address,
  ).toEqual([])
}

onSamples('tools can be read where the system is dark', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 })
  const { in_transit, out_for_delivery, delivered } = sampleNumbers
  for (const path of [
    paths.track('zh-CN'),
    paths.track('zh-CN', [out_for_delivery.number]),
    paths.track('zh-CN', [in_transit.number, delivered.number]),
    `${paths.fee('zh-CN')}?${quote}`,
    paths.branchesIn('zh-CN', '330108'),
    paths.coverageOf('zh-CN', '330108'),
    paths.serveRange('zh-CN'),
    paths.branchMap('zh-CN'),
    paths.footprint('zh-CN', 'from=110100&to=310100&w=10&mode=road'),
    paths.itemList('zh-CN', 'air'),
    paths.placeOrder('zh-CN', 'express'),
    paths.subscribe('zh-CN'),
    paths.signIn('zh-CN'),
    paths.home('zh-CN'),
    paths.air('zh-CN'),
  ])
    await lookAt(page, path)
})

test('an account can be read where the system is dark', async ({ page, site, who }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInFrom(page, site.origin + paths.my('en-US'), who)
  await placeOrderOf(page, site, '周样本')
  for (const path of [
    paths.my('en-US'),
    paths.orderList('en-US'),
    paths.orderImport('en-US'),
    paths.myShipments('en-US'),
    paths.address('en-US'),
    paths.company('en-US'),
    paths.merchant('en-US'),
    paths.my('en-US', 'privacy'),
    paths.signOut('en-US'),
  ])
    await lookAt(page, site.origin + path)
})

onSamples('native controls follow the system, and paper is white', async ({ page }) => {
  const ofRoot = (property: string) =>
    page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), property)
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.goto(paths.fee('en-US'))
  expect(await ofRoot('color-scheme')).toBe('dark')
  expect(await ground()).not.toBe('rgb(255, 255, 255)')
  await page.emulateMedia({ media: 'print' })
  expect(await ofRoot('color-scheme')).toBe('light')
  expect(await ground()).toBe('rgb(255, 255, 255)')
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  expect(await ground()).toBe('rgb(255, 255, 255)')
})
