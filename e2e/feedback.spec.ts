import { localeIds } from '@hongyan/locales'
import { paths } from '../apps/site/paths.ts'
import { accessibilityFindings, expect, test } from './checked-page.ts'

for (const [locale, send, sent] of [
  ['zh-CN', '提交', '收到，谢谢您。'],
  ['en-US', 'Send', 'Received. Thank you.'],
] as const) {
  test(`feedback is sent in two presses by keyboard, without a cookie, ${locale}`, async ({
    page,
    context,
  }) => {
    await page.goto(paths.products(locale))
    const form = page.locator('form[data-feedback]')
    const told = page.waitForRequest('**/v1/feedback')
    await expect(form).toBeVisible()
    await form.locator('[value=good]').focus()
    await page.keyboard.press('Space')
    await expect(form.getByRole('textbox')).toBeVisible()
    expect(await accessibilityFindings(page)).toEqual([])
    await form.getByRole('button', { name: send }).focus()
    await page.keyboard.press('Enter')
    expect((await told).postDataJSON()).toEqual({ path: '/products', language: locale, rating: 'good' })
    await expect(form.getByRole('status')).toHaveText(sent)
    await expect(form.getByRole('status')).toBeFocused()
    expect(await context.cookies()).toEqual([])
  })
}

test('what is written goes along; a second press sends nothing more', async ({ page }) => {
  await page.goto(paths.products('en-US'))
  const form = page.locator('form[data-feedback]')
  await form.getByText('No', { exact: true }).click()
  await form.getByRole('textbox').fill('Where are the prices?')
  const told: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/feedback')) told.push(request.postDataJSON())
  })
  await form.getByRole('button', { name: 'Send' }).dblclick()
  await expect(form.getByRole('status')).toHaveText('Received. Thank you.')
  expect(told).toEqual([
    { path: '/products', language: 'en-US', rating: 'poor', text: 'Where are the prices?' },
  ])
})

test('the box at the edge leads to the form', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(paths.products('en-US'))
  await page.getByRole('complementary').getByRole('link', { name: 'Feedback' }).click()
  await expect(page.locator('#feedback')).toBeInViewport()
})

test('a tool does not ask whether it was useful; its box leads to a page for that', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(paths.track('en-US'))
  await expect(page.locator('#feedback')).toHaveCount(0)
  await page.getByRole('complementary').getByRole('link', { name: 'Feedback' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.feedback('en-US')}\\?path=%2Ftrack$`))
})

for (const locale of localeIds) {
  test(`the strip is as high before its form comes as with it, ${locale}`, async ({ page }) => {
    const parts = Promise.withResolvers<void>()
    await page.route('**/_assets/*.html', async (route) => {
      await parts.promise
      await route.continue()
    })
    await page.goto(paths.products(locale))
    const strip = page.locator('#feedback')
    const heights = async () => {
      const found: number[] = []
      for (const width of [320, 375, 768, 880, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        found.push(await strip.evaluate((part) => part.getBoundingClientRect().height))
      }
      return found
    }
    // What is below the first screenful is laid out a moment later.
    await expect(page.locator('html[data-deferred-styles]')).toHaveCount(0)
    await expect(strip).toBeVisible()
    const before = await heights()
    parts.resolve()
    await expect(page.locator('form[data-feedback]')).toBeVisible()
    expect(await heights()).toEqual(before)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is a page of its own, which knows where it was asked for', async ({ page, context }) => {
    await page.goto(paths.products('en-US'))
    await page.locator('#feedback').getByRole('link', { name: 'Feedback' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.feedback('en-US')}\\?path=`))
    await page.locator('form[data-feedback]').getByText('In part').click()
    await page.locator('form[data-feedback] textarea').fill('More pictures, please.')
    await page.locator('form[data-feedback] [type=submit]').click()
    await expect(page).toHaveURL(new RegExp(`${paths.feedback('en-US')}$`))
    await expect(page.getByText('Received. Thank you.')).toBeVisible()
    await page.getByRole('link', { name: 'Back to that page' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.products('en-US')}$`))
    expect(await context.cookies()).toEqual([])
  })
})
