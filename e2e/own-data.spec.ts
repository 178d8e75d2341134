import { readFile } from 'node:fs/promises'
import { accountMessages } from '@hongyan/content'
import { expect, type Page, test } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { sampleAccounts } from '../tools/identity-provider/sample-accounts.ts'
import { type SignInSite, startSignInSite } from './sign-in-site.ts'
import { accessibilityFindings } from './watched-page.ts'

// A site for all that follow one another: a second one would start and render everything again.
test.describe.configure({ mode: 'default' })

const [account] = sampleAccounts
let site: SignInSite
test.beforeAll(async () => {
  site = await startSignInSite()
})
test.afterAll(() => site.stop())

/** Signs in at the provider and comes back to the page of one's own data. */
async function signIn(page: Page, locale: 'zh-CN' | 'zh-HK' | 'en-US'): Promise<void> {
  await page.goto(site.origin + paths.my(locale, 'privacy'))
  await page
    .locator('main')
    .getByRole('link', { name: accountMessages(locale).privacy.signIn })
    .click()
  await page.getByRole('link', { name: accountMessages(locale).open.start }).click()
  await page.locator('input[name=login]').fill(account?.login ?? '')
  await page.locator('input[name=password]').fill(account?.password ?? '')
  await page.locator('button').click()
  await expect(page).toHaveURL(site.origin + paths.my(locale, 'privacy'))
}

for (const locale of ['zh-CN', 'zh-HK', 'en-US'] as const) {
  for (const width of [375, 1280]) {
    test(`what is held is shown, taken along, and signed out elsewhere, ${locale}, ${width} px`, async ({
      page,
      browser,
    }) => {
      const words = accountMessages(locale).privacy
      const other = await browser.newContext()
      await signIn(await other.newPage(), locale)
      await page.setViewportSize({ width, height: 900 })
      await signIn(page, locale)
      await expect(page.getByRole('heading', { name: words.held })).toBeVisible()
      expect(await accessibilityFindings(page, 'main')).toEqual([])

      const coming = page.waitForEvent('download')
      await page.getByRole('link', { name: words.export }).click()
      const file = JSON.parse(await readFile(await (await coming).path(), 'utf8'))
      expect(file.account.name).toBe(account?.name)

      const ends = page.getByRole('button', { name: words.end })
      const before = await ends.count()
      await ends.first().click()
      await expect(ends).toHaveCount(before - 1)
      await expect(page.getByRole('button', { name: words.removeButton })).toBeDisabled()
      await page.getByRole('button', { name: words.everywhere }).click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.title)
      await page.goto(site.origin + paths.my(locale, 'privacy'))
      await expect(page.getByText(words.signedOut)).toBeVisible()
      await other.close()
    })
  }
}

test('the account is deleted by keyboard, once its owner says that they mean it', async ({ page }) => {
  const words = accountMessages('en-US').privacy
  await signIn(page, 'en-US')
  await page.getByLabel(words.removeTick).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: words.removeButton }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: words.held })).toHaveCount(0)
  await page.goto(site.origin + paths.my('en-US', 'privacy'))
  await expect(page.getByText(words.signedOut)).toBeVisible()
})
