import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { paths } from '../apps/site/paths.ts'
import { chromiumPath } from '../tools/browser/chromium-path.ts'
import { builtSite } from '../tools/commands/site-process.ts'
import { root } from '../tools/steps/steps.ts'
import { expect, test } from './checked-page.ts'

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

const patience = { timeout: 40_000 }
let site: ChildProcess
let origin: string
let folder: string

test.beforeAll(async ({ baseURL }) => {
  folder = temporaryFolder('tiles')
  const port = Number(new URL(baseURL ?? '').port) + 6
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

async function opened(page: Page, path: string): Promise<void> {
  await page.goto(origin + path)
  await page.locator(frame).scrollIntoViewIfNeeded()
  await expect(page.locator(frame)).toHaveAttribute('data-map', 'open', patience)
}

test('the land and the water of the archive are drawn, in the colours of either scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await opened(page, paths.network('zh-HK'))
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
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => share([0x25, 0x22, 0x20])).toBeGreaterThan(0.3)
})

test('no other page may start a worker', async () => {
  const policy = async (path: string) => (await fetch(origin + path)).headers.get('content-security-policy')
  expect(await policy(paths.network('en-US'))).toContain("worker-src 'self'")
  expect(await policy(paths.home('en-US'))).not.toContain('worker-src')
})
