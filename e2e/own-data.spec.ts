import { readFile } from 'node:fs/promises'
import { accountMessages } from '@hongyan/content'
import { type LocaleId, localeIds } from '@hongyan/locales'
import { expect, type Page } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { accessibilityFindings } from './checked-page.ts'
import { test } from './shared-site.ts'
import { type Person, proveAtProvider, signInFrom } from './sign-in-site.ts'

/** Signs in by the link of the page of one's own data, and comes back to it. */
async function signInByLink(page: Page, address: string, who: Person, locale: LocaleId): Promise<void> {
  await page.goto(address)
  await page
    .locator('main')
    .getByRole('link', { name: accountMessages(locale).privacy.signIn })
    .click()
  await proveAtProvider(page, who)
  await expect(page).toHaveURL(address)
}

for (const locale of localeIds) {
  for (const width of [375, 1280]) {
    test(`what is held is shown, taken along, and signed out elsewhere, ${locale}, ${width} px`, async ({
      page,
      browser,
      site,
      who,
    }) => {
      const address = site.origin + paths.my(locale, 'privacy')
      const words = accountMessages(locale).privacy
      const other = await browser.newContext()
      await signInFrom(await other.newPage(), address, who)
      await page.setViewportSize({ width, height: 900 })
      if (width === 375) await signInByLink(page, address, who, locale)
      else await signInFrom(page, address, who)
      await expect(page.getByRole('heading', { name: words.held })).toBeVisible()
      expect(await accessibilityFindings(page, 'main')).toEqual([])

      const coming = page.waitForEvent('download')
      await page.getByRole('link', { name: words.export }).click()
      const file = JSON.parse(await readFile(await (await coming).path(), 'utf8'))
      expect(file.account.name).toBe(who.name)

      const ends = page.getByRole('button', { name: words.end })
      const before = await ends.count()
      await ends.first().click()
      await expect(ends).toHaveCount(before - 1)
      await expect(page.getByRole('button', { name: words.removeButton })).toBeDisabled()
      await page.getByRole('button', { name: words.everywhere }).click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.title)
      await page.goto(address)
      await expect(page.getByText(words.signedOut)).toBeVisible()
      await other.close()
    })
  }
}

for (const locale of localeIds) {
  test(`the account is deleted by keyboard, once its owner says that they mean it, in ${locale}`, async ({
    page,
    site,
    who,
  }) => {
    const address = site.origin + paths.my(locale, 'privacy')
    const { privacy: words, deleted, signedOut } = accountMessages(locale)
    await signInFrom(page, address, who)
    await page.getByLabel(words.removeTick).focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: words.removeButton }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(deleted.title)
    await expect(page).toHaveTitle(new RegExp(deleted.title))
    await expect(page.getByRole('link', { name: signedOut.again })).toHaveCount(0)
    await page.goto(address)
    await expect(page.getByText(words.signedOut)).toBeVisible()
  })
}
