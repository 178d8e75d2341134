import {
  accountMessages,
  myShipmentMessages,
  overviewMessages,
  trackingMessages,
} from '@hongyan/content/messages'
import { fill, type LocaleId, plural } from '@hongyan/locales'
import { nextWaybillNo } from '@hongyan/testing'
import { whereWritten } from '@hongyan/testing/where-written'
import { expect } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { accessibilityFindings } from './checked-page.ts'
import { acceptOrderOf, notifyOfShipment } from './company-calls.ts'
import { placeOrderOf } from './place-order.ts'
import { test } from './shared-site.ts'
import { signInFrom } from './sign-in-site.ts'

const friend = '13911113333'

for (const { locale, width, javaScriptEnabled } of [
  { locale: 'zh-CN', width: 375, javaScriptEnabled: false },
  { locale: whereWritten('zh-HK', (hk) => hk) ?? 'zh-CN', width: 1280, javaScriptEnabled: true },
  { locale: 'en-US', width: 768, javaScriptEnabled: true },
] satisfies { locale: LocaleId; width: number; javaScriptEnabled: boolean }[]) {
  test.describe(`${locale}, ${width} px, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled })
    const words = overviewMessages(locale)

    test('what needs somebody today comes first, then what is on the way', async ({ page, site, who }) => {
      const [sent, coming] = [nextWaybillNo(), nextWaybillNo()]
      const main = page.locator('main')
      await signInFrom(page, site.origin + paths.my(locale), who)
      await expect(main.getByRole('heading', { level: 1 })).toContainText(who.name)
      await expect(main.getByRole('heading', { name: words.first.title })).toBeVisible()
      await expect(main.getByRole('link', { name: words.way.order })).toBeVisible()
      if (javaScriptEnabled) expect(await accessibilityFindings(page, 'main')).toEqual([])

      await notifyOfShipment(site, { waybillNo: sent, code: 'picked_up', from: who.mobile, to: friend })
      await notifyOfShipment(site, {
        waybillNo: coming,
        code: 'attempt_failed',
        from: friend,
        to: who.mobile,
      })
      await page.reload()
      await expect(main).not.toContainText(words.first.title)
      await expect(main).toContainText(words.reminders.none)
      await expect(main.getByRole('heading', { level: 3 })).toHaveText([
        words.actions['choose-delivery'].title,
      ])
      const row = main.getByRole('listitem').filter({ hasText: sent })
      await expect(row).toContainText(trackingMessages(locale).statuses.picked_up.name)
      // What axe asks runs as a script of the page.
      if (javaScriptEnabled) expect(await accessibilityFindings(page, 'main')).toEqual([])

      await main.getByRole('link', { name: words.way.roles.receiver }).click()
      await expect(page).toHaveURL(`${site.origin}${paths.my(locale)}?role=receiver`)
      await expect(main.getByRole('listitem').filter({ hasText: coming })).toHaveCount(2)
      await main.getByRole('link', { name: words.actions['choose-delivery'].act }).click()
      await expect(page).toHaveURL(`${site.origin}${paths.myShipments(locale, `open=${coming}`)}#${coming}`)
      await page.goBack()
      await main.getByRole('link', { name: `${words.privacy.open}: ${words.privacy.title}` }).click()
      await expect(page).toHaveURL(site.origin + paths.my(locale, 'privacy'))
      await page.goBack()
      await main.getByRole('link', { name: `${words.reminders.manage}: ${words.reminders.title}` }).click()
      await expect(page).toHaveURL(`${site.origin}${paths.my(locale, 'privacy')}#subscriptions`)
      if (javaScriptEnabled) await expect(page.locator('#subscriptions')).toBeInViewport()
    })
  })
}

