import type { ChildProcess } from 'node:child_process'
import { enquiryMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { type Mailbox, startMailbox } from '@hongyan/testing/mailbox'
import { type PostgresProcess, startPostgres } from '@hongyan/testing/postgres-process'
import { type Page, test } from '@playwright/test'
import { unavailable } from '../apps/site/calls/refusals.ts'
import { paths } from '../apps/site/paths.ts'
import { startBrowserSite } from '../tools/browser/start-site.ts'
import { expect as hasty } from './checked-page.ts'
import { controls, fillEssentials, fillOptional, nextMobile, openForm } from './enquiry-pages.ts'
import { codeSentTo } from './text-messages.ts'

/** The first visitor of a script waits until it is packed. */
const expect = hasty.configure({ timeout: 20_000 })

const port = 4330
const locales = ['zh-CN', 'en-US'] as const

let mailbox: Mailbox
let database: PostgresProcess
let site: ChildProcess
const mails = () => mailbox.mailsTo(mailbox.settings.MAIL_TO)

// One site, one database that stops: one test after the other.
test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({ baseURL: `http://127.0.0.1:${port}` })

test.beforeAll(async () => {
  // A ceiling: a database is made, migrated and filled, beside three other windows.
  test.setTimeout(180_000)
  mailbox = await startMailbox()
  database = await startPostgres({ durable: false })
  site = await startBrowserSite(port, mailbox.settings, database.url)
})

test.afterAll(async () => {
  site?.kill()
  await database?.stop()
  await mailbox?.stop()
})

/** The form, filled and ready to be sent. */
async function filledForm(page: Page, locale: LocaleId) {
  const form = await openForm(page, locale)
  const used = controls(form, locale)
  const mobile = nextMobile()
  await fillEssentials(form, mobile)
  await fillOptional(form)
  await used.getCode.click()
  await expect(form.getByText(used.words.code.sent.split('{')[0] ?? '')).toBeVisible()
  await used.code.fill(await codeSentTo(mobile, page.url()))
  await used.consent.check()
  return { form, ...used }
}

const receiptOf = (page: Page, locale: LocaleId) =>
  page.getByRole('dialog', { name: enquiryMessages(locale).outcomes.submitted })

test('an enquiry arrives in the mailbox of the company, with what was asked and its number', async ({
  page,
}) => {
  const { submit } = await filledForm(page, 'en-US')
  await submit.click()
  const number = await receiptOf(page, 'en-US').locator('b').innerText()
  await expect.poll(() => mails().length).toBe(1)
  const { subject, text: said } = mails()[0] ?? {}
  expect(subject).toContain(number)
  expect(said).toContain('样例商贸有限公司')
})

for (const locale of locales) {
  test(`without its database the site reads on, the form says so, and goes out once it is back, ${locale}`, async ({
    page,
    request,
  }) => {
    const { form, submit, summary } = await filledForm(page, locale)
    await database.halt()
    try {
      for (const path of [paths.home, paths.products, paths.news, paths.fee, paths.help, paths.cooperation]) {
        expect((await request.get(path(locale))).status(), path(locale)).toBe(200)
      }
      expect((await request.get('/healthz')).status()).toBe(200)
      expect((await request.get('/readyz')).status()).toBe(503)

      const answered = page.waitForResponse(/submitFormData/)
      await submit.click()
      const answer = await answered
      expect(answer.status()).toBe(503)
      expect(answer.headers()['retry-after']).toMatch(/^\d+$/)
      await expect(summary).toBeVisible()
      await expect(receiptOf(page, locale)).toBeHidden()
      await expect(form.locator('[name=companyName]')).toHaveValue('样例商贸有限公司')

      const submitted = await request.post(paths.cooperation(locale), {
        form: { companyName: '样例商贸有限公司', contactMobile: nextMobile(), do: 'code' },
        headers: { origin: `http://127.0.0.1:${port}` },
      })
      expect(submitted.status()).toBe(503)
      expect(submitted.headers()['retry-after']).toMatch(/^\d+$/)
      const again = await submitted.text()
      expect(again).toContain('样例商贸有限公司')
      expect(again).toContain(unavailable.text[locale])
    } finally {
      await database.resume()
    }
    await expect.poll(async () => (await request.get('/readyz')).status()).toBe(200)
    await submit.click()
    await expect(receiptOf(page, locale)).toBeVisible()
    await expect.poll(() => mails().length).toBeGreaterThan(locales.indexOf(locale) + 1)
  })
}
