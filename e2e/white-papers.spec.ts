import { readFileSync } from 'node:fs'
import { enquiryMessages } from '@hongyan/content/messages'
import { fill } from '@hongyan/locales'
import type { Page } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { answerQuestion } from '../apps/site/server/testing/answer-question.ts'
import { accessibilityFindings, expect, test } from './checked-page.ts'
import { nextMobile } from './enquiry-pages.ts'
import { codeSentTo } from './text-messages.ts'

const day = 86_400_000
const words = {
  'zh-CN': {
    mobile: '手机号',
    code: '短信验证码',
    ask: '获取验证码',
    consent: /隐私政策/,
    get: '下载 PDF',
    started: '下载已经开始',
  },
  'en-US': {
    mobile: 'Mobile number',
    code: 'SMS code',
    ask: /code/i,
    consent: /privacy/i,
    get: 'Download PDF',
    started: 'Your download has begun',
  },
} as const
type Tested = keyof typeof words

/** The code that was sent to a number, once it has been. */
async function codeFor(page: Page, mobile: string): Promise<string> {
  const newest = () => codeSentTo(mobile, page.url())
  await expect.poll(newest, { timeout: 30_000 }).toMatch(/^\d{6}$/)
  return newest()
}

/** Opens the page of a paper and waits until its form answers. */
async function openPaper(page: Page, locale: Tested, paper = 'peak-season') {
  await page.goto(paths.paper(locale, paper))
  await expect(page.locator('main form[data-awake=true]')).toBeVisible({ timeout: 30_000 })
}

/** Fills the form in with a code that was really sent. */
async function confirm(page: Page, locale: Tested, mobile: string): Promise<void> {
  const { mobile: number, code, ask, consent } = words[locale]
  const form = page.locator('main form')
  await form.getByLabel(number, { exact: true }).fill(mobile)
  await form.getByRole('button', { name: ask }).first().click()
  await form.getByLabel(code, { exact: true }).fill(await codeFor(page, mobile))
  await form.getByLabel(consent).check()
}

for (const locale of ['zh-CN', 'en-US'] as const) {
  test(`a paper is downloaded with a code, and the device is not asked again, ${locale}`, async ({
    page,
  }) => {
    await openPaper(page, locale)
    expect(await accessibilityFindings(page)).toEqual([])
    await confirm(page, locale, nextMobile('136'))
    const [first] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words[locale].get }).click(),
    ])
    expect(first.suggestedFilename()).toMatch(
      /^(鸿雁物流 - 旺季不是意外|Hongyan Logistics - Peak season)\.pdf$/,
    )
    expect(
      readFileSync(await first.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    await expect(page.getByText(words[locale].started)).toBeVisible()
    expect(await accessibilityFindings(page)).toEqual([])

    await openPaper(page, locale, 'transport-carbon')
    await expect(page.getByLabel(words[locale].mobile, { exact: true })).toHaveCount(0)
    const [second] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words[locale].get }).click(),
    ])
    expect(second.suggestedFilename()).toMatch(/\.pdf$/)
  })
}

test('after thirty days the device is asked again', async ({ page }) => {
  await openPaper(page, 'en-US')
  await confirm(page, 'en-US', nextMobile('136'))
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ])
  await page.clock.setFixedTime(Date.now() + 29 * day)
  await openPaper(page, 'en-US')
  await expect(page.getByText('This device is verified')).toBeVisible()
  await page.clock.setFixedTime(Date.now() + 31 * day)
  await openPaper(page, 'en-US')
  await expect(page.getByLabel('Mobile number')).toBeVisible()
})

test('a device can be forgotten', async ({ page }) => {
  await openPaper(page, 'en-US')
  await page.evaluate(() =>
    localStorage.setItem(
      'hongyan:paper-pass',
      JSON.stringify({ pass: 'none', until: new Date(Date.now() + 1e9).toISOString() }),
    ),
  )
  await openPaper(page, 'en-US')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect(page.getByRole('alert')).toContainText('confirm a mobile number')
  await expect(page.getByLabel('Mobile number')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('hongyan:paper-pass'))).toBeNull()
})

test('what is missing or wrong is said at its field, and nothing typed is lost', async ({ page }) => {
  await openPaper(page, 'en-US')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect(page.getByText('Please enter contact mobile')).toBeVisible()
  await expect(page.getByLabel('Mobile number')).toBeFocused()
  await expect(page.getByText('Please tick that I have read')).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])

  const mobile = nextMobile('136')
  await confirm(page, 'en-US', mobile)
  const right = await codeFor(page, mobile)
  await page.getByLabel('SMS code').fill(right === '111111' ? '222222' : '111111')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect(page.getByText('The code is wrong or no longer valid')).toBeVisible()
  await expect(page.getByLabel('SMS code')).toBeFocused()
  await expect(page.getByLabel('Mobile number')).toHaveValue(mobile)
})

test('the second code of a visit needs no puzzle, only a moment', async ({ page }) => {
  for (const mobile of [nextMobile('136'), nextMobile('136')]) {
    await openPaper(page, 'en-US')
    // The wait between two codes is told by the tests of the enquiry form.
    await page.evaluate(() => sessionStorage.clear())
    await openPaper(page, 'en-US')
    await page.getByLabel('Mobile number').fill(mobile)
    await page.locator('main form').getByRole('button', { name: /code/i }).click()
    await codeFor(page, mobile)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('code, then link, as plain posts; the next edition without another code', async ({ page }) => {
    const [mobile, second] = [nextMobile('136'), nextMobile('136')]
    await page.goto(paths.paper('zh-CN', 'stock-placement'))
    await page.getByLabel('手机号', { exact: true }).fill(mobile)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByText('验证码已发出')).toBeVisible()
    await expect(page.getByLabel('手机号', { exact: true })).toHaveValue(mobile)
    expect(page.url()).not.toContain(mobile)

    // None arrived: another one, which a question comes before.
    const { another } = enquiryMessages('zh-CN').noScript
    await page.getByLabel('手机号', { exact: true }).fill(second)
    await page.getByRole('button', { name: '获取验证码' }).click()
    const asked = page.locator('main [name=answer]')
    await expect(asked).toBeFocused()
    await expect(page.getByRole('button', { name: '获取验证码' })).toHaveCount(0)
    const question = await page.locator('main label', { hasText: '再要一条' }).innerText()
    await asked.fill(answerQuestion(question.replace(fill(another.question, { question: '' }), '').trim()))
    await page.getByRole('button', { name: another.send }).click()
    await expect(page.getByText('验证码已发出')).toBeVisible()

    await page.getByLabel('短信验证码').fill(await codeFor(page, second))
    await page.getByLabel(/隐私政策/).check()
    await page.getByRole('button', { name: '下载 PDF' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: '点这里下载' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('鸿雁物流 - 货该放在哪儿.pdf')

    await page.locator('main input[value=en-US]').check()
    await page.getByRole('button', { name: '下载 PDF' }).click()
    const [english] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: '点这里下载' }).click(),
    ])
    expect(english.suggestedFilename()).toBe('Hongyan Logistics - Where stock should wait.pdf')
  })
})

test('an old link opened in a window leads back to the page of its paper', async ({ page }) => {
  await page.goto('/v1/papers/peak-season/en-US?key=old')
  await expect(page).toHaveURL(new RegExp(`${paths.paper('en-US', 'peak-season')}$`))
})
