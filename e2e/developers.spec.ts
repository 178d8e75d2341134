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
