import { aStoredEnquiry } from '@hongyan/testing'
import { type APIRequestContext, type Browser, type Locator, type Page, request } from '@playwright/test'
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
    missing: /缺英文/,
    review: /待您审核/,
    staff: /^员工/,
    add: '添加员工',
    mail: '邮箱',
    sales: /^销售/,
    save: '保存',
    added: '已添加。',
    addedInAudit: '添加员工',
    signOut: '退出所有设备',
    signedOut: '已让对方退出所有设备。',
    audit: /^操作记录/,
    allDone: '都处理完了。',
    inquiries: /合作咨询/,
  },
  'en-US': {
    publish: 'Publish',
    ask: 'Ask for review',
    approve: 'Approve',
    publishNow: 'Publish now',
    english: 'English',
    inReview: 'In review',
    done: 'Published',
    missing: /English missing/,
    review: /For your review/,
    staff: /^Staff/,
    add: 'Add somebody',
    mail: 'Email address',
    sales: /^Sales/,
    save: 'Save',
    added: 'Added.',
    addedInAudit: 'Added',
    signOut: 'Sign out',
    signedOut: 'Signed out everywhere.',
    audit: /^Audit/,
    allDone: 'All done.',
    inquiries: /Inquiries/,
  },
} as const

/** In each language of the desk, with the documents that its tests have to themselves. */
const days = [
  ['zh-CN', 'news/a-morning-on-the-hotline', 'news/battery-charge-rule'],
  ['en-US', 'news/battery-fire-drill', 'news/carbon-arithmetic'],
] as const

let site: DeskSite

test.describe.configure({ mode: 'default', timeout: 120_000 })
test.beforeAll(async () => {
  // A ceiling: a database is made, migrated and filled, beside three other windows.
  test.setTimeout(180_000)
  site = await startDeskSite(async (ctx) => {
    for (let made = 0; made < 3; made += 1) await aStoredEnquiry(ctx)
    const late = { first_call_at: Date.now() - 60_000 }
    await ctx.db.query.updateTable('enquiries').set(late).execute()
  })
})
test.afterAll(() => site?.stop())

const field = (page: Page, path: string) => page.locator(`[id="${path}"]`)
const main = (page: Page) => page.getByRole('main')
const rail = (page: Page) => page.getByRole('navigation').first()

/** Goes on with the Tab key until something has the focus. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let pressed = 0; pressed < 120; pressed += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error('the Tab key does not lead there')
}

async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press(key)
}

/** What somebody else does at the desk meanwhile, by its calls. */
async function meanwhile(
  browser: Browser,
  login: Parameters<typeof signInAtDesk>[2],
  act: (calls: (path: string, data?: unknown) => Promise<void>) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext()
  await signInAtDesk(await context.newPage(), site, login, '/sessions')
  await act(async (path, data = {}) => {
    const answer = await callOf(context.request, path, data)
    expect(answer, path).toMatchObject({ code: 1 })
  })
  await context.close()
}

async function callOf(calls: APIRequestContext, path: string, data: unknown): Promise<unknown> {
  return (await calls.post(`${site.origin}${path}`, { data, headers: { origin: site.origin } })).json()
}

async function publicPage(path: string): Promise<string> {
  const visitor = await request.newContext()
  const text = await (await visitor.get(`${site.siteOrigin}${path}`)).text()
  await visitor.dispose()
  return text
}

