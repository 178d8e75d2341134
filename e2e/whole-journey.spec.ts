import { readFile } from 'node:fs/promises'
import {
  accountMessages,
  addressMessages,
  myShipmentMessages,
  orderMessages,
  quoteMessages,
  subscriptionMessages,
  trackingMessages,
} from '@hongyan/content/messages'
import { fill, type LocaleId, localeIds } from '@hongyan/locales'
import { mergeTests, type Page } from '@playwright/test'
import { boxesOf, drawingsOf, scan } from '../apps/site/features/orders/labels/testing/read-drawing.ts'
import { paths } from '../apps/site/paths.ts'
import { expect, settled, test as watched, withMotion } from './checked-page.ts'
import { acceptOrderOf, notifyOfShipment } from './company-calls.ts'
import { cachedWith, shownOf, storedOnDevice } from './left-behind.ts'
import { chooseWay, closeSheet, lookForAnswer, openEnd, openPart } from './order-parts.ts'
import { type SharedSite, test as testOnSite } from './shared-site.ts'
import { type Person, proveAtProvider } from './sign-in-site.ts'

const test = mergeTests(watched, testOnSite)
test.use(withMotion)

const sender = { name: '林样本', detail: '示例路8号2栋1201' }
const recipient = { name: '欧阳样例', phone: '13900002468', detail: '示例北街16号3单元502' }
const pasted = `${recipient.name}，${recipient.phone}，北京市朝阳区${recipient.detail}`

// A ceiling: some forty pages one after another, beside other windows.
test.describe.configure({ timeout: 240_000 })

type Journey = {
  readonly page: Page
  readonly site: SharedSite
  readonly who: Person
  readonly locale: LocaleId
}

/** Asks for a price and follows the first offer into an order; returns what it comes to. */
async function price({ page, site, locale }: Journey): Promise<void> {
  const { result } = quoteMessages(locale)
  await page.goto(`${site.origin}${paths.fee(locale)}`)
  await settled(page)
  await page.goto(`${site.origin}${paths.fee(locale)}?from=440305&to=110105&p=35x30x25x4.2x2`)
  await settled(page)
  await page
    .getByRole('link', { name: new RegExp(`^${result.order}: `) })
    .first()
    .click()
  await expect(page.locator('[data-price]')).toBeVisible()
}

/** Comes from the order to the sign-in and back to it. */
async function signIn({ page, who, locale }: Journey): Promise<void> {
  const shown = await page.locator('[data-price]').innerText()
  await page.getByRole('link', { name: orderMessages(locale).contact.signIn }).click()
  await proveAtProvider(page, who)
  await expect(page.locator('header button[data-account]')).toHaveText(who.name)
  await expect(page.locator('[data-price]')).toHaveText(shown)
  await expect(page.locator('#order-contact')).toHaveCount(0)
  await settled(page)
}

/** Types one end, pastes the other, and places the order; returns its number. */
async function order({ page, who, locale }: Journey): Promise<string> {
  const words = orderMessages(locale)
  const { paste, read } = addressMessages(locale)
  const from = await openEnd(page, 'sender')
  await from.locator('[autocomplete=name]').fill(sender.name)
  await from.locator('[autocomplete=tel]').fill(who.mobile)
  await from.locator('[autocomplete=street-address]').fill(sender.detail)
  await closeSheet(page)
  const to = await openEnd(page, 'recipient')
  await chooseWay(page, 'order-recipient', 'paste')
  await to.getByLabel(paste.label).fill(pasted)
  await to.getByRole('button', { name: paste.submit }).click()
  await to.getByRole('button', { name: read.apply }).click()
  await expect(to.locator('[autocomplete=name]')).toHaveValue(recipient.name)
  await expect(to.locator('[autocomplete=tel]')).toHaveValue(recipient.phone)
  await expect(to.locator('[autocomplete=street-address]')).toHaveValue(recipient.detail)
  await closeSheet(page)
  await openPart(page, 'order-goods')
  await page.locator('#order-good-0').fill('书')
  await openPart(page, 'order-pickup')
  await page.locator('#order-pickup label', { hasText: words.pickup.tomorrow }).click()
  await page.locator('#order-pickup input[name=window]:enabled').first().check({ force: true })
  await expect(page.locator('aside li a')).toHaveCount(0)
  await expect(page.locator('aside[aria-busy]')).toHaveCount(0)
  const total = await page.locator('[data-price]').innerText()
  await page.getByRole('button', { name: words.review.button }).and(page.locator(':visible')).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: fill(words.review.place, { total }) })
    .click()
  return page.locator('[data-order-number]').innerText()
}

/** The company takes the order on; the label is fetched and scanned. Returns the waybill number. */
async function label({ page, site, locale }: Journey, number: string): Promise<string> {
  const { confirmation } = orderMessages(locale)
  await acceptOrderOf(site, number)
  await lookForAnswer(page, orderMessages(locale))
  const track = page.getByRole('link', { name: confirmation.track })
  const waybillNo =
    new URL((await track.getAttribute('href')) ?? '', site.origin).searchParams.get('no') ?? ''
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: confirmation.print }).click()
  const pages = drawingsOf(await readFile(await (await coming).path()))
  expect(pages).toHaveLength(2)
  const [first = ''] = pages
  const bars = boxesOf(first).filter(({ height }) => height > 10)
  expect(scan(bars, 'barcode')).toBe(`${waybillNo}-1-2-`)
  const modules = boxesOf(first).filter(({ height }) => height < 3)
  expect(scan(modules, 'square')).toBe(`${site.origin}${paths.track('zh-CN', [waybillNo])}`)
  await track.click()
  await expect(page).toHaveURL(site.origin + paths.track(locale, [waybillNo]))
  return waybillNo
}

