import { readFile } from 'node:fs/promises'
import { orderMessages, quoteMessages } from '@hongyan/content/messages'
import { boxesOf, drawingsOf, scan } from '../../apps/site/features/orders/labels/testing/read-drawing.ts'
import { paths } from '../../apps/site/paths.ts'
import { coverFaults } from '../../tools/browser/cover-faults.ts'
import { layoutFaults } from '../../tools/browser/layout-faults.ts'
import { accessibilityFindings, expect, settled, test } from '../checked-page.ts'
import { acceptOrderOf } from '../company-calls.ts'
import { choosePickup, fillIn, lookForAnswer, openPart, placeIt } from '../order-parts.ts'
import { codeSentTo } from '../text-messages.ts'
import { german, shown } from './german.ts'

const words = shown(orderMessages(german))
const { result } = shown(quoteMessages(german))

const filled = {
  sender: ['Jörg Müller', '030 901820', 'Straße der Proben 7'],
  recipient: ['Anke Beispiel', '089 21960', 'Musterweg 12 b'],
  good: 'Bücher',
} as const

test.describe.configure({ timeout: 120_000 })

for (const [width, mobile] of [
  [375, '015123456781'],
  [1280, '015123456782'],
] as const) {
  test(`a guest prices, orders and prints a label in German, at ${width} px`, async ({ page, baseURL }) => {
    const origin = baseURL ?? ''
    const main = page.locator('main')
    const expectSound = async () => {
      expect(await accessibilityFindings(page)).toEqual([])
      expect(await page.evaluate(layoutFaults)).toEqual([])
      expect(await page.evaluate(coverFaults)).toEqual([])
    }
    await page.setViewportSize({ width, height: 900 })
    await page.goto(paths.fee(german))
    await settled(page)
    await page.locator('#f-from').fill('10119 Berlin')
    await page.locator('#f-to').fill('80331 München')
    await page.locator('[name="box.0"][value=own]').check({ force: true })
    for (const [name, value] of Object.entries({ length: 35, width: 30, height: 25, weight: 4.2, count: 2 }))
      await page.locator(`[id="f-sizes.0.${name}"]`).fill(String(value))
    await page.locator('main form[method=get] [type=submit]').last().click()
    await expect(page.locator('#quote-head')).toBeFocused()
    await expect(main).toContainText(/Preise inkl\. 19\s% MwSt\./)
    await expect(main).toContainText(/inkl\. 19\s% MwSt\.: \d+,\d\d\s€/)
    await expectSound()
    await page
      .getByRole('link', { name: new RegExp(`^${result.order}: `) })
      .first()
      .click()
    await expect(page.locator('[data-price]')).toHaveText(/^\d+(,\d\d)?\s€$/)

    await settled(page)
    await fillIn(page, filled)
    await page.locator('[data-good="0"] [type=checkbox]').check()
    await choosePickup(page, words)
    await page.locator('#order-mobile').fill(mobile)
    await page.locator('#order-contact').getByRole('button').first().click()
    await expect(page.locator('#order-contact [data-kind=sent]')).toBeVisible()
    await page.locator('#order-code').fill(await codeSentTo(mobile.replace('0', '+49'), origin))
    await expect(page.locator('aside li a')).toHaveCount(0)
    await expect(page.locator('aside[aria-busy]')).toHaveCount(0)
    await openPart(page, 'order-extras')
    await expectSound()
    await placeIt(page, words)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Auftrag ist erteilt.')
    const number = page.locator('[data-order-number]')
    await expect(number).toHaveText(/^BO\d{11}$/)
    await expectSound()
    await acceptOrderOf({ origin }, await number.innerText())
    await lookForAnswer(page, words)
    const track = page.getByRole('link', { name: words.confirmation.track })
    const waybillNo = new URL((await track.getAttribute('href')) ?? '', origin).searchParams.get('no') ?? ''
    expect(waybillNo).toMatch(/^\d{12}$/)
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: words.confirmation.print }).click()
    const labels = drawingsOf(await readFile(await (await coming).path()))
    expect(labels).toHaveLength(2)
    const bars = boxesOf(labels[0] ?? '').filter(({ height }) => height > 10)
    expect(scan(bars, 'barcode')).toBe(`${waybillNo}-1-2-`)
    await expectSound()
    await track.click()
    await expect(main).toContainText(waybillNo)
    await expect(main).toContainText('Beauftragt, noch nicht gescannt')
  })
}
