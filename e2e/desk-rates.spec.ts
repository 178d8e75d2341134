import { type Browser, type Page, request } from '@playwright/test'
import { accessibilityFindings, expect, test } from './checked-page.ts'
import { type DeskSite, signInAtDesk, speakAtDesk, startDeskSite } from './desk-site.ts'

const words = {
  'zh-CN': {
    start: '新建版本',
    name: '名称',
    validFrom: '生效日期',
    standard: '标准快递',
    farFirst: '首重 1 kg, 远程',
    farStep: '续重每 1 kg, 远程',
    save: '保存',
    comparison: '试算',
    earns: '多收',
    review: '提交审核',
    own: '您写过这个版本，要由别人审核。',
    approve: '通过',
    approved: '已通过',
    inReview: '审核中',
    empty: '请填写',
  },
  'en-US': {
    start: 'New version',
    name: 'Name',
    validFrom: 'Valid from',
    standard: 'Standard express',
    farFirst: 'First 1 kg, Far',
    farStep: 'Each 1 kg more, Far',
    save: 'Save',
    comparison: 'Comparison',
    earns: 'Earns',
    review: 'Send to review',
    own: 'You have written part of this version: somebody else approves it.',
    approve: 'Approve',
    approved: 'Approved',
    inReview: 'In review',
    empty: 'Please fill this in',
  },
} as const
type Language = keyof typeof words

let site: DeskSite

test.describe.configure({ mode: 'default', timeout: 120_000 })
test.beforeAll(async () => {
  // A ceiling: a database is made, migrated and filled, beside three other windows.
  test.setTimeout(180_000)
  site = await startDeskSite(undefined, { PLAIN_INQUIRY: '1' })
})
test.afterAll(() => site?.stop())

const dayAhead = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(Date.now() + days * 86_400_000)

/** What one kilogram by standard express costs from Shenzhen to Harbin on a day, in fen, without the fuel. */
async function freight(date: string): Promise<number | undefined> {
  const visitor = await request.newContext()
  const data = { from: '440300', to: '230100', pieces: [{ weight: 900, count: 1 }], date }
  const headers = { origin: site.siteOrigin }
  const answer = await visitor.post(`${site.siteOrigin}/aging/feeInquiryNewByJDL`, { data, headers })
  type Offer = { product: string; lines: { item: string; fee: number }[] }
  const { offers } = ((await answer.json()) as { data: { offers: Offer[] } }).data
  await visitor.dispose()
  const standard = offers.find(({ product }) => product === 'express-standard')
  return standard?.lines.find(({ item }) => item === 'freight')?.fee
}

async function atDesk(browser: Browser, login: 'ruoxi', to: string, language: Language): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await speakAtDesk(page, language)
  await signInAtDesk(page, site, login, to)
  return page
}

for (const [language, day, typed, fen] of [
  ['zh-CN', 20, '18.80', 1880],
  ['en-US', 40, '23.30', 2330],
] as const) {
  test(`a price is changed from a day on, compared and approved by another, ${language}`, async ({
    page,
    browser,
  }) => {
    const say = words[language]
    const [before, from] = [dayAhead(day - 1), dayAhead(day)]
    const old = await freight(from)
    await speakAtDesk(page, language)
    await signInAtDesk(page, site, 'zhiyuan', '/rates')
    await page.getByRole('button', { name: say.start }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say.name).fill(`Far, ${language}`)
    await dialog.getByLabel(say.validFrom).fill(from)
    await dialog.getByRole('button', { name: say.start }).click()
    await expect(page).toHaveURL(/\/rates\/[\w-]{36}/)

    // By keyboard: a cell that cannot be read is told at once, what is typed stays, Enter goes down.
    await page.getByRole('link', { name: say.standard, exact: true }).click()
    const first = page.getByRole('textbox', { name: say.farFirst })
    await first.fill('')
    await expect(first).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(say.empty).first()).toBeVisible()
    await expect(page.getByRole('button', { name: say.save, exact: true })).toBeDisabled()
    await first.fill(typed)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: say.farStep })).toBeFocused()
    // Beside it stands for a while what was announced of a button that has gone.
    expect(await accessibilityFindings(page, 'main')).toEqual([])
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByRole('button', { name: say.review })).toBeEnabled()

    await page.getByRole('link', { name: say.comparison, exact: true }).click()
    await expect(page.getByText(say.earns, { exact: true })).toBeVisible()
    await expect(page.getByRole('table', { name: /./ }).last().locator('tbody tr').first()).toBeVisible()
    expect(await accessibilityFindings(page, 'main')).toEqual([])
    await page.getByRole('button', { name: say.review }).click()
    await expect(page.getByText(say.own)).toBeVisible()
    await expect(page.getByRole('button', { name: say.approve, exact: true })).toHaveCount(0)
    expect(await freight(from)).toBe(old)

    const second = await atDesk(browser, 'ruoxi', new URL(page.url()).pathname, language)
    await expect(second.getByText(say.inReview, { exact: true })).toBeVisible()
    await second.getByRole('link', { name: say.standard, exact: true }).click()
    await expect(second.getByRole('main').getByText(typed)).toBeVisible()
    await second.getByRole('button', { name: say.approve, exact: true }).click()
    await expect(second.getByText(say.approved, { exact: true })).toBeVisible()
    await expect.poll(() => freight(from)).toBe(fen)
    expect(await freight(before)).toBe(old)
    await second.context().close()
  })
}

