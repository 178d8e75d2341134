import { aStoredEnquiry } from '@hongyan/testing'
import type { Page } from '@playwright/test'
import { accessibilityFindings, expect, test } from './checked-page.ts'
import { type DeskSite, signInAtDesk, speakAtDesk, startDeskSite } from './desk-site.ts'

const languages = {
  'zh-CN': { details: '详情', mine: '我的', me: '我自己', reveal: '查看完整联系资料', add: '添加备注' },
  'en-US': {
    details: 'Details',
    mine: 'Mine',
    me: 'Me',
    reveal: 'Show contact details in full',
    add: 'Add note',
  },
} as const

let site: DeskSite
const list = '/lists/enquiries'

test.describe.configure({ mode: 'default', timeout: 120_000 })

test.beforeAll(async () => {
  // A ceiling: a database is made, migrated and filled, beside three other windows.
  test.setTimeout(180_000)
  site = await startDeskSite(async (ctx) => {
    for (let made = 0; made < 24; made += 1)
      await aStoredEnquiry(
        { ...ctx, now: () => Date.now() - made * 60_000 },
        { companyName: `样例商贸 ${made} 店`, contactName: '林一苇' },
      )
    for (const [at, text] of ['运费写得不清楚', '找不到网点的电话'].entries())
      await ctx.db.query
        .insertInto('feedback')
        .values({
          id: `0197a000-0000-7000-8000-00000000000${at}`,
          path: '/fee',
          language: 'zh-CN',
          rating: 'poor',
          text,
          given_at: Date.now(),
        })
        .execute()
  })
})

test.afterAll(() => site?.stop())

const rowsOf = (page: Page) => page.locator('tr[data-index]')
const focused = (page: Page) => page.locator('tr[data-index]:focus')

for (const [language, words] of [
  ['zh-CN', languages['zh-CN']],
  ['en-US', languages['en-US']],
] as const) {
  test(`a day of sales by keyboard, ${language}`, async ({ page }) => {
    await speakAtDesk(page, language)
    await signInAtDesk(page, site, 'xiangnan', list)
    await expect(rowsOf(page).first()).toBeVisible()
    expect(await accessibilityFindings(page)).toEqual([])

    // The first key comes to the list, the next goes on in it.
    await page.keyboard.press('j')
    await expect(focused(page)).toHaveAttribute('data-index', '0')
    await page.keyboard.press('j')
    await expect(focused(page)).toHaveAttribute('data-index', '1')
    const number = await focused(page).locator('td').nth(1).innerText()
    await page.keyboard.press('Enter')
    const record = page.getByRole('complementary', { name: words.details })
    await expect(record.getByRole('heading', { level: 2 })).toHaveText(number)
    await expect(page).toHaveURL(new RegExp(`row=${number}`))
    expect(await accessibilityFindings(page)).toEqual([])

    // What is personal is masked until it is asked for, and hidden with the record.
    await expect(record.getByText('林**', { exact: true })).toBeVisible()
    await record.getByRole('button', { name: words.reveal }).click()
    await expect(record.getByText('林一苇', { exact: true })).toBeVisible()

    await record.getByRole('textbox').fill('下午三点再打')
    await record.getByRole('button', { name: words.add }).click()
    await expect(record.getByText('何向南 Xiangnan He').first()).toBeVisible()
    await expect(record.getByRole('textbox')).toHaveValue('')
    // The button has nothing to add: its place is kept.
    await expect(record.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(record).toHaveCount(0)
    await expect(focused(page)).toHaveAttribute('data-index', '1')

    // Three rows are chosen and given to oneself: the first that all of them can have done.
    await page.keyboard.press('x')
    await page.keyboard.press('Shift+J')
    await page.keyboard.press('Shift+J')
    await expect(page.locator('tr[aria-selected=true]')).toHaveCount(3)
    await page.keyboard.press('e')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    expect(await accessibilityFindings(page, '[role=dialog]')).toEqual([])
    // Typed until one colleague is left, which Enter takes.
    await expect(dialog.getByRole('combobox')).toBeFocused()
    await page.keyboard.type(words.me)
    await expect(page.getByRole('option')).toHaveText([words.me])
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(dialog.getByRole('combobox')).toHaveValue(words.me)
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('tr[aria-selected=true]')).toHaveCount(0)
    await expect(focused(page)).toHaveAttribute('data-index', /./)

    // The search field, and the way back through what was asked before.
    await page.keyboard.press('/')
    await page.keyboard.type('样例商贸 7 店')
    await expect(rowsOf(page)).toHaveCount(1)
    await page.getByRole('link', { name: words.mine, exact: true }).click()
    await expect(rowsOf(page)).not.toHaveCount(1)
    await page.goBack()
    await expect(rowsOf(page)).toHaveCount(1)
    await page.reload()
    await expect(rowsOf(page)).toHaveCount(1)
  })
}

test('a branch has no enquiries, whatever address it opens', async ({ page }) => {
  await speakAtDesk(page, 'en-US')
  await signInAtDesk(page, site, 'xiaoman', list)
  await expect(page.getByText('Your roles do not show this list.')).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Inquiries' })).toHaveCount(0)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Orders' })).toBeVisible()
})

