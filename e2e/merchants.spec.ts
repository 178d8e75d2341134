import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { merchantMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { expect } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { accessibilityFindings } from './checked-page.ts'
import { test } from './shared-site.ts'
import { openSignedOut, signInFrom } from './sign-in-site.ts'

for (const { locale, width, javaScriptEnabled } of [
  { locale: 'zh-CN', width: 375, javaScriptEnabled: false },
  { locale: whereWritten('zh-HK', (hk) => hk) ?? 'zh-CN', width: 375, javaScriptEnabled: true },
  { locale: 'en-US', width: 1280, javaScriptEnabled: true },
] satisfies { locale: LocaleId; width: number; javaScriptEnabled: boolean }[]) {
  test.describe(`${locale}, ${width} px, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled })
    const words = merchantMessages(locale)
    let receiver: Server
    let status = 500
    const received: string[] = []
    test.beforeAll(async () => {
      receiver = createServer(async (request, response) => {
        received.push(await text(request))
        response.writeHead(status, { 'content-type': 'text/plain' }).end('could not reach the stock')
      })
      await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    })
    test.afterAll(() => {
      receiver.closeAllConnections()
      receiver.close()
    })

    test('a key is made, used, exchanged and ended; a webhook is told, looked at and told again', async ({
      page,
      site,
      who,
    }) => {
      const address = site.origin + paths.merchant(locale)
      const said = page.locator('#status')
      const secret = page.locator('#status code')
      const quote = async (key: string) => {
        const data = { from: '440305', to: '110105', pieces: [{ weight: 4200, count: 2 }] }
        const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
        const answer = await fetch(`${site.origin}/v1/quotes`, {
          method: 'POST',
          headers,
          body: JSON.stringify(data),
        })
        return answer.status
      }
      const quiet = async () => {
        if (javaScriptEnabled) expect(await accessibilityFindings(page)).toEqual([])
      }
      await signInFrom(page, address, who)
      await quiet()

      const { keys, webhooks, log, done, fresh } = words
      await page.getByText(keys.add, { exact: true }).click()
      await page.getByLabel(keys.name, { exact: true }).fill('收银台')
      await page.getByRole('checkbox', { name: keys.scopeNames.quotes, exact: true }).uncheck()
      await page.getByRole('button', { name: keys.make }).click()
      await expect(page).toHaveURL(/#status$/)
      await expect(page.getByLabel(keys.name, { exact: true })).toHaveValue('收银台')
      await page.getByRole('checkbox', { name: keys.scopeNames.quotes, exact: true }).check()
      // A double click makes one key, and what is shown opens it.
      await page.getByRole('button', { name: keys.make }).dblclick()
      await expect(said).toContainText(fresh.key.title)
      const first = (await secret.textContent()) ?? ''
      expect(page.url()).not.toContain(first)
      expect(await quote(first)).toBe(200)
      await quiet()

      await page.goto(address)
      expect(await page.content()).not.toContain(first)
      const rotate = page.getByRole('button', { name: `${keys.rotate}: 收银台` })
      await expect(rotate).toHaveCount(1)
      await expect(page.getByRole('row', { name: '收银台' })).toContainText(keys.scopeNames.quotes)
      await page.getByRole('radio', { name: 'Python' }).check()
      await expect(page.getByRole('region', { name: 'Python placeOrder' })).toContainText('Idempotency-Key')
      // By keyboard: what is asked first has the focus, Escape closes it and gives the focus back.
      await rotate.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: words.notNow })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(rotate).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Shift+Tab')
      await expect(page.getByRole('button', { name: keys.rotateSure })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(said).toContainText(fresh.key.title)
      const second = (await secret.textContent()) ?? ''
      expect([await quote(first), await quote(second)]).toEqual([200, 200])
      await page
        .getByRole('button', { name: `${keys.revoke}: 收银台` })
        .last()
        .click()
      await page.getByRole('button', { name: keys.revokeSure }).click()
      await expect(said).toContainText(done['revoke-key'])
      expect([await quote(first), await quote(second)]).toEqual([401, 200])

      const { port } = receiver.address() as AddressInfo
      await page.getByText(webhooks.add, { exact: true }).click()
      const url = page.locator('#new-url')
      await url.fill('http://10.0.0.1/')
      await page.getByRole('button', { name: webhooks.make, exact: true }).click()
      await expect(said).toContainText(words.failed)
      await expect(url).toHaveValue('http://10.0.0.1/')
      await url.fill(`http://127.0.0.1:${port}/hooks`)
      await page.getByRole('button', { name: webhooks.make, exact: true }).click()
      await expect(said).toContainText(fresh.webhook.title)
      await expect(secret).toHaveText(/^whsec_/)
      await page.getByRole('button', { name: webhooks.test }).click()
      await expect(said).toContainText(done.test)
      await expect.poll(() => received.length).toBe(1)

      await page.goto(address)
      await page.locator('main a', { hasText: 'webhook.test' }).click()
      await expect(page.locator('main')).toContainText('could not reach the stock')
      await expect(page.locator('main')).toContainText('"type": "webhook.test"')
      await quiet()
      status = 200
      await page.getByRole('button', { name: log.replay }).click()
      await expect(said).toContainText(done.replay)
      await expect.poll(() => received.length).toBe(2)
      expect(received[1]).toBe(received[0])
      await expect(async () => {
        await page.reload()
        await expect(page.locator('main')).toContainText(log.states.delivered)
      }).toPass()

      await page.getByText(webhooks.edit, { exact: true }).click()
      await page.getByLabel(webhooks.isOff).check()
      await page.getByRole('button', { name: webhooks.save }).click()
      await expect(said).toContainText(done['change-webhook'])
      await expect(page.getByRole('button', { name: webhooks.test })).toHaveCount(0)
      await page.getByRole('button', { name: webhooks.remove }).first().click()
      await page.getByRole('button', { name: webhooks.removeSure }).click()
      await expect(said).toContainText(done['remove-webhook'])
      await expect(page.locator('main')).toContainText(webhooks.none)

      const kept = await page.request.get(address, { headers: { cookie: '' } })
      expect(kept.headers()['cache-control']).toBe('no-store')
      const later = await openSignedOut(page, address)
      await expect(later.getByRole('heading', { level: 1 })).toHaveText(words.signedOut.title)
      expect(await later.content()).not.toContain('收银台')
    })
  })
}
