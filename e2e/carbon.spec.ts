import { readFileSync } from 'node:fs'
import { carbonMessages } from '@hongyan/content'
import { localeIds, localeOf } from '@hongyan/locales'
import { paths } from '../apps/site/paths.ts'
import { layoutFaults, widths } from '../tools/browser/layout-faults.ts'
import { accessibilityFindings, expect, test } from './checked-page.ts'

const example = 'from=110100&to=310100&w=10&mode=road&main=1213&set=2026-10'

for (const locale of localeIds) {
  const words = carbonMessages(locale)

  test(`a result is sound, opens its arithmetic and fits every width, ${locale}`, async ({ page }) => {
    await page.goto(paths.footprint(locale, example), { waitUntil: 'networkidle' })
    await expect(page.locator('html')).toHaveAttribute('lang', localeOf(locale).htmlLang)
    await expect(page.locator('main')).toContainText('1.50')
    const main = page.locator('details[data-step]').nth(2)
    await expect(main.getByText('0.94614 kg').first()).toBeHidden()
    await main.locator('summary').click()
    await expect(main.getByText('= 0.94614 kg')).toBeVisible()
    expect(await accessibilityFindings(page)).toEqual([])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(layoutFaults), `at ${width} px`).toEqual([])
    }
  })

  test(`other states are sound too, ${locale}`, async ({ page }) => {
    for (const query of [
      'from=Atlantis&w=heavy',
      'from=310100&to=JPTYO&w=10&mode=road',
      'from=110100&to=310100&w=10&set=1999-01',
      'from=510100&to=GBLON&w=35&mode=air&van=electric&set=2025-11',
    ]) {
      await page.goto(paths.footprint(locale, query), { waitUntil: 'networkidle' })
      expect(await accessibilityFindings(page), query).toEqual([])
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(layoutFaults), `${query} at ${width} px`).toEqual([])
      }
    }
    await expect(page.locator('main')).toContainText(words.newer.action)
  })

  test(`the statement is a file, the same twice, ${locale}`, async ({ page, request }) => {
    await page.goto(paths.footprint(locale, example))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: words.proof.statement }).click(),
    ])
    const bytes = readFileSync((await download.path()) ?? '')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const again = await request.get(paths.carbonStatement(locale, example))
    expect(again.headers()['cache-control']).toBe('no-store')
    expect((await again.body()).equals(bytes)).toBe(true)
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  })
}

test('the form leads to an address that gives the same page again, by keyboard alone', async ({ page }) => {
  await page.goto(paths.carbon('en-US'))
  await page.getByLabel('From', { exact: true }).focus()
  await page.keyboard.type('Xian')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Urumqi')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12.5')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=Xian&to=Urumqi&w=12\.5&mode=rail/, { timeout: 20_000 })
  await expect(page.locator('#result')).toHaveText(/12\.5 kg from Xi.an to Urumqi by rail/)
  const sum = await page.locator('main b').allInnerTexts()
  await page.reload()
  expect(await page.locator('main b').allInnerTexts()).toEqual(sum)
  await page.goBack()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('')
})

test('everything but the batch works without a script', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(paths.carbon('zh-CN'))
  await page.locator('input[name=from]').fill('北京')
  await page.locator('input[name=to]').fill('上海')
  await page.locator('input[name=w]').fill('10')
  await page.locator('main form[method=get] [type=submit]').click()
  await expect(page.locator('#result')).toContainText('北京到上海')
  await page.locator('details[data-step] summary').first().click()
  await expect(page.getByText('0.286 kg/tkm').first()).toBeVisible()
  await expect(page.getByRole('button', { name: carbonMessages('zh-CN').proof.copy })).toBeHidden()
  await expect(page.locator('main noscript p').last()).toBeVisible()
})

test('a batch of 500 rows shows its progress and comes out as CSV and as a workbook', async ({ page }) => {
  test.setTimeout(120_000)
  const words = carbonMessages('en-US').batch
  await page.goto(paths.carbon('en-US'), { waitUntil: 'networkidle' })
  await page.locator('#batch').scrollIntoViewIfNeeded()
  const rows = Array.from(
    { length: 500 },
    (_, index) => `Beijing,${index === 7 ? 'Atlantis' : 'Shanghai'},${index + 1},`,
  )
  await expect(page.getByRole('button', { name: words.sample })).toBeEnabled({ timeout: 30_000 })
  await page.locator('#batch-text').fill(`from,to,kg,mode\n${rows.join('\n')}`)
  await page.getByRole('button', { name: 'Calculate 500 rows' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.locator('#batch-status')).toHaveText(/499 rows calculated.*1 row failed/, {
    timeout: 20_000,
  })
  const table = page.locator('section:has(#batch) tbody tr')
  await expect(table).toHaveCount(500)
  await expect(table.nth(7)).toContainText(words.problems['unknown-to'])

  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV', exact: true }).click(),
  ])
  const text = readFileSync((await csv.path()) ?? '', 'utf8')
  expect(text.trim().split('\r\n')).toHaveLength(501)
  const [xlsx] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'XLSX', exact: true }).click(),
  ])
  expect(
    readFileSync((await xlsx.path()) ?? '')
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')

  // A row's own page gives the number the batch gave.
  const link = table.first().getByRole('link')
  const kg = await link.innerText()
  await link.click()
  await expect(page.locator('main')).toContainText(kg)
})

test('a file in GB18030 is read, a workbook is refused in words', async ({ page }) => {
  await page.goto(paths.carbon('zh-CN'), { waitUntil: 'networkidle' })
  await page.locator('#batch').scrollIntoViewIfNeeded()
  const file = page.locator('input[type=file]')
  await expect(file).toBeEnabled({ timeout: 30_000 })
  const bytes = Buffer.from([0xb1, 0xb1, 0xbe, 0xa9, 0x2c, 0xc9, 0xcf, 0xba, 0xa3, 0x2c, 0x31, 0x30])
  await file.setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer: bytes })
  await expect(page.locator('#batch-text')).toHaveValue('北京\t上海\t10\troad')
  await page.getByRole('button', { name: '算这 1 行' }).click()
  await expect(page.locator('section:has(#batch) tbody tr')).toHaveCount(1)
  expect(await accessibilityFindings(page)).toEqual([])
  await file.setInputFiles({
    name: 'rows.xlsx',
    mimeType: 'text/csv',
    buffer: Buffer.from('PK\u0003\u0004\u0000\u0000'),
  })
  await expect(page.locator('#batch-problem')).toHaveText(/工作簿已损坏/)
})

test('no data of the server travels to the browser', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', async (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(await answer.text().catch(() => ''))
  })
  await page.goto(paths.carbon('zh-CN'), { waitUntil: 'networkidle' })
  await page.locator('#batch').scrollIntoViewIfNeeded()
  await expect(page.locator('input[type=file]')).toBeEnabled({ timeout: 30_000 })
  expect(scripts.join('').length).toBeGreaterThan(1000)
  for (const mark of ['黔东南', 'gbt-heavy-diesel-30', 'malacca-north'])
    expect(scripts.join('')).not.toContain(mark)
})
