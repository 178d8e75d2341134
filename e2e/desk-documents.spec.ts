import { whereWritten } from '@hongyan/testing/where-written'
import { type Browser, type BrowserContext, type Page, request } from '@playwright/test'
import { accessibilityFindings, expect, test } from './checked-page.ts'
import { type DeskSite, isSaved, signInAtDesk, speakAtDesk, startDeskSite } from './desk-site.ts'

const words = {
  'zh-CN': {
    publish: '发布',
    ask: '送审',
    approve: '通过',
    publishNow: '立即发布',
    english: '英文',
    inReview: '待审核',
    done: '已发布',
    conflict: '别人改了同一处',
    theirs: '别人写的',
    save: '保存',
  },
  'en-US': {
    publish: 'Publish',
    ask: 'Ask for review',
    approve: 'Approve',
    publishNow: 'Publish now',
    english: 'English',
    inReview: 'In review',
    done: 'Published',
    conflict: 'Somebody changed the same part',
    theirs: 'Theirs',
    save: 'Save',
  },
} as const
type Language = keyof typeof words

let site: DeskSite

test.describe.configure({ mode: 'default', timeout: 120_000 })
test.beforeAll(async () => {
  // A ceiling: a database is made, migrated and filled, beside three other windows.
  test.setTimeout(180_000)
  site = await startDeskSite()
})
test.afterAll(() => site?.stop())

const field = (page: Page, path: string) => page.locator(`[id="${path}"]`)
const card = (page: Page, language: Language) =>
  page.getByRole('article', { name: words[language].english, exact: true })

/** Somebody else at the desk, in a browser of their own. */
async function somebody(
  browser: Browser,
  login: string,
  to: string,
  language: Language,
): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await speakAtDesk(page, language)
  await signInAtDesk(page, site, login, to)
  return { page, context }
}

/** The page that visitors see, as it is served now. */
async function publicPage(path: string): Promise<string> {
  const visitor = await request.newContext()
  const text = await (await visitor.get(`${site.siteOrigin}${path}`)).text()
  await visitor.dispose()
  return text
}

for (const [language, address] of [
  ['zh-CN', '/products/express'],
  ['en-US', '/products/bulky'],
] as const) {
  test(`a headline goes from an editor over a publisher to the site, ${language}`, async ({
    page,
    browser,
  }) => {
    const say = words[language]
    const headline = `Collected before lunch, ${language}`
    await speakAtDesk(page, language)
    await signInAtDesk(page, site, 'wenjing', `/document/page${address}`)
    const english = field(page, 'hero/title/en-US')
    await expect(english).toBeVisible()
    expect(await accessibilityFindings(page)).toEqual([])
    await english.fill(headline)
    await isSaved(page)
    // The real page shows it before anybody else can see it.
    await expect(page.frameLocator('iframe').locator('main')).toBeVisible()
    expect(await publicPage(`/en${address}`)).not.toContain(headline)

    await page.getByRole('radio', { name: say.publish }).click()
    await card(page, language).getByRole('button', { name: say.ask }).click()
    await expect(card(page, language)).toContainText(say.inReview)
    expect(await accessibilityFindings(page)).toEqual([])
    await expect(card(page, language).getByRole('button', { name: say.approve })).toHaveCount(0)

    const publisher = await somebody(browser, 'yian', `/document/page${address}?side=publish`, language)
    await card(publisher.page, language).getByRole('button', { name: say.approve }).click()
    await card(publisher.page, language).getByRole('button', { name: say.publishNow }).click()
    await expect(card(publisher.page, language)).toContainText(say.done)
    await expect.poll(() => publicPage(`/en${address}`)).toContain(headline)
    expect(await publicPage(address)).not.toContain(headline)
    await publisher.context.close()
  })
}

test('two editors: other parts are joined, and the same part is shown to the second', async ({
  page,
  browser,
}) => {
  const language = 'en-US'
  const to = '/document/news/battery-charge-rule'
  await speakAtDesk(page, language)
  await signInAtDesk(page, site, 'wenjing', to)
  await expect(field(page, 'title/en-US')).toBeVisible()
  const other = await somebody(browser, 'wenjing', to, language)
  await expect(field(other.page, 'title/en-US')).toBeVisible()

  await field(other.page, 'summary/en-US').fill('Somebody else wrote this.')
  await isSaved(other.page)
  await field(page, 'title/en-US').fill('Mine')
  await isSaved(page)
  await expect(field(page, 'summary/en-US')).toHaveValue('Somebody else wrote this.')

  await field(other.page, 'title/en-US').fill('Theirs, and another')
  const dialog = other.page.getByRole('dialog', { name: words[language].conflict })
  await expect(dialog).toBeVisible()
  expect(await accessibilityFindings(other.page, '[role=dialog]')).toEqual([])
  await dialog.getByText(words[language].theirs, { exact: true }).click()
  await dialog.getByRole('button', { name: words[language].save }).click()
  await expect(field(other.page, 'title/en-US')).toHaveValue('Mine')
  await other.context.close()
})

test('markup that somebody types is text, at the desk and on the page', async ({ page }) => {
  const payload = '<img src=x onerror="top.broken=1"><script>top.broken=1</script>'
  await signInAtDesk(page, site, 'wenjing', '/document/news/late-cold-compensation')
  await field(page, 'title/en-US').fill(payload)
  await isSaved(page)
  await page.reload()
  await expect(field(page, 'title/en-US')).toHaveValue(payload)
  await expect(page.frameLocator('iframe').locator('main h1')).toBeVisible()
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
})

test('the list tells of each language, and is narrowed by what stands in the address', async ({ page }) => {
  await speakAtDesk(page, 'en-US')
  await signInAtDesk(page, site, 'wenjing', '/document/news/litchi-season?side=publish')
  await field(page, 'title/en-US').fill('Litchis by night')
  await isSaved(page)
  const english = card(page, 'en-US')
  await english.getByRole('button', { name: words['en-US'].ask }).click()
  await expect(english.getByText(words['en-US'].inReview)).toBeVisible()
  await page.goto(`${site.origin}/documents?site=in-review`)
  const row = page.getByRole('row').filter({ hasText: '/news/litchi-season' })
  const inHongKong = whereWritten('zh-HK', () => [/Published/]) ?? []
  await expect(row.getByRole('cell')).toContainText([
    /litchi-season/,
    /Published/,
    /In review/,
    ...inHongKong,
    '',
  ])
  const [name, language] = whereWritten('zh-HK', (hk) => ['Hong Kong', hk]) ?? ['Simplified', 'zh-CN']
  await page.getByRole('button', { name: 'Language', exact: false }).last().click()
  await page.getByRole('option', { name }).click()
  await expect(page).toHaveURL(new RegExp(`language=${language}`))
  await expect(row).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Nothing matches.')).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
})

test('a text that is missing keeps the preview back, and is one press away', async ({ page }) => {
  await speakAtDesk(page, 'en-US')
  await signInAtDesk(page, site, 'wenjing', '/document/news/drone-grounded')
  await expect(page.frameLocator('iframe').locator('main h1')).toBeVisible()
  await field(page, 'title/en-US').fill('')
  const said = page.getByRole('region', { name: 'Preview' }).getByRole('status')
  await expect(said).toContainText('It has to be filled in.')
  await field(page, 'summary/en-US').focus()
  await said.getByRole('button', { name: /Title/ }).click()
  await expect(field(page, 'title/en-US')).toBeFocused()
  expect(await accessibilityFindings(page)).toEqual([])
  await field(page, 'title/en-US').fill('Grounded again')
  await expect(said).toHaveCount(0)
})
