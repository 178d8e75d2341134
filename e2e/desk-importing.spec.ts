import { readFileSync } from 'node:fs'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { accessibilityFindings, expect, test } from './checked-page.ts'
import { type DeskSite, isSaved, signInAtDesk, speakAtDesk, startDeskSite } from './desk-site.ts'

let site: DeskSite

test.describe.configure({ mode: 'default', timeout: 120_000 })
test.beforeAll(async () => {
  // A ceiling: a database is made, migrated and filled, beside three other windows.
  test.setTimeout(180_000)
  site = await startDeskSite()
})
test.afterAll(() => site?.stop())

const shippedAt = (file: string): Buffer =>
  readFileSync(new URL(`../packages/content/documents/${file}`, import.meta.url))
const yaml = (name: string, text: string | Buffer) => ({
  name,
  mimeType: 'application/yaml',
  buffer: Buffer.from(text),
})

test('documents go out as the bytes that ship, and come back changed as drafts', async ({ page }) => {
  await speakAtDesk(page, 'en-US')
  await signInAtDesk(page, site, 'wenjing', '/documents?kind=notice')
  const all = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Export \d+$/ }).click()
  const archive = await all
  expect(archive.suggestedFilename()).toMatch(/^documents-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(readFileSync(await archive.path()))
  const names = Object.keys(files)
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) expect(shippedAt(name).equals(files[name] ?? new Uint8Array())).toBe(true)

  const [first = '', second = ''] = names
  const changed = strFromU8(files[first] ?? new Uint8Array()).replace(/^date: .*$/m, 'date: 2025-02-03')
  const again = { ...files, [first]: strToU8(changed) }
  await page.getByRole('link', { name: 'Import' }).click()
  await expect(page.getByRole('heading', { name: 'Import documents' })).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'back.zip', mimeType: 'application/zip', buffer: Buffer.from(zipSync(again)) })
  const result = page.getByRole('region', { name: 'Result of the check' })
  await expect(result.getByRole('status')).toHaveText(`1 changed · ${names.length - 1} unchanged`)
  const row = result.getByRole('listitem').filter({ hasText: first })
  await expect(row.locator('ins')).toHaveText(/2025-02-03/)
  await expect(result.getByRole('listitem').filter({ hasText: second })).toContainText('Unchanged')
  expect(await accessibilityFindings(page)).toEqual([])
  await result.getByRole('button', { name: 'Import 1 selected' }).click()
  await expect(row).toContainText('Saved as a draft, version 1.')
  await row.getByRole('link', { name: 'Open' }).click()
  await isSaved(page)
  const one = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as a file' }).click()
  const file = await one
  expect(file.suggestedFilename()).toBe(first.replace('/', '__'))
  expect(readFileSync(await file.path(), 'utf8')).toContain('date: 2025-02-03')
})

test('a list goes out with all that it finds, also what it does not draw', async ({ page }) => {
  await speakAtDesk(page, 'en-US')
  await signInAtDesk(page, site, 'wenjing', '/documents')
  const button = page.getByRole('button', { name: /^Export \d+$/ })
  const found = Number((await button.textContent())?.match(/\d+/)?.[0])
  expect(found).toBeGreaterThan(200)
  const whole = page.waitForEvent('download')
  await button.click()
  const everything = unzipSync(readFileSync(await (await whole).path()))
  expect(Object.keys(everything).length).toBeGreaterThanOrEqual(found)
})

