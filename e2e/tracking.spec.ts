import { trackingMessages } from '@hongyan/content'
import { shipmentStatuses } from '@hongyan/domain/vocabulary'
import { localeIds } from '@hongyan/locales'
import { paths } from '../apps/site/src/paths.ts'
import { sampleNumbers } from '../tools/seed/sample-numbers.ts'
import { layoutFaults } from '../tools/browser/layout-faults.ts'
import { accessibilityFindings, expect, test } from './watched-page.ts'

for (const locale of localeIds) {
  const texts = trackingMessages(locale)

  for (const status of shipmentStatuses.filter((name) => name !== 'registered')) {
    test(`${status} is explained in ${locale}`, async ({ page }) => {
      await page.goto(paths.track(locale, [sampleNumbers[status].number]), { waitUntil: 'networkidle' })
      await expect(page.locator('main')).toContainText(texts.statuses[status].name)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      if (locale === 'en-US') {
        const markup = (await page.locator('main').innerHTML()).replace(/<(\w+)[^>]*\blang="zh[^"]*"[^>]*>[\s\S]*?<\/\1>/g, '')
        expect(markup).not.toMatch(/>[^<]*\p{Script=Han}/u)
      }
      expect(await accessibilityFindings(page)).toEqual([])
      expect(await page.evaluate(layoutFaults)).toEqual([])
    })
  }
}

test('a status page asks nobody but this site, and shows nothing personal', async ({ page }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto(paths.track('zh-CN', [sampleNumbers.delivered.number]), { waitUntil: 'networkidle' })
  expect([...hosts]).toEqual(['127.0.0.1:4310'])
  expect(await page.content()).not.toMatch(/1[3-9]\d{9}/)
})

test('digits of the phone open masked names and the proof of delivery', async ({ page }) => {
  const { number, phoneTail } = sampleNumbers.delivered
  await page.goto(paths.track('en-US', [number]), { waitUntil: 'networkidle' })
  const unlock = page.locator('form', { has: page.locator('[autocomplete="one-time-code"], [inputmode="numeric"]') }).first()
  await unlock.locator('input').first().click()
  await page.keyboard.type(phoneTail)
  await unlock.getByRole('button').last().click()
  await expect(page.locator('main')).toContainText('*')
  expect(await accessibilityFindings(page)).toEqual([])
})

test('numbers are recognised before anything is sent', async ({ page }) => {
  await page.goto(paths.track('en-US'), { waitUntil: 'networkidle' })
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.locator('main [name=no]').first().fill(sampleNumbers.bad_check_digit.number)
  await page.locator('main form[action$="/track"] [type=submit]').first().click()
  await expect(page.locator('main [role=alert], main [aria-live] , main [aria-invalid=true]').first()).toBeVisible()
  expect(calls.filter((url) => url.includes('/v1/'))).toEqual([])
})
