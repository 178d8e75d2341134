import { overviewMessages, trackingMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { aWaybillNo } from '@hongyan/testing'
import { expect, type Page, test } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { signBody } from '../apps/site/server/security/check-signature.ts'
import { sampleAccounts } from '../tools/identity-provider/sample-accounts.ts'
import { type SignInSite, startSignInSite } from './sign-in-site.ts'
import { accessibilityFindings } from './watched-page.ts'

const [account] = sampleAccounts
const mine = account?.phone?.replace('+86', '') ?? ''
const friend = '13911113333'
const company = { keyId: 'tms-1', secret: 'only-the-browser-tests-of-overviews-know' }
const [sent, coming] = [aWaybillNo(78_000_000_001), aWaybillNo(78_000_000_002)]

/** Tells the site of a shipment that was scanned an hour ago. */
async function tell(
  site: SignInSite,
  { waybillNo, code, from, to }: Readonly<Record<'waybillNo' | 'code' | 'from' | 'to', string>>,
): Promise<void> {
  const party = (name: string, phone: string) => ({ name, phone, address: '北京市朝阳区示例北街16号' })
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
    promisedEta: { from: hours(48), to: hours(50) },
  }
  const eventId = `${waybillNo}-${code}`
  const body = JSON.stringify([{ eventId, waybillNo, code, at: hours(-1), cityCode: '440300', shipment }])
  const seconds = String(Math.floor(Date.now() / 1000))
  const answer = await fetch(`${site.origin}/v1/events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-hongyan-key': company.keyId,
      'x-hongyan-time': seconds,
      'x-hongyan-signature': signBody(company.secret, seconds, '', Buffer.from(body)),
    },
    body,
  })
  expect((await answer.json()).data.results).toEqual([{ eventId, outcome: 'stored' }])
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
  { locale: 'en-US', width: 768, javaScriptEnabled: true },
] satisfies { locale: LocaleId; width: number; javaScriptEnabled: boolean }[]) {
  test.describe(`${locale}, ${width} px, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled })
    const words = overviewMessages(locale)
    let site: SignInSite
    test.beforeAll(async () => {
      site = await startSignInSite('', { SENDER_KEYS: `${company.keyId}:${company.secret}` })
    })
    test.afterAll(() => site.stop())

    test('what needs somebody today comes first, then what is on the way', async ({ page }) => {
      const main = page.locator('main')
      await signIn(page, site.origin + paths.my(locale))
      await expect(main.getByRole('heading', { level: 1 })).toContainText(account?.name ?? '')
      await expect(main).toContainText(words.tasks.none)
      await expect(main).toContainText(words.way.none.sender)
      await expect(main).toContainText(words.reminders.none)

      await tell(site, { waybillNo: sent, code: 'picked_up', from: mine, to: friend })
      await tell(site, { waybillNo: coming, code: 'attempt_failed', from: friend, to: mine })
      await page.reload()
      await expect(main).not.toContainText(words.tasks.none)
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
      await expect(page).toHaveURL(`${site.origin}${paths.my(locale, 'privacy')}#told`)
      if (javaScriptEnabled) await expect(page.locator('#told')).toBeInViewport()
    })
  })
}

test('whoever is not signed in is asked to, and told nothing of anybody', async ({ page }) => {
  const site = await startSignInSite()
  await page.goto(site.origin + paths.my('zh-CN'))
  const { signedOut } = overviewMessages('zh-CN')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signedOut.title)
  await expect(page.locator('main')).not.toContainText(account?.name ?? '')
  await page.locator('main').getByRole('link', { name: signedOut.track }).click()
  await expect(page).toHaveURL(site.origin + paths.track('zh-CN'))
  await site.stop()
})
