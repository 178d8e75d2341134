import { paths } from '../../apps/site/paths.ts'
import { layoutFaults, widths } from '../../tools/browser/layout-faults.ts'
import { accessibilityFindings, expect, settled, test } from '../checked-page.ts'
import { german } from './german.ts'

/** The parcel of the export that the site was filled with. */
const parcel = '340434212003'

test('a parcel of its own export is followed in German', async ({ page }) => {
  await page.goto(paths.track(german))
  await settled(page)
  const field = page.locator('main textarea[name=no], main input[name=no]').first()
  await field.fill(parcel)
  await field.press('Enter')
  const main = page.locator('main')
  for (const said of ['Zugestellt', 'In Zustellung', 'Im Zustelldepot eingetroffen', 'Depot Amsterdam Noord'])
    await expect(main).toContainText(said)
  await expect(page).toHaveURL(new RegExp(`${paths.track(german)}\\?no=${parcel}$`))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(layoutFaults), `at ${width} px`).toEqual([])
  }
  expect(await accessibilityFindings(page)).toEqual([])
})