test('what cannot be imported says where and why, in both languages, and the rest goes on', async ({
  page,
}) => {
  await speakAtDesk(page, 'zh-CN')
  await signInAtDesk(page, site, 'wenjing', '/documents/import')
  const news = shippedAt('news/wuhan-phase-two.yaml').toString()
  const script = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>'
  const quoted = `'${script}'`
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      yaml(
        'news__wuhan-phase-two.yaml',
        news.replace(/^title:.*$/m, `title: { zh: ${quoted}, en: ${quoted} }`),
      ),
      yaml('notices__wrong.yaml', news),
      yaml('news__unknown-field.yaml', `headline: 1\n${news}`),
      yaml('news__bomb.yaml', 'a: &a [x, x]\nb: [*a, *a]'),
      yaml('news__windows.yaml', `\ufeff${news.replaceAll('\n', '\r\n')}`),
      yaml('questions__account-login.yaml', shippedAt('questions/account-login.yaml')),
      yaml('account-login.yaml', shippedAt('questions/account-login.yaml')),
      yaml('news__empty.yaml', ''),
      yaml('news__binary.yaml', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff])),
      yaml('news__large.yaml', 'a'.repeat(300_001)),
      yaml('readme.txt', 'a: 1'),
      yaml('broken.zip', 'PK no archive'),
      yaml('somewhere.yaml', news),
    ])
  const result = page.getByRole('region', { name: '检查结果' })
  const row = (text: string) => result.getByRole('listitem').filter({ hasText: text })
  await expect(result.getByRole('status')).toHaveText('10 份不能导入 · 1 份要您指定 · 1 份新建 · 1 份有改动')
  await expect(row('news__wuhan-phase-two.yaml').locator('ins').first()).toContainText(script)
  await expect(row('notices__wrong.yaml')).toContainText('里面写的是“新闻”')
  await expect(row('news__unknown-field.yaml')).toContainText(/第 1 行 · \[headline\].*没有/)
  await expect(row('news__bomb.yaml')).toContainText(/第 1 行.*锚点/)
  await expect(row('news__empty.yaml')).toContainText('文件是空的')
  await expect(row('news__binary.yaml')).toContainText('不是 UTF-8 文字')
  await expect(row('news__large.yaml')).toContainText('文件太大')
  await expect(row('readme.txt')).toContainText('不是 .yaml 文件')
  await expect(row('broken.zip')).toContainText('压缩包打不开')
  await expect(result.getByText('有几个文件都是这份文档')).toHaveCount(2)
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined()
  expect(await accessibilityFindings(page)).toEqual([])

  const nowhere = row('somewhere.yaml')
  await nowhere.getByLabel('网址名').fill('Not a name')
  await nowhere.getByRole('button', { name: '就是它' }).click()
  await expect(nowhere).toContainText('请写小写字母')
  await nowhere.getByLabel('网址名').fill('from-somewhere')
  await nowhere.getByRole('button', { name: '就是它' }).click()
  await expect(result.getByRole('status')).toContainText('2 份新建')

  await page.setViewportSize({ width: 768, height: 900 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768)
})

test('what somebody else changes meanwhile is not overwritten, by keyboard alone', async ({
  page,
  problems,
}) => {
  await speakAtDesk(page, 'en-US')
  await signInAtDesk(page, site, 'wenjing', '/documents/import')
  const name = 'question/account-login'
  const text = shippedAt('questions/account-login.yaml').toString()
  const pasted = text.replace('en: I cannot sign in', 'en: I cannot log in')
  await page.getByRole('button', { name: 'Paste text' }).press('Enter')
  await page.keyboard.insertText(pasted)
  await page.keyboard.press('Tab')
  await page.keyboard.type('questions/account-login')
  await page.keyboard.press('Enter')
  const result = page.getByRole('region', { name: 'Result of the check' })
  const row = result.getByRole('listitem').filter({ hasText: 'I cannot log in' }).first()
  await expect(row.locator('del')).toHaveText(/I cannot sign in/)
  await expect(row.getByRole('checkbox')).toBeChecked()

  const said = await page.request.post(`${site.origin}/v1/desk/documents/save`, {
    headers: { origin: site.origin },
    data: { name, base: 0, patches: [{ op: 'replace', path: ['question', 'en-US'], value: 'No way in' }] },
  })
  expect(said.status()).toBe(200)
  await result.getByRole('button', { name: 'Import 1 selected' }).press('Enter')
  await expect(row).toContainText('Nothing was overwritten')
  expect(problems.splice(0)).toEqual([expect.stringContaining('409')])
  await row.getByRole('button', { name: 'Check again' }).press('Enter')
  await expect(row.locator('del')).toHaveText(/No way in/)
  await row.getByRole('checkbox').focus()
  await expect(row.getByRole('checkbox')).toBeChecked()
  await result.getByRole('button', { name: 'Import 1 selected' }).press('Enter')
  await expect(row).toContainText('Saved as a draft, version 2.')
})
