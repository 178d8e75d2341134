import { localeIds, localeOf, localisedIn } from '@hongyan/locales'
import { paths } from '../apps/site/paths.ts'
import { accessibilityFindings, expect, test } from './checked-page.ts'

/** A page wakes when the browser has nothing better to do, which on a busy machine takes a while. */
const patience = { timeout: 20_000 }

const addressIn = {
  'zh-CN': '杭州市滨江区网商路 599 号',
  'zh-HK': '杭州市濱江區網商路 599 號',
  'en-US': '599 Wangshang Road, Binjiang, Hangzhou',
}

for (const locale of localeIds) {
  test(`an address finds its branches and stays out of the web address, ${locale}`, async ({ page }) => {
    await page.goto(paths.network(locale))
    await expect(page.locator('html')).toHaveAttribute('lang', localeOf(locale).htmlLang)
    const field = page.locator('input[name=address]')
    await expect(page.locator('form:has(input[name=address]) button[type=button]')).toBeVisible(patience)
    await field.fill(localisedIn(addressIn, locale).text)
    await field.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${paths.network(locale)}\\?area=330108$`))
    await expect(page.locator('#b-330108-01')).toBeVisible()
    expect(await accessibilityFindings(page)).toEqual([])
  })

  test(`a list is checked with every row as it would be alone, ${locale}`, async ({ page }) => {
    await page.goto(paths.coverage(locale))
    await page.locator('#tab-many').click(patience)
    const rows = Array.from({ length: 120 }, (_, row) => (row % 2 === 0 ? addressIn[locale] : 'nowhere'))
    await page.locator('textarea[name=list]').fill(rows.join('\n'))
    await page.locator('#panel-many button[type=submit]').first().click()
    await expect(page.locator('#panel-many tbody tr')).toHaveCount(120, patience)
    await page.locator('#panel-many fieldset button').last().click()
    await expect(page.locator('#panel-many tbody tr')).toHaveCount(60)
    const download = page.waitForEvent('download')
    await page.locator('#panel-many button[value=csv]').click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
    expect(await accessibilityFindings(page)).toEqual([])
  })
}

test('a position is asked for only on a press, and refusing is answered without a word', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ permissions: [] })).newPage()
  await page.goto(paths.network('en-US'))
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page.locator('#found')).toContainText('central Beijing')
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
})

test('an allowed position is used, and no trace of it is in the address', async ({ browser }) => {
  const context = await browser.newContext({
    permissions: ['geolocation'],
    geolocation: { longitude: 120.21, latitude: 30.21 },
  })
  const page = await context.newPage()
  await page.goto(paths.network('en-US'))
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page.locator('#found')).toContainText('of you')
  expect(new URL(page.url()).search).toBe('')
  // The filter asks again around the same place.
  await page.getByRole('checkbox', { name: 'Open now' }).check()
  await expect(page).toHaveURL(/\?open=1$/)
  await expect(page.locator('#found')).toContainText(/of you|matches/)
})

test('what cannot be placed keeps what was typed', async ({ page }) => {
  await page.goto(paths.network('zh-CN'))
  const field = page.locator('input[name=address]')
  await expect(page.getByRole('button', { name: '用我的位置' })).toBeVisible(patience)
  await field.fill('somewhere')
  await field.press('Enter')
  await expect(page.getByText('没认出这个地址在哪')).toBeVisible()
  await expect(field).toHaveValue('somewhere')

  await field.fill('鼓楼区')
  await field.press('Enter')
  await page.getByRole('link', { name: '福建省 福州市 鼓楼区' }).click()
  await expect(page).toHaveURL(/\?area=350102$/)
})

test('a file in GB18030 is read as it was meant', async ({ page }) => {
  await page.goto(paths.serveRange('zh-CN'))
  await page.locator('#tab-many').click()
  // "地址" over "杭州滨江", as a spreadsheet in China writes it.
  const bytes = [
    0xb5, 0xd8, 0xd6, 0xb7, 0x0d, 0x0a, 0xba, 0xbc, 0xd6, 0xdd, 0xb1, 0xf5, 0xbd, 0xad, 0x0d, 0x0a,
  ]
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(bytes) })
  await expect(page.locator('textarea[name=list]')).toHaveValue(/杭州滨江/)
  await page.locator('#panel-many button[type=submit]').first().click()
  await expect(page.locator('#panel-many tbody tr')).toHaveCount(1)
  await expect(page.locator('#panel-many tbody tr')).toContainText('浙江省杭州市滨江区')
})

test('everything answers without a script', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(paths.network('en-US'))
  await page.locator('input[name=address]').fill('Binjiang, Hangzhou')
  await page.locator('form:has(input[name=address]) [type=submit]').click()
  await expect(page).toHaveURL(/\?area=330108$/)
  await page.getByRole('navigation', { name: 'Area' }).getByRole('link', { name: 'Hangzhou' }).click()
  await expect(page).toHaveURL(/\?area=330100$/)
  await page.locator('form:has(input[name=service]) summary').click()
  await page.getByLabel('Chilled goods').check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/service=cold-box/)

  await page.locator('input[name=to]').fill('Chaoyang, Beijing')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page).toHaveURL(/\?to=110105#coverage$/)
  await expect(page.getByText('We serve Chaoyang, Beijing')).toBeVisible()

  await page.locator('textarea[name=list]').fill('Binjiang, Hangzhou\nnowhere')
  await page.getByRole('button', { name: 'Check the list' }).click()
  await expect(page.locator('#panel-many tbody tr')).toHaveCount(2)
})

test('the map page leads from a province to the branches of a city', async ({ page }) => {
  await page.goto(paths.branchMap('zh-CN'))
  await page.getByText('浙江省').click()
  await page.getByRole('link', { name: /^杭州市/ }).click()
  await expect(page).toHaveURL(/\/network\?area=330100$/)
})

test('the map page is narrowed to a part of the country and widened again, without a script', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(paths.branchMap('en-US'))
  const parts = page.getByRole('navigation', { name: 'Zoom to a region' })
  await parts.getByRole('link', { name: 'East China', exact: true }).click()
  await expect(page).toHaveURL(/\?part=east$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Branch map of East China')
  await expect(parts.locator('[aria-current]')).toHaveText('East China')
  await expect(page.getByRole('figure').getByText('Qingdao', { exact: true }).first()).toBeAttached()
  await expect(page.getByRole('link', { name: /^Chengdu/ })).toHaveCount(0)
  await page.getByRole('link', { name: /^Ningbo/ }).click()
  await expect(page).toHaveURL(/\/network\?area=330200$/)
  await page.goBack()
  await parts.getByRole('link', { name: 'All of China' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.branchMap('en-US')}$`))
})

test('the English address of the delivery range leads home', async ({ page }) => {
  await page.goto('/en/serve-range')
  await expect(page).toHaveURL(/\/en$/)
})
