import type { Locator } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { accessibilityFindings, expect, test } from './checked-page.ts'

const pasted = '王小雁，13800138000，浙江省杭州市下城区文晖路10号'

/** Parts above take their height only when they are near, so what was scrolled to may move away again. */
async function awake(field: Locator, list: Locator): Promise<void> {
  await expect(async () => {
    await field.scrollIntoViewIfNeeded()
    await expect(list).toBeEnabled({ timeout: 2000 })
  }).toPass()
}

test('a pasted address is confirmed field by field', async ({ page }) => {
  await page.goto(paths.component('zh-CN', 'TrackShipment'))
  const combobox = page.getByRole('combobox', { name: '搜索地区' })
  await awake(combobox, page.getByLabel('省份'))

  await page.getByLabel('粘贴整段地址').fill(pasted)
  await page.getByRole('button', { name: '识别' }).click()
  await expect(page.getByRole('heading', { name: '识别结果' })).toBeFocused()
  await expect(page.getByText('下城区现为拱墅区')).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])

  await page.getByRole('checkbox', { name: /联系电话/ }).uncheck()
  await page.getByRole('button', { name: '填入所选' }).click()
  await expect(page.getByText('已填入 3 项')).toBeVisible()
  await expect(page.getByLabel('联系人', { exact: true })).toHaveValue('王小雁')
  await expect(page.getByLabel('联系电话', { exact: true })).toHaveValue('')
  await expect(combobox).toHaveValue('浙江省 / 杭州市 / 拱墅区')
  await expect(page.getByLabel('详细地址')).toHaveValue('文晖路10号')
})

test('an area is found by first letters, in English, and step by step, with keys alone', async ({ page }) => {
  await page.goto(paths.component('en-US', 'TrackShipment'))
  const combobox = page.getByRole('combobox', { name: 'Find an area' })
  await awake(combobox, page.getByLabel('Province'))

  await combobox.fill('jiangxia')
  await expect(page.getByRole('option', { name: 'Jiangxia, Wuhan, Hubei' })).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  await combobox.press('Enter')
  await expect(combobox).toHaveValue('Jiangxia, Wuhan, Hubei')
  await expect(page.getByLabel('District')).toHaveValue('420115')

  await page.getByText('Choose step by step', { exact: true }).click()
  await page.getByLabel('Province').selectOption('110000')
  await page.getByLabel('District').selectOption('110105')
  await expect(combobox).toHaveValue('Chaoyang, Beijing')
  await combobox.fill('qqqq')
  await expect(page.getByText('No such area')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the area' }).click()
  await expect(page.getByLabel('Province')).toHaveValue('')
})

test('a name that several places have is asked about; arrow keys and Enter choose', async ({ page }) => {
  await page.goto(paths.component('en-US', 'TrackShipment'))
  const combobox = page.getByRole('combobox', { name: 'Find an area' })
  await awake(combobox, page.getByLabel('Province'))

  await combobox.fill('Nanshan')
  await expect(page.getByRole('option').first()).toHaveText('Nanshan, Shenzhen, Guangdong')
  await combobox.press('Enter')
  await expect(page.getByText('More than one place has this name')).toBeVisible()
  await expect(page.getByLabel('Province')).toHaveValue('')
  await combobox.press('ArrowDown')
  await combobox.press('ArrowDown')
  const chosen = page.getByRole('listbox').getByRole('option', { selected: true })
  await expect(chosen).toHaveText('Nanshan, Hegang, Heilongjiang')
  await combobox.press('ArrowUp')
  await combobox.press('Enter')
  await expect(combobox).toHaveValue('Nanshan, Shenzhen, Guangdong')
  await expect(page.getByLabel('District')).toHaveValue('440305')
})

test('what a pasted address has beside the address is left out, and said', async ({ page }) => {
  await page.goto(paths.component('zh-CN', 'TrackShipment'))
  await awake(page.getByRole('combobox', { name: '搜索地区' }), page.getByLabel('省份'))
  await page.getByLabel('粘贴整段地址').fill(`${pasted}，身份证号：11010519491231002X，周日不在家`)
  await page.getByRole('button', { name: '识别' }).click()
  await expect(page.getByText('证件号码已去掉')).toBeVisible()
  await expect(page.getByText('“周日不在家”没有填进地址')).toBeVisible()
  await page.getByRole('button', { name: '填入所选' }).click()
  await expect(page.getByLabel('详细地址')).toHaveValue('文晖路10号')
})

for (const path of [paths.home('zh-CN'), paths.track('zh-CN')]) {
  test(`an address in the tracking box of ${path} is offered its tools, and stays here till then`, async ({
    page,
  }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
    })
    await page.goto(path)
    const field = page.locator('main textarea[name="no"]').first()
    await field.click()
    await field.fill(pasted)
    const quote = page.getByRole('button', { name: '算寄到这里的运费' })
    await expect(quote).toBeVisible()
    await field.press('Enter')
    await expect(quote).toBeFocused()
    expect(sent).not.toContain('/com/getJDDistrictFromAddress')
    expect(page.url()).not.toContain('?')

    await field.fill('138 0013 8000')
    await expect(page.getByText('这像是一个电话号码')).toBeVisible()
    await field.fill(pasted)
    await quote.click()
    await expect(page).toHaveURL(`${paths.fee('zh-CN')}?to=330105`)
  })
}
