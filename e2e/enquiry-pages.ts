import { enquiryMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import type { Locator, Page } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { expect } from './checked-page.ts'

let people = 0

/** A mobile number nobody has had before in this run. */
export function nextMobile(begin = '138'): string {
  people += 1
  return `${begin}${String(Date.now() % 1_000_000).padStart(6, '0')}${String(people % 100).padStart(2, '0')}`
}

/** Opens the page of the form and waits until a script answers. */
export async function openForm(page: Page, locale: LocaleId, query = ''): Promise<Locator> {
  await page.goto(paths.cooperation(locale) + query)
  const form = page.locator('form[data-enquiry=page]')
  await expect(form).toHaveAttribute('data-awake', 'true', { timeout: 30_000 })
  await expect(form.locator('select[name=province]')).toBeEnabled({ timeout: 30_000 })
  return form
}

/** Opens the consultation from the home page. */
export async function openDialog(page: Page, locale: LocaleId, query = ''): Promise<Locator> {
  await page.goto(paths.home(locale) + query)
  await page.locator('main a[data-opens=consultation-dialog]').last().click()
  const dialog = page.locator('#consultation-dialog')
  await expect(dialog.locator('form[data-awake]')).toBeVisible({ timeout: 30_000 })
  return dialog
}

/** Fills what both forms ask for, code excepted. */
export async function fillEssentials(form: Locator, mobile: string): Promise<void> {
  await form.locator('[name=companyName]').fill('样例商贸有限公司')
  await form.locator('[name=detailAddr]').fill('样例路 1 号')
  await form.locator('[name=contactName]').fill('林一苇')
  await form.locator('[name=contactMobile]').fill(mobile)
}

/** Fills what the page asks for beyond the dialog. */
export async function fillOptional(form: Locator): Promise<void> {
  await form.locator('[name=estimateOrderCount]').fill('1,200')
  await form.locator('select[name=province]').selectOption({ index: 5 })
  await form.locator('select[name=city]').selectOption({ index: 1 })
  const district = form.locator('select[name=district]')
  if (await district.isEnabled()) await district.selectOption({ index: 1 })
}

/** The controls of the form by what they are called in a language. */
export function controls(form: Locator, locale: LocaleId) {
  const words = enquiryMessages(locale)
  return {
    words,
    consent: form.getByRole('checkbox'),
    submit: form.getByRole('button', { name: words.send.submit, exact: true }),
    getCode: form.getByRole('button', { name: words.code.get }),
    retry: form.getByRole('button', { name: new RegExp(words.code.again.replace('{seconds}', '\\d+')) }),
    code: form.locator('[name=verifyCode]'),
    summary: form.getByRole('alert'),
  }
}
