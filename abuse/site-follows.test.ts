import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { collection, itemCode } from '@hongyan/content'
import { type Db, openDatabase } from '@hongyan/db'
import { type PublishedContent, storeContent } from '@hongyan/domain/publishing/store-content'
import { testCtx } from '@hongyan/testing'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signPreview } from '../apps/site/server/security/preview-key.ts'
import { root } from '../tools/steps/steps.ts'
import { type SiteProcess, startSite } from './site-process.ts'

const hour = 3_600_000
const deskOrigin = 'https://desk.hongyan.example'
const folder = temporaryFolder('follow')
const shiftFile = join(folder, 'shift')
const linkKey = Buffer.alloc(32, 0x11)
const setClock = (ms: number): void => writeFileSync(shiftFile, String(ms))

let sites: readonly SiteProcess[]
let db: Db
beforeAll(async () => {
  setClock(0)
  const settings = {
    DATABASE_URL: join(folder, 'site.db'),
    DATA_DIR: folder,
    LINK_KEY: linkKey.toString('hex'),
    DESK_ORIGIN: deskOrigin,
    NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'abuse/shifted-clock.ts'))}`,
    CLOCK_SHIFT_FILE: shiftFile,
    LIMITS: 'renders.burst=1000,preview.burst=1000',
  }
  sites = [await startSite({ settings }), await startSite({ settings })]
  db = await openDatabase({ url: settings.DATABASE_URL })
}, 180_000)
afterAll(async () => {
  await db?.close()
  for (const site of sites ?? []) await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

const [id = '', news] = [...collection('news', 'en-US')][0] ?? []
const newsCode = itemCode('news', id, 'en-US')
const headline = 'A headline of this very minute'

async function look(site: SiteProcess, path: string, cookie = '') {
  const answer = await fetch(site.url(path), { redirect: 'manual', headers: { cookie } })
  const html = (await answer.text()).replaceAll('<wbr/>', '')
  const { headers, status } = answer
  return {
    status,
    html,
    main: /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '',
    etag: headers.get('etag'),
    policy: headers.get('content-security-policy') ?? '',
    location: headers.get('location'),
    cookie: headers.get('set-cookie')?.split(';')[0] ?? '',
  }
}
const publish = (...contents: readonly PublishedContent[]): Promise<number> =>
  storeContent(testCtx(db, { now: Date.now }), contents)
const etagsOf = (site: SiteProcess, paths: readonly string[]): Promise<(string | null)[]> =>
  Promise.all(paths.map(async (path) => (await look(site, path)).etag))
const everySite = async <T>(work: (site: SiteProcess) => Promise<T>): Promise<T[]> =>
  Promise.all(sites.map(work))

test('what is published is on every process, and pages that do not hold it stay as they were', async () => {
  const others = [
    '/',
    '/hk',
    `/news/${id}`,
    `/hk/news/${id}`,
    '/en/products/express',
    '/en/track',
    '/en/notice',
  ]
  const before = await everySite((site) => etagsOf(site, others))
  await everySite((site) => look(site, `/en/news/${id}`))
  await publish({ code: newsCode, content: JSON.stringify({ ...news, title: headline }) })
  for (const site of sites) {
    for (const path of [`/en/news/${id}`, '/en/news'])
      await expect.poll(async () => (await look(site, path)).html, { timeout: 10_000 }).toContain(headline)
  }
  expect(await everySite((site) => etagsOf(site, others))).toEqual(before)
})

test('what is withdrawn is gone from page, list, site map and search, and the other languages have it', async () => {
  await publish({ code: newsCode, content: null })
  for (const site of sites) {
    await expect.poll(async () => (await look(site, `/en/news/${id}`)).status, { timeout: 10_000 }).toBe(404)
    expect((await look(site, '/en/news')).html).not.toContain(`/en/news/${id}`)
    expect((await look(site, '/sitemap-en-US.xml')).html).not.toContain(`/en/news/${id}`)
    expect((await look(site, `/en/search?q=${encodeURIComponent(headline)}`)).html).not.toContain(
      `/en/news/${id}"`,
    )
    const chinese = await look(site, `/news/${id}`)
    expect(chinese.status).toBe(200)
    expect(chinese.html).not.toContain(`hreflang="en"`)
    expect((await look(site, `/news/${id}`, 'lang=en-US')).status).toBe(200)
  }
  await publish({ code: newsCode, content: JSON.stringify(news) })
  for (const site of sites)
    await expect.poll(async () => (await look(site, `/en/news/${id}`)).status, { timeout: 10_000 }).toBe(200)
})

