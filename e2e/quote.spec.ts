import { localeIds, localeOf } from '@hongyan/locales'
import { paths } from '../apps/site/paths.ts'
import { accessibilityFindings, expect, test } from './checked-page.ts'

const boxes = 'from=440300&to=110100&p=60x40x45x12.5x2&by=express-standard'

for (const locale of localeIds) {
  test(`a quote is answered sealed and shown in place, ${locale}`, async ({ page }) => {
    await page.goto(paths.fee(locale))
    await expect(page.locator('html')).toHaveAttribute('lang', localeOf(locale).htmlLang)
    await page.locator('astro-island:not([ssr])').waitFor()
    await page.locator('#f-from').fill('深圳')
    await page.locator('#f-to').fill('北京市')
    await page.locator('[name="box.0"][value=own]').check({ force: true })
    for (const [name, value] of [
      ['length', '60'],
      ['width', '40'],
      ['height', '45'],
      ['weight', '12.5'],
      ['count', '2'],
    ] as const) {
      await page.locator(`[id="f-sizes.0.${name}"]`).fill(value)
    }
    const call = page.waitForRequest('**/aging/feeInquiryNewByJDL')
    await page.locator('main form[method=get] [type=submit]').last().click()
    const sent = await call
    expect(sent.headers()['cipher-version']).toBe('1')
    expect(sent.postData()).toMatch(/^"[\w-]+"$/)
    await expect(page.locator('#quote-head')).toBeFocused()
    await expect(page).toHaveURL(/from=440300&to=110100&p=60x40x45x12\.5x2/)
    expect(await accessibilityFindings(page)).toEqual([])
  })
}

test('the tip, once applied, changes the weight and can be taken back', async ({ page }) => {
  await page.goto(`${paths.fee('en-US')}?${boxes}`)
  await page.locator('astro-island:not([ssr])').waitFor()
  const figure = page.getByRole('region', { name: 'Chargeable weight' })
  await expect(figure).toContainText('36')
  await page.getByRole('link', { name: 'Use 31 cm' }).click()
  await expect(page).toHaveURL(/p=60x40x31x12\.5x2/)
  await expect(page.getByLabel('Height')).toHaveValue('31')
  await page.goBack()
  await expect(page.getByLabel('Height')).toHaveValue('45')
  await expect(figure).toContainText('36')
})

