import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { localeIds } from '@hongyan/locales'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { paths } from '../apps/site/paths.ts'
import { builtSite } from '../tools/commands/site-process.ts'
import { root } from '../tools/steps/steps.ts'
import { accessibilityFindings, expect, test } from './checked-page.ts'

// One site of these tests' own: the shared one has no provider, as most sites.
test.describe.configure({ mode: 'serial' })

/** What the stand-in of a provider was asked, with the page it was told of. */
const asked: { readonly url: string; readonly referrer: string | undefined }[] = []
let provider: Server
let site: ChildProcess
let origin: string
let folder: string

test.beforeAll(async ({ baseURL }) => {
  folder = temporaryFolder('map')
  provider = createServer((request, reply) => {
    asked.push({ url: request.url ?? '', referrer: request.headers.referer })
    reply.setHeader('content-type', 'text/html')
    reply.end('<!doctype html><html lang="en"><title>Map</title><main><h1>A map</h1></main></html>')
  })
  await once(provider.listen(0, '127.0.0.1'), 'listening')
  const port = Number(new URL(baseURL ?? '').port) + 2
  origin = `http://127.0.0.1:${port}`
  site = spawn(process.execPath, builtSite, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      SITE_PORT: String(port),
      METRICS_PORT: '0',
      PUBLIC_ORIGIN: origin,
      DATABASE_URL: join(folder, 'site.db'),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      MAP_FRAME: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/{language}/{lat},{lng}/{zoom}`,
    },
  })
  const ready = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(ready, { timeout: 60_000 }).toBe(true)
})

test.afterAll(async () => {
  provider.close()
  const ended = once(site, 'exit')
  site.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
})

test.beforeEach(() => {
  asked.length = 0
})

const note = 'button[aria-describedby$="-note"]'
const pages = [
  { name: 'the finder', path: paths.network, within: 'main', places: true },
  { name: 'the map of all', path: paths.branchMap, within: 'main', places: true },
  {
    name: 'an answer about coverage',
    path: (locale: (typeof localeIds)[number]) => paths.coverageOf(locale, '330108'),
    within: '#coverage',
    places: false,
  },
] as const

for (const locale of localeIds) {
  for (const { name, path, within, places } of pages) {
    test(`${name} opens a provider's map on a press and gives ours back, ${locale}`, async ({ page }) => {
      await page.goto(origin + path(locale))
      const part = page.locator(within)
      const button = part.locator(note).first()
      await button.scrollIntoViewIfNeeded()
      await button.focus()
      expect(asked).toEqual([])

      await page.keyboard.press('Enter')
      const frame = part.locator('iframe')
      await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-popups')
      await expect(part.frameLocator('iframe').getByRole('heading')).toHaveText('A map')
      expect(asked.map(({ referrer }) => referrer)).toEqual([undefined])
      expect(asked[0]?.url).toMatch(new RegExp(`^/${locale}/\\d+\\.\\d{5},\\d+\\.\\d{5}/16$`))
      await expect(button).toBeFocused()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      // What happens to lie under the header where the page is scrolled to is no finding.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      expect(await accessibilityFindings(page)).toEqual([])

      if (places) {
        await part.locator('select[id$="-place"]').selectOption({ index: 1 })
        await expect.poll(() => asked.length).toBe(2)
        expect(asked[1]?.url).not.toBe(asked[0]?.url)
      }
      await button.press('Enter')
      await expect(frame).toHaveCount(0)
      await expect(button).toBeFocused()
      // The way back leads to where the visitor came from, not through the maps of before.
      expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)
    })
  }
}

test('the sandbox keeps the provider from cookies, storage and this page', async ({ page }) => {
  await page.goto(origin + paths.branchMap('en-US'))
  await page.locator(note).click()
  await page.frameLocator('iframe').getByRole('heading').waitFor()
  const frame = page.frames().find((one) => one.parentFrame() !== null)
  expect(await frame?.evaluate(() => self.origin)).toBe('null')
})

test('without a script there is a plain link, and nothing is loaded', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  for (const { path, within } of pages) {
    await page.goto(origin + path('en-US'))
    const link = page.locator(within).getByRole('link', { name: /^Show on the map of 127/ })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(page.locator('iframe')).toHaveCount(0)
  }
  expect(asked).toEqual([])
})

test('only these pages may frame, and none of a site without a provider', async ({ request, baseURL }) => {
  const policyOf = async (address: string) =>
    (await request.get(address)).headers()['content-security-policy'] ?? ''
  for (const framing of [paths.network, paths.serveRange, paths.branchMap]) {
    expect(await policyOf(origin + framing('zh-CN'))).toMatch(/; frame-src http:\/\/127\.0\.0\.1:\d+;/)
  }
  expect(await policyOf(origin + paths.home('en-US'))).not.toContain('frame-src')
  const plain = await request.get(baseURL + paths.network('en-US'))
  expect(plain.headers()['content-security-policy']).not.toContain('frame-src')
  expect((await plain.text()).includes('Show on the map of')).toBe(false)
})
