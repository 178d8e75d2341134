import type { LocaleId } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { en } from '../apps/desk/src/texts/en.ts'
import { zh } from '../apps/desk/src/texts/zh.ts'
import { accessibilityFindings, expect, test } from './checked-page.ts'
import { type DeskSite, isSaved, signInAtDesk, speakAtDesk, startDeskSite } from './desk-site.ts'

const languages = { 'zh-CN': zh, 'en-US': en } as const
type Language = keyof typeof languages
type Login = Parameters<typeof signInAtDesk>[2]

let site: DeskSite

test.describe.configure({ mode: 'default', timeout: 120_000 })
test.beforeAll(async () => {
  // A ceiling: a database is made, migrated and filled, beside three other windows.
  test.setTimeout(180_000)
  site = await startDeskSite()
})
test.afterAll(() => site?.stop())

const field = (page: Page, path: string) => page.locator(`[id="${path}"]`)

/** Somebody at the desk in a browser of their own. */
async function somebody(
  browser: Browser,
  login: Login,
  to: string,
  language: Language,
): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await speakAtDesk(page, language)
  await signInAtDesk(page, site, login, to)
  return { page, context }
}

/** A call of the desk in the name of whoever is signed in. */
async function call(page: Page, path: string, data: unknown): Promise<{ readonly id: string }> {
  const headers = { origin: site.origin }
  const answer = await page.request.post(`${site.origin}/v1/desk/${path}`, { headers, data })
  const read = (await answer.json()) as { readonly code: number; readonly data?: { readonly id: string } }
  expect(read, path).toMatchObject({ code: 1 })
  return read.data ?? { id: '' }
}

/** An English headline of a page, written and approved. Returns the release. */
async function approved(
  { editor, publisher }: { readonly editor: Page; readonly publisher: Page },
  name: string,
  base: number,
  headline: string,
): Promise<string> {
  const patches = [{ op: 'replace', path: ['title', 'en-US'], value: headline }]
  await call(editor, 'documents/save', { name, base, patches })
  const { id } = await call(editor, 'releases', { name, language: 'en-US' })
  await call(publisher, `releases/${id}/approve`, {})
  return id
}

const publicTitle = async (page: Page, name: string) =>
  (await (await page.request.get(`${site.siteOrigin}/en/${name}`)).text()).match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1]

/** What has the keyboard is a part of this. */
const holdsFocus = (part: Locator) =>
  expect.poll(() => part.evaluate((element) => element.contains(document.activeElement))).toBe(true)