test('cells are pasted from a spreadsheet', async ({ page }) => {
  await speakAtDesk(page, 'en-US')
  await signInAtDesk(page, site, 'zhiyuan', '/rates')
  await page.getByRole('button', { name: 'New version' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Pasted')
  await dialog.getByLabel('Valid from').fill(dayAhead(60))
  await dialog.getByRole('button', { name: 'New version' }).click()
  await page.getByRole('link', { name: 'Standard express', exact: true }).click()
  await page.getByRole('textbox', { name: /First 1 kg, City$/ }).focus()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/plain', '11.00\t12.10\n1.6\tx\n')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await expect(page.getByRole('textbox', { name: /First 1 kg, Province$/ })).toHaveValue('12.10')
  await expect(page.getByRole('textbox', { name: /Each 1 kg more, City$/ })).toHaveValue('1.60')
  const wrong = page.getByRole('textbox', { name: /Each 1 kg more, Province$/ })
  await expect(wrong).toHaveValue('x')
  await expect(wrong).toHaveAttribute('aria-invalid', 'true')
})

test('a weight band is added with its prices, priced in another way, and removed', async ({ page }) => {
  await speakAtDesk(page, 'en-US')
  await signInAtDesk(page, site, 'zhiyuan', '/rates')
  await page.getByRole('link', { name: 'Pasted' }).click()
  await page.getByRole('link', { name: 'Standard express', exact: true }).click()
  const bands = page.getByRole('region', { name: 'Weight bands', exact: true })
  await expect(bands.getByRole('row')).toHaveCount(2)
  const over = bands.getByRole('textbox', { name: 'New band over (kg)' })
  await over.fill('0')
  await over.press('Enter')
  await expect(bands.getByText('A band begins at this weight already.')).toBeVisible()
  await over.fill('20')
  await bands.getByRole('button', { name: /Priced by/ }).click()
  const choices = page.getByRole('listbox')
  await choices.getByRole('option', { name: 'First weight, then steps' }).click()
  await bands.getByRole('button', { name: 'Add a band' }).click()
  await expect(bands.getByRole('row')).toHaveCount(3)
  // It begins with the prices of the band that it was cut off; what was there before is not marked as changed.
  const prices = page.getByRole('region', { name: /Weight bands ×/ })
  const far = (band: string) => prices.getByRole('textbox', { name: `${band} · First 1 kg, Far` })
  await expect(far('over 20 kg')).toHaveValue(await far('0–20 kg').inputValue())
  expect(await accessibilityFindings(page, 'main')).toEqual([])
  await bands.getByRole('combobox', { name: /^over 20 kg, priced by/ }).selectOption('Kilogram')
  await expect(prices.getByRole('textbox', { name: 'over 20 kg · Each kg, Far' })).toHaveValue('')
  await bands.getByRole('button', { name: 'Remove the band over 20 kg' }).click()
  await expect(bands.getByRole('row')).toHaveCount(2)
})

test('an editor of documents has no rates', async ({ page }) => {
  await speakAtDesk(page, 'en-US')
  await signInAtDesk(page, site, 'wenjing', '/')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Documents' })).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Rates' })).toHaveCount(0)
})

test('on a tablet tables scroll by themselves, and the page is not wider than its window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await speakAtDesk(page, 'en-US')
  await signInAtDesk(page, site, 'zhiyuan', '/rates')
  await page.getByRole('link', { name: 'Pasted' }).click()
  for (const part of ['Standard express', 'Transit and cut-offs', 'Holidays', 'Comparison']) {
    await page.getByRole('link', { name: part, exact: true }).click()
    await expect(page.getByRole('table').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
    expect(await accessibilityFindings(page)).toEqual([])
  }
})
