import { loadingMessages, prohibitedMessages } from '@hongyan/content'
import { fill, localeIds, localeOf } from '@hongyan/locales'
import { paths } from '../apps/site/paths.ts'
import { sampleNumbers } from '../tools/seed/sample-numbers.ts'
import { accessibilityFindings, expect, test } from './checked-page.ts'

for (const locale of localeIds) {
  const words = prohibitedMessages(locale)

  test(`a word of any script gets its answer in the visitor's language, ${locale}`, async ({ page }) => {
    await page.goto(paths.prohibited(locale))
    await page.getByLabel(words.field).fill('充電寶')
    await page.getByRole('radio', { name: words.modes.air, exact: true }).check()
    await page.getByRole('button', { name: words.submit }).click()
    await expect(
      page.getByRole('heading', { level: 2, name: fill(words.verdicts.freighter, { by: words.by.air }) }),
    ).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', localeOf(locale).htmlLang)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(await accessibilityFindings(page)).toEqual([])
  })

  test(`a piece is tried on every aircraft and its answer is read by anybody, ${locale}`, async ({
    page,
  }) => {
    const fit = loadingMessages(locale)
    await page.goto(`${paths.pieceFit(locale).replace('#', '?l=240&w=180&h=165&kg=500&n=3#')}`)
    await expect(page.locator('article article h3')).toHaveCount(3)
    await expect(page.locator('main')).toContainText(fit.honest)
    expect(await accessibilityFindings(page)).toEqual([])
  })
}

test('names are suggested under the keys, and lead to their answer', async ({ page }) => {
  const words = prohibitedMessages('en-US')
  await page.goto(paths.prohibited('en-US'))
  const field = page.getByRole('combobox', { name: words.field })
  await field.pressSequentially('dry i')
  await expect(page.getByRole('option', { name: /Dry ice/ })).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL(/item=dry-ice&mode=express/)
  await expect(
    page.getByRole('heading', { level: 2, name: fill(words.verdicts.conditions, { by: words.by.express }) }),
  ).toBeVisible()
})

test('watt-hours change the answer, and a slip keeps what was typed', async ({ page }) => {
  const words = prohibitedMessages('en-US')
  await page.goto(paths.mayBeSent('en-US', { item: 'power-bank', mode: 'express' }))
  await page.getByLabel(words.measured.fields.v).fill('3.7')
  await page.getByRole('button', { name: words.measured.submit }).click()
  await expect(page.getByText(words.measured.problems['other-missing'])).toBeVisible()
  await expect(page.getByLabel(words.measured.fields.v)).toHaveValue('3.7')
  await page.getByLabel(words.measured.fields.mah).fill('50000')
  await page.getByRole('button', { name: words.measured.submit }).click()
  await expect(
    page.getByRole('heading', { level: 2, name: fill(words.verdicts.no, { by: words.by.express }) }),
  ).toBeVisible()
  await expect(page.getByText('185 Wh')).toBeVisible()
})

test('the air home names the digit that is wrong, and finds an airline waybill', async ({ page }) => {
  await page.goto(paths.air('en-US'), { waitUntil: 'networkidle' })
  const field = page.locator('main form[action$="/track"] textarea')
  await field.focus()
  // The check of numbers comes when somebody turns to the box.
  await expect(page.locator('main form[data-tracking-box]')).toHaveCount(0)
  await field.fill(sampleNumbers.bad_airline_digit.number)
  await page.locator('main form[action$="/track"] [type=submit]').click()
  await expect(page.getByRole('alert').filter({ hasText: 'should be 6' })).toBeVisible()
  await page.locator('main form[action$="/track"] li button').first().click()
  await field.fill(sampleNumbers.airline_waybill.number)
  await page.locator('main form[action$="/track"] [type=submit]').click()
  await expect(page).toHaveURL(/no=660-66012026/)
  await expect(page.locator('main')).toContainText(sampleNumbers.air_waybill.number)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a thing nobody knows is no permission, and the list can be read for every way', async ({ page }) => {
    const words = prohibitedMessages('en-US')
    await page.goto(paths.prohibited('en-US'))
    await page.getByLabel(words.field).fill('unobtainium')
    await page.getByRole('button', { name: words.submit }).click()
    await expect(page.getByRole('heading', { level: 2, name: words.verdicts.unknown })).toBeVisible()
    await page.getByRole('link', { name: /whole list/ }).click()
    await page
      .getByRole('navigation', { name: words.list.mode })
      .getByRole('link', { name: words.modes.rail })
      .click()
    await expect(page).toHaveURL(/mode=rail#list$/)
    const list = page.locator('section:has(#list)')
    for (const group of await list.locator('summary').all()) await group.click()
    await list.getByRole('link', { name: 'Power bank', exact: true }).click()
    await expect(
      page.getByRole('heading', { level: 2, name: fill(words.verdicts.no, { by: words.by.rail }) }),
    ).toBeVisible()
  })

  test('a piece is asked about on the air home and answered beside its aircraft', async ({ page }) => {
    const fit = loadingMessages('en-US')
    await page.goto(paths.air('en-US'))
    for (const [field, value] of Object.entries({ l: '550', w: '90', h: '120', kg: '2000' })) {
      await page.locator(`main input[name=${field}]`).fill(value)
    }
    await page.getByRole('button', { name: fit.submit }).click()
    await expect(page).toHaveURL(/\/en\/air\/compartments\?l=550.*#try$/)
    await expect(page.locator('main')).toContainText(fit.slanted)
    await expect(page.locator('main input[name=l]')).toHaveValue('550')
  })

  test('the air home tells which digit of a waybill is wrong', async ({ page }) => {
    await page.goto(paths.air('en-US'))
    await page.locator('main form[action$="/track"] textarea').fill(sampleNumbers.bad_airline_digit.number)
    await page.locator('main form[action$="/track"] [type=submit]').click()
    await expect(page.locator('main')).toContainText('it is 3 and should be 6')
  })
})
