import { openDatabase } from '@hongyan/db'
import { type APIRequestContext, request } from '@playwright/test'
import { accessibilityFindings, expect, test } from './checked-page.ts'
import { type DeskSite, signInAtDesk, speakAtDesk, startDeskSite, typeMoment } from './desk-site.ts'

let site: DeskSite

test.describe.configure({ mode: 'default', timeout: 120_000 })
test.beforeAll(async () => {
  // A ceiling: a database is made, migrated and filled, beside three other windows.
  test.setTimeout(180_000)
  site = await startDeskSite()
})
test.afterAll(() => site?.stop())

const headline = 'Hubs open earlier from tomorrow'
const name = 'news/wuhan-phase-two'

/** A call of the desk in the name of whoever is signed in. */
async function call(by: APIRequestContext, path: string, data: unknown): Promise<{ id: string }> {
  const answer = await by.post(`${site.origin}/v1/desk/${path}`, { headers: { origin: site.origin }, data })
  const read = (await answer.json()) as { readonly code: number; readonly data?: { id: string } }
  expect(read).toMatchObject({ code: 1 })
  return read.data ?? { id: '' }
}

/** Whether a page has the headline, for somebody who was never here. */
async function shows(address: string): Promise<boolean> {
  const visitor = await request.newContext()
  const text = await (await visitor.get(address)).text()
  await visitor.dispose()
  return text.includes(headline)
}

