import type { Ctx } from '@hongyan/kernel/context'
import type { Page } from '@playwright/test'
import { deskDocuments } from '../packages/content/src/desk-documents.ts'
import { expect, test } from './checked-page.ts'
import { type DeskSite, signInAtDesk, speakAtDesk, startDeskSite } from './desk-site.ts'

/** What runs where it is taken for more than text: each way into markup with each kind of what is not seen as such. */
const ways = [
  (run: string) => `<script>${run}</script>`,
  (run: string) => `<img src=x onerror="${run}">`,
  (run: string) => `<svg/onload=${run}>`,
  (run: string) => `"><script>${run}</script>`,
  (run: string) => `' autofocus onfocus=${run} x='`,
  (run: string) => `</title><script>${run}</script>`,
  (run: string) => `</textarea><script>${run}</script>`,
  (run: string) => `</script><script>${run}</script>`,
  (run: string) => `--><script>${run}</script><!--`,
  (run: string) => `]]><script>${run}</script>`,
  (run: string) => `<iframe srcdoc="<script>top.${run}</script>">`,
  (run: string) => `<a href="javascript:${run}">x</a>`,
  (run: string) => `<details open ontoggle=${run}>`,
  (run: string) => `<style>@import 'javascript:${run}'</style>`,
  (run: string) => `<math><mtext></mtext><script>${run}</script>`,
  (run: string) => `<template><script>${run}</script></template>`,
  (run: string) => `&lt;script&gt;${run}&lt;/script&gt;`,
  (run: string) => `{{constructor.constructor('${run}')()}}`,
  (run: string) => `\${${run}}`,
  (run: string) => `<body onload=${run}>`,
  (run: string) => `<video><source onerror="${run}"></video>`,
  (run: string) => `<input autofocus onfocus="${run}">`,
  (run: string) => `<form action="javascript:${run}"><button>x</button></form>`,
  (run: string) => `<object data="data:text/html,<script>${run}</script>"></object>`,
  (run: string) => `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  (run: string) => `"};${run}//`,
]
const dresses = [
  (text: string) => text,
  (text: string) => text.toUpperCase().replaceAll('RAN', 'ran'),
  (text: string) => `字${text}字`,
  (text: string) => text.replaceAll(' ', '\u00a0'),
  (text: string) => text.replaceAll('<', '\uff1c<'),
  (text: string) => `${text}${text}`,
  (text: string) => encodeURIComponent(text),
  (text: string) => text.replaceAll('"', '&quot;'),
  (text: string) => text.replaceAll('/', '\\/'),
  (text: string) => `\u202e${text}`,
  (text: string) => text.replaceAll('<', '&#60;'),
  (text: string) => `javascript:${text}`,
  (text: string) => `data:text/html,${text}`,
  (text: string) => text.replaceAll('script', 'scr\u00adipt'),
  (text: string) => `# ${text}\n- ${text}`,
]
const dressed = ways.flatMap((way) => dresses.map((dress) => dress(way('ran=1'))))
const payloads = [...new Set(dressed)].slice(0, 300)

const broken = 'news/late-cold-compensation'
const killed = 'news/battery-charge-rule'

/** One that was written when its kind had other fields. */
async function writeBroken(ctx: Ctx): Promise<void> {
  const shipped = deskDocuments.seedOf(broken) as Record<string, unknown>
  const seed = JSON.stringify({ ...shipped, body: 'a text', category: 'weather', headline: 'an older field' })
  const version = { name: broken, revision: 1, seed, action: 'saved', paths: '[]', saves: 1 }
  const made = { made_at: 1, changed_at: 1, made_by: 'a' }
  await ctx.db.query
    .insertInto('desk_versions')
    .values({ ...version, ...made })
    .execute()
  await ctx.db.query
    .insertInto('desk_documents')
    .values({
      name: broken,
      kind: 'news',
      shipped: broken,
      seed,
      card: '{"title":{"zh-CN":"旧","en-US":"Old","zh-HK":null},"missing":0,"stale":{"en-US":0,"zh-HK":0}}',
      uses: '[]',
      revision: 1,
      created_at: 1,
      created_by: 'a',
      changed_at: 1,
      changed_by: 'a',
      trashed_at: null,
    })
    .execute()
}

let site: DeskSite

/** What a browser notes of an answer that says no: what these tests are about. */
function forgiveAnswers(problems: string[]): void {
  problems.splice(
    0,
    Number.POSITIVE_INFINITY,
    ...problems.filter((one) => !/Failed to load resource|^request: /.test(one)),
  )
}

