import { myShipmentMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { aPicture, aWaybillNo } from '@hongyan/testing'
import { expect, type Page, test } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { signBody } from '../apps/site/server/security/check-signature.ts'
import { sampleAccounts } from '../tools/identity-provider/sample-accounts.ts'
import { type SignInSite, startSignInSite } from './sign-in-site.ts'

const [account] = sampleAccounts
const mine = account?.phone?.replace('+86', '') ?? ''
const friend = '13911113333'
const sender = { keyId: 'tms-1', secret: 'only-the-browser-tests-of-shipments-know' }
const [sent, coming] = [aWaybillNo(77_000_000_001), aWaybillNo(77_000_000_002)]

/** Tells the site of a shipment that was picked up an hour ago. */
async function tell(
  site: SignInSite,
  waybillNo: string,
  [from, to]: readonly [string, string],
): Promise<void> {
  const party = (name: string, phone: string) => ({
    name,
    phone,
    address: '北京市朝阳区示例北街16号3单元502',
  })
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
  const shipment = {
    product: 'standard',
    origin: '440300',
    destination: '110100',
    pieces: 1,
    weightGrams: 2_400,
    billedWeightGrams: 3_000,
    insuredFen: 50_000,
    receipt: 'none',
    sender: party('林样本', from),
    receiver: party('欧阳样例', to),
    orderNo: `SHOP-${waybillNo.slice(-5)}`,
    promisedEta: { from: hours(48), to: hours(50) },
  }
  const event = {
    eventId: `${waybillNo}-1`,
    waybillNo,
    code: 'picked_up',
    at: hours(-1),
    cityCode: '440300',
    shipment,
  }
  const body = JSON.stringify([event])
  const seconds = String(Math.floor(Date.now() / 1000))
  const answer = await fetch(`${site.origin}/v1/events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-hongyan-key': sender.keyId,
      'x-hongyan-time': seconds,
      'x-hongyan-signature': signBody(sender.secret, seconds, '', Buffer.from(body)),
    },
    body,
  })
  expect((await answer.json()).data.results).toEqual([{ eventId: event.eventId, outcome: 'stored' }])
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('main a[href*="returnUrl"]').first().click()
  await page.locator('main a[href*="/sign-in/start"]').click()
  await page.locator('input[name=login]').fill(account?.login ?? '')
  await page.locator('input[name=password]').fill(account?.password ?? '')
  await page.locator('button').click()
  await expect(page).toHaveURL(address)
}

for (const { locale, width, javaScriptEnabled } of [
  { locale: 'zh-CN', width: 375, javaScriptEnabled: false },
  { locale: 'zh-HK', width: 1280, javaScriptEnabled: true },
  { locale: 'en-US', width: 1280, javaScriptEnabled: true },
] satisfies { locale: LocaleId; width: number; javaScriptEnabled: boolean }[]) {
  test.describe(`${locale}, ${width} px, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled })
    const words = myShipmentMessages(locale)
    let site: SignInSite
    test.beforeAll(async () => {
      site = await startSignInSite('', { SENDER_KEYS: `${sender.keyId}:${sender.secret}` })
      await tell(site, sent, [mine, friend])
      await tell(site, coming, [friend, mine])
    })
    test.afterAll(() => site.stop())

    test('own shipments are found, named, sent elsewhere and claimed for', async ({ page }) => {
      const address = site.origin + paths.myShipments(locale)
      await signIn(page, address)
      const rows = page.locator('main ol > li[id]')
      await expect(rows).toHaveCount(2)
      await page.getByLabel(words.find.role).selectOption('sender')
      await page.getByRole('button', { name: words.find.submit }).click()
      await expect(rows).toHaveCount(1)

      await page.getByRole('link', { name: `${words.row.open}: ${sent}` }).click()
      await expect(page.locator('main')).toContainText(friend)
      await page.getByRole('textbox', { name: words.nickname.label, exact: true }).fill('样布第二批')
      await page.getByRole('button', { name: words.nickname.save, exact: true }).click()
      await expect(page.locator('main').getByRole('status')).toContainText(words.nickname.saved)
      await expect(page.locator(`#${sent} h2`).first()).toHaveText('样布第二批')

      await page.getByRole('radio', { name: words.delivery.choices['another-day'] }).check()
      await page.getByRole('button', { name: words.delivery.submit }).click()
      await expect(page.locator('main').getByRole('status')).toContainText(words.delivery.sent)

      await page.getByText(words.claim.submit, { exact: true }).first().click()
      await page.getByLabel(words.claim.amount).fill('x')
      await page.getByLabel(words.claim.story).fill('箱角压坏')
      await page.getByRole('button', { name: words.claim.submit }).click()
      await expect(page.locator('main').getByRole('alert').first()).toContainText(words.failed)
      await expect(page.getByLabel(words.claim.story)).toHaveValue('箱角压坏')
      await page.getByLabel(words.claim.amount).fill('128.50')
      await page.getByRole('button', { name: words.claim.submit }).click()
      await expect(page.locator('main').getByRole('status')).toContainText(words.claim.filed)

      const file = page.getByLabel(words.claim.file)
      await file.setInputFiles({ name: 'box.png', mimeType: 'image/png', buffer: Buffer.from('<script>') })
      await page.getByRole('button', { name: words.claim.add, exact: true }).click()
      await expect(page.locator('main').getByRole('alert').first()).toBeVisible()
      await file.setInputFiles({
        name: 'box.png',
        mimeType: 'image/png',
        buffer: Buffer.from(aPicture, 'base64'),
      })
      await page.getByRole('button', { name: words.claim.add, exact: true }).click()
      await expect(page.getByRole('link', { name: 'box.png' })).toBeVisible()

      // The page without its session asks to sign in, and nobody has kept it.
      const kept = await page.request.get(address, { headers: { cookie: '' } })
      expect(kept.headers()['cache-control']).toBe('no-store')
      await page.context().clearCookies()
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.signedOut.title)
      expect(await page.content()).not.toContain(sent)
    })

    if (javaScriptEnabled)
      test('the tracking page shows an own shipment in full, and a stranger’s eyes nothing', async ({
        page,
      }) => {
        const track = site.origin + paths.track(locale, [coming])
        await page.goto(track)
        await expect(page.locator('main')).toContainText(coming)
        expect(await page.content()).not.toContain(friend)
        await signIn(page, site.origin + paths.myShipments(locale))
        await page.goto(track)
        await expect(page.locator('main')).toContainText(friend)
        // What this device remembers of it has no name and no number in it.
        expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(friend)
      })

    test('a name that is looked for stands in no address', async ({ page }) => {
      await signIn(page, site.origin + paths.myShipments(locale))
      await page.getByLabel(words.find.text).fill('欧阳')
      await page.getByRole('button', { name: words.find.submit }).click()
      await expect(page.locator('main ol > li[id]')).toHaveCount(2)
      expect(page.url()).toBe(site.origin + paths.myShipments(locale))
    })
  })
}
