import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { allGuides } from '../apps/desk/src/guides/all-guides.ts'
import { pictureOf } from '../apps/desk/src/guides/guide.ts'
import { en } from '../apps/desk/src/texts/en.ts'
import { type Texts, zh } from '../apps/desk/src/texts/zh.ts'
import { makeSampleContracts } from '../tools/seed/sample-contracts.ts'
import { makeSampleOrders } from '../tools/seed/sample-orders.ts'
import { makeSampleWork } from '../tools/seed/sample-work.ts'
import { root } from '../tools/steps/steps.ts'
import { expect, test } from './checked-page.ts'
import { type DeskSite, isSaved, signInAtDesk, speakAtDesk, startDeskSite } from './desk-site.ts'

// Does what the guides of the desk say, as the role they are for, and looks at the screen of each step.
// `npm run guides` keeps these screens as the pictures of the guides.
const keepsPictures = process.env.GUIDES === 'keep'

/** A guide's way through the desk. `look` ends a step: what is marked is what the step speaks of. */
type Walk = (at: {
  readonly page: Page
  readonly say: Texts
  readonly isChinese: boolean
  readonly browser: Browser
  readonly look: (step: string, marked?: Locator) => Promise<void>
}) => Promise<void>

const languages = { 'zh-CN': zh, 'en-US': en } as const
type Language = keyof typeof languages

let site: DeskSite

test.describe.configure({ mode: 'default', timeout: 180_000 })
test.use({ viewport: { width: 1280, height: 800 } })
test.beforeAll(async () => {
  // A ceiling: a database is made, migrated and filled, beside three other windows.
  test.setTimeout(180_000)
  site = await startDeskSite(async (ctx) => {
    await makeSampleContracts(ctx)
    await makeSampleWork(ctx)
    await makeSampleOrders(ctx)
  })
})
test.afterAll(() => site?.stop())

const field = (page: Page, path: string) => page.locator(`[id="${path}"]`)
const card = (page: Page, say: Texts) =>
  page.getByRole('article', { name: say.documents.languageNames['en-US'], exact: true })
/** A place in the rail; its name may hold a count. */
const rail = (page: Page, to: string) => page.getByRole('navigation').locator(`a[href="${to}"]`)
const rows = (page: Page) => page.locator('tr[data-index]')
const previewed = (page: Page) => expect(page.frameLocator('iframe').locator('main h1')).toBeVisible()

const editor: Walk = async ({ page, say, isChinese, look }) => {
  const [word, address, headline] = isChinese
    ? ['express', '/products/express', 'Collected before lunch, there tomorrow']
    : ['bulky', '/products/bulky', 'Carried upstairs, unpacked, taken away']
  await rail(page, '/documents').click()
  const search = page.getByPlaceholder(say.documents.searchPlaceholder)
  await search.fill(word)
  const link = page.locator(`a[href="/document/page${address}"]`).first()
  await expect(link).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'document/navigation' })).toHaveCount(0)
  await look('find', search)
  await page.goto(`${site.origin}/document/page${address}`)
  const english = field(page, 'hero/title/en-US')
  await english.fill(headline)
  await isSaved(page)
  await previewed(page)
  await look('write', english)
  await look('see', page.locator('iframe'))
  await page.getByRole('radio', { name: say.documents.publish }).click()
  const ask = card(page, say).getByRole('button', { name: say.releases.ask })
  await look('ask', ask)
  await ask.click()
  await expect(card(page, say)).toContainText(say.releases.states['in-review'])
  await page.getByRole('radio', { name: say.documents.history }).click()
  await expect(page.getByRole('region', { name: say.documents.history })).toBeVisible()
  await look('history', page.getByRole('region', { name: say.documents.history }))
}

