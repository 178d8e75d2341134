import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { whereWritten } from '@hongyan/testing/where-written'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { sampleNumbers } from '../apps/site/calls/sample-numbers.ts'
import { paths } from '../apps/site/paths.ts'
import { chromiumPath } from '../tools/browser/chromium-path.ts'
import { builtSite } from '../tools/commands/site-process.ts'
import { root, run } from '../tools/steps/steps.ts'
import { accessibilityFindings, expect, test } from './checked-page.ts'

// One site of these tests' own: the shared one has no tiles. The graphics are drawn by the processor.
test.describe.configure({ mode: 'default' })
test.use({
  launchOptions: {
    executablePath: await chromiumPath(),
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  },
})

const chinese = whereWritten('zh-HK', (hk) => hk) ?? 'zh-CN'
const archive = '**/map/tiles.pmtiles'
const patience = { timeout: 40_000 }
let site: ChildProcess
let origin: string
let folder: string

test.beforeAll(async ({ baseURL }) => {
  folder = temporaryFolder('tiles')
  const port = Number(new URL(baseURL ?? '').port) + 6
  origin = `http://127.0.0.1:${port}`
  const database = join(folder, 'site.db')
  const seed = ['tools/seed/seed.ts', '--db', database, '--shipments', '1']
  const seeded = await run(process.execPath, seed, { quiet: true, env: { DATA_DIR: folder } })
  expect(seeded.code).toBe(0)
  site = spawn(process.execPath, builtSite, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      SITE_PORT: String(port),
      METRICS_PORT: '0',
      PUBLIC_ORIGIN: origin,
      DATABASE_URL: database,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      MAP_TILES: join(root, 'tools/map/sample.pmtiles'),
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
  const ended = once(site, 'exit')
  site.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
})

const frame = '[data-map]'

async function askedFor(page: Page, path: string): Promise<void> {
  await page.goto(origin + path)
  await expect(page.locator(frame)).toHaveAttribute('data-map', 'drawn')
  await page.locator(`${frame} button[data-map-open]`).press('Enter')
}

async function opened(page: Page, path: string): Promise<void> {
  await askedFor(page, path)
  await expect(page.locator(frame)).toHaveAttribute('data-map', 'open', patience)
}

test('nothing of it is fetched before it is opened; then marks and rows are one, and nobody else is asked', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(origin + paths.network(chinese))
  await expect(page.locator(frame)).toHaveAttribute('data-map', 'drawn')
  await page.waitForLoadState('networkidle')
  const before = asked.length
  const isOfMap = (url: string) => /\.mjs|pmtiles|map\/places/.test(url)
  expect(asked.filter(isOfMap)).toEqual([])
  await page.locator(`${frame} button[data-map-open]`).press('Enter')
  await expect(page.locator(frame)).toHaveAttribute('data-map', 'open', patience)
  expect(asked.slice(before).filter(isOfMap).length).toBeGreaterThan(1)
  expect(asked.filter((url) => /^https?:/.test(url) && !url.startsWith(origin))).toEqual([])

  const mark = page.locator(`${frame} [data-code]`).last()
  const row = page
    .locator('ol > li')
    .filter({ has: page.locator(`#b-${await mark.getAttribute('data-code')}`) })
  const from = await page.evaluate(() => scrollY)
  await mark.click()
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await expect(row).toHaveAttribute('data-chosen', 'true')
  expect(await page.evaluate(() => scrollY)).toBe(from)
  // The page stays where it is; what was chosen is named under the map, with the way to its row.
  await page.locator(`p > a[href="#b-${await mark.getAttribute('data-code')}"]`).press('Enter')
  await expect(row.locator('article')).toBeInViewport()
  // And back: a row leads to its mark.
  await page.locator('ol > li:has(article)').first().locator('article button').first().press('Enter')
  await expect(page.locator(`${frame} [aria-pressed=true]`)).toHaveText(/^1/)
  expect(await accessibilityFindings(page)).toEqual([])
})

test('numbers on the opened map do not cover one another', async ({ page }) => {
  await opened(page, `${paths.network('zh-CN')}?area=110100`)
  const marks = page.locator(`${frame} [data-code]`)
  const boxes = await marks.evaluateAll((all) =>
    all.map((mark) => mark.getBoundingClientRect()).map(({ x, y, width }) => ({ x, y, width })),
  )
  expect(boxes.length).toBeGreaterThan(2)
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(one.width)
})

