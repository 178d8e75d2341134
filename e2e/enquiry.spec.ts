import { enquiryMessages, shellMessages } from '@hongyan/content/messages'
import { paths } from '../apps/site/paths.ts'
import { layoutFaults } from '../tools/browser/layout-faults.ts'
import { accessibilityFindings, expect as hasty, test } from './checked-page.ts'
import { controls, fillEssentials, fillOptional, nextMobile, openDialog, openForm } from './enquiry-pages.ts'
import { codeSentTo } from './text-messages.ts'

/** The first visitor of a script waits until it is packed. */
const expect = hasty.configure({ timeout: 20_000 })

const locales = ['zh-CN', 'en-US'] as const

// Two codes, a check and three pages are a long way on a busy machine.
test.describe.configure({ timeout: 120_000 })

for (const locale of locales) {
  const { problems, outcomes } = enquiryMessages(locale)

  test.describe(`the cooperation form in ${locale}`, () => {
    test('says every rule in its own words, and takes it back when it is met', async ({ page }) => {
      const form = await openForm(page, locale)
      const { consent, submit, summary } = controls(form, locale)
      await form.locator('[name=cooperateType]').selectOption('')
      await form.locator('[name=firstBizType]').selectOption('')
      await consent.check()
      await submit.click()
      await expect(summary).toBeFocused()
      for (const name of [
        'cooperateTypeRequired',
        'companyNameRequired',
        'firstBizTypeRequired',
        'estimateOrderCountRequired',
        'fullAddressRequired',
        'detailAddrRequired',
        'contactNameRequired',
        'contactMobileRequired',
        'verifyCodeRequired',
      ] as const) {
        await expect(form.getByText(problems[name], { exact: true })).toBeVisible()
      }
      expect(await accessibilityFindings(page)).toEqual([])
      expect(await page.evaluate(layoutFaults)).toEqual([])

      await summary.getByRole('link').nth(1).click()
      await expect(form.locator('[name=companyName]')).toBeFocused()
      await form.locator('[name=companyName]').fill('A')
      await expect(form.getByText(problems.companyNameRequired, { exact: true })).toBeHidden()

      for (const wrong of ['-1', '1.5', 'x']) {
        await form.locator('[name=estimateOrderCount]').fill(wrong)
        await expect(form.getByText(problems.estimateOrderCountWrong, { exact: true })).toBeVisible()
      }
      await form.locator('[name=estimateOrderCount]').fill('0')
      await expect(form.getByText(problems.estimateOrderCountWrong, { exact: true })).toBeHidden()

      for (const wrong of ['12345678901', '1391234567', '139123456789']) {
        await form.locator('[name=contactMobile]').fill(wrong)
        await expect(form.getByText(problems.contactMobileWrong, { exact: true })).toBeVisible()
      }
      await form.locator('[name=contactMobile]').fill('+86 139 1234 5678')
      await form.locator('[name=contactName]').focus()
      await expect(form.locator('[name=contactMobile]')).toHaveValue('13912345678')
      await expect(form.getByText(problems.contactMobileWrong, { exact: true })).toBeHidden()

      await form.locator('[name=verifyCode]').fill('12345')
      await expect(form.getByText(problems.verifyCodeWrong, { exact: true })).toBeVisible()
      await form.locator('[name=verifyCode]').pressSequentially('6789')
      await expect(form.locator('[name=verifyCode]')).toHaveValue('123456')

      await consent.uncheck()
      await expect(form.getByText(problems.consentRequired, { exact: true })).toBeVisible()
      await expect(submit).toBeDisabled()
    })

    test('says all that is missing when it is pressed unticked, and sends nothing', async ({ page }) => {
      const sent: string[] = []
      page.on('request', (request) => sent.push(request.url()))
      const form = await openForm(page, locale)
      const { consent, submit, summary } = controls(form, locale)
      const why = form.getByText(problems.consentRequired, { exact: true })
      await expect(submit).toBeDisabled()
      await expect(why).toBeHidden()
      await submit.scrollIntoViewIfNeeded()
      // By place: Playwright itself would wait for a button that is shut.
      const { x, y, width, height } = (await submit.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      await page.mouse.click(x + width / 2, y + height / 2)
      await expect(why).toBeVisible()
      await expect(summary).toBeFocused()
      await expect(form.getByText(problems.contactMobileRequired, { exact: true })).toBeVisible()
      await summary.getByRole('link').last().click()
      await expect(consent).toBeFocused()
      await expect(submit).toHaveAccessibleDescription(problems.consentRequired)
      await consent.check()
      await expect(why).toBeHidden()
      await expect(submit).toBeEnabled()
      expect(sent.filter((address) => address.includes('submitFormData'))).toEqual([])
    })

    test('takes a message to customer service, and says by when it is answered', async ({ page }) => {
      await page.goto(paths.message(locale))
      const form = page.locator('form[data-enquiry=message]')
      await expect(form).toHaveAttribute('data-awake', 'true', { timeout: 30_000 })
      await expect(page.locator('#message')).toContainText(/\d\d:\d\d/)
      expect(await accessibilityFindings(page)).toEqual([])
      const { consent, submit, getCode, retry, code } = controls(form, locale)
      const mobile = nextMobile('136')
      await form.locator('[name=contactName]').fill('林一苇')
      await form.locator('[name=contactMobile]').fill(mobile)
      await getCode.click()
      await expect(retry).toBeDisabled()
      await code.fill(await codeSentTo(mobile, page.url()))
      await consent.check()
      await submit.click()
      await expect(form.getByText(problems.remarkRequired, { exact: true })).toBeVisible()
      await form.locator('[name=remark]').fill('HY660120260038')
      await submit.click()
      await expect(page.getByRole('dialog', { name: outcomes.submitted })).toBeVisible({ timeout: 20_000 })
    })

    test('says to the keyboard why it cannot be sent yet', async ({ page }) => {
      const form = await openForm(page, locale)
      const { consent, submit } = controls(form, locale)
      await consent.focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(submit).toBeFocused()
      await expect(form.getByText(problems.consentRequired, { exact: true })).toBeVisible()
      await expect(submit).toHaveAccessibleDescription(problems.consentRequired)
    })

    test('is sent with a code and a check, and gives a number, a private page and an empty form', async ({
      page,
    }) => {
      // The campaign began on another page, and nothing of it is left in the form's address.
      await page.goto(`${paths.home(locale)}?utm_source=fair&cooperationId=c-7`)
      const form = await openForm(page, locale)
      const { words, consent, submit, getCode, retry, code } = controls(form, locale)
      await expect(form.locator('[name=cooperateType]')).toHaveValue('warehousing')
      await expect(form.locator('[name=firstBizType]')).toHaveValue('1')
      await expect(submit).toBeDisabled()
      const mobile = nextMobile()
      await fillEssentials(form, mobile)
      await fillOptional(form)
      await getCode.click()
      await expect(retry).toBeDisabled()
      await code.fill(await codeSentTo(mobile, page.url()))
      await consent.check()

      const sending = page.waitForRequest(/submitFormData/)
      const said = page.evaluate(
        () =>
          new Promise((resolve) => {
            document.addEventListener('hongyan:enquiry-submitted', (event) =>
              resolve((event as CustomEvent).detail),
            )
          }),
      )
      await submit.dblclick()
      // The second half of the double click changes nothing in the pop-up that the first has opened.
      await expect(page.locator('[data-captcha]')).toHaveAttribute('data-captcha', 'work')
      const [sent] = (await sending).postDataJSON()
      expect(sent).toMatchObject({
        estimateOrderCount: 1200,
        utm_source: 'fair',
        cooperationId: 'c-7',
        form: 'page',
      })
      for (const name of ['readed', 'fullAddress', 'clientIp']) expect(sent).not.toHaveProperty(name)

      const receipt = page.getByRole('dialog', { name: outcomes.submitted })
      await expect(receipt).toBeVisible({ timeout: 20_000 })
      const number = await receipt.locator('b').innerText()
      expect(await said).toEqual({ enquiryNo: number })
      expect(await accessibilityFindings(page)).toEqual([])
      await expect(form.locator('[name=companyName]')).toHaveValue('')
      await expect(consent).not.toBeChecked()
      // The wait for another code goes on after the form is empty, and after a reload.
      await expect(retry).toBeDisabled()

      const addresses: string[] = []
      page.on('request', (request) => addresses.push(request.url()))
      await receipt.getByRole('link', { name: words.receipt.follow }).click()
      await expect(page.getByRole('heading', { name: words.statuses.received.name })).toBeVisible({
        timeout: 20_000,
      })
      await expect(page.locator('main')).toContainText(number)
      const token = new URL(page.url()).hash.split('.').slice(1).join('.')
      expect(token.length).toBeGreaterThan(40)
      expect(addresses.filter((address) => address.split('#')[0]?.includes(token))).toEqual([])
      await expect(page.locator('main')).not.toContainText(mobile)
      expect(await accessibilityFindings(page)).toEqual([])
    })

    test('corrects and withdraws on the private page', async ({ page }) => {
      const form = await openForm(page, locale)
      const { words, consent, submit, getCode, code } = controls(form, locale)
      const mobile = nextMobile()
      await fillEssentials(form, mobile)
      await fillOptional(form)
      await getCode.click()
      await expect(form.getByText(words.code.sent.split('{')[0] ?? '')).toBeVisible()
      await code.fill(await codeSentTo(mobile, page.url()))
      await consent.check()
      await submit.click()
      await page.getByRole('link', { name: words.receipt.follow, exact: true }).click({ timeout: 20_000 })

      const correct = page.locator('section:has(#enquiry-correct)')
      await correct.getByRole('button').last().click()
      await expect(correct.getByText(words.correct.nothing)).toBeVisible()
      await correct.locator('[name=companyName]').fill('新名称有限公司')
      const newMobile = nextMobile()
      await correct.locator('[name=contactMobile]').fill(newMobile)
      await correct.getByRole('button', { name: words.code.get }).click()
      // The second code of this visit: the check opens by itself and closes again.
      await expect(correct.getByText(words.code.sent.split('{')[0] ?? '')).toBeVisible({ timeout: 20_000 })
      await correct.locator('[name=verifyCode]').fill(await codeSentTo(newMobile, page.url()))
      await correct.getByRole('button', { name: words.correct.save }).click()
      await expect(page.locator('main dl').filter({ hasText: '新名称有限公司' })).toBeVisible()

      await page.getByRole('button', { name: words.withdraw.open }).click()
      await page.getByRole('button', { name: words.withdraw.yes }).click()
      await expect(page.getByRole('heading', { name: words.statuses.withdrawn.name })).toBeVisible()
      await expect(page.locator('main')).not.toContainText('新名称有限公司')
      await page.reload()
      await expect(page.getByRole('heading', { name: words.statuses.withdrawn.name })).toBeVisible()
    })

    test('codes: what went wrong is said in the words of the rules, beside the field', async ({ page }) => {
      const form = await openForm(page, locale)
      const { getCode, retry } = controls(form, locale)
      await form.locator('[name=contactMobile]').fill('12345')
      await getCode.click()
      await expect(form.getByText(problems.contactMobileWrong, { exact: true })).toBeVisible()
      await expect(form.locator('[name=contactMobile]')).toBeFocused()

      await form.locator('[name=contactMobile]').fill(nextMobile('199'))
      await getCode.click()
      await expect(form.getByText(outcomes.codeFailed)).toBeVisible()

      const mobile = nextMobile()
      await form.locator('[name=contactMobile]').fill(mobile)
      await getCode.click()
      await expect(retry).toBeDisabled()
      await page.reload()
      await expect(form).toHaveAttribute('data-awake', 'true')
      await expect(form.locator('[name=contactMobile]')).toHaveValue(mobile)
      await expect(retry).toBeDisabled()

      // Another tab has no countdown, yet the number has had its code.
      await page.evaluate(() => sessionStorage.removeItem('hongyan.code.enquiry'))
      await page.reload()
      await expect(form).toHaveAttribute('data-awake', 'true')
      await expect(form.locator('[name=contactMobile]')).toHaveValue(mobile)
      await getCode.click()
      await expect(form.getByText(outcomes.tooFrequent)).toBeVisible({ timeout: 20_000 })
    })

    test('a wrong code, and a check that was turned away, cost nothing that was typed', async ({ page }) => {
      const form = await openForm(page, locale)
      const { words, consent, submit, getCode, code, summary } = controls(form, locale)
      const mobile = nextMobile()
      await fillEssentials(form, mobile)
      await fillOptional(form)
      await getCode.click()
      await expect(form.getByText(words.code.sent.split('{')[0] ?? '')).toBeVisible()
      const right = await codeSentTo(mobile, page.url())
      await code.fill(right === '000000' ? '000001' : '000000')
      await consent.check()
      await submit.click()
      await expect(summary.getByRole('link', { name: words.fields.verifyCode })).toBeVisible({
        timeout: 20_000,
      })
      await code.fill(right)
      await submit.press('Enter')
      await expect(page.locator('[data-captcha]')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.locator('[data-captcha]')).toBeHidden()
      await expect(form.locator('[name=companyName]')).toHaveValue('样例商贸有限公司')
      await submit.press('Enter')
      await page.getByRole('button', { name: words.captcha.otherWay }).click()
      const question = (
        await page.locator('[data-captcha=question] b').filter({ hasText: /\S/ }).innerText()
      ).trim()
      const numerals: readonly string[] = words.numerals
      const [first = '', second = ''] = numerals.flatMap((_, at) => {
        const word = numerals[numerals.length - 1 - at] ?? ''
        return new RegExp(locale === 'en-US' ? `\\b${word}\\b` : `(?<![十])${word}(?![一二])`).test(question)
          ? [word]
          : []
      })
      const sum = numerals.indexOf(first) + numerals.indexOf(second || first)
      await page.locator('[data-captcha=question] input').fill(String(sum))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: outcomes.submitted })).toBeVisible({ timeout: 20_000 })
    })
  })

  test.describe(`the consultation in ${locale}`, () => {
    test('opens over the page, keeps the focus, and only its own ✕ closes it', async ({ page }) => {
      const dialog = await openDialog(page, locale)
      const { title, notice, close } = shellMessages(locale).consultation
      await expect(dialog).toHaveAccessibleName(title)
      await expect(dialog).toContainText(notice)
      expect(await dialog.evaluate((element) => element.parentElement?.parentElement?.tagName)).toBe('BODY')
      for (const width of [1440, 1280, 1000, 880]) {
        await page.setViewportSize({ width, height: 768 })
        const box = await dialog.boundingBox()
        const inner = await page.evaluate(() => document.documentElement.clientWidth)
        expect(Math.abs((box?.width ?? 0) - inner * 0.8), `at ${width}`).toBeLessThan(14)
        await expect(controls(dialog, locale).submit).toBeInViewport({ ratio: 1 })
      }
      await page.setViewportSize({ width: 768, height: 768 })
      expect((await dialog.boundingBox())?.width).toBeGreaterThan(750)
      await page.setViewportSize({ width: 1280, height: 768 })

      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await page.mouse.click(4, 300)
      await expect(dialog).toBeVisible()
      for (let press = 0; press < 30; press += 1) {
        await page.keyboard.press('Tab')
        const outside = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
        )
        expect(outside).toBe(false)
        // What has the focus comes to stand over the button that stays in sight.
        const covered = () =>
          page.evaluate(() => {
            const own = document.activeElement ?? document.body
            if (own === document.body) return null
            const { x, y, width, height } = own.getBoundingClientRect()
            const top = document.elementFromPoint(x + width / 2, y + height / 2)
            return top !== null && (own.contains(top) || top.contains(own))
              ? null
              : own.outerHTML.slice(0, 80)
          })
        await expect.poll(covered).toBeNull()
      }
      expect(await accessibilityFindings(page)).toEqual([])

      await dialog.locator('[name=companyName]').fill('样例')
      await dialog.getByRole('button', { name: close }).click()
      await expect(dialog).toBeHidden()
      await expect(page.locator('main a[data-opens=consultation-dialog]').last()).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(dialog.locator('[name=companyName]')).toHaveValue('样例')
    })

    test('asks less, insists on the detailed address, and closes when it is sent', async ({ page }) => {
      const dialog = await openDialog(page, locale, '?utm_term=dialog')
      const { words, consent, submit, getCode, code, summary } = controls(dialog, locale)
      await dialog.locator('[name=cooperateType]').selectOption('')
      await dialog.locator('[name=firstBizType]').selectOption('')
      await consent.check()
      await submit.click()
      await expect(summary.getByRole('link')).toHaveText([
        words.fields.companyName,
        words.fields.detailAddr,
        words.fields.contactName,
        words.fields.contactMobile,
        words.fields.verifyCode,
      ])
      const mobile = nextMobile()
      await fillEssentials(dialog, mobile)
      await getCode.click()
      await expect(dialog.getByText(words.code.sent.split('{')[0] ?? '')).toBeVisible()
      await code.fill(await codeSentTo(mobile, page.url()))
      const sending = page.waitForRequest(/submitFormData/)
      await submit.click()
      const [sent] = (await sending).postDataJSON()
      expect(sent).toMatchObject({ form: 'dialog', utm_term: 'dialog', detailAddr: '样例路 1 号' })
      expect(sent).not.toHaveProperty('province')
      await expect(page.getByRole('dialog', { name: outcomes.submitted })).toBeVisible({ timeout: 20_000 })
      await expect(dialog).toBeHidden()
    })
  })
}