const translator: Walk = async ({ page, say, isChinese, look }) => {
  await rail(page, '/documents').click()
  const state = page.getByLabel(say.documents.state)
  await expect(state).toBeVisible()
  await look('find', state)
  const address = isChinese ? '/document/news/late-cold-compensation' : '/document/news/battery-charge-rule'
  await page.goto(site.origin + address)
  const english = field(page, 'title/en-US')
  await english.fill(
    isChinese ? 'Cold chain: what a late delivery pays' : 'Batteries: charged to thirty percent',
  )
  await isSaved(page)
  await expect(field(page, 'title/zh-CN')).not.toBeEditable()
  await look('write', english)
  await page.getByRole('radio', { name: say.documents.publish }).click()
  const ask = card(page, say).getByRole('button', { name: say.releases.ask })
  await look('ask', ask)
  await ask.click()
  await expect(card(page, say)).toContainText(say.releases.states['in-review'])
}

const publisher: Walk = async ({ page, say, isChinese, browser, look }) => {
  const address = isChinese ? '/products/freight' : '/products/cold-chain'
  await askForReview(browser, say, address)
  await rail(page, '/releases').click()
  const row = page
    .getByRole('row')
    .filter({ has: page.locator(`a[href*="${address}"]`) })
    .first()
  await expect(row).toBeVisible()
  await look('list', row)
  await page.goto(`${site.origin}/document/page${address}?side=publish`)
  const approve = card(page, say).getByRole('button', { name: say.releases.approve })
  await expect(approve).toBeVisible()
  await look('approve', approve)
  await approve.click()
  await card(page, say).getByRole('button', { name: say.releases.schedule }).click()
  const dialog = page.getByRole('dialog')
  await look('schedule', dialog)
  await page.keyboard.press('Escape')
  const now = card(page, say).getByRole('button', { name: say.releases.publishNow })
  await look('publish', now)
  await now.click()
  await expect(card(page, say)).toContainText(say.releases.states.done)
  await card(page, say).getByRole('button', { name: say.releases.withdraw }).click()
  await look('withdraw', page.getByRole('dialog'))
  await page.keyboard.press('Escape')
}

/** An editor somewhere else changes a headline and asks for its review. */
async function askForReview(browser: Browser, say: Texts, address: string): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await speakAtDesk(page, say === zh ? 'zh-CN' : 'en-US')
  await signInAtDesk(page, site, 'wenjing', `/document/page${address}`)
  await field(page, 'hero/title/en-US').fill('Colder for longer, and proved')
  await isSaved(page)
  await page.getByRole('radio', { name: say.documents.publish }).click()
  await card(page, say).getByRole('button', { name: say.releases.ask }).click()
  await expect(card(page, say)).toContainText(say.releases.states['in-review'])
  await context.close()
}