const tell = ({ site, who }: Journey, waybillNo: string, orderNo: string, code: string) =>
  notifyOfShipment(site, { waybillNo, orderNo, code, from: who.mobile, to: recipient.phone })

/** Asks from the tracking page for mails, and confirms in the mailbox. */
async function subscribe({ page, site, locale }: Journey, address: string): Promise<void> {
  const { mailbox } = site
  const { ask, confirm } = subscriptionMessages(locale)
  const card = page.locator('form', { has: page.locator('[name=address]') })
  await page.locator('details', { has: card }).locator('summary').click()
  await card.getByLabel(ask.mail).fill(address)
  await card.getByRole('button', { name: ask.submit }).click()
  await expect.poll(() => mailbox.mailsTo(address).length).toBe(1)
  const link = /\S+\/subscriptions\/confirm\S+/.exec(mailbox.mailsTo(address)[0]?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: confirm.button }).click()
  await expect(page.locator('h1')).toHaveText(confirm.doneTitle)
}

/** Goes back through everything this window has shown, and lists where something of `secrets` is seen on the way. */
async function walkBack({ page, site }: Journey, secrets: readonly string[]) {
  const cdp = await page.context().newCDPSession(page)
  // Between two pages there is none to ask.
  const at = () =>
    cdp.send('Page.getNavigationHistory').then(
      ({ currentIndex }) => currentIndex,
      () => -1,
    )
  const seen: string[] = []
  const leaks: { at: string; shown: readonly string[] }[] = []
  for (let step = (await at()) - 1; step > 0; step -= 1) {
    // What was sent by a form is not asked for again: the browser has a page of its own for that.
    await page.goBack({ waitUntil: 'commit' }).catch(() => null)
    await expect.poll(at).toBe(step)
    // What a browser fills in again stands there once the page has come.
    await settled(page)
    const url = new URL(await page.evaluate(() => location.href))
    if (url.origin !== site.origin) continue
    seen.push(url.pathname)
    const shown = await shownOf(page, secrets)
    if (shown.length > 0) leaks.push({ at: url.href, shown })
  }
  return { seen, leaks }
}

for (const locale of localeIds) {
  for (const width of [375, 1280]) {
    test(`from a price to a shipment on its way, and nothing is left behind, ${locale} at ${width} px`, async ({
      page,
      problems,
      site,
      who,
    }) => {
      const journey = { page, site, who, locale }
      await page.setViewportSize({ width, height: 900 })
      const address = `reader.${locale}.${width}@mail.example`.toLowerCase()
      const secrets = [who.name, who.mobile, address, ...Object.values(sender), ...Object.values(recipient)]
      const visited = new Set<string>()
      page.on('request', (request) => {
        if (request.method() === 'GET' && request.url().startsWith(site.origin)) visited.add(request.url())
      })
      await price(journey)
      await signIn(journey)
      const number = await order(journey)
      const waybillNo = await label(journey, number)

      const { statuses } = trackingMessages(locale)
      const main = page.locator('main')
      await tell(journey, waybillNo, number, 'picked_up')
      await page.reload()
      await expect(main).toContainText(statuses.picked_up.name)
      await expect(main).toContainText(recipient.name)

      await subscribe(journey, address)
      await tell(journey, waybillNo, number, 'out_for_delivery')
      await expect.poll(() => site.mailbox.mailsTo(address).length).toBe(2)
      expect(site.mailbox.mailsTo(address)[1]?.subject).toContain(statuses.out_for_delivery.name)
      expect(site.mailbox.mailsTo(address)[1]?.text).toContain(waybillNo)

      const { row, delivery } = myShipmentMessages(locale)
      await page.goto(site.origin + paths.myShipments(locale))
      await page.getByRole('link', { name: `${row.open}: ${waybillNo}` }).click()
      await page.getByRole('radio', { name: delivery.choices['another-day'] }).check()
      await page.getByRole('button', { name: delivery.submit }).click()
      await expect(main.getByRole('status')).toContainText(delivery.sent)

      const { menu, signedOut } = accountMessages(locale)
      await page.locator('header button[data-account]').click()
      await page.locator('#account-menu').getByRole('button', { name: menu.signOut }).click()
      await expect(page).toHaveURL(site.origin + paths.signedOut(locale))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(signedOut.title)
      await settled(page)
      expect(await storedOnDevice(page)).toEqual({
        storage: [],
        databases: [],
        caches: [],
        workers: 0,
        // Random numbers of a visit and of a sign-in that is over; neither opens anything.
        cookies: ['__Host-hongyan-session', 'hongyan-sign-in-without-tls'],
      })
      expect(problems.splice(0)).toEqual([])
      expect(await cachedWith(page, [...visited], secrets)).toEqual([])
      const { seen, leaks } = await walkBack(journey, secrets)
      expect(leaks).toEqual([])
      expect(seen).toContain(paths.myShipments(locale))
      expect(seen.at(-1)).toBe(paths.fee(locale))
      // What no cache had is what was asked for.
      problems.splice(0)
    })
  }
}