test('an order is repeated from its card, and the menu counts what is under way', async ({
  page,
  site,
  who,
}) => {
  test.setTimeout(120_000)
  const locale = 'en-US'
  const { repeat } = overviewMessages(locale)
  const { entries, counts } = accountMessages(locale).pages
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await signInFrom(page, site.origin + paths.my(locale), who)
  await notifyOfShipment(site, {
    waybillNo: nextWaybillNo(),
    code: 'picked_up',
    from: who.mobile,
    to: friend,
  })
  const number = await placeOrderOf(page, site, '欧阳样例')
  // A page that is kept for everybody: its counts come after it.
  await page.goto(site.origin + paths.my(locale, 'privacy'))
  const menu = page.getByRole('navigation', { name: accountMessages(locale).pages.title })
  await expect(menu.getByRole('link', { name: entries.orders })).toHaveAccessibleName(
    `${entries.orders} ${fill(counts.orders, { count: 1 })}`,
  )
  await expect(menu.getByRole('link', { name: entries.shipments })).toHaveAccessibleName(
    `${entries.shipments} ${fill(counts.shipments, { count: 1 })}`,
  )
  await page.getByRole('button', { name: who.name }).click()
  const again = page.locator('#account-menu').getByRole('link', { name: accountMessages(locale).menu.again })
  await expect(again).toContainText('欧阳样例')
  await expect(again).toHaveAttribute('href', new RegExp(`again=${number}$`))
  expect(await accessibilityFindings(page, '#account-menu')).toEqual([])
  await page.keyboard.press('Escape')
  const kept = await page.request.get(page.url())
  expect(await kept.text()).not.toContain(fill(counts.orders, { count: 1 }))
  expect(await accessibilityFindings(page, 'nav')).toEqual([])

  await acceptOrderOf(site, number)
  await page.goto(site.origin + paths.my(locale))
  const { figures } = overviewMessages(locale)
  const cells = page.getByRole('list', { name: figures.title }).getByRole('link')
  const waiting = cells.filter({ hasText: figures.waiting })
  await expect(waiting.locator('b')).toHaveText('1')
  // Nobody has picked it up: it is not on its way yet.
  const { waits } = myShipmentMessages(locale).row
  const list = page.getByRole('region', { name: overviewMessages(locale).way.title })
  await expect(list.getByRole('listitem').filter({ hasText: waits.collect })).toContainText('Pickup ')
  await waiting.click()
  await expect(page.getByRole('heading', { name: number })).toBeVisible()
  await page.goBack()
  // A figure is the number of rows in the list that it leads to; of what nobody has accepted it says so.
  const unconfirmed = await placeOrderOf(page, site, '周样本')
  const cancelled = await placeOrderOf(page, site, '吴样书')
  const headers = { origin: site.origin }
  const answer = await page.request.post(`${site.origin}/v1/orders/${cancelled}/cancel`, {
    headers,
    data: {},
  })
  expect(answer.status()).toBe(200)
  await page.reload()
  await expect(waiting).toContainText(plural(locale, 1, figures.unconfirmed))
  const told = await cells.evaluateAll((all) =>
    all.map((one) => [one.getAttribute('href') ?? '', one.querySelector('b')?.textContent ?? ''] as const),
  )
  expect(told.map(([, count]) => count)).toEqual(['2', '2', '3'])
  for (const [href, count] of told) {
    await page.goto(site.origin + href)
    await expect(page.locator('main ol > li[id]'), href).toHaveCount(Number(count))
  }
  await page.goto(site.origin + paths.orderList(locale, 'tab=waiting'))
  await expect(page.getByRole('heading', { name: unconfirmed })).toBeVisible()
  await page.goto(site.origin + paths.my(locale))
  const card = page.getByRole('region', { name: repeat.title })
  await card.getByRole('link', { name: new RegExp(number) }).click()
  await expect(page).toHaveURL(new RegExp(`again=${number}`))
  await page.context().clearCookies()
  asked.length = 0
  await page.goto(site.origin + paths.my(locale, 'privacy'))
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain('/v1/account/counts')
})

test('whoever is not signed in is asked to, and told nothing of anybody', async ({ page, site, who }) => {
  await page.goto(site.origin + paths.my('zh-CN'))
  const { signedOut } = overviewMessages('zh-CN')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signedOut.title)
  await expect(page.locator('main')).not.toContainText(who.name)
  await page.locator('main').getByRole('link', { name: signedOut.track }).click()
  await expect(page).toHaveURL(site.origin + paths.track('zh-CN'))
})