test('an address that a page had before leads to the one it has', async () => {
  const moved = { from_path: `/news/${id}`, to_path: '/news/another-name', name: 'news/another-name' }
  await db.query
    .insertInto('desk_redirects')
    .values({ ...moved, made_at: 1, made_by: 'a' })
    .execute()
  await publish(
    {
      code: itemCode('news', 'another-name', 'en-US'),
      content: JSON.stringify({ ...news, id: 'another-name' }),
    },
    { code: newsCode, content: null },
  )
  for (const site of sites) {
    await expect
      .poll(async () => (await look(site, `/en/news/${id}`)).location, { timeout: 10_000 })
      .toBe('/en/news/another-name')
    expect((await look(site, `/en/news/${id}`)).status).toBe(301)
    expect((await look(site, `/news/${id}`)).status).toBe(200)
    expect((await look(site, '/en/news/another-name')).status).toBe(200)
  }
})

test('the site as of a moment is what the site is at that moment, wherever one goes in it', async () => {
  const [site] = sites
  if (site === undefined) throw new Error('there are two')
  const other = [...collection('news', 'en-US').keys()][1] ?? ''
  const item = collection('news', 'en-US').get(other)
  const at = Date.now() + 2 * hour
  const blank = {
    title: null,
    decided_at: 1,
    decided_by: 'b',
    note: null,
    done_at: null,
    done_by: null,
    problem: null,
  }
  await db.query
    .insertInto('desk_releases')
    .values({
      ...blank,
      id: 'due-in-two-hours',
      kind: 'publish',
      name: `news/${other}`,
      document_kind: 'news',
      language: 'en-US',
      revision: 1,
      since_revision: 0,
      seed: JSON.stringify({ ...item, title: { 'zh-CN': '两小时后', 'en-US': 'What is so in two hours' } }),
      state: 'scheduled',
      asked_at: 1,
      asked_by: 'a',
      due_at: at - 60_000,
      zone: 'Asia/Shanghai',
    })
    .execute()
  await db.query
    .insertInto('desk_previews')
    .values({
      id: 'in-two-hours',
      contents: '[]',
      shown_at: at,
      ends_at: at + hour,
      made_at: 1,
      made_by: 'a',
    })
    .execute()
  const key = signPreview('in-two-hours', at + hour, linkKey)
  const paths = ['/en/news', `/en/news/${other}`, '/en', '/en/products/express', '/news']
  const opened = await look(site, `${paths[0]}?previewKey=${key}`)
  expect(opened.policy).toContain(`frame-ancestors ${deskOrigin}`)
  const ahead = []
  for (const path of paths) {
    const page = await look(site, path, opened.cookie)
    expect(page.etag).toBeNull()
    ahead.push(page.main)
  }
  expect(ahead[0]).toContain('What is so in two hours')
  const now = await look(site, '/en/news')
  expect(now.html).not.toContain('What is so in two hours')
  expect(now.policy).toContain("frame-ancestors 'none'")
  const left = await look(site, '/en/news?previewKey=leave', opened.cookie)
  expect([left.status, left.location]).toEqual([302, '/en/news'])

  setClock(2 * hour)
  await expect
    .poll(async () => (await look(site, '/en/news')).html, { timeout: 10_000 })
    .toContain('What is so in two hours')
  const come = []
  for (const path of paths) come.push((await look(site, path)).main)
  expect(come).toEqual(ahead)
})
