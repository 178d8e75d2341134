import { execFile } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { siteContent } from '@hongyan/content'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { expect, test } from '@playwright/test'
import { startBrowserSite } from '../tools/browser/start-site.ts'
import { root } from '../tools/steps/steps.ts'

const run = promisify(execFile)
const keys = { LINK_KEY: '1'.repeat(64), TAIL_KEY: '2'.repeat(64) }

/** Runs `npm run preview` for a site and returns the address it prints. */
async function previewOf(
  code: string,
  draft: unknown,
  site: { readonly folder: string; readonly port: number },
  more: readonly string[] = [],
): Promise<string> {
  const file = join(site.folder, 'draft.json')
  writeFileSync(file, JSON.stringify(draft))
  const { stdout } = await run(process.execPath, ['tools/commands/preview.ts', code, file, ...more], {
    cwd: root,
    env: {
      ...process.env,
      ...keys,
      DATABASE_URL: join(site.folder, 'site.db'),
      DATA_DIR: site.folder,
      PUBLIC_ORIGIN: `http://127.0.0.1:${site.port}`,
    },
  })
  return stdout.split('\n')[0] ?? ''
}

test('a draft is seen on its page by its key alone, and never kept', async ({ request, page }) => {
  test.setTimeout(240_000)
  const folder = temporaryFolder('previews')
  const site = { folder, port: 4340 }
  const process_ = await startBrowserSite(site.port, keys, join(folder, 'site.db'))
  try {
    const support = await previewOf('100025-support-en', { hotline: '950699' }, site)
    const shown = await request.get(support)
    const html = await shown.text()
    expect(html).toContain('tel:950699')
    expect(html).toMatch(/<meta name="robots" content="noindex"/)
    expect(shown.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })

    // The same key on every other page, by either name; nobody else sees anything of it.
    const key = new URL(support).searchParams.get('previewKey') ?? ''
    const at = (path: string) => `http://127.0.0.1:${site.port}${path}`
    for (const path of ['/en/track', '/en/fee?sort=time', '/en/sign-in']) {
      for (const name of ['cmsKey', 'previewKey']) {
        const address = new URL(at(path))
        address.searchParams.set(name, key)
        expect(await (await request.get(address.href)).text(), address.href).toContain('tel:950699')
      }
      expect(await (await request.get(at(path))).text()).not.toContain('950699')
    }
    expect(await (await request.get(at('/en'))).text()).not.toContain('950699')

    // A key that was touched shows what is public, and says so.
    const spoilt = new URL(support)
    spoilt.searchParams.set('previewKey', `${key.slice(0, -2)}AA`)
    const ended = await request.get(spoilt.href)
    expect(await ended.text()).toContain('This preview has ended')
    expect(ended.headers()['cache-control']).toBe('no-store')
    const other = new URL(support)
    other.searchParams.set('cmsKey', '100025-footer-en')
    expect(await (await request.get(other.href)).text()).toContain('This preview has ended')

    // A page that is not there yet is there for whoever holds the key.
    const [news] = [...(await import('@hongyan/content')).collection('news', 'en-US').values()]
    const next = await previewOf(
      '100025-news-not-out-yet-en',
      { ...news, id: 'not-out-yet', title: 'Not out yet' },
      site,
    )
    expect(new URL(next).pathname).toBe('/en/news/not-out-yet')
    await page.goto(next)
    await expect(page.locator('h1')).toHaveText('Not out yet')
    await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible()
    expect((await request.get(at('/en/news/not-out-yet'))).status()).toBe(404)

    // A notice with a file to take along.
    const [notice] = [...(await import('@hongyan/content')).collection('notice', 'en-US').values()]
    const drafted = {
      ...notice,
      attachments: [{ title: 'The timetable', file: '/forms/eawb.csv', type: 'CSV' }],
    }
    await page.goto(await previewOf(`100025-notice-${notice?.id}-en`, drafted, site))
    await expect(page.getByRole('link', { name: 'The timetable' })).toHaveAttribute('href', '/forms/eawb.csv')
  } finally {
    process_.kill()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('chats stand where the company has them and follow the area, and the portal takes every order', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  const { floatingBox } = siteContent('en-US')
  const content = JSON.stringify({
    personalChat: { ...floatingBox.personalChat, href: 'https://chat.hongyan.example/personal' },
    merchantChat: { ...floatingBox.merchantChat, href: 'https://chat.hongyan.example/merchant?desk=1' },
  })
  const feed = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({ code: 1, data: { documents: [{ contentCode: '100025-floating-box-en', content }] } }),
    )
  })
  await new Promise<void>((resolve) => feed.listen(4344, '127.0.0.1', resolve))
  const port = 4342
  const site = `http://127.0.0.1:${port}`
  const process_ = await startBrowserSite(port, {
    CONTENT_FEED: 'http://127.0.0.1:4344/feed',
    ORDER_PORTAL: 'https://portal.hongyan.example',
    PERSONAL_CENTRE_GRAY: '1',
  })
  try {
    // A page that was made before the feed was read is given once more while it is made anew.
    for (const path of ['/en', '/en/consultation']) {
      const text = async () => (await request.get(site + path)).text()
      await expect.poll(text, { timeout: 60_000 }).toContain('chat.hongyan.example/merchant')
    }
    await page.goto(`${site}/en`)
    const chats = page.locator('aside a[data-chat]')
    await expect(chats.first()).toHaveAttribute('href', 'https://chat.hongyan.example/personal?area=0')
    await expect(
      page.locator('a[href^="https://chat.hongyan.example/merchant?desk=1"]').first(),
    ).toHaveAttribute('href', /[?&]area=0$/)
    await page.goto(`${site}/en/network`)
    // The button for one's own position stands only once the finder is awake.
    await expect(page.locator('form:has(input[name=address]) button[type=button]')).toBeVisible()
    const field = page.locator('input[name=address]')
    await field.fill('杭州市滨江区')
    await field.press('Enter')
    await expect(page).toHaveURL(/area=330108/)
    await page.goto(`${site}/en/consultation`)
    const personal = page.locator('main a[data-chat]').first()
    await personal.hover()
    await expect(personal).toHaveAttribute('href', 'https://chat.hongyan.example/personal?area=330108')

    for (const [asked, location] of [
      ['/route/onPlaceorder', 'https://portal.hongyan.example/route/onPlaceorder'],
      [
        '/en/route/onPlaceorder?isCnet=1&from=420100',
        'https://portal.hongyan.example/route/onPlaceorder?isCnet=1&from=420100',
      ],
      ['/hk/route/orderList.do?isCnet=1', 'https://portal.hongyan.example/route/orderList.do?isCnet=1'],
    ]) {
      const answer = await request.get(site + asked, { maxRedirects: 0 })
      expect([answer.status(), answer.headers().location]).toEqual([302, location])
    }
  } finally {
    process_.kill()
    feed.close()
  }
})