/** The day after tomorrow in China. */
function inTwoDays(): string {
  const at = new Date(Date.now() + 2 * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(at)
}

test('the site of a moment is looked at, handed on by a link, and the link is ended', async ({
  page,
  browser,
  problems,
}) => {
  await speakAtDesk(page, 'en-US')
  await signInAtDesk(page, site, 'wenjing', '/sessions')
  const patches = [{ op: 'replace', path: ['title', 'en-US'], value: headline }]
  await call(page.request, 'documents/save', { name, base: 0, patches })
  const { id } = await call(page.request, 'releases', { name, language: 'en-US', note: '' })
  const publisher = await browser.newContext()
  await signInAtDesk(await publisher.newPage(), site, 'yian', '/sessions')
  await call(publisher.request, `releases/${id}/approve`, {})
  const day = inTwoDays()
  await call(publisher.request, `releases/${id}/schedule`, {
    at: { local: `${day}T08:00`, zone: 'Asia/Shanghai' },
  })
  await publisher.close()

  await page.getByRole('link', { name: 'Site by date' }).click()
  await expect(page.getByRole('heading', { name: 'Site by date' })).toBeVisible()
  await expect(page.getByText('Nothing has been published at the desk yet')).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  // A moment of which nothing is kept is refused at its field, and what was chosen stays.
  await typeMoment(page, 'en-US', '2020-01-01T08:00')
  await page.getByRole('button', { name: 'Show the site' }).click()
  await expect(page.getByText('more than three years ago is not kept')).toBeVisible()
  expect(problems.splice(0)).toEqual([expect.stringContaining('400')])
  await typeMoment(page, 'en-US', `${day}T09:00`)
  await page.getByRole('button', { name: /Language/ }).click()
  await page.getByRole('option', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Show the site' }).click()
  await expect(page.frameLocator('iframe').getByRole('main')).toContainText(headline)
  await expect(page.getByRole('region', { name: 'What changes until then' })).toContainText(headline)
  expect(await accessibilityFindings(page)).toEqual([])

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin })
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  const url = await page.evaluate(() => navigator.clipboard.readText())
  // Whoever has the link needs no session; visitors see nothing of it.
  expect(await shows(url)).toBe(true)
  expect(await shows(`${site.siteOrigin}/en`)).toBe(false)
  await page.getByRole('button', { name: 'End it now' }).click()
  await expect(page.getByText('The link has ended.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'End it now' })).toHaveCount(0)
  expect(await shows(url)).toBe(false)
})

const pages = ['/en', '/en/news', '/en/news/wuhan-phase-two', '/news/wuhan-phase-two', '/en/products/express']

/** A page as the frame of the desk shows it, which has no bar, or as everybody sees it: without what a preview adds. */
async function pageText(by: APIRequestContext, path: string): Promise<string> {
  const html = await (
    await by.get(site.siteOrigin + path, { headers: { 'sec-fetch-dest': 'iframe' } })
  ).text()
  return html.replace(/<meta name="robots"[^>]*>/, '').replaceAll(/<link rel="alternate" hreflang[^>]*>/g, '')
}

/** A page without the one script that it has and another has not: a preview follows what is typed by it. */
function withoutOwnScript(html: string, other: string): string {
  const own = [...html.matchAll(/<script type="module"[^>]*><\/script>/g)].filter(
    ([tag]) => !other.includes(tag),
  )
  expect(own).toHaveLength(1)
  return html.replace(own[0]?.[0] ?? '', '')
}

/** Where two pages part, with what stands around it; null for the same bytes. */
function firstDifference(one: string, other: string): readonly [string, string] | null {
  const at = [...one].findIndex((letter, place) => letter !== other[place])
  if (at < 0 && one.length === other.length) return null
  return [one, other].map((text) => text.slice(Math.max(0, at - 60), at + 160)) as [string, string]
}

/** As if everything had been published two hours earlier. */
async function twoHoursAgo(): Promise<void> {
  const db = await openDatabase({ url: site.settings.DATABASE_URL ?? '' })
  await db.query
    .updateTable('desk_publications')
    .set(({ eb }) => ({ from_at: eb('from_at', '-', 7_200_000), until_at: eb('until_at', '-', 7_200_000) }))
    .where('from_at', '>', 0)
    .execute()
  await db.query
    .updateTable('desk_publications')
    .set(({ eb }) => ({ until_at: eb('until_at', '-', 7_200_000) }))
    .where('from_at', '=', 0)
    .execute()
  await db.close()
}

test('the site of a moment that is over is the site of then, byte for byte', async ({ page, browser }) => {
  await speakAtDesk(page, 'en-US')
  await signInAtDesk(page, site, 'wenjing', '/sessions')
  const publisher = await browser.newContext()
  await signInAtDesk(await publisher.newPage(), site, 'yian', '/sessions')
  const opened = async (of: string) => {
    const answer = await page.request.get(`${site.origin}/v1/desk/documents/open?name=${of}`)
    return ((await answer.json()) as { data: { revision: number } }).data.revision
  }
  const publish = async (of: string, language: 'en-US' | 'zh-CN', title: string) => {
    const patches = [{ op: 'replace', path: ['title', language], value: title }]
    await call(page.request, 'documents/save', { name: of, base: await opened(of), patches })
    const { id } = await call(page.request, 'releases', { name: of, language, note: '' })
    await call(publisher.request, `releases/${id}/approve`, {})
    await call(publisher.request, `releases/${id}/publish`, {})
  }
  const visitor = await request.newContext()
  const shown = async () => Promise.all(pages.map((path) => pageText(visitor, path)))
  await publish(name, 'en-US', 'What stood there then')
  await twoHoursAgo()
  await expect.poll(async () => (await shown())[2]).toContain('What stood there then')
  const kept = await shown()

  await publish(name, 'en-US', 'What stands there now')
  await publish(name, 'zh-CN', '现在的标题')
  const other = 'news/electronic-receipts'
  await call(publisher.request, 'releases/withdraw', { name: other, language: 'en-US', note: '' })
  await expect.poll(async () => (await shown())[2]).toContain('What stands there now')
  await expect.poll(shown).not.toEqual(kept)

  const hourAgo = new Date(Date.now() - 3_600_000 + 8 * 3_600_000).toISOString().slice(0, 16)
  await page.goto(`${site.origin}/preview`)
  await expect(page.getByText('The past is known from')).toBeVisible()
  await typeMoment(page, 'en-US', hourAgo)
  await page.getByRole('button', { name: 'Show the site' }).click()
  const changes = page.getByRole('region', { name: 'What has changed since' })
  await expect(changes.getByText('English · another text then').first()).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  const made = await call(page.request, 'time-travel', {
    at: { local: hourAgo, zone: 'Asia/Shanghai' },
    language: 'en-US',
  })
  const { path } = made as unknown as { path: string }
  expect(await (await visitor.get(site.siteOrigin + path)).text()).toContain('as it was at')
  const travelled = await shown()
  for (const [at, html] of travelled.entries()) {
    const then = kept[at] ?? ''
    expect(firstDifference(withoutOwnScript(html, then), then), pages[at]).toBeNull()
  }
  await visitor.dispose()
  await publisher.close()
})