test.describe.configure({ mode: 'default', timeout: 120_000 })
test.beforeAll(async () => {
  // A ceiling: a database is made, migrated and filled, beside three other windows.
  test.setTimeout(180_000)
  site = await startDeskSite(writeBroken)
})
test.afterAll(() => site?.stop())

const field = (page: Page, path: string) => page.locator(`[id="${path}"]`)
const saved = (page: Page) => page.locator('[data-saving=saved]')

/** Opens a document in English as somebody. */
async function open(page: Page, name: string, login: 'wenjing' | 'qing' = 'wenjing'): Promise<void> {
  await speakAtDesk(page, 'en-US')
  await signInAtDesk(page, site, login, `/document/${name}`)
}

/** A call of the desk as the page makes it. */
async function call(page: Page, path: string, body: unknown): Promise<{ code: number; data: never }> {
  const headers = { origin: site.origin }
  const answer = await page.request.post(`${site.origin}/v1/desk/${path}`, { data: body, headers })
  return answer.json()
}

test('300 texts that would run as scripts run nowhere, at the desk and on the page', async ({
  page,
  problems,
}) => {
  expect(payloads).toHaveLength(300)
  let next = 0
  /** A written document with a payload in the place of every text. */
  const filled = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(filled)
    if (typeof part !== 'object' || part === null) return part
    const entries = Object.entries(part).map(([key, value]) => {
      if (!['zh-CN', 'en-US'].includes(key)) return [key, filled(value)]
      const texts = (one: unknown): unknown => {
        if (Array.isArray(one)) return one.map(texts)
        next += 1
        return typeof one === 'string' ? payloads[next % payloads.length] : one
      }
      return [key, texts(value)]
    })
    return Object.fromEntries(entries)
  }
  const ran = async () => {
    for (const frame of page.frames()) expect(await frame.evaluate(() => 'ran' in window)).toBe(false)
  }
  await speakAtDesk(page, 'en-US')
  await signInAtDesk(page, site, 'wenjing', '/sessions')
  const item = { ...(deskDocuments.seedOf('news/wuhan-phase-two') as object), related: [] }
  const hostile: [string, unknown][] = [
    ['news/hostile', { ...item, id: 'hostile', body: payloads.map((text) => ({ kind: 'paragraph', text })) }],
    ...['page/products/express', 'document/home', 'document/navigation', 'notice/north-china-snow'].map(
      (name): [string, unknown] => [name, filled(deskDocuments.seedOf(name))],
    ),
  ]
  await call(page, 'documents', { kind: 'news', key: 'hostile' })
  for (const [name, seed] of hostile) {
    const base = name === 'news/hostile' ? 1 : 0
    const patches = Object.entries(seed as object).map(([key, value]) => ({ op: 'add', path: [key], value }))
    expect(await call(page, 'documents/save', { name, base, patches })).toMatchObject({ code: 1 })
    await page.goto(`${site.origin}/document/${name}`)
    await expect(page.locator('[data-path]').first()).toBeVisible()
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('[data-opens][aria-expanded=false]'))
        part.click()
    })
    await ran()
    for (const side of ['publish', 'history', 'comments']) {
      await page.goto(`${site.origin}/document/${name}?side=${side}`)
      await expect(page.locator('section[aria-label]').last()).toBeVisible()
      await ran()
    }
  }
  expect(next).toBeGreaterThan(payloads.length)
  await page.goto(`${site.origin}/documents?state=changed`)
  await expect(page.getByRole('link', { name: payloads[0] ?? '' }).first()).toBeVisible()
  await ran()

  // The same on the site, with all 300 of them.
  const previewed = { documents: [{ name: 'news/hostile' }], languages: ['en-US'] }
  const { data } = await call(page, 'previews', previewed)
  const { previewKey } = data as { readonly previewKey: string }
  await page.goto(`${site.siteOrigin}/en/news/hostile?previewKey=${encodeURIComponent(previewKey)}`)
  await expect(page.locator('main').getByText(payloads[299] ?? '')).toBeVisible()
  await ran()
  forgiveAnswers(problems)
})

