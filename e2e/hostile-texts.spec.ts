import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { startBrowserSite } from '../tools/browser/start-site.ts'

const feedPort = 4378
const sitePort = 4376
const site = `http://127.0.0.1:${sitePort}`

/** Long enough for a file of its own, behind it what it is sent for. */
const run = 'window.ran=(window.ran??0)+1'
const payloads = [
  `<script>${'x'.repeat(640)}</script><script>${run}</script>`,
  `</title><script>${run}</script>`,
  `"><script>${run}</script><meta content="`,
  `<!--</script><script>${run}</script>-->`,
  `<style>*{display:none}</style><img src=x onerror="${run}">`,
  `]]><svg onload="${run}">&quot;&lt;script&gt;${run}&lt;/script&gt;`,
]

const item = (id: string, text: string) => ({
  id,
  date: '2026-11-20',
  category: 'network',
  brand: 'logistics',
  title: text,
  summary: text,
  place: text,
  scene: 'hub',
  body: [text, text, text].map((one) => ({ kind: 'paragraph', text: one })),
  related: ['/cargo', '/air', '/products/express'],
  corrections: [],
})
const documents = payloads.flatMap((text, at) =>
  ['', '-tc', '-en'].map((language) => ({
    contentCode: `100025-news-hostile-${at}${language}`,
    content: JSON.stringify(item(`hostile-${at}`, text)),
  })),
)

test('what is published or asked is text on every page, whatever it looks like', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const feed = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ code: 1, data: { documents } }))
  })
  await new Promise<void>((resolve) => feed.listen(feedPort, '127.0.0.1', resolve))
  const process = await startBrowserSite(sitePort, { CONTENT_FEED: `http://127.0.0.1:${feedPort}/feed` })
  const ran = () => page.evaluate(() => (window as unknown as { ran?: number }).ran ?? 0)
  try {
    await expect
      .poll(async () => (await request.get(`${site}/en/news/hostile-0`)).status(), { timeout: 60_000 })
      .toBe(200)
    for (const language of ['', '/hk', '/en']) {
      // What escapes a text is the same in every language.
      for (const [at, payload] of payloads.slice(0, language === '/en' ? undefined : 1).entries()) {
        await page.goto(`${site}${language}/news/hostile-${at}`)
        expect(await page.title()).toContain(payload.slice(0, 8))
        expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe(payload)
        expect(await ran()).toBe(0)
        await page.goto(`${site}${language}/search?q=${encodeURIComponent(payload)}`)
        expect(await ran()).toBe(0)
      }
      await page.goto(`${site}${language}/news`)
      expect(await ran()).toBe(0)
    }
  } finally {
    process.kill()
    feed.close()
  }
})
