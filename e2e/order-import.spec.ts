import { accountMessages } from '@hongyan/content'
import { orderImportMessages, orderListMessages, orderMessages } from '@hongyan/content/messages'
import { fill, formatMoney, type LocaleId, plural } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { expect, type Page } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { layoutFaults } from '../tools/browser/layout-faults.ts'
import { accessibilityFindings, settled } from './checked-page.ts'
import { acceptOrderOf } from './company-calls.ts'
import { test } from './shared-site.ts'
import { openSignedOut, type SignInSite, signInFrom } from './sign-in-site.ts'

/** A list of four: two that can go, one with a digit too few, and one that needs a tick. */
async function aList({ request }: Page, { origin }: SignInSite): Promise<string> {
  const answer = await request.get(`${origin}/v1/pickup-windows?division=440305&product=express-standard`)
  const days: { windows: { from: string; state: string }[] }[] = (await answer.json()).data.days
  const { from = '' } = days.flatMap(({ windows }) => windows).findLast(({ state }) => state === 'open') ?? {}
  const [day = '', time = ''] = from.split('T')
  const line = (name: string, phone: string, goods: string) =>
    `林样本,13800001357,广东省深圳市南山区示例路8号,${name},${phone},北京市朝阳区示例北街16号,${goods},2,4.2,${day},${time.slice(0, 5)}`
  return [
    '寄件人,寄件电话,寄件地址,收件人,收件电话,收件地址,物品,件数,每件公斤,取件日期,取件时间',
    line('欧阳样例', '13900002468', '茶叶'),
    line('周样章', '1390000246', '茶叶'),
    line('吴样书', '13900002468', '充电宝'),
    line('何样本', '13900002468', '茶叶'),
  ].join('\n')
}

