import { enquiryMessages } from '@hongyan/content/messages'
import { localeIds } from '@hongyan/locales'
import { test as unwatched } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { layoutFaults } from '../tools/browser/layout-faults.ts'
import { accessibilityFindings, expect as hasty, test } from './checked-page.ts'
import { controls, fillEssentials, fillOptional, nextMobile, openForm } from './enquiry-pages.ts'
import { codeSentTo } from './text-messages.ts'

/** The first visitor of a script waits until it is packed. */
const expect = hasty.configure({ timeout: 20_000 })

test.describe.configure({ timeout: 120_000 })

for (const locale of ['zh-CN', 'en-US'] as const) {
  const { outcomes, code } = enquiryMessages(locale)
  test(`on a narrow screen a failed code is told for a second and a half, ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 760 })
    const form = await openForm(page, locale)
    await form.locator('[name=contactMobile]').fill(nextMobile('199'))
    await page.clock.install()
    await form.getByRole('button', { name: code.get }).click()
    const toast = page.locator('#toast')
    await page.clock.runFor(1000)
    await expect(toast).toBeVisible()
    await expect(toast).toContainText(outcomes.codeFailed)
    await page.clock.runFor(1600)
    await expect(toast).toBeHidden()
  })

  unwatched(
    `a lost connection is told, and what was typed is still there and goes out once, ${locale}`,
    async ({ page, context }) => {
      const form = await openForm(page, locale)
      const { consent, submit, getCode, code: field } = controls(form, locale)
      const mobile = nextMobile()
      await fillEssentials(form, mobile)
      await fillOptional(form)
      await getCode.click()
      await expect(form.getByText(code.sent.split('{')[0] ?? '')).toBeVisible()
      await field.fill(await codeSentTo(mobile, page.url()))
      await consent.check()
      await page.route(/submitFormData/, (route) => route.abort())
      await submit.click()
      await expect(form.getByRole('alert')).toContainText(outcomes.addFailed, { timeout: 20_000 })
      await context.setOffline(true)
      await expect(form.locator('[name=companyName]')).toHaveValue('样例商贸有限公司')
      await context.setOffline(false)
      await page.unroute(/submitFormData/)
      await submit.click()
      await expect(page.getByRole('dialog', { name: outcomes.submitted })).toBeVisible({ timeout: 20_000 })
    },
  )
}

test('the countdown counts down and gives the button back', async ({ page }) => {
  const form = await openForm(page, 'en-US')
  await page.clock.install()
  await form.locator('[name=contactMobile]').fill(nextMobile())
  const answered = page.waitForResponse(/getVerifyCode/)
  await form.getByRole('button', { name: 'Get verification code' }).click()
  await answered
  await page.clock.runFor(1000)
  await expect(form.getByRole('button', { name: /Retry in 5\d s/ })).toBeDisabled()
  await page.clock.runFor(30_000)
  await expect(form.getByRole('button', { name: /Retry in (2|3)\d s/ })).toBeDisabled()
  await page.clock.runFor(31_000)
  await expect(form.getByRole('button', { name: 'Get verification code' })).toBeEnabled()
})

for (const [held, leads] of [
  ['/en/help', '/en/help'],
  ['//evil.example/x', '/en/cooperation'],
  ['https://evil.example/x', '/en/cooperation'],
] as const) {
  test(`a download left by a sister site: ${held} leads to ${leads}, and its cookie is gone`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([
      { name: 'logistics_download_url', value: encodeURIComponent(held), url: baseURL ?? '' },
    ])
    const form = await openForm(page, 'en-US')
    const { consent, submit, getCode, code } = controls(form, 'en-US')
    const mobile = nextMobile()
    await fillEssentials(form, mobile)
    await fillOptional(form)
    await getCode.click()
    await expect(form.getByText('Code sent')).toBeVisible()
    await code.fill(await codeSentTo(mobile, page.url()))
    await consent.check()
    await submit.click()
    const receipt = page.getByRole('dialog', { name: /submitted successfully/ })
    await expect(receipt).toBeVisible({ timeout: 20_000 })
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('logistics_download_url')
    await receipt.locator('form').last().getByRole('button').click()
    await expect(page).toHaveURL(new RegExp(`${leads}$`))
  })
}

test('the whole way works by keyboard alone', async ({ page }) => {
  const form = await openForm(page, 'en-US')
  const mobile = nextMobile()
  const type = async (name: string, text: string) => {
    await form.locator(`[name=${name}]`).focus()
    await page.keyboard.type(text)
  }
  await type('companyName', 'Sample Trading')
  await type('estimateOrderCount', '300')
  await form.locator('select[name=province]').focus()
  await page.keyboard.type('Hubei')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Wuhan')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await type('detailAddr', '1 Sample Road')
  await type('contactName', 'Lin')
  await type('contactMobile', mobile)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(form.getByText('Code sent')).toBeVisible()
  await type('verifyCode', await codeSentTo(mobile, page.url()))
  await form.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  const receipt = page.getByRole('dialog', { name: /submitted successfully/ })
  await expect(receipt).toBeVisible({ timeout: 20_000 })
  await page.keyboard.press('Escape')
  await expect(receipt).toBeHidden()
})

for (const locale of localeIds) {
  test(`the form stands at both addresses, ${locale}`, async ({ page }) => {
    for (const path of [paths.cooperation(locale), paths.partners(locale)]) {
      await page.goto(path)
      await expect(page.locator('form[data-enquiry=page][data-awake]')).toBeVisible()
      expect(await page.evaluate(layoutFaults)).toEqual([])
    }
  })
}

test('the form is a plain post without a script', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(paths.cooperation('en-US'))
  const form = page.locator('form[data-enquiry]')
  const { numerals, noScript } = enquiryMessages('en-US')
  const words: readonly string[] = numerals
  const answer = async (label: string) => {
    const text = await form.locator('label', { hasText: label }).innerText()
    const [, first = '', second = ''] = /is (\w+) plus (\w+)/.exec(text) ?? []
    await form.locator('[name=answer]').fill(String(words.indexOf(first) + words.indexOf(second)))
  }
  await fillEssentials(form, nextMobile())
  await form.locator('[name=estimateOrderCount]').fill('300')
  for (const [name, place] of [
    ['province', 'hubei'],
    ['city', 'Wuhan'],
    ['district', 'jiangxia'],
  ] as const) {
    await form.locator(`input[name=${name}]`).fill(place)
  }
  await form.getByRole('button', { name: 'Get verification code' }).click()
  await expect(form.getByRole('status').first()).toContainText('on its way')
  await expect(form.locator('[name=companyName]')).toHaveValue('样例商贸有限公司')
  // The number was wrong: another code, which a question comes before.
  const mobile = nextMobile()
  await form.locator('[name=contactMobile]').fill(mobile)
  await form.getByRole('button', { name: 'Get verification code' }).click()
  await expect(form.locator('[name=answer]')).toBeFocused()
  await answer('For another code')
  await expect(form.getByRole('button', { name: noScript.another.send })).toBeVisible()
  await form.locator('[name=answer]').press('Enter')
  await expect(form.getByRole('status').first()).toContainText('on its way')
  await form.locator('[name=verifyCode]').fill(await codeSentTo(mobile, page.url()))
  await form.getByRole('checkbox').check()
  await answer('Please answer')
  await form.getByRole('button', { name: 'Submit' }).last().click()
  await expect(page.getByRole('heading', { name: /submitted successfully/ })).toBeVisible()
  await page.getByRole('button', { name: 'Check its status' }).click()
  await expect(page.getByRole('heading', { name: 'Received', exact: true })).toBeVisible()
  expect(page.url()).not.toContain('EQ-')
})

test('a private link that is none opens nothing, and says what to do', async ({ page }) => {
  await page.goto(paths.enquiryStatus('en-US'))
  await expect(page.locator('[data-state=no-link]')).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
})

test('typing goes on while the check works: no task of the page is long', async ({ page }) => {
  const form = await openForm(page, 'en-US')
  const { consent, submit } = controls(form, 'en-US')
  await fillEssentials(form, nextMobile())
  await fillOptional(form)
  await form.locator('[name=verifyCode]').fill('000000')
  await consent.check()
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(globalThis, { longTasks: seen })
    new PerformanceObserver((list) =>
      seen.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    })
  })
  await submit.click()
  await expect(form.getByRole('alert')).toBeVisible({ timeout: 20_000 })
  const longest = await page.evaluate(() =>
    Math.max(0, ...(globalThis as unknown as { longTasks: number[] }).longTasks),
  )
  expect(longest).toBeLessThan(300)
})
