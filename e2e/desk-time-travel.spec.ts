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

  await page.getByRole('link', { name: 'Site preview' }).click()
  await expect(page.getByRole('heading', { name: 'Site preview' })).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  // A moment that is over is refused at its field, and what was chosen stays.
  await typeMoment(page, 'en-US', '2020-01-01T08:00')
  await page.getByRole('button', { name: 'Show the site' }).click()
  await expect(page.getByText('This moment is over.')).toBeVisible()
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