for (const width of [1280, 1920])
  test(`an answer stands beside what was asked, as the example does, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const asked of ['', `?${boxes}`]) {
      await page.goto(paths.fee('zh-CN') + asked)
      const form = await page.locator('main form[method=get]').last().boundingBox()
      const answer = await page.locator('section#quote').boundingBox()
      expect(answer?.x, asked).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0))
      expect(Math.abs((answer?.y ?? 0) - (form?.y ?? 0)), asked).toBeLessThan(60)
    }
  })

test('places are found by the keys alone', async ({ page }) => {
  await page.goto(paths.fee('en-US'))
  await page.locator('astro-island:not([ssr])').waitFor()
  const field = page.getByRole('combobox', { name: 'From' })
  await field.pressSequentially('nanshan')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  await field.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true }).first()).toBeVisible()
  await field.press('Enter')
  await expect(field).toHaveValue(/^Nanshan, /)
  await expect(page.getByRole('listbox')).toBeHidden()
})

test('Enter takes what can only be meant, before the list is there and after, and asks of several', async ({
  page,
}) => {
  await page.goto(paths.fee('en-US'))
  await page.locator('astro-island:not([ssr])').waitFor()
  const from = page.getByRole('combobox', { name: 'From', exact: true })
  await from.fill('wuhan')
  await from.press('Enter')
  await expect(from).toHaveValue('Wuhan')
  for (const name of ['suzhou', 'Nanshan']) {
    await from.fill(name)
    await from.press('Enter')
    await expect(page.getByText('Several places have this name')).toBeVisible()
    await expect(from).toHaveValue(name)
    // The list of what was typed before stands there until its own comes.
    const first = page.getByRole('listbox').getByRole('option').first()
    await expect(first).toContainText(new RegExp(name, 'i'))
  }
  await from.press('ArrowDown')
  await from.press('Enter')
  await expect(from).toHaveValue('Nanshan, Shenzhen')
  const to = page.getByRole('combobox', { name: 'To', exact: true })
  await to.fill('hangz')
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText('Hangzhou')
  await to.press('Enter')
  await expect(to).toHaveValue('Hangzhou')
  await expect(page.getByRole('listbox')).toBeHidden()
})

test('a place that was typed and not chosen is taken where only one fits, and asked about where several do', async ({
  browser,
}) => {
  // The refusal that asks back is a failed call to the console.
  const page = await (await browser.newContext()).newPage()
  await page.goto(paths.fee('en-US'))
  await page.locator('astro-island:not([ssr])').waitFor()
  await page.getByRole('combobox', { name: 'From', exact: true }).fill('beij')
  await page.getByRole('combobox', { name: 'To', exact: true }).fill('Suzhou')
  await page.getByLabel('Weight each').fill('12')
  await page.getByRole('button', { name: 'Get the price' }).click()
  await expect(page.getByRole('alert')).toContainText('To: Several places fit')
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Suzhou, Anhui' }).click()
  await expect(page).toHaveURL(/from=110100&to=341300&p=43x21x27x12x1/)
  await expect(page.getByRole('paragraph').filter({ hasText: 'Beijing → Suzhou, Anhui' })).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test(`weight alone is priced, and a box has its sides, ${javaScriptEnabled ? 'with' : 'without'} a script`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
    await page.goto(paths.fee('en-US'))
    if (javaScriptEnabled) await page.locator('astro-island:not([ssr])').waitFor()
    await page.getByRole('combobox', { name: 'From', exact: true }).fill('Shenzhen')
    await page.getByRole('combobox', { name: 'To', exact: true }).fill('Beijing')
    const choose = (name: string) => page.getByRole('radio', { name }).check({ force: true })
    await choose('I don’t know the size')
    await expect(page.getByLabel('Length')).toBeHidden()
    await expect(page.getByText('a measured size may change it')).toBeVisible()
    await page.getByLabel('Weight each').fill('12')
    await page.getByRole('button', { name: 'Get the price' }).click()
    const figure = page.getByRole('region', { name: 'Chargeable weight' })
    await expect(figure).toContainText('12')
    await expect(page.getByText('Not every size is given')).toBeVisible()
    await expect(page.getByText('1 slower, more expensive option')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Light freight', exact: true })).toBeHidden()
    await page.getByText('1 slower, more expensive option').click()
    await expect(page.getByRole('link', { name: 'Light freight', exact: true })).toBeVisible()
    await choose('Large box')
    await page.getByRole('button', { name: 'Recalculate' }).click()
    await expect(page.getByLabel('Height')).toHaveValue('37')
    await expect(page.getByText('Not every size is given')).toBeHidden()
  })
}

test('one’s own size is there again after a drawn box, and stays where it is that of one', async ({
  page,
}) => {
  await page.goto(paths.fee('en-US'))
  await page.locator('astro-island:not([ssr])').waitFor()
  const choose = (name: string) => page.getByRole('radio', { name }).check({ force: true })
  const side = (name: string) => page.locator(`[id="f-sizes.0.${name}"]`)
  await expect(page.getByRole('radio', { name: 'Medium box' })).toBeChecked()
  await choose('Custom size')
  for (const [name, value] of [
    ['length', '43'],
    ['width', '21'],
    ['height', '27'],
  ] as const) {
    await side(name).fill(value)
    await expect(side(name)).toBeVisible()
  }
  await choose('Large box')
  await expect(side('length')).toBeHidden()
  await choose('Custom size')
  await expect(side('height')).toHaveValue('27')
  await choose('I don’t know the size')
  await choose('Custom size')
  await expect(side('height')).toHaveValue('27')
  await side('height').fill('28')
  await expect(side('height')).toBeVisible()
})

test('what is wrong is said where it was made, and nothing is asked', async ({ page }) => {
  await page.goto(paths.fee('en-US'))
  await page.locator('astro-island:not([ssr])').waitFor()
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/aging/fee')) asked += 1
  })
  await page.getByRole('radio', { name: 'Custom size' }).check({ force: true })
  await page.getByLabel('Length').fill('50-60')
  await page.getByRole('button', { name: 'Get the price' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel('Length')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('link', { name: /^Size 1 · Length/ }).click()
  await expect(page.getByLabel('Length')).toBeFocused()
  await expect(page.getByLabel('Length')).toHaveValue('50-60')
  expect(asked).toBe(0)
})

test('a quote works without a script, from the form to the tip', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(paths.fee('en-US'))
  await page.getByRole('combobox', { name: 'From' }).fill('Shenzhen')
  await page.getByRole('combobox', { name: 'To' }).fill('Beijing')
  await page.getByRole('radio', { name: 'Custom size' }).check({ force: true })
  for (const [label, value] of [
    ['Length', '60'],
    ['Width', '40'],
    ['Height', '45'],
    ['Weight each', '12.5'],
  ] as const) {
    await page.getByLabel(label).fill(value)
  }
  await page.getByRole('button', { name: 'Add another size' }).click()
  await expect(page.getByText('Size 2')).toBeVisible()
  await page.getByRole('button', { name: 'Remove size 2' }).click()
  await page.getByRole('button', { name: 'Get the price' }).click()
  await page.getByRole('link', { name: 'Standard express', exact: true }).click()
  await page.getByRole('link', { name: 'Use 32 cm' }).click()
  await expect(page.getByLabel('Height')).toHaveValue('32')
})

test('a quote prints as a page without form and buttons', async ({ page }) => {
  await page.goto(`${paths.fee('en-US')}?${boxes}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Recalculate' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Order: Standard express' })).toBeHidden()
  await expect(page.getByRole('region', { name: 'Chargeable weight' })).toBeVisible()
  await expect(page.getByText('CN¥103', { exact: true })).toBeVisible()
})
