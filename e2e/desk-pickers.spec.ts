import sharp from 'sharp'
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

test('a link, a question, a fact and a picture are found by their words', async ({ page }) => {
  await speakAtDesk(page, 'zh-CN')
  await signInAtDesk(page, site, 'wenjing', '/document/page/products/express')
  await isSaved(page)
  const opens = (path: string) => page.locator(`[data-opens="${path}"]`)
  const field = (path: string) => page.locator(`[id="${path}"]`)
  const at = (path: string) => page.locator(`[data-path="${path}"]`)

  // A link: typed words, an arrow and Enter.
  await opens('blocks/3').click()
  const link = field('blocks/3/action/href')
  await expect(link).toHaveValue('/network#coverage')
  await link.fill('/nowhere')
  await link.press('Tab')
  await expect(at('blocks/3/action/href')).toContainText('网站上没有这个页面')
  await link.fill('禁寄')
  await expect(page.getByRole('option', { name: /^\/prohibited / })).toBeVisible()
  expect(await accessibilityFindings(page, '[role=listbox]')).toEqual([])
  await link.press('ArrowDown')
  await link.press('Enter')
  await expect(link).toHaveValue('/prohibited')
  await expect(at('blocks/3/action/href')).not.toContainText('网站上没有这个页面')

  // A question, by its title.
  await opens('blocks/4').click()
  const question = field('blocks/4/ids/0')
  await expect(at('blocks/4/ids/0')).toContainText('？')
  await question.fill('no-such-question')
  await question.press('Tab')
  await expect(at('blocks/4/ids/0')).toContainText('没有这个常见问题')
  await question.fill('发票')
  await question.press('ArrowDown')
  await question.press('Enter')
  await expect(question).toHaveValue(/^[a-z-]+$/)
  await expect(at('blocks/4/ids/0')).toContainText('发票')

  // A fact, with its value and until when it holds.
  const facts = at('hero/lead/claim')
  await expect(facts).toContainText('1小时 上门取件 2026-09-30 确认，有效到 2028-12-31')
  const more = facts.getByRole('combobox', { name: '添加用到的数据' })
  await more.fill('仓库')
  await more.press('ArrowDown')
  await more.press('Enter')
  await expect(facts.getByRole('listitem')).toHaveCount(3)
  await expect(facts).toContainText('1,500+ 座 仓库')
  await facts.getByRole('button', { name: '不再使用：1,500+ 座 仓库' }).click()
  await expect(facts.getByRole('listitem')).toHaveCount(2)

  // A picture, uploaded where it is chosen.
  await at('blocks/3/scene')
    .getByRole('button', { name: /选图片/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: '上传的图片' }).click()
  const background = { r: 20, g: 90, b: 160 }
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer()
  await dialog.locator('input[type=file]').setInputFiles({ name: 'hub.png', mimeType: 'image/png', buffer })
  await dialog.getByLabel('画面说明（简体中文）').fill('一面蓝墙')
  await dialog.getByLabel('画面说明（英文）').fill('A blue wall')
  await dialog.getByRole('button', { name: '上传 1 张' }).click()
  await expect(dialog.getByRole('button', { name: /一面蓝墙/ })).toBeVisible()
  expect(await accessibilityFindings(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: '选用' }).click()
  await expect(at('blocks/3/scene')).toContainText('一面蓝墙')
  await isSaved(page)
  expect(await accessibilityFindings(page)).toEqual([])
  // The real page shows it beside the form.
  await expect(page.frameLocator('iframe').locator('img[src^="/media/"]')).toHaveCount(1)

  // Where the page itself is named.
  await page.getByRole('radio', { name: '引用' }).click()
  const uses = page.getByRole('region', { name: '用在哪里' })
  await expect(uses.getByRole('link', { name: '主导航' })).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
})

test('an aircraft type, a price, a service and a province are found by their names', async ({ page }) => {
  await speakAtDesk(page, 'zh-CN')
  await signInAtDesk(page, site, 'wenjing', '/document/notice/north-china-snow')
  await isSaved(page)
  const field = (path: string) => page.locator(`[id="${path}"]`)
  const at = (path: string) => page.locator(`[data-path="${path}"]`)
  const choose = async (path: string, words: string, value: string, said: string) => {
    await field(path).click()
    await field(path).fill(words)
    await expect(page.getByRole('option').first()).toContainText(said)
    await field(path).press('ArrowDown')
    await field(path).press('Enter')
    await expect(field(path)).toHaveValue(value)
    await expect(at(path)).toContainText(said)
  }
  await field('services/0').fill('rockets')
  await field('services/0').press('Tab')
  await expect(at('services/0')).toContainText('没有这项服务')
  await choose('services/0', '冷链', 'cold-chain', '冷链')
  await choose('areaCodes/0', '黑龙江', '230000', '黑龙江')
  expect(await accessibilityFindings(page)).toEqual([])

  // On pages: a block is opened first.
  for (const [document, block, list, words, value] of [
    ['page/air/compartments', 'blocks/0', 'aircraft', '客机腹舱', 'passenger-belly'],
    ['page/products/packaging', 'blocks/1', 'ids', '大号纸箱', 'carton-large'],
  ] as const) {
    await page.goto(`${site.origin}/document/${document}`)
    await isSaved(page)
    await page.locator(`[data-opens="${block}"]`).click()
    // What there is to choose from is known once what stands there is called by its name.
    await expect(at(`${block}/${list}/0`).locator('p').first()).toBeVisible()
    await choose(`${block}/${list}/0`, words, value, words)
  }
})
