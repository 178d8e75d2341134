import { trackingMessages } from '@hongyan/content'
import { enquiryMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { paths } from '../apps/site/paths.ts'
import { layoutFaults } from '../tools/browser/layout-faults.ts'
import { type SampleName, sampleNumbers } from '../tools/seed/sample-numbers.ts'
import { planSamples } from '../tools/seed/sample-shipments.ts'
import { accessibilityFindings, expect, settled, test } from './checked-page.ts'
import { codeSentTo, textSentTo } from './text-messages.ts'

for (const { locale, width, name } of [
  { locale: 'zh-CN', width: 1280, name: 'in_transit' },
  { locale: whereWritten('zh-HK', (hk) => hk) ?? 'zh-CN', width: 375, name: 'picked_up' },
  { locale: 'en-US', width: 375, name: 'awaiting_collection' },
] satisfies { locale: LocaleId; width: number; name: SampleName }[]) {
  test.describe(`${locale}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a code sent to the recipient opens a shipment, and a wrong one does not', async ({
      page,
      baseURL,
    }) => {
      const site = baseURL ?? ''
      const { byCode, unlock } = trackingMessages(locale)
      const { code } = enquiryMessages(locale)
      const { number } = sampleNumbers[name]
      const { receiver } = planSamples(Date.now()).find(({ waybillNo }) => waybillNo === number) ?? {}
      await page.goto(paths.track(locale, [number]))
      await settled(page)
      await page.locator('summary', { hasText: unlock.title }).click()
      await page.getByRole('button', { name: byCode.open }).click()
      await expect(page.getByRole('button', { name: code.get })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect
        .poll(() => textSentTo(receiver?.phone ?? '', site), { timeout: 15_000 })
        .toMatch(/\b\d{6}\b/)
      const sent = await codeSentTo(receiver?.phone ?? '', site)
      const field = page.getByLabel(byCode.label)
      const card = page.locator('details').filter({ has: field })
      expect(await accessibilityFindings(page)).toEqual([])
      expect(await page.evaluate(layoutFaults)).toEqual([])
      await field.fill(sent === '000000' ? '111111' : '000000')
      await card.getByRole('button', { name: unlock.submit }).last().click()
      await expect(card).toContainText(byCode.wrong)
      await field.fill(sent)
      await card.getByRole('button', { name: unlock.submit }).last().click()
      await expect(page.getByText(unlock.masked)).toBeVisible()
      await expect(field).toHaveCount(0)
    })
  })
}
