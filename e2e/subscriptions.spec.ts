import { subscriptionMessages } from '@hongyan/content'
import { fill, localeIds } from '@hongyan/locales'
import { nextWaybillNo } from '@hongyan/testing'
import { paths } from '../apps/site/paths.ts'
import { sampleNumbers } from '../tools/seed/sample-numbers.ts'
import { accessibilityFindings, expect, test } from './checked-page.ts'
import { notifyOfShipment } from './company-calls.ts'
import { test as testOnSite } from './shared-site.ts'
import { signInFrom } from './sign-in-site.ts'

const { number } = sampleNumbers.in_transit
let readers = 0

for (const locale of localeIds) {
  const words = subscriptionMessages(locale)

  test(`a mailbox is asked to confirm, from the tracking page, ${locale}`, async ({ page }) => {
    readers += 1
    await page.goto(paths.track(locale, [number]))
    await page.locator('summary', { hasText: words.ask.title }).click()
    const card = page.locator('form', { has: page.locator('[name=address]') })
    await card.getByLabel(words.ask.mail).fill(`reader${readers}.${Date.now()}@mail.example`)
    await card.getByRole('button', { name: words.ask.submit }).click()
    await expect(page.locator('h1')).toHaveText(words.asked.title)
    await expect(page.locator('main')).toContainText('r***@mail.example')
    expect(await accessibilityFindings(page)).toEqual([])
  })

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false })

    test(`a feed is begun, read and stopped, ${locale}`, async ({ page, request }) => {
      await page.goto(paths.track(locale, [number]))
      await page.locator('summary', { hasText: words.ask.title }).click()
      await page.getByRole('link', { name: words.ask.more }).click()
      await page.getByRole('link', { name: words.ask.channels.feed }).click()
      await expect(page.getByLabel(words.ask.number)).toHaveValue(number)
      await page.getByRole('button', { name: words.ask.submit }).click()
      await expect(page.locator('h1')).toHaveText(words.active.title)
      const feed = (await page.locator('main a[href*="/subscriptions/feed/"]').getAttribute('href')) ?? ''
      const answer = await request.get(feed)
      expect(answer.headers()['content-type']).toContain('application/atom+xml')
      expect(await answer.text()).toContain(number)
      await page.getByRole('link', { name: words.active.stop }).click()
      expect((await request.get(feed)).status()).toBe(200)
      await page.getByRole('button', { name: words.stop.button }).click()
      await expect(page.locator('h1')).toHaveText(words.stop.doneTitle)
      expect((await request.get(feed)).status()).toBe(404)
    })
  })
}

test('what is wrong is said beside its field, with what was typed', async ({ page, problems: seen }) => {
  const { ask, problems } = subscriptionMessages('en-US')
  await page.goto(paths.subscribe('en-US', sampleNumbers.delivered.number))
  await page.getByLabel(ask.mail).fill('nobody')
  await page.getByRole('button', { name: ask.submit }).click()
  await expect(page.getByText(problems.mailWrong)).toBeVisible()
  await page.getByLabel(ask.mail).fill('reader@mail.example')
  await page.getByRole('button', { name: ask.submit }).click()
  await expect(page.getByText(problems.ended)).toBeVisible()
  await expect(page.getByLabel(ask.mail)).toHaveValue('reader@mail.example')
  expect(seen.splice(0)).toEqual([expect.stringContaining('400'), expect.stringContaining('400')])
})

test('links of messages ask before they act, and say when they are worth nothing', async ({
  page,
  problems: seen,
}) => {
  const { confirm, stop } = subscriptionMessages('en-US')
  await page.goto(paths.confirmSubscription('en-US', 'made.up'))
  await page.getByRole('button', { name: confirm.button }).click()
  await expect(page.locator('h1')).toHaveText(confirm.expiredTitle)
  await page.goto(paths.stopSubscription('en-US', 'made.up'))
  await page.getByRole('button', { name: stop.button }).click()
  await expect(page.locator('h1')).toHaveText(confirm.expiredTitle)
  expect(seen.splice(0)).toEqual([expect.stringContaining('410'), expect.stringContaining('410')])
  await page.goto(paths.stopSubscription('en-US'))
  await expect(page.locator('h1')).toHaveText(confirm.expiredTitle)
})

testOnSite(
  'what is sent is shown before, and what is followed beside the form',
  async ({ page, site, who }) => {
    const locale = 'en-US'
    const { ask, mailed } = subscriptionMessages(locale)
    const address = site.origin + paths.subscribe(locale)
    const preview = page.locator('figure', { hasText: ask.preview })
    const followed = page.getByRole('region', { name: ask.followed.title })
    await page.goto(address)
    await expect(preview).toContainText(mailed.line.split('\n').at(2)?.split('{')[0] ?? '?')
    await expect(followed).toContainText(ask.followed.signedOut)
    await signInFrom(page, address, who)
    await expect(followed).toContainText(ask.followed.none)
    const waybillNo = nextWaybillNo()
    await notifyOfShipment(site, { waybillNo, code: 'picked_up', from: who.mobile, to: '13911113333' })
    await page.goto(`${address}?no=${waybillNo}&channel=feed`)
    await page.getByRole('button', { name: ask.submit }).click()
    await page.goto(address)
    await expect(followed.getByRole('link', { name: waybillNo })).toHaveAttribute(
      'href',
      paths.track(locale, [waybillNo]),
    )
    expect(await accessibilityFindings(page)).toEqual([])
    // What is shown to one is kept for nobody else.
    const other = await page.request.get(address, { headers: { cookie: '' } })
    expect(await other.text()).not.toContain(waybillNo)
  },
)

testOnSite(
  'another code of a visit is sent once a question in words has been answered, without a script',
  async ({ browser, site }) => {
    const { ask, problems } = subscriptionMessages('zh-CN')
    const visit = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 375, height: 800 },
    })
    const page = await visit.newPage()
    await page.goto(`${site.origin}${paths.subscribe('zh-CN')}?channel=sms`)
    const askFor = async (mobile: string) => {
      await page.getByLabel(ask.mobile).fill(mobile)
      await page.getByRole('button', { name: ask.sendCode }).click()
    }
    await askFor('13800007701')
    await expect(page.locator('main')).toContainText(fill(ask.codeSent, { minutes: 5 }))
    await askFor('13800007702')
    const answer = page.getByLabel(ask.question.split('{')[0] ?? '')
    await expect(answer).toBeVisible()
    await answer.fill('99')
    await page.getByRole('button', { name: ask.sendCode }).click()
    await expect(page.locator('main')).toContainText(problems.answerWrong)
    await expect(page.getByLabel(ask.mobile)).toHaveValue('13800007702')
    // Enter sends the form; it never asks for a code.
    await page.getByLabel(ask.code).press('Enter')
    await expect(page.locator('main')).toContainText(problems.codeRequired)
    await visit.close()
  },
)