test('on a tablet the record stands over the list, and the page itself is not wider than its window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await speakAtDesk(page, 'en-US')
  await signInAtDesk(page, site, 'xiangnan', list)
  await rowsOf(page).first().waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Notes' })).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('rows stay under the reader’s hands: what is new is told of, and shown when it is asked for', async ({
  page,
}) => {
  await speakAtDesk(page, 'en-US')
  await signInAtDesk(page, site, 'xiangnan', `${list}?group=open&sort=newest`)
  const [first, second] = [rowsOf(page).nth(0), rowsOf(page).nth(1)]
  const numberOf = (row: typeof first) => row.locator('td').nth(1).innerText()
  const [spam, stays] = [await numberOf(first), await numberOf(second)]
  const mark = async (step: 'spam' | 'no-spam') => {
    const headers = { origin: site.origin }
    const answer = await page.request.post(`${site.origin}/v1/desk/enquiries/${step}`, {
      data: { ids: [spam] },
      headers,
    })
    expect((await answer.json()).data.outcomes).toMatchObject([{ done: true }])
  }
  const lookAgain = () => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

  await mark('spam')
  await lookAgain()
  const changed = page.getByRole('button', { name: 'The list has changed: refresh' })
  await expect(changed).toBeVisible()
  expect(await numberOf(first)).toBe(spam)
  await changed.click()
  await expect(first.locator('td').nth(1)).toHaveText(stays)
  await expect(changed).toHaveCount(0)

  await mark('no-spam')
  await lookAgain()
  await expect(page.getByRole('button', { name: 'Show 1 new' })).toBeVisible()
  expect(await numberOf(first)).toBe(stays)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.keyboard.press('n')
  await expect(first.locator('td').nth(1)).toHaveText(spam)
  await expect(page.getByRole('button', { name: 'Show 1 new' })).toHaveCount(0)
})

test('filters are kept under a name of one’s own, renamed, and forgotten', async ({ page }) => {
  await speakAtDesk(page, 'en-US')
  await signInAtDesk(page, site, 'xiangnan', `${list}?group=all&text=${encodeURIComponent('样例商贸 7 店')}`)
  const views = page.getByRole('navigation', { name: 'Views' })
  await expect(rowsOf(page)).toHaveCount(1)
  await views.getByRole('button', { name: 'Save view' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Please fill this in.')
  await page.keyboard.type('Shop seven')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(views.getByRole('link', { name: 'Shop seven' })).toHaveAttribute('aria-current', 'page')
  await expect(views.getByRole('button', { name: 'Save view' })).toHaveCount(0)

  // It leads there from elsewhere, for whoever named it alone.
  await page.goto(`${site.origin}${list}`)
  await expect(rowsOf(page)).not.toHaveCount(1)
  await views.getByRole('link', { name: 'Shop seven' }).press('Enter')
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(page).toHaveURL(/text=/)

  const more = (name: string) =>
    views.getByRole('button', { name: `What can be done with the view “${name}”` })
  await more('Shop seven').press('Enter')
  await page.getByRole('menuitem', { name: 'Rename' }).press('Enter')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Shop 7')
  await page.keyboard.press('Enter')
  await expect(views.getByRole('link', { name: 'Shop 7' })).toBeVisible()
  await more('Shop 7').press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await expect(views.getByRole('link', { name: 'Shop 7' })).toHaveCount(0)
  await expect(views.getByRole('button', { name: 'Save view' })).toBeVisible()
})

test('each row has an outcome of its own: what is refused stays in the dialog, with why', async ({
  page,
}) => {
  await speakAtDesk(page, 'en-US')
  await signInAtDesk(page, site, 'xiangnan', `${list}?group=open&sort=newest`)
  await rowsOf(page).first().waitFor()
  await page.keyboard.press('j')
  const number = await focused(page).locator('td').nth(1).innerText()
  await page.keyboard.press('x')
  await page.keyboard.press('Shift+J')
  await expect(page.locator('tr[aria-selected=true]')).toHaveCount(2)
  await page.keyboard.press('e')
  const dialog = page.getByRole('dialog')
  await page.keyboard.type('Me')
  await page.keyboard.press('Enter')
  // Somebody else closes one of both meanwhile.
  const closed = await page.request.post(`${site.origin}/v1/desk/enquiries/close`, {
    data: { ids: [number], outcome: 'won' },
    headers: { origin: site.origin },
  })
  expect((await closed.json()).data.outcomes).toMatchObject([{ done: true }])
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText(number)
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('a list without records shows the row itself, until it is dealt with', async ({ page }) => {
  await speakAtDesk(page, 'en-US')
  await signInAtDesk(page, site, 'wenjing', '/lists/feedback')
  await rowsOf(page).first().click()
  const record = page.getByRole('complementary', { name: 'Details' })
  await expect(record.getByRole('heading', { level: 2 })).toHaveText('Feedback')
  await expect(record.getByText('找不到网点的电话', { exact: true })).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.keyboard.press('j')
  await expect(record.getByText('运费写得不清楚', { exact: true })).toBeVisible()
  await record.getByRole('button', { name: 'Dealt with' }).click()
  await expect(record).toHaveCount(0)
  await expect(rowsOf(page)).toHaveCount(1)
})
