import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { startBrowserSite } from '../tools/browser/start-site.ts'

const feedPort = 4322
const sitePort = 4320
const site = `http://127.0.0.1:${sitePort}`

/** A news item that only the desk knows, as it publishes it in each language. */
const item = (title: string, texts: readonly [string, string, string]) => ({
  id: 'lantern-night-flights',
  date: '2026-11-20',
  category: 'network',
  brand: 'logistics',
  title,
  summary: texts[0],
  place: 'Wuhan',
  scene: 'hub',
  body: texts.map((text) => ({ kind: 'paragraph', text })),
  related: ['/cargo', '/air', '/products/express'],
  corrections: [],
})
const documents = [
  [
    '100025-news-lantern-night-flights-en',
    item('Night flights for the lantern weeks', [
      'Two more flights each night.',
      'They leave Wuhan at one and at three, for as long as the lantern fair lasts.',
      'Cut-off times and prices stay as they are.',
    ]),
  ],
  [
    '100025-news-lantern-night-flights',
    item('灯会期间加开夜航', [
      '每晚加开两班。',
      '灯会期间，凌晨一点和三点从武汉起飞。',
      '截单时间和价格不变。',
    ]),
  ],
  [
    '100025-news-lantern-night-flights-tc',
    item('燈會期間加開夜航', [
      '每晚加開兩班。',
      '燈會期間，凌晨一點和三點從武漢起飛。',
      '截單時間和價格不變。',
    ]),
  ],
].map(([contentCode, content]) => ({ contentCode, content: JSON.stringify(content) }))

test('what the desk publishes is on the built pages, in the lists, the maps for robots and the search', async ({
  request,
}) => {
  const feed = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ code: 1, data: { documents } }))
  })
  await new Promise<void>((resolve) => feed.listen(feedPort, '127.0.0.1', resolve))
  const process = await startBrowserSite(sitePort, { CONTENT_FEED: `http://127.0.0.1:${feedPort}/feed` })
  // A heading says between which of its words a line may end.
  const page = async (path: string) =>
    (await (await request.get(site + path)).text()).replaceAll('<wbr/>', '')
  try {
    // A page that was kept is answered as it was once more, while it is made anew.
    const shows = (path: string, text: string) =>
      expect.poll(() => page(path), { message: path, timeout: 20_000 }).toContain(text)
    await shows('/en/news/lantern-night-flights', 'Two more flights each night.')
    await shows('/en/news', 'Night flights for the lantern weeks')
    await shows('/news/lantern-night-flights', '每晚加开两班')
    await shows('/hk/news', '燈會期間加開夜航')
    await shows('/sitemap-en-US.xml', '/en/news/lantern-night-flights')
    await shows('/feeds/news.xml', '灯会期间加开夜航')
    await shows('/en/search?q=lantern', '/en/news/lantern-night-flights')
    const counted = await request.post(`${site}/v1/readings`, {
      data: { path: '/news/lantern-night-flights' },
      headers: { origin: site },
    })
    expect(counted.status()).toBe(200)
  } finally {
    process.kill()
    feed.close()
  }
})
