import type { Page } from '@playwright/test'
import { en } from '../apps/desk/src/texts/en.ts'
import { zh } from '../apps/desk/src/texts/zh.ts'
import { accessibilityFindings, expect, test } from './checked-page.ts'
import { type DeskSite, isSaved, signInAtDesk, speakAtDesk, startDeskSite } from './desk-site.ts'

let site: DeskSite

test.describe.configure({ mode: 'default', timeout: 120_000 })
test.beforeAll(async () => {
  // A ceiling: a database is made, migrated and filled, beside three other windows.
  test.setTimeout(180_000)
  site = await startDeskSite()
})
test.afterAll(() => site?.stop())

const field = (page: Page, path: string) => page.locator(`[id="${path}"]`)
const preview = (page: Page) => page.frameLocator('iframe')
const says = { 'zh-CN': zh, 'en-US': en } as const
const languages = ['zh-CN', 'en-US'] as const

/** An editor at a page of the desk. */
async function open(page: Page, language: keyof typeof says, to: string): Promise<void> {
  await speakAtDesk(page, language)
  await signInAtDesk(page, site, 'wenjing', to)
}

for (const language of languages) {
  const say = says[language]

  test(`whoever has no mouse is never at the start of the page again, ${language}`, async ({ page }) => {
    await open(page, language, '/documents?text=products/express')
    const link = page.locator('a[href="/document/page/products/express"]')
    await link.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(field(page, 'hero/title/zh-CN')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    // Arrows choose what stands beside the form, Enter goes into it.
    const tabs = page.getByRole('radiogroup', { name: say.documents.beside })
    await tabs.getByRole('radio', { name: say.documents.preview }).focus()
    await page.keyboard.press('ArrowRight')
    const publish = tabs.getByRole('radio', { name: say.documents.publish })
    await expect(publish).toBeFocused()
    await expect(publish).toBeChecked()
    await page.keyboard.press('Enter')
    const beside = page.locator('#beside')
    await expect(beside.getByRole('heading', { level: 2 }).first()).toBeFocused()

    // Where there is something to do in it, it is the next stop.
    await tabs.getByRole('radio', { name: say.documents.comments }).press('Enter')
    await expect(beside.getByRole('heading', { level: 2 }).first()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(beside.locator(':focus')).toHaveCount(1)
    await tabs.getByRole('radio', { name: say.documents.publish }).press('Enter')
    await expect(beside.getByRole('heading', { level: 2 }).first()).toBeFocused()

    // One key leads from the form to it and back, and so does the first stop behind the heading of the page.
    await field(page, 'name/zh-CN').focus()
    await page.keyboard.press('F6')
    await expect(beside.getByRole('heading', { level: 2 }).first()).toBeFocused()
    await page.keyboard.press('F6')
    await expect(field(page, 'name/zh-CN')).toBeFocused()
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('Tab')
    await expect(
      page.getByRole('button', { name: say.documents.across(say.documents.publish) }),
    ).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(beside.getByRole('heading', { level: 2 }).first()).toBeFocused()
    expect(await accessibilityFindings(page)).toEqual([])

    // The page can be loaded again where the skip link was used.
    await page.getByRole('link', { name: say.skip }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(new URL(page.url()).hash).toBe('')
    await page.reload()
    await expect(field(page, 'hero/title/zh-CN')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: say.skip })).toBeFocused()
  })

  test(`a text of the preview leads to its field, and the preview to what is written, ${language}`, async ({
    page,
  }) => {
    await open(page, language, '/document/page/products/express')
    const frame = page.locator('iframe')
    await expect(frame).toBeVisible()
    await (await (await frame.elementHandle())?.contentFrame())?.waitForLoadState('load')
    await preview(page).getByRole('heading', { level: 1 }).click()
    await expect(field(page, `hero/title/${language}`)).toBeFocused()
    await expect(preview(page).getByRole('complementary', { name: /预览|Preview/ })).toHaveCount(0)

    // The other language, and a part far below.
    const other = language === 'zh-CN' ? 'en-US' : 'zh-CN'
    await page.getByRole('button', { name: say.documents.jump }).click()
    await page.getByRole('option', { name: /^– / }).last().click()
    await expect(page.locator('[data-form] [aria-expanded=true]')).not.toHaveCount(0)
    const last = page.locator(`[data-form] textarea[id^="blocks/"][id$="title/${other}"]`).last()
    await last.focus()
    await expect(page.locator('iframe')).toHaveAttribute(
      'src',
      other === 'en-US' ? /\/en\/products\/express\?/ : /\d\/products\/express\?/,
    )
    const words = (await last.inputValue()).split('\n')[0] ?? ''
    await expect(preview(page).locator('main').getByText(words).first()).toBeInViewport()

    // A wide page is made small until it fits, and stays so for the next document.
    await page.getByRole('radio', { name: say.documents.widths.desktop }).click()
    const besides = await page.locator('#beside').boundingBox()
    await expect
      .poll(async () => (await frame.boundingBox())?.width ?? 9999)
      .toBeLessThanOrEqual(besides?.width ?? 0)
    await page.reload()
    await expect(frame).toHaveAttribute('data-width', 'desktop')
  })

  test(`a translation that still fits its changed Chinese is said to, ${language}`, async ({ page }) => {
    const name = language === 'zh-CN' ? 'news/battery-charge-rule' : 'news/late-cold-compensation'
    await open(page, language, `/document/${name}`)
    const chinese = field(page, 'title/zh-CN')
    await chinese.fill(`${await chinese.inputValue()}。`)
    await isSaved(page)
    const cell = page.locator('[data-path=title]')
    const confirm = cell.getByRole('button', { name: say.documents.confirm['en-US'] })
    await expect(cell).toContainText(say.documents.staleHere)
    expect(await accessibilityFindings(page)).toEqual([])
    await confirm.click()
    await expect(cell).not.toContainText(say.documents.staleHere)
    await page.reload()
    await expect(chinese).toBeVisible()
    await expect(page.getByText(say.documents.staleHere)).toHaveCount(0)
  })
}

test('documents are found by headings that their list does not show, and the search is emptied', async ({
  page,
}) => {
  await open(page, 'en-US', '/documents')
  const search = page.getByPlaceholder(en.documents.searchPlaceholder)
  await search.fill('About Hongyan')
  await expect(page.locator('a[href="/document/page/about"]')).toBeVisible()
  await page.getByRole('button', { name: en.clearSearch }).click()
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
})
