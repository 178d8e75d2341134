import { addressBookMessages, addressMessages } from '@hongyan/content'
import { quoteMessages } from '@hongyan/content/messages'
import { fill, type LocaleId, plural } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { expect, type Page } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { layoutFaults } from '../tools/browser/layout-faults.ts'
import { accessibilityFindings, settled } from './checked-page.ts'
import { test } from './shared-site.ts'
import { openSignedOut, type SignInSite, signInFrom } from './sign-in-site.ts'

const pasted = '江叔宁 13700006618 湖北省武汉市江夏区云雁路120号4栋'
const [name, masked, whole] = ['江叔宁', '137******18', '13700006618']

const file = {
  name: '客户名单.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      '姓名,手机,地址',
      '张三,13800138000,湖北省武汉市江夏区光谷大道88号',
      '苏望之,13600002290,苏州市平江区鸿渐路19号',
      '何其甘,1390000771,上海市青浦区鸿雁路9号',
    ].join('\n'),
  ),
}

/** What goes wrong in the page itself; refusals that a test asks for are none of it. */
function faultsOf(page: Page): readonly string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}

/** Keeps an address in the book of whoever is signed in. */
async function keepPasted({ request }: Page, { origin }: SignInSite): Promise<void> {
  const data = [{ fullAddress: pasted }]
  await request.post(`${origin}/address/newAddress`, { data, headers: { origin } })
}

const rows = (page: Page) => page.locator('[data-address-row]')

