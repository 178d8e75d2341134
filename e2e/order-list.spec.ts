import { orderListMessages, orderMessages } from '@hongyan/content/messages'
import { fill, type LocaleId, plural } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { expect } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { acceptOrderOf } from './company-calls.ts'
import { placeOrderOf } from './place-order.ts'
import { test } from './shared-site.ts'
import { openSignedOut, signInFrom } from './sign-in-site.ts'

for (const { locale, width, javaScriptEnabled } of [
  { locale: 'zh-CN', width: 375, javaScriptEnabled: false },
  { locale: whereWritten('zh-HK', (hk) => hk) ?? 'zh-CN', width: 1280, javaScriptEnabled: true },
  { locale: 'en-US', width: 1280, javaScriptEnabled: true },
] satisfies { locale: LocaleId; width: number; javaScriptEnabled: boolean }[]) {
  test.describe(`${locale}, ${width} px, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled })
    const words = orderListMessages(locale)

    test('orders are found, opened, changed, labelled and cancelled', async ({ page, site, who }) => {
      const address = site.origin + paths.orderList(locale)
      const rows = page.locator('main ol > li[id]')
      const said = page.locator('main').getByRole('status')
      await signInFrom(page, address, who)
      await expect(page.getByRole('heading', { name: words.empty.title })).toBeVisible()
      const [first, second] = [
        await placeOrderOf(page, site, '欧阳样例'),
        await placeOrderOf(page, site, '周样章'),
      ]
      await acceptOrderOf(site, first)
      await page.goto(address)
      await expect(rows).toHaveCount(2)

      await page.getByRole('combobox', { name: words.find.product, exact: true }).selectOption('air')
      await page.getByRole('button', { name: words.find.submit }).click()
      await expect(page).toHaveURL(/product=air/)
      await expect(page.getByRole('heading', { name: words.noMatch.title })).toBeVisible()
      await page.goBack()
      await expect(rows).toHaveCount(2)
      await page.getByLabel(words.find.text).fill('欧阳')
      await page.getByRole('button', { name: words.find.submit }).click()
      await expect(rows).toHaveCount(1)
      expect(page.url()).toBe(site.origin + paths.orderList(locale))

      // The time of pickup leads to where it is changed.
      await page.getByRole('link', { name: `${words.row.change}: ${first}` }).click()
      await expect(page).toHaveURL(/#change-pickup$/)
      await expect(page.locator('main')).toContainText('茶叶')
      await expect(page.locator('main')).not.toContainText('13900002468')
      await page.locator('main summary', { hasText: words.recipient.title }).click()
      await page.getByRole('textbox', { name: words.recipient.phone, exact: true }).fill('12')
      await page.getByRole('button', { name: words.recipient.save }).click()
      await expect(page.locator('main').getByRole('alert').first()).toContainText(words.failed)
      await page.getByRole('textbox', { name: words.recipient.phone, exact: true }).fill('13700001111')
      await page.getByRole('button', { name: words.recipient.save }).click()
      await expect(said).toContainText(words.recipient.done)
      await expect(page.locator('main')).toContainText('137******11')
      await page.locator('main summary', { hasText: words.pickup.title }).click()
      await page.getByRole('combobox', { name: words.pickup.label, exact: true }).selectOption({ index: 1 })
      await page.getByRole('button', { name: words.pickup.save }).click()
      await expect(said).toContainText(words.pickup.done)

      // How far it is in five steps, and its labels from where it stands open.
      const open = page.locator(`[id="${first}"]`)
      await expect(open.locator('ol > li b')).toHaveText([
        words.steps.placed,
        words.steps.accepted,
        words.ahead.collect,
        words.steps.moving,
        words.ahead.delivered,
      ])
      await expect(open.locator('[aria-current=step]')).toContainText(words.steps.accepted)
      await open.getByRole('combobox', { name: words.batch.size }).selectOption('76x130')
      const own = page.waitForEvent('download')
      await open.getByRole('button', { name: plural(locale, 2, words.head.labels) }).click()
      expect((await own).suggestedFilename()).toBe(`labels-${first}.pdf`)

      await page.goto(address)
      const labels = page.getByRole('button', { name: words.batch.labels })
      await expect(labels).toBeHidden()
      await page.getByRole('checkbox', { name: fill(words.batch.pick, { number: first }) }).check()
      if (javaScriptEnabled)
        await expect(page.locator('main form[id=batch]')).toContainText(
          fill(words.batch.picked, { count: 1 }),
        )
      await page.getByRole('button', { name: words.batch.clear }).click()
      await expect(labels).toBeHidden()
      await page.getByRole('checkbox', { name: fill(words.batch.pick, { number: first }) }).check()
      const download = page.waitForEvent('download')
      await labels.click()
      expect((await download).suggestedFilename()).toBe(`labels-${first}.pdf`)

      await page.goto(address)
      await page.getByRole('checkbox', { name: fill(words.batch.pick, { number: second }) }).check()
      await page.locator('main summary', { hasText: words.batch.cancel }).click()
      await page.getByRole('button', { name: words.batch.sure }).click()
      await expect(said).toContainText(words.cancel.done)
      await expect(page.locator(`[id="${second}"]`)).toContainText(words.states.cancelled)
      await page.getByRole('link', { name: `${words.row.open}: ${second}` }).click()
      await expect(page.locator('main')).toContainText(words.settled)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(1)

      // The page without its session asks to sign in, and nobody has kept it.
      const kept = await page.request.get(address, { headers: { cookie: '' } })
      expect(kept.headers()['cache-control']).toBe('no-store')
      const later = await openSignedOut(page, address)
      await expect(later.getByRole('heading', { level: 1 })).toHaveText(words.signedOut.title)
      expect(await later.content()).not.toContain(first)
    })

    test('an order begins once more, for whoever placed it and nobody else', async ({ page, site, who }) => {
      const address = site.origin + paths.orderList(locale)
      await signInFrom(page, address, who)
      const number = await placeOrderOf(page, site, '吴样书')
      const form = site.origin + paths.placeOrder(locale, 'express', `again=${number}`)
      const { draft, parties } = orderMessages(locale)
      const said = page.getByText(fill(draft.repeats, { number }))
      const link = page.getByRole('link', { name: `${words.row.again}: ${number}` })
      await page.goto(address)
      await page.getByRole('link', { name: `${words.row.open}: ${number}` }).click()
      await expect(page).toHaveURL(/open=HO/)
      await expect(link).toHaveAttribute('href', new URL(form).pathname + new URL(form).search)
      await link.click()
      await expect(page).toHaveURL(form)
      await expect(said).toBeVisible()
      for (const [of, name, phone] of [
        ['sender', '林样本', '13800001357'],
        ['recipient', '吴样书', '13900002468'],
      ] as const) {
        const party = page.locator(`#order-${of}`)
        const edit = `${parties[of].title}: ${parties.edit}`
        if (javaScriptEnabled) await party.getByRole('button', { name: edit }).click()
        await expect(party.locator('[autocomplete=name]')).toHaveValue(name)
        await expect(party.locator('[autocomplete=tel]')).toHaveValue(phone)
      }
      await expect(page.locator('#order-good-0')).toHaveValue('茶叶')
      await expect(page.locator('main input[name=kg]')).toHaveValue('4.2')
      await expect(page.locator('main input[name=window]:checked')).toHaveCount(0)
      const mine = await page.request.get(form)
      expect(mine.headers()['cache-control']).toBe('no-store')

      await page.context().clearCookies()
      for (const other of [null, site.newPerson()]) {
        if (other !== null) await signInFrom(page, address, other)
        await page.goto(form)
        await expect(page.locator('#order-recipient [autocomplete=name]')).toHaveValue('')
        await expect(said).toHaveCount(0)
        expect(await page.content()).not.toContain('吴样书')
      }
    })

    if (javaScriptEnabled)
      test('orders are walked by keys', async ({ page, site, who }) => {
        const address = site.origin + paths.orderList(locale)
        await signInFrom(page, address, who)
        for (const recipient of ['欧阳样例', '周样章']) await placeOrderOf(page, site, recipient)
        await page.goto(address)
        const openers = page.locator('[data-opener]')
        await openers.first().focus()
        await page.keyboard.press('ArrowDown')
        await expect(openers.nth(1)).toBeFocused()
        await page.keyboard.press('ArrowUp')
        await page.keyboard.press('Space')
        await expect(page.locator('main ol input[type=checkbox]:not([data-pick-all])').first()).toBeChecked()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/open=HO/)
      })
  })
}