for (const { locale, width, javaScriptEnabled } of [
  { locale: 'zh-CN', width: 375, javaScriptEnabled: false },
  { locale: whereWritten('zh-HK', (hk) => hk) ?? 'zh-CN', width: 375, javaScriptEnabled: true },
  { locale: 'en-US', width: 1280, javaScriptEnabled: true },
] satisfies { locale: LocaleId; width: number; javaScriptEnabled: boolean }[]) {
  test.describe(`${locale}, ${width} px, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled })
    const words = orderImportMessages(locale)
    const { review, choose, done } = words

    /** At both widths: nothing sticks out, and a screen reader finds everything. */
    async function expectSound(page: Page): Promise<void> {
      if (!javaScriptEnabled) return
      await settled(page)
      expect(await accessibilityFindings(page, 'main')).toEqual([])
      for (const other of [1280, 375]) {
        await page.setViewportSize({ width: other, height: 900 })
        expect(await page.evaluate(layoutFaults), `${other} px`).toEqual([])
      }
      await page.setViewportSize({ width, height: 900 })
    }

    test('a list is looked over, mended, placed once and labelled', async ({ page, site, who }) => {
      test.setTimeout(180_000)
      const address = site.origin + paths.orderImport(locale)
      const said = page.locator('main [role=alert]')
      const lines = page.locator('[data-line]')
      const place = page.locator('main button[value=place]')
      await signInFrom(page, site.origin + paths.orderList(locale), who)
      await page.locator('main').getByRole('link', { name: words.title }).click()
      await expect(page).toHaveURL(address)
      const template = await page.request.get(site.origin + paths.orderTemplate(locale))
      expect([template.status(), await template.text()]).toEqual([
        200,
        expect.stringContaining(words.columns.goods),
      ])
      await page.getByRole('button', { name: choose.submit }).click()
      await expect(said).toContainText(choose.nothing)

      await page.getByLabel(choose.file).setInputFiles({
        name: 'orders.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(await aList(page, site)),
      })
      await expectSound(page)
      await page.getByRole('button', { name: choose.submit }).click()
      await expect(lines).toHaveCount(4)
      await expect(page.getByRole('heading', { name: plural(locale, 2, review.mend) })).toBeVisible()
      await expect(page.getByRole('heading', { name: plural(locale, 2, review.ready) })).toBeVisible()
      await expectSound(page)

      // Enter looks again and places nothing.
      const phone = page.getByRole('textbox', { name: words.columns.recipient_phone })
      await expect(phone).toHaveValue('1390000246')
      await expect(phone).toHaveAttribute('aria-invalid', 'true')
      await expect(phone).toHaveAccessibleDescription(/./)
      await phone.fill('13900002469')
      await phone.press('Enter')
      await expect(page.getByRole('heading', { name: plural(locale, 3, review.ready) })).toBeVisible()
      await expect(page.getByRole('checkbox', { name: review.yes })).not.toBeChecked()

      const leave = page.getByRole('checkbox', { name: fill(review.take, { line: 5, name: '何样本' }) })
      await leave.uncheck()
      if (javaScriptEnabled) {
        const fen = await lines
          .locator('> label input:checked[data-total]')
          .evaluateAll((boxes) =>
            boxes.reduce((sum, box) => sum + Number((box as HTMLInputElement).dataset.total), 0),
          )
        const total = formatMoney(locale, fen)
        await expect(place).toHaveText(plural(locale, 2, review.place, { total }))
        await expect(page.locator('[data-tally="total"] dd')).toHaveText(total)
        // Another price than the one that stood here, as after a change of the tariff.
        await page.locator('input[name="shown.1"]').evaluate((input: HTMLInputElement) => {
          input.value = input.value.replace(/^\d+/, '1200')
        })
        await place.click()
        await expect(said).toContainText(plural(locale, 1, review.statuses.changed))
        await expect(page.locator('[data-line="2"]')).toContainText(formatMoney(locale, 1200))
        await expect(leave).not.toBeChecked()
        await expectSound(page)
      }
      await place.dblclick()
      await expect(page.locator('main').getByRole('status').first()).toContainText(
        plural(locale, 2, review.statuses.placed),
      )
      await expect(lines.filter({ hasText: /HO\d{13}/ })).toHaveCount(2)
      // In the middle of it: the same form once more; with scripts, which mark the page as one of an account, the list
      // as the account has kept it.
      if (javaScriptEnabled) await expect.poll(() => page.evaluate(() => history.state)).not.toBeNull()
      await page.reload()
      if (javaScriptEnabled) await page.getByRole('button', { name: words.unfinished.resume }).first().click()
      await expect(lines.filter({ hasText: /HO\d{13}/ })).toHaveCount(2)
      await page.getByRole('checkbox', { name: review.yes }).check()
      await page.locator('main button[value=check]:visible').last().click()
      await place.click()
      await expect(page).toHaveURL(/\?list=list-/)
      const rows = page.locator('[data-placed] tbody tr')
      await expect(rows).toHaveCount(3)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(plural(locale, 3, done.title))
      await expect(rows.first()).toContainText(done.pending)
      await expectSound(page)

      const numbers = await rows.locator('th').allTextContents()
      for (const number of numbers) await acceptOrderOf(site, number.trim())
      if (!javaScriptEnabled) await page.getByRole('link', { name: done.look }).click()
      await expect(rows.first()).toContainText(/HY\d{12}/)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: plural(locale, 6, done.labels) }).click()
      expect((await download).suggestedFilename()).toMatch(/^labels-HO\d+\.pdf$/)

      await page.goto(site.origin + paths.orderList(locale))
      await expect(page.locator('main ol > li[id]')).toHaveCount(3)
      const kept = await page.request.get(address)
      expect(kept.headers()['cache-control']).toBe('no-store')
      const later = await openSignedOut(page, address)
      await expect(later.getByRole('heading', { level: 1 })).toHaveText(words.signedOut.title)
    })

    test('what is pasted stays while it cannot be read, and the order page leads here', async ({
      page,
      site,
      who,
    }) => {
      await signInFrom(page, site.origin + paths.orderList(locale), who)
      await page.goto(site.origin + paths.placeOrder(locale, 'express'))
      await page.getByRole('link', { name: orderMessages(locale).many }).click()
      await expect(page).toHaveURL(site.origin + paths.orderImport(locale))
      await page.getByLabel(choose.text).fill('姓名\t电话\n张三\t1')
      await page.getByRole('button', { name: choose.submit }).click()
      await expect(page.locator('main [role=alert]')).toContainText(words.columns.recipient_address)
      await expect(page.getByLabel(choose.text)).toHaveValue('姓名\t电话\n张三\t1')
      await page.locator('main summary').click()
      await expect(page.getByRole('rowheader', { name: words.columns.pickup_day })).toBeVisible()
      await expectSound(page)
      if (javaScriptEnabled) {
        await page.getByLabel(choose.text).fill(await aList(page, site))
        await page.getByRole('button', { name: choose.submit }).click()
        await expect(page.locator('[data-line]')).toHaveCount(4)
        await page.context().setOffline(true)
        await page.locator('main button[value=place]').click()
        await expect(page.getByText(review.offline)).toBeVisible()
        await page.context().setOffline(false)
        await page.getByRole('textbox', { name: words.columns.recipient_phone }).fill('13900002469')
        await page.locator('header button[data-account]').click()
        const menu = page.locator('#account-menu')
        await menu.getByRole('button', { name: accountMessages(locale).menu.signOut }).click()
        await expect(page).toHaveURL(site.origin + paths.signedOut(locale))
        expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
        await signInFrom(page, site.origin + paths.orderImport(locale), who)
        await expectSound(page)
        await page.getByRole('button', { name: words.unfinished.resume }).first().click()
        await expect(page.getByRole('heading', { name: plural(locale, 3, review.ready) })).toBeVisible()
      }
      await page.goto(`${site.origin}${paths.orderImport(locale, `list-${'x'.repeat(43)}`)}`)
      await expect(page.locator('main [role=alert]')).toContainText(choose.missing)
      await page.goto(site.origin + paths.orderList(locale))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(orderListMessages(locale).title)
    })

    // Without a script nothing is given to the account before a form is sent.
    if (javaScriptEnabled) {
      test('what was pasted and not looked over moves to the account with signing out', async ({
        page,
        site,
        who,
      }) => {
        const address = site.origin + paths.orderImport(locale)
        const { unfinished } = words
        const signOut = async () => {
          await page.locator('header button[data-account]').click()
          const { menu } = accountMessages(locale)
          await page.locator('#account-menu').getByRole('button', { name: menu.signOut }).click()
          await expect(page).toHaveURL(site.origin + paths.signedOut(locale))
        }
        await signInFrom(page, address, who)
        const list = await aList(page, site)
        await page.getByLabel(choose.text).fill(list)
        await signOut()
        expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)

        await signInFrom(page, address, who)
        const kept = page.locator('section[aria-labelledby=saved-lists] li')
        const ofToday = plural(locale, 4, unfinished.pasted, { time: '\n' }).split('\n')[1] ?? ''
        const pasted = kept.filter({ hasText: ofToday })
        await expect(pasted).toHaveCount(1)
        await expectSound(page)
        await pasted.getByRole('button', { name: unfinished.resume }).click()
        await expect(page.getByLabel(choose.text)).toHaveValue(list)
        await page.getByRole('button', { name: choose.submit }).click()
        await expect(page.locator('[data-line]')).toHaveCount(4)
        await page.goto(address)
        await expect(pasted).toHaveCount(0)

        // Discarding asks first.
        const looked = await kept.count()
        const first = kept.first()
        await first.getByRole('button', { name: unfinished.discard.label }).click()
        const asked = page.getByRole('dialog', { name: unfinished.discard.label })
        await expect(asked.getByRole('button', { name: unfinished.discard.notNow })).toBeFocused()
        await expectSound(page)
        await asked.getByRole('button', { name: unfinished.discard.notNow }).click()
        await expect(asked).toBeHidden()
        await expect(kept).toHaveCount(looked)
        await first.getByRole('button', { name: unfinished.discard.label }).click()
        await asked.getByRole('button', { name: unfinished.discard.sure }).click()
        await expect(kept).toHaveCount(looked - 1)
        await expect(page).toHaveURL(address)
      })
    }
  })
}