for (const { locale, width } of [
  { locale: 'zh-CN', width: 1280 },
  { locale: whereWritten('zh-HK', (hk) => hk) ?? 'zh-CN', width: 375 },
  { locale: 'en-US', width: 1280 },
] satisfies { locale: LocaleId; width: number }[]) {
  test.describe(`${locale}, ${width} px`, () => {
    const { screen, editor, statuses, importing, signedOut } = addressBookMessages(locale)
    const { paste, read } = addressMessages(locale)
    test.use({ viewport: { width, height: 800 } })

    test('an address is pasted, found by its initials with the keyboard, changed, deleted and brought back', async ({
      page,
      site,
      who,
    }) => {
      const faults = faultsOf(page)
      const address = site.origin + paths.address(locale)
      await signInFrom(page, address, who)
      await settled(page)
      await page.locator('main').getByRole('link', { name: screen.add }).last().click()
      const sheet = page.getByRole('dialog', { name: editor.add })
      await sheet.getByRole('textbox', { name: paste.label }).fill(pasted)
      await sheet.getByRole('button', { name: paste.submit }).click()
      await sheet.getByRole('button', { name: read.apply }).click()
      await sheet.getByRole('radio').nth(3).check()
      await page.context().setOffline(true)
      await sheet.getByRole('button', { name: editor.save }).click()
      await expect(sheet.getByRole('alert')).toHaveText(screen.trouble.offline)
      await page.context().setOffline(false)
      await sheet.getByRole('button', { name: editor.save }).dblclick()
      await expect(sheet).toHaveCount(0)
      await expect(rows(page)).toHaveCount(1)
      await expect(page.getByText(statuses.added)).toBeVisible()
      await expect(rows(page)).toContainText(masked)
      expect(await page.content()).not.toContain(whole)
      expect(page.url()).toBe(address)

      const field = page.getByRole('textbox', { name: screen.search.label })
      await field.fill('jsn')
      await expect(rows(page).locator('mark')).toHaveText(name)
      await field.fill('6618')
      await expect(rows(page).locator('mark')).toHaveText(masked)
      await field.fill('qqq')
      await expect(page.getByRole('heading', { name: screen.none.title })).toBeVisible()
      await field.fill('js')
      await expect(rows(page)).toHaveCount(1)
      await field.press('ArrowDown')
      await expect(rows(page)).toBeFocused()
      await page.keyboard.press('Enter')
      const edited = page.getByRole('dialog', { name: editor.edit })
      const phone = edited.locator('input[type=tel]')
      await expect(phone).toHaveValue(whole)
      const [delivered = ''] = editor.coverage.served.split('{branch}')
      await expect(edited.getByText(delivered)).toBeVisible()
      await phone.fill('1370000661')
      await page.keyboard.press('Control+Enter')
      await expect(phone).toHaveAttribute('aria-invalid', 'true')
      await expect(phone).toBeFocused()
      // What was typed is not lost by a stray key.
      await page.keyboard.press('Escape')
      await edited.getByRole('button', { name: editor.unsaved.stay }).click()
      await page.goBack()
      await edited.getByRole('button', { name: editor.unsaved.stay }).click()
      await phone.fill('13700006619')
      await page.keyboard.press('Control+Enter')
      await expect(edited).toHaveCount(0)
      await expect(page.getByText(statuses.saved)).toBeVisible()

      await rows(page).click()
      await expect(edited).toBeVisible()
      await page.goBack()
      await expect(edited).toHaveCount(0)
      await expect(rows(page)).toBeFocused()
      expect(page.url()).toBe(address)

      await page.getByRole('button', { name: fill(screen.list.delete, { name }) }).click()
      await expect(rows(page)).toHaveCount(0)
      await expect(page.getByText(fill(statuses.deleted, { name }))).toBeVisible()
      await page.getByRole('button', { name: statuses.undo }).click()
      await expect(rows(page)).toHaveCount(1)
      await expect(page.getByText(statuses.restored)).toBeVisible()

      expect(faults).toEqual([])
      // Whoever is no longer signed in sees nothing of it, and the page is kept by nobody.
      const kept = await page.request.get(address)
      expect(kept.headers()['cache-control']).toBe('no-store')
      const later = await openSignedOut(page, address)
      await expect(later.getByRole('heading', { level: 1 })).toHaveText(signedOut.title)
      expect(await later.content()).not.toContain(name)
    })

    test('a table is looked over line by line, and saved only then', async ({ page, site, who }) => {
      const faults = faultsOf(page)
      const address = site.origin + paths.address(locale)
      await signInFrom(page, address, who)
      await keepPasted(page, site)
      await page.goto(address)
      await settled(page)
      const before = await rows(page).count()
      await page.locator('main header').getByRole('link', { name: screen.import }).click()
      const panel = page.locator('#import')
      await panel.getByRole('button', { name: importing.check }).click()
      await expect(panel.getByRole('alert')).toHaveText(importing.noFile)
      await panel.locator('input[type=file]').setInputFiles(file)
      await expect(panel.getByText(file.name)).toBeVisible()
      await panel.getByRole('button', { name: importing.check }).click()
      await expect(panel.locator('[data-tally="ready"] dd')).toHaveText('1')
      await expect(panel.locator('[data-tally="look"] dd')).toHaveText('2')
      await expect(panel.locator('[data-tally="refused"] dd')).toHaveText('1')
      expect(await rows(page).count()).toBe(before)

      const lines = panel.locator('[data-verdict]')
      await lines.first().getByRole('radio').last().check()
      await lines.last().getByRole('textbox').fill('1390000')
      await panel.getByRole('button', { name: fill(importing.report.save, { count: 3 }) }).click()
      await expect(lines.last().getByRole('alert')).toContainText(fill(importing.report.stands, { line: 4 }))
      expect(await rows(page).count()).toBe(before)
      await lines.last().getByRole('textbox').fill('13900000771')
      await panel.getByRole('button', { name: fill(importing.report.save, { count: 3 }) }).click()
      await expect(page.getByText(fill(statuses.imported, { added: 3, replaced: 0 }))).toBeVisible()
      await expect(panel).toHaveCount(0)
      await expect(rows(page)).toHaveCount(before + 3)
      await expect(page.getByText(plural(locale, before + 3, screen.list.all))).toBeVisible()

      expect(await accessibilityFindings(page)).toEqual([])
      expect(await page.evaluate(layoutFaults)).toEqual([])
      await page.locator('main summary').click()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: screen.formats.csv }).click()
      expect((await download).suggestedFilename()).toMatch(/\.csv$/)
      await rows(page).first().click()
      const sheet = page.getByRole('dialog', { name: editor.edit })
      await expect(sheet.locator('input[type=tel]')).toHaveValue(/^1\d{10}$/)
      expect(await accessibilityFindings(page)).toEqual([])
      expect(await page.evaluate(layoutFaults)).toEqual([])
      expect(faults).toEqual([])
    })
  })
}