const sales: Walk = async ({ page, say, look }) => {
  await page.goto(`${site.origin}/lists/enquiries`)
  await expect(rows(page).first()).toBeVisible()
  await look('list', rows(page).first())
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const record = page.getByRole('complementary', { name: say.worklists.details })
  const reveal = record.getByRole('button', { name: say.worklists.reveal })
  await expect(reveal).toBeVisible()
  await look('open', reveal)
  await record
    .getByRole('textbox')
    .fill(say === zh ? '下午三点再打，问旺季单量' : 'Call again at three, ask about peak season')
  await look('note', record.getByRole('textbox'))
  await record.getByRole('button', { name: say.worklists.addNote }).click()
  await expect(record.getByRole('textbox')).toHaveValue('')
  await expect(record.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.keyboard.press('x')
  await page.keyboard.press('Shift+J')
  await expect(page.locator('tr[aria-selected=true]')).toHaveCount(2)
  await page.keyboard.press('e')
  await look('take', page.getByRole('dialog'))
}

const branch: Walk = async ({ page, say, isChinese, look }) => {
  await page.goto(`${site.origin}/lists/orders`)
  await expect(rows(page).first()).toBeVisible()
  await look('list', rows(page).first())
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const record = page.getByRole('complementary', { name: say.worklists.details })
  await expect(record.getByRole('heading', { level: 2 })).toBeVisible()
  await look('open', record)
  const dialog = page.getByRole('dialog')
  await record.getByRole('button', { name: isChinese ? '接单' : 'Accept', exact: true }).click()
  await look('accept', dialog)
  await dialog.locator('button[type=submit]').click()
  await expect(record).toContainText(isChinese ? '已接单' : 'Accepted')
  await record.getByRole('button', { name: isChinese ? '不承运' : 'Refuse', exact: true }).click()
  await look('refuse', dialog)
}

const rates: Walk = async ({ page, say, isChinese, look }) => {
  await rail(page, '/rates').click()
  await page.getByRole('button', { name: say.rates.start }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say.rates.name).fill(isChinese ? '年前远程价' : 'Far, before New Year')
  const first = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' })
  // Each on a day of its own: a part has one version a day.
  await dialog
    .getByLabel(say.rates.validFrom)
    .fill(first.format(Date.now() + (isChinese ? 20 : 30) * 86_400_000))
  await look('start', dialog)
  await dialog.getByRole('button', { name: say.rates.start }).click()
  await page.getByRole('link', { name: say.rates.products['express-standard'], exact: true }).click()
  const cell = page.getByRole('textbox', { name: isChinese ? '首重 1 kg, 远程' : 'First 1 kg, Far' })
  await cell.fill('19.80')
  await look('type', cell)
  await page.getByRole('button', { name: say.save, exact: true }).click()
  const review = page.getByRole('button', { name: say.rates.review })
  await expect(review).toBeEnabled()
  await page.getByRole('link', { name: say.rates.parts.comparison, exact: true }).click()
  await expect(page.getByRole('table', { name: /./ }).last().locator('tbody tr').first()).toBeVisible()
  await look('compare')
  await look('review', review)
  await review.click()
  await expect(page.getByRole('button', { name: say.rates.approve, exact: true })).toHaveCount(0)
}

const administrator: Walk = async ({ page, say, look }) => {
  await rail(page, '/staff').click()
  await expect(page.getByRole('row').filter({ hasText: 'wenjing@hongyan.example' })).toBeVisible()
  await look('people')
  await page.getByRole('button', { name: say.staff.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say.staff.mail).fill('lan@hongyan.example')
  await look('add', dialog)
  await page.keyboard.press('Escape')
  await page.goto(`${site.origin}/lists/audit`)
  await expect(rows(page).first()).toBeVisible()
  await look('audit')
}

const walks: Readonly<
  Record<string, { readonly login: Parameters<typeof signInAtDesk>[2]; readonly walk: Walk }>
> = {
  editor: { login: 'wenjing', walk: editor },
  translator: { login: 'helen', walk: translator },
  publisher: { login: 'yian', walk: publisher },
  sales: { login: 'xiangnan', walk: sales },
  branch: { login: 'xiaoman', walk: branch },
  rates: { login: 'zhiyuan', walk: rates },
  administrator: { login: 'qing', walk: administrator },
}

for (const guide of allGuides)
  for (const language of Object.keys(languages) as Language[])
    test(`${guide.id}: what the guide says can be done, ${language}`, async ({ page, browser }) => {
      const { login, walk } = walks[guide.id] ?? {}
      if (login === undefined || walk === undefined) throw new Error(`nobody walks the guide ${guide.id}`)
      const looked: string[] = []
      await speakAtDesk(page, language)
      await signInAtDesk(page, site, login)
      await walk({
        page,
        say: languages[language],
        isChinese: language === 'zh-CN',
        browser,
        look: async (step, marked) => {
          looked.push(step)
          if (keepsPictures)
            await keep(page, pictureOf(guide, { id: step }, language === 'zh-CN' ? 'zh' : 'en'), marked)
        },
      })
      expect(looked).toEqual(guide.steps.map(({ id }) => id))
    })

/** Keeps the screen as a picture, with a ring around what is marked. */
async function keep(page: Page, path: string, marked?: Locator): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await marked?.evaluate((part: HTMLElement) => {
    part.style.setProperty('outline', '3px solid #e1251b', 'important')
    part.style.setProperty('outline-offset', '3px', 'important')
  })
  const file = join(root, 'apps/desk/public', path)
  mkdirSync(dirname(file), { recursive: true })
  await sharp(await page.screenshot())
    .webp({ quality: 78, effort: 6 })
    .toFile(file)
  await marked?.evaluate((part: HTMLElement) => {
    part.style.removeProperty('outline')
    part.style.removeProperty('outline-offset')
  })
}