for (const [language, name, other, third] of [
  ['zh-CN', 'news/a-morning-on-the-hotline', 'news/battery-charge-rule', 'news/late-cold-compensation'],
  ['en-US', 'news/battery-fire-drill', 'news/carbon-arithmetic', 'news/wuhan-phase-two'],
] as const) {
  const say = languages[language]
  const { releases } = say
  const card = (page: Page, of: LocaleId = 'en-US') =>
    page.getByRole('article', { name: say.documents.languageNames[of], exact: true })
  const button = (page: Page, words: string) => card(page).getByRole('button', { name: words })

  test(`what is on the site is put back in one step, and windows follow, ${language}`, async ({
    page,
    browser,
  }) => {
    await speakAtDesk(page, language)
    await signInAtDesk(page, site, 'yian', `/document/${name}?side=publish`)
    const writing = await somebody(browser, 'wenjing', `/document/${name}?side=publish`, language)
    const { page: editor } = writing
    const before = await publicTitle(page, name)

    // Only what changed is offered, by its language; Hong Kong follows.
    await expect(card(editor)).toContainText(releases.same)
    await whereWritten('zh-HK', (hk) => expect(card(editor, hk)).toContainText(releases.follows))
    const english = field(editor, 'title/en-US')
    const headline = `${await english.inputValue()} again`
    await english.fill(headline)
    await isSaved(editor)
    await expect(card(editor)).toContainText(releases.newer(1))
    await expect(editor.getByRole('button', { name: releases.ask })).toHaveCount(1)
    await card(editor).getByRole('textbox').fill('Please look')
    await card(editor).getByRole('textbox').press('Enter')
    await expect(card(editor)).toContainText(releases.states['in-review'])
    await holdsFocus(card(editor))

    // The publisher sees it without a reload, with just what changed.
    await expect(button(page, releases.approve)).toBeVisible({ timeout: 4000 })
    await expect(card(page).locator('ins')).toHaveText(' again')
    await expect(card(page).locator('del')).toHaveCount(0)
    expect(await accessibilityFindings(page)).toEqual([])
    await button(page, releases.approve).click()
    await expect(card(page)).toContainText(releases.states.approved)
    await holdsFocus(card(page))
    await expect(card(editor)).toContainText('周以安 Yian Zhou', { timeout: 4000 })
    await button(page, releases.publishNow).click()
    await expect(card(page)).toContainText(releases.states.done)
    await holdsFocus(card(page))
    await expect(card(editor)).toContainText(releases.same, { timeout: 4000 })
    await expect.poll(() => publicTitle(page, name)).toBe(headline)

    await button(page, releases.putBack).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('del')).toHaveText(' again')
    expect(await accessibilityFindings(page, '[role=dialog]')).toEqual([])
    await dialog.getByRole('button', { name: releases.putBack }).click()
    await expect(page.getByText(releases.putBackDone)).toBeVisible()
    await holdsFocus(card(page))
    await expect.poll(() => publicTitle(page, name)).toBe(before)
    await expect(card(editor)).toContainText(releases.newer(1), { timeout: 4000 })
    await expect(english).toHaveValue(headline)

    // Versions say which is on the site, and are a way back for who publishes and does not write.
    await page.getByRole('radio', { name: say.documents.history }).click()
    const versions = page.getByRole('region', { name: say.documents.history })
    const own = say.documents.languageNames['en-US']
    await expect(versions.getByRole('listitem').last()).toContainText(own)
    await versions.getByRole('button', { name: releases.putBackThis(own) }).click()
    await dialog.getByRole('button', { name: releases.putBackThis(own) }).click()
    await expect.poll(() => publicTitle(page, name)).toBe(headline)
    await writing.context.close()
  })

  test(`a version is restored as a draft, with the way on, ${language}`, async ({ page, browser }) => {
    const publishing = await somebody(browser, 'yian', '/sessions', language)
    await speakAtDesk(page, language)
    await signInAtDesk(page, site, 'wenjing', '/sessions')
    const id = await approved({ editor: page, publisher: publishing.page }, other, 0, 'Not this one')
    await call(publishing.page, `releases/${id}/publish`, {})
    await page.goto(`${site.origin}/document/${other}?side=history`)
    await page.getByRole('button', { name: say.documents.restore }).last().click()
    await expect(page.getByRole('status').filter({ hasText: releases.restored })).toBeVisible()
    await expect(page.getByRole('button', { name: releases.toReview })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(card(page)).toContainText(releases.newer(1))
    await expect(button(page, releases.ask)).toBeVisible()
    expect(await publicTitle(page, other)).toBe('Not this one')
    await publishing.context.close()
  })

  test(`a wished moment reaches the publisher, and what is refused says what happened, ${language}`, async ({
    page,
    browser,
  }) => {
    await speakAtDesk(page, language)
    await signInAtDesk(page, site, 'wenjing', '/sessions')
    const patches = [{ op: 'replace', path: ['title', 'en-US'], value: 'Tomorrow' }]
    await call(page, 'documents/save', { name: third, base: 0, patches })
    await page.goto(`${site.origin}/document/${third}?side=publish`)
    await button(page, releases.addWish).click()
    // The day has the keyboard at once, in the order of the language of the desk.
    const parts = page.locator('input[data-digits]')
    await expect(parts.first()).toBeFocused()
    // What is full leads on to the next.
    await page.keyboard.type(language === 'zh-CN' ? '202703040930' : '030420270930')
    await expect(card(page)).toContainText(releases.now('').trim())
    await button(page, releases.ask).click()
    await expect(card(page)).toContainText('09:30')

    const publishing = await somebody(browser, 'yian', `/document/${third}?side=publish`, language)
    const { page: publisher } = publishing
    await button(publisher, releases.approve).click()
    await expect(card(page)).toContainText(releases.whoPublishes('周以安 Yian Zhou'), { timeout: 4000 })
    // The time that was asked for is the step at hand, before publishing early.
    await expect(
      card(publisher)
        .getByRole('button', { name: new RegExp(`^(?:${releases.schedule}|${releases.publishNow})`) })
        .first(),
    ).toHaveText(releases.schedule)
    await button(publisher, releases.schedule).click()
    const dialog = publisher.getByRole('dialog')
    await expect(dialog.locator('input[data-digits]').first()).toBeFocused()
    await expect(dialog.locator('input[data-digits]').nth(3)).toHaveValue('09')
    expect(await accessibilityFindings(publisher, '[role=dialog]')).toEqual([])

    // Somebody else is quicker while the dialog is open.
    const quick = await somebody(browser, 'yian', '/sessions', language)
    const listed = await quick.page.request.get(`${site.origin}/v1/desk/releases?name=${third}&limit=1`)
    const { data } = (await listed.json()) as {
      readonly data: { readonly releases: { readonly id: string }[] }
    }
    await call(quick.page, `releases/${data.releases[0]?.id}/publish`, {})
    await dialog.getByRole('button', { name: releases.schedule }).click()
    const meanwhile = releases.meanwhile(releases.states.done, '周以安 Yian Zhou').slice(0, -2)
    await expect(publisher.getByRole('alertdialog').filter({ hasText: meanwhile })).toBeVisible()
    await holdsFocus(card(publisher))
    await quick.context.close()
    await publishing.context.close()
  })
}