for (const [language, lacking, written] of days) {
  const say = words[language]
  const card = (page: Page) => page.getByRole('article', { name: say.english, exact: true })

  test(`a translator finds what is missing, writes it and sends it, ${language}`, async ({
    page,
    browser,
    problems,
  }) => {
    const open = { name: lacking, base: 0, patches: [{ op: 'replace', path: ['title', 'en-US'], value: '' }] }
    await meanwhile(browser, 'wenjing', (calls) => calls('/v1/desk/documents/save', open))
    await speakAtDesk(page, language)
    await signInAtDesk(page, site, 'helen')
    const line = main(page).getByRole('link', { name: say.missing })
    await expect(line).toContainText('1')
    expect(await accessibilityFindings(page)).toEqual([])
    await press(page, line)
    await expect(page).toHaveURL(/state=missing&language=en-US|language=en-US&state=missing/)
    await press(page, main(page).getByRole('table').getByRole('link'))

    await tabTo(page, field(page, 'title/en-US'))
    await page.keyboard.type('Written by a translator')
    await isSaved(page)
    const side = page.getByRole('radio', { name: say.publish })
    await side.focus()
    await page.keyboard.press('Space')
    await press(page, card(page).getByRole('button', { name: say.ask }))
    await expect(card(page)).toContainText(say.inReview)
    await page.goto(site.origin)
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main(page).getByRole('link', { name: say.missing })).toHaveCount(0)
    // A language that lacks a text has no page yet: its preview is refused until it is written, and the browser says so.
    const isRefused = (problem: string) => problem.includes('status of 409')
    expect(problems.splice(0).filter((problem) => !isRefused(problem))).toEqual([])
  })

  test(`a publisher finds what waits for review, approves it and publishes it, ${language}`, async ({
    page,
    browser,
  }) => {
    const headline = `Published from today, ${language}`
    const patches = [{ op: 'replace', path: ['summary', 'en-US'], value: headline }]
    await meanwhile(browser, 'wenjing', async (calls) => {
      await calls('/v1/desk/documents/save', { name: written, base: 0, patches })
      await calls('/v1/desk/releases', { name: written, language: 'en-US' })
    })
    await speakAtDesk(page, language)
    await signInAtDesk(page, site, 'yian')
    await press(page, main(page).getByRole('link', { name: say.review }))
    await expect(page).toHaveURL(/show=mine/)
    await press(page, main(page).getByRole('table').getByRole('link').first())
    await press(page, card(page).getByRole('button', { name: say.approve }))
    await press(page, card(page).getByRole('button', { name: say.publishNow }))
    await expect(card(page)).toContainText(say.done)
    await expect.poll(() => publicPage(`/en/${written}`)).toContain(headline)
  })

  test(`an administrator adds somebody, signs somebody out and reads the audit, ${language}`, async ({
    page,
    browser,
  }) => {
    await meanwhile(browser, 'xiaoman', async () => {})
    const mail = `new-${language.toLowerCase()}@hongyan.example`
    await speakAtDesk(page, language)
    await signInAtDesk(page, site, 'qing')
    await press(page, rail(page).getByRole('link', { name: say.staff }))
    await press(page, main(page).getByRole('button', { name: say.add }))
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox', { name: say.mail })).toBeFocused()
    await page.keyboard.type(mail)
    await press(page, dialog.getByRole('checkbox', { name: say.sales }), 'Space')
    await press(page, dialog.getByRole('button', { name: say.save }))
    await expect(page.getByText(say.added)).toBeVisible()
    await expect(main(page).getByRole('row').filter({ hasText: mail })).toBeVisible()

    const somebody = main(page).getByRole('row').filter({ hasText: '梁小满 Xiaoman Liang' })
    await press(page, somebody.getByRole('button', { name: say.signOut }))
    await expect(page.getByText(say.signedOut)).toBeVisible()

    await tabTo(page, rail(page).getByRole('link', { name: say.audit }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    const rows = page.locator('tr[data-index]')
    await expect(rows.filter({ hasText: say.addedInAudit }).first()).toBeVisible()
    await page.keyboard.press('j')
    await expect(page.locator('tr[data-index]:focus')).toHaveAttribute('data-index', '0')
  })

  test(`what is late leads to just what is late, and its count follows, ${language}`, async ({
    page,
    browser,
  }) => {
    await speakAtDesk(page, language)
    await signInAtDesk(page, site, 'xiangnan')
    const line = main(page).getByRole('link', { name: say.inquiries })
    const before = Number(await line.locator('span').first().innerText())
    await press(page, line)
    await expect(page).toHaveURL(/group=overdue/)
    const rows = page.locator('tr[data-index]')
    await expect(rows).toHaveCount(before)
    const number = await rows.first().locator('td').nth(1).innerText()
    await page.goBack()
    await meanwhile(browser, 'xiangnan', (calls) => calls('/v1/desk/enquiries/contacted', { ids: [number] }))
    await lookAgain(page)
    await expect(line.locator('span').first()).toHaveText(String(before - 1))
  })
}

test('whoever has nothing to do is told so, and sees no lists of others', async ({ page }) => {
  await speakAtDesk(page, 'en-US')
  await signInAtDesk(page, site, 'zhiyuan')
  await expect(page.getByText(words['en-US'].allDone)).toBeVisible()
  await expect(main(page).getByRole('link')).toHaveCount(0)
  expect(await accessibilityFindings(page)).toEqual([])
})

/** As if the window had been left and come back to. */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
}