test('a document that fits its schema no more is listed, opened, mended, and ready again', async ({
  page,
  problems,
}) => {
  await speakAtDesk(page, 'en-US')
  await signInAtDesk(page, site, 'wenjing', '/documents?state=changed')
  await page.locator(`a[href="/document/${broken}"]`).click()
  await page.getByRole('radio', { name: 'Publish' }).click()
  const panel = page.getByRole('region', { name: 'Publish' })
  await expect(panel.getByRole('heading', { level: 2 })).toContainText('3')

  await panel.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(panel.getByRole('heading', { level: 2 })).toContainText('2')
  const { category, body } = deskDocuments.seedOf(broken) as Record<string, unknown>
  expect(category).toBeTruthy()
  await page.locator('[data-path=category]').getByRole('button').click()
  await page.getByRole('option').first().click()
  const blocks = page.locator('[data-path=body]')
  for (let made = 0; made < (body as unknown[]).length; made += 1) {
    await blocks.getByRole('button', { name: /^Add/ }).last().click()
    await page.getByRole('menuitem', { name: 'Paragraph' }).click()
  }
  await expect(blocks.locator('[data-opens]')).toHaveCount((body as unknown[]).length)
  await expect(saved(page)).toBeVisible()
  // What is new is still to be written; nothing is wrong with it otherwise.
  await page.reload()
  await expect(panel.getByRole('heading', { level: 2 })).not.toContainText('Ready')
  await expect(panel.getByText(/headline|weather/)).toHaveCount(0)
  forgiveAnswers(problems)
})

test('a process that dies in the middle of a save loses nothing that it took, and the editor goes on', async ({
  page,
  problems,
}) => {
  // Without the page beside it, whose frame would have died as well.
  await open(page, `${killed}?side=comments`)
  await field(page, 'title/en-US').fill('Taken before it died')
  await expect(saved(page)).toBeVisible()
  // It takes the next save, and dies before the browser hears so.
  await page.route('**/v1/desk/documents/save', async (route) => {
    await route.fetch()
    await site.kill()
    await route.abort('connectionreset')
    await page.unroute('**/v1/desk/documents/save')
  })
  await field(page, 'summary/en-US').fill('Taken while it died')
  await expect(page.locator('[data-saving=offline]')).toBeVisible()
  await field(page, 'place/en-US').fill('Written while it was away')
  await site.start()
  await expect(saved(page)).toBeVisible({ timeout: 30_000 })
  forgiveAnswers(problems)
  await page.reload()
  await expect(field(page, 'title/en-US')).toHaveValue('Taken before it died')
  await expect(field(page, 'summary/en-US')).toHaveValue('Taken while it died')
  await expect(field(page, 'place/en-US')).toHaveValue('Written while it was away')
  forgiveAnswers(problems)
})

test('whose session ends while they write signs in again, and what was typed is saved', async ({
  page,
  context,
  problems,
}) => {
  await open(page, 'news/tms-return-legs')
  await expect(field(page, 'title/en-US')).toBeVisible()
  await context.clearCookies()
  await field(page, 'title/en-US').fill('Typed while nobody was signed in')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const other = context.waitForEvent('page')
  await dialog.getByRole('link').click()
  await (await other).close()
  await signInAtDesk(await context.newPage(), site, 'wenjing', '/sessions')
  await page.bringToFront()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(dialog).toHaveCount(0)
  await expect(saved(page)).toBeVisible({ timeout: 15_000 })
  await expect(field(page, 'title/en-US')).toHaveValue('Typed while nobody was signed in')
  await page.reload()
  await expect(field(page, 'title/en-US')).toHaveValue('Typed while nobody was signed in')
  forgiveAnswers(problems)
})

test('whose right is taken away while they write is told so, and keeps what they typed', async ({
  page,
  browser,
  problems,
}) => {
  await open(page, 'question/tracking-late')
  await expect(field(page, 'question/en-US')).toBeVisible()
  const manager = await (await browser.newContext()).newPage()
  await signInAtDesk(manager, site, 'qing', '/staff')
  const listed = await (await manager.request.get(`${site.origin}/v1/desk/staff`)).json()
  const people = Object.values(listed.data).flat() as { readonly id: string; readonly name: string }[]
  const id = people.find(({ name }) => name === '袁文静 Wenjing Yuan')?.id ?? ''
  const grants = [{ role: 'sales', kind: null, language: null, branch: null }]
  const changed = await call(manager, `staff/${id}/roles`, { grants })
  expect(changed).toMatchObject({ code: 1 })
  await field(page, 'question/en-US').fill('Typed without a right')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(field(page, 'question/en-US')).toHaveValue('Typed without a right')
  forgiveAnswers(problems)
  await manager.context().close()
})
