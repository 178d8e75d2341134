import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { accessibilityFindings, expect, test } from './checked-page.ts'
import { type DeskSite, signInAtDesk, speakAtDesk, startDeskSite } from './desk-site.ts'

let site: DeskSite

test.describe.configure({ mode: 'default', timeout: 120_000 })
test.beforeAll(async () => {
  // A ceiling: a database is made, migrated and filled, beside three other windows.
  test.setTimeout(180_000)
  site = await startDeskSite()
})
test.afterAll(() => site?.stop())

/** A picture of one colour, wide enough that pages crop it. */
async function aPicture(name: string, red: number, type: 'png' | 'jpeg' = 'png') {
  const background = { r: red, g: 40, b: 90 }
  const file = sharp({ create: { width: 900, height: 450, channels: 3, background } })
  return { name, mimeType: `image/${type}`, buffer: await file.toFormat(type).toBuffer() }
}

const text = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('no picture') })

test('pictures are uploaded, pointed at, described, replaced, and deleted once nothing shows them', async ({
  page,
  problems,
}) => {
  await speakAtDesk(page, 'en-US')
  await signInAtDesk(page, site, 'wenjing', '/pictures')
  await expect(page.getByRole('heading', { name: 'Pictures', level: 1 })).toBeVisible()
  const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('<svg></svg>') }
  await page
    .locator('input[type=file]')
    .setInputFiles([
      await aPicture('first.png', 10),
      text('notes.txt'),
      broken,
      await aPicture('second.png', 200),
    ])
  const row = (name: string) => page.getByRole('listitem', { name })
  await expect(row('notes.txt')).toContainText('Only JPEG, PNG')
  for (const name of ['first.png', 'broken.png', 'second.png']) {
    await row(name).getByLabel('What it shows (Simplified Chinese)').fill(`画面 ${name}`)
    if (name !== 'second.png')
      await row(name).getByLabel('What it shows (English)').fill(`A picture, ${name}`)
  }
  await page.getByRole('button', { name: 'Upload 3 pictures' }).click()
  // What is missing is told where it is missing, and the rest goes on.
  await expect(row('second.png')).toContainText('Please say what can be seen.')
  await expect(row('first.png')).toContainText('Uploaded.')
  await expect(row('broken.png')).toContainText('This file is no complete JPEG')
  // The browser notes the refusal, and nothing else.
  expect(problems.splice(0)).toEqual([expect.stringContaining('422')])
  expect(await accessibilityFindings(page)).toEqual([])
  await row('second.png').getByLabel('What it shows (English)').fill('A picture, second.png')
  await row('broken.png').getByRole('button', { name: 'Remove broken.png from the list' }).click()
  await page.getByRole('button', { name: 'Upload 1 picture' }).click()
  await expect(row('second.png')).toContainText('Uploaded.')

  await page.getByRole('searchbox').fill('first')
  const found = page.getByRole('main').getByRole('link', { name: 'A picture, first.png' })
  await expect(page.getByRole('main').getByRole('link', { name: 'A picture, second.png' })).toHaveCount(0)
  await page.getByRole('radio', { name: 'List' }).click()
  expect(await accessibilityFindings(page)).toEqual([])
  await found.click()

  const point = page.getByRole('slider', { name: 'Focal point' })
  await expect(point).toBeVisible()
  await point.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowUp')
  await expect(point).toHaveAttribute('aria-valuetext', '55% from the left, 49% from the top')
  const stage = page.locator('img[src^="blob:"]')
  const box = await stage.boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.9, (box?.y ?? 0) + (box?.height ?? 0) * 0.5)
  await expect(point).toHaveAttribute('aria-valuetext', /^90% from the left/)
  await page.getByLabel('English').fill('')
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(page.getByText('Please fill this in.')).toBeVisible()
  expect(problems.splice(0)).toEqual([expect.stringContaining('400')])
  await page.getByLabel('English').fill('A red wall')
  await page.getByLabel('Credit').fill('=Wang Er')
  await page.getByLabel('License').fill('CC BY 4.0')
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(page.getByRole('heading', { name: 'A red wall' })).toBeVisible()
  await expect(point).toHaveAttribute('aria-valuetext', /^90% from the left/)
  expect(await accessibilityFindings(page)).toEqual([])

  await page.locator('input[type=file]').setInputFiles(await aPicture('third.jpg', 90, 'jpeg'))
  await expect(page.getByText('Replaced. Every page that shows it shows the new one.')).toBeVisible()
  const id = new URL(page.url()).pathname.replace('/pictures/', '')

  // A document shows it: it stays, and says where.
  const shows = await page.request.post(`${site.origin}/v1/desk/documents/save`, {
    headers: { origin: site.origin },
    data: {
      name: 'news/wuhan-phase-two',
      base: 0,
      patches: [{ op: 'replace', path: ['scene'], value: `media:${id}` }],
    },
  })
  expect(await shows.json()).toMatchObject({ code: 1 })
  await page.reload()
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this picture?' })
  await expect(dialog.getByRole('link', { name: 'Phase two of the Wuhan hub opens' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  // All of them go into a file, and nothing in it is a formula.
  await page.goto(`${site.origin}/pictures`)
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  const file = await (await download).path()
  expect(readFileSync(file, 'utf8')).toContain('"\'=Wang Er",CC BY 4.0')

  await page.getByRole('main').getByRole('link', { name: 'A picture, second.png' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'A picture, second.png' })).toHaveCount(0)
})