test('land, water and streets are drawn, in the colours of either scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await opened(page, `${paths.network(chinese)}?area=810000`)
  const share = async (colour: readonly number[]) => {
    const picture = await page.locator(`${frame} canvas`).screenshot()
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
    let found = 0
    for (let at = 0; at < data.length; at += info.channels)
      if (colour.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) < 4)) found += 1
    return found / (info.width * info.height)
  }
  await expect.poll(() => share([0xde, 0xea, 0xf4])).toBeGreaterThan(0.05)
  await expect.poll(() => share([0xfb, 0xf6, 0xf2])).toBeGreaterThan(0.3)
  await expect.poll(() => share([0xff, 0xff, 0xff])).toBeGreaterThan(0.002)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => share([0x25, 0x22, 0x20])).toBeGreaterThan(0.3)
})

test('by keyboard alone: opened, moved, from mark to mark, to the list and closed', async ({ page }) => {
  await opened(page, paths.branchMap('en-US'))
  await expect(page.locator(`${frame} canvas`)).toBeFocused()
  const marks = page.locator(`${frame} [data-code]`)
  const spot = () => marks.nth(3).evaluate((mark) => mark.parentElement?.style.translate)
  const moves = async (key: string) => {
    const before = await spot()
    await page.keyboard.press(key)
    await expect.poll(spot).not.toBe(before)
  }
  for (const key of ['+', 'ArrowLeft', '-']) await moves(key)
  await expect(page.locator(`${frame} [data-code][tabindex="0"]`)).toHaveCount(1)
  await marks.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(marks.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  const code = await marks.nth(1).getAttribute('data-code')
  const row = page.locator(`main a[data-place="${code}"]`)
  await expect(row).toHaveAttribute('data-chosen', '')
  await expect(page.locator(`${frame} p a`)).toHaveAttribute('href', String(await row.getAttribute('href')))
  const hub = page.locator('main ul a[data-place]').first()
  await hub.focus()
  await expect(page.locator(`${frame} [data-active=true]`)).toHaveText(
    await hub.innerText().then((name) => new RegExp(name)),
  )
  expect(await accessibilityFindings(page)).toEqual([])
  await marks.nth(1).focus()
  await page.keyboard.press('Escape')
  await expect(marks.nth(1)).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Escape')
  await expect(page.locator(`${frame} button[data-map-open]`)).toBeFocused()
})

test('the way of a shipment and what is delivered where open in their place', async ({ page }) => {
  await opened(page, `/track?no=${sampleNumbers.in_transit.number}`)
  await expect(page.locator(`${frame} [data-look=hub]`)).toHaveCount(1)
  expect(await accessibilityFindings(page)).toEqual([])
  await opened(page, paths.serveRange('zh-CN'))
  const mark = page.locator(`${frame} [data-code]`).first()
  await mark.press('Enter')
  const code = await mark.getAttribute('data-code')
  await expect(page.locator(`main a[data-place="${code}"]`)).toHaveAttribute('data-chosen', '')
  expect(await accessibilityFindings(page)).toEqual([])
})

test('what does not come, or cannot be drawn, leaves the drawn map, which says so', async ({
  page,
  problems,
}) => {
  const stays = async (path: string) => {
    await askedFor(page, path)
    await expect(page.locator(frame)).toHaveAttribute('data-map', 'without', patience)
    await expect(page.locator(`${frame} [role=status]`)).toBeVisible()
    await expect(page.locator(`${frame} > :first-child`)).toBeVisible()
    await expect(page.locator(`${frame} canvas`)).toHaveCount(0)
  }
  await page.route(archive, (route) => route.fulfill({ status: 404 }))
  await stays(paths.network('en-US'))
  await page.unroute(archive)
  await page.route('**/map/places/**', (route) => route.fulfill({ status: 404 }))
  await stays(paths.branchMap('en-US'))
  await page.unroute('**/map/places/**')
  await page.addInitScript(() => {
    const own = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: []) {
      return kind === 'webgl2' ? null : own.call(this, kind, ...rest)
    } as typeof own
  })
  await stays(paths.branchMap('en-US'))
  // The browser itself says what there was not.
  expect(problems.filter((one) => !/Failed to load resource/.test(one))).toEqual([])
  problems.length = 0
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('marks of the drawn map lead to their rows, no button is there, and no other page may start a worker', async ({
    page,
  }) => {
    await page.goto(origin + paths.network('en-US'))
    await expect(page.locator(`${frame} button[data-map-open]`)).toBeHidden()
    const mark = page.locator('figure a[href^="#b-"]').first()
    const row = await mark.getAttribute('href')
    await mark.click()
    await expect(page.locator(row ?? '')).toBeInViewport()
    const policy = async (path: string) => (await fetch(origin + path)).headers.get('content-security-policy')
    expect(await policy(paths.network('en-US'))).toContain("worker-src 'self'")
    expect(await policy(paths.home('en-US'))).not.toContain('worker-src')
  })
})
