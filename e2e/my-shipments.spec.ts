import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { myShipmentMessages } from '@hongyan/content'
import { maskPhone } from '@hongyan/domain/privacy/mask-phone'
import { type LocaleId, plural } from '@hongyan/locales'
import { aPicture, nextWaybillNo } from '@hongyan/testing'
import { whereWritten } from '@hongyan/testing/where-written'
import { expect } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { notifyOfShipment } from './company-calls.ts'
import { test } from './shared-site.ts'
import { openSignedOut, signInFrom } from './sign-in-site.ts'

const friend = '13911113333'
const scanned = (waybillNo: string) => ({
  waybillNo,
  code: 'picked_up',
  orderNo: `SHOP-${waybillNo.slice(-5)}`,
})

/** A picture of noise (PNG 3rd ed.), which stays as large as its pixels are many. */
function noisyPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits of red, green and blue.
  head.set([8, 2, 0, 0, 0], 8)
  const rows = randomBytes((width * 3 + 1) * height)
  for (let row = 0; row < height; row += 1) rows[row * (width * 3 + 1)] = 0
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

for (const { locale, width, javaScriptEnabled } of [
  { locale: 'zh-CN', width: 375, javaScriptEnabled: false },
  { locale: whereWritten('zh-HK', (hk) => hk) ?? 'zh-CN', width: 1280, javaScriptEnabled: true },
  { locale: 'en-US', width: 1280, javaScriptEnabled: true },
] satisfies { locale: LocaleId; width: number; javaScriptEnabled: boolean }[]) {
  test.describe(`${locale}, ${width} px, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled })
    const words = myShipmentMessages(locale)
    let sent: string
    let coming: string
    test.beforeEach(async ({ site, who: { mobile } }) => {
      sent = nextWaybillNo()
      coming = nextWaybillNo()
      await notifyOfShipment(site, { ...scanned(sent), from: mobile, to: friend })
      await notifyOfShipment(site, { ...scanned(coming), from: friend, to: mobile })
    })

    test('own shipments are found, named, sent elsewhere and claimed for', async ({ page, site, who }) => {
      const address = site.origin + paths.myShipments(locale)
      await signInFrom(page, address, who)
      const rows = page.locator('main ol > li[id]')
      await expect(rows).toHaveCount(2)
      await page.getByLabel(words.find.role).selectOption('sender')
      await page.getByRole('button', { name: words.find.submit }).click()
      await expect(rows).toHaveCount(1)

      // What is done next stands in its row.
      const row = page.locator(`[id="${sent}"]`)
      await expect(row).toContainText(plural(locale, 1, words.row.pieces))
      await expect(row.getByRole('link', { name: words.row.redeliver })).toHaveAttribute(
        'href',
        `${paths.myShipments(locale, `role=sender&open=${sent}`)}#${sent}`,
      )
      await expect(row.getByRole('link', { name: words.row.track })).toHaveCount(0)

      await page.getByRole('link', { name: `${words.row.open}: ${sent}` }).click()
      await expect(page.locator('main')).toContainText(maskPhone(friend))
      expect(await page.content()).not.toContain(friend)
      await page.locator('main summary', { hasText: words.nickname.title }).click()
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

      if (javaScriptEnabled) {
        // What a phone takes: 2,000 by 1,900 pixels that no codec makes small without loss.
        const photo = { name: 'phone.png', mimeType: 'image/png', buffer: noisyPng(2000, 1900) }
        expect(photo.buffer.length).toBeGreaterThan(11_000_000)
        await file.setInputFiles(photo)
        await expect
          .poll(() => file.evaluate((one: HTMLInputElement) => one.files?.[0]?.name))
          .toBe('phone.jpg')
        await page.getByRole('button', { name: words.claim.add, exact: true }).click()
        await expect(page.getByRole('link', { name: 'phone.jpg' })).toBeVisible()
        const heic = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.alloc(3_000_000) }
        await file.setInputFiles(heic)
        await expect
          .poll(() => file.evaluate((one: HTMLInputElement) => one.validationMessage))
          .toBe(words.claim.heic)
      }

      // The page without its session asks to sign in, and nobody has kept it.
      const kept = await page.request.get(address, { headers: { cookie: '' } })
      expect(kept.headers()['cache-control']).toBe('no-store')
      const later = await openSignedOut(page, address)
      await expect(later.getByRole('heading', { level: 1 })).toHaveText(words.signedOut.title)
      expect(await later.content()).not.toContain(sent)
    })

    if (javaScriptEnabled)
      test('the tracking page shows an own shipment in full, and a stranger’s eyes nothing', async ({
        page,
        site,
        who,
      }) => {
        const track = site.origin + paths.track(locale, [coming])
        await page.goto(track)
        await expect(page.locator('main')).toContainText(coming)
        expect(await page.content()).not.toContain(friend)
        await signInFrom(page, site.origin + paths.myShipments(locale), who)
        await page.goto(track)
        await expect(page.locator('main')).toContainText(friend)
        // What this device remembers of it has no name and no number in it.
        expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(friend)
      })

    test('a name that is looked for stands in no address', async ({ page, site, who }) => {
      await signInFrom(page, site.origin + paths.myShipments(locale), who)
      await page.getByLabel(words.find.text).fill('欧阳')
      await page.getByRole('button', { name: words.find.submit }).click()
      await expect(page.locator('main ol > li[id]')).toHaveCount(2)
      expect(page.url()).toBe(site.origin + paths.myShipments(locale))
    })
  })
}