for (const { locale, width, area } of [
  { locale: 'zh-CN', width: 1280, area: '武汉市江夏区' },
  { locale: 'en-US', width: 375, area: 'Jiangxia, Wuhan' },
] satisfies { locale: LocaleId; width: number; area: string }[]) {
  test.describe(`in other forms, ${locale}, ${width} px`, () => {
    const { picker } = addressMessages(locale)
    const { form } = quoteMessages(locale)
    test.use({ viewport: { width, height: 800 } })

    test('an address of the book is chosen for a quote and for coverage, by those who are signed in', async ({
      page,
      site,
      who,
    }) => {
      const faults = faultsOf(page)
      const open = page.getByRole('button', { name: picker.open })
      await page.goto(site.origin + paths.fee(locale))
      await settled(page)
      await expect(open).toHaveCount(0)

      await signInFrom(page, site.origin + paths.address(locale), who)
      await keepPasted(page, site)
      await page.goto(site.origin + paths.fee(locale))
      await page.getByRole('button', { name: `${form.to}: ${picker.open}` }).click()
      const dialog = page.getByRole('dialog', { name: `${form.to}: ${picker.open}` })
      const field = dialog.getByRole('combobox')
      await expect(field).toBeFocused()
      await field.fill('zzz')
      await expect(dialog.getByRole('status')).toHaveText(picker.none)
      await field.fill('jsn')
      await expect(dialog.getByRole('option')).toContainText(masked)
      expect(await accessibilityFindings(page)).toEqual([])
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(page.locator('#f-to')).toHaveValue(area)

      await page.goto(site.origin + paths.network(locale))
      await page.locator('#coverage').scrollIntoViewIfNeeded()
      await open.click()
      await page.getByRole('dialog').getByRole('option').click()
      await expect(page.locator('#coverage')).toContainText(locale === 'en-US' ? 'Jiangxia' : '江夏区')
      expect(await page.evaluate(layoutFaults)).toEqual([])
      expect(faults).toEqual([])
    })
  })
}

test.describe('without scripts', () => {
  const locale = 'en-US'
  const { screen, editor, statuses, importing, manage } = addressBookMessages(locale)
  test.use({ viewport: { width: 375, height: 800 }, javaScriptEnabled: false })

  test('the book is kept by forms alone', async ({ page, site, who }) => {
    const address = site.origin + paths.address(locale)
    await signInFrom(page, address, who)
    // An empty book reads what is pasted into it.
    await page.getByLabel(editor.paste.label).fill(pasted)
    await page.getByRole('button', { name: editor.paste.submit }).click()
    await expect(page.getByText(editor.paste.read)).toBeVisible()
    await expect(page.getByLabel(editor.name, { exact: true })).toHaveValue(name)
    await expect(page.getByLabel(editor.area)).toHaveValue('Jiangxia, Wuhan, Hubei')
    await page.getByLabel(editor.phone, { exact: true }).fill('139')
    await page.getByLabel(editor.newGroup).fill('展会')
    await page.getByRole('button', { name: editor.save }).click()
    await expect(page.getByLabel(editor.phone, { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(editor.newGroup)).toHaveValue('展会')
    await page.getByLabel(editor.phone, { exact: true }).fill(whole)
    await page.getByRole('button', { name: editor.save }).click()
    await expect(page.getByText(statuses.added)).toBeVisible()
    await expect(rows(page)).toContainText(masked)

    await page.getByRole('link', { name: fill(screen.list.sendTo, { name }) }).click()
    await expect(page.locator(`input[value="${name}"]`)).toHaveCount(1)
    await page.goto(address)

    await page.getByRole('textbox', { name: screen.search.label }).fill('jsn')
    await page.getByRole('button', { name: screen.search.submit }).click()
    await expect(rows(page).locator('mark')).toHaveText(name)
    expect(page.url()).toBe(address)
    await page.getByRole('link', { name: screen.groups.manage }).click()
    await page.getByLabel(fill(manage.name, { group: '展会' })).fill('秋季展会')
    await page.getByRole('button', { name: manage.rename }).click()
    await expect(page.getByText(statuses.renamed)).toBeVisible()

    await page.getByRole('button', { name: fill(screen.list.delete, { name }) }).click()
    await expect(rows(page)).toHaveCount(0)
    await page.getByRole('button', { name: statuses.undo }).click()
    await expect(page.getByText(statuses.restored)).toBeVisible()
    await expect(rows(page)).toHaveCount(1)

    await page.locator('main header').getByRole('link', { name: screen.import }).click()
    const panel = page.locator('#import')
    await panel.locator('input[type=file]').setInputFiles(file)
    await panel.getByRole('button', { name: importing.check }).click()
    await expect(panel.locator('[data-tally="look"] dd')).toHaveText('2')
    await panel.locator('[data-verdict]').first().getByRole('radio').last().check()
    await panel.getByRole('button', { name: importing.report.saveChosen }).click()
    await expect(page.getByText(fill(statuses.imported, { added: 2, replaced: 0 }))).toBeVisible()
    await expect(rows(page)).toHaveCount(3)
  })
})
