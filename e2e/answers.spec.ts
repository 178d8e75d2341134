import { answerMessages } from '@hongyan/content'
import { localeIds } from '@hongyan/locales'
import type { Page } from 'playwright-core'
import { paths } from '../apps/site/paths.ts'
import { sampleNumbers } from '../tools/seed/sample-numbers.ts'
import { accessibilityFindings, expect, test } from './checked-page.ts'

const boxOf = (page: Page) => page.locator('#answer-box')
const fieldOf = (page: Page) => boxOf(page).getByRole('searchbox')

async function openBox(page: Page): Promise<void> {
  await page.locator('[data-opens=answer-box]:visible').first().click()
  await expect(fieldOf(page)).toBeFocused()
}

for (const locale of localeIds) {
  test(`one box answers a route and a thing in place, ${locale}`, async ({ page }) => {
    const words = answerMessages(locale)
    await page.goto(paths.help(locale))
    const address = page.url()
    await openBox(page)
    expect(await accessibilityFindings(page)).toEqual([])
    await fieldOf(page).fill(words.placeholder)
    await fieldOf(page).press('Enter')
    const answer = boxOf(page).locator('[data-engine=price]')
    await expect(answer.getByRole('heading')).toBeFocused()
    await expect(answer.getByRole('listitem').first()).toContainText(locale === 'zh-CN' ? '¥' : 'CN¥')
    expect(await accessibilityFindings(page)).toEqual([])
    expect(page.url()).toBe(address)

    await fieldOf(page).fill(words.examples.items[2])
    await boxOf(page).getByRole('button', { name: words.submit }).click()
    await expect(boxOf(page).locator('[data-engine=item]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(boxOf(page)).toBeHidden()
  })
}

test('the key / opens the box, and does not where somebody writes or has turned it off', async ({ page }) => {
  await page.goto(paths.search('en-US'))
  await page.getByRole('combobox').press('/')
  await expect(page.getByRole('combobox')).toHaveValue('/')
  await page.goto(paths.help('en-US'))
  await page.locator('h1').click()
  await page.keyboard.press('/')
  await expect(fieldOf(page)).toBeFocused()
  await expect(fieldOf(page)).toHaveValue('')
  await boxOf(page).getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await page.reload()
  await page.keyboard.press('/')
  await expect(boxOf(page)).toBeHidden()
})

test('nothing that is typed leaves the device before Enter, and then it is in no address', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto(paths.help('zh-CN'))
  await openBox(page)
  await fieldOf(page).pressSequentially('张三 13800138000 深圳市南山区科苑路15号')
  expect(sent.filter((one) => /13800138000|%E5%BC%A0|张三/.test(one))).toEqual([])
  await fieldOf(page).press('Enter')
  await expect(boxOf(page).locator('[data-engine=place]')).toContainText('南山区')
  const urls = sent.map((one) => one.split(' ')[0] ?? '')
  expect(urls.filter((url) => /13800138000|%E5%BC%A0/.test(url))).toEqual([])
})

test('a number is followed to its page, and an empty field says what is missing', async ({ page }) => {
  const { number } = sampleNumbers.delivered
  await page.goto(paths.help('en-US'))
  await openBox(page)
  await fieldOf(page).press('Enter')
  await expect(boxOf(page).getByRole('status')).toHaveText(answerMessages('en-US').empty)
  await fieldOf(page).fill(`Where is ${number}?`)
  await fieldOf(page).press('Enter')
  const answer = boxOf(page).locator('[data-engine=tracking]')
  await expect(answer.getByRole('heading')).toContainText('Collected on')
  await answer.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/en/track\\?no=${number}`))
})

test('where the answer does not come, the box says so and keeps what was typed', async ({
  page,
  problems,
}) => {
  await page.goto(paths.help('en-US'))
  await openBox(page)
  await page.route('**/v1/answers', (route) => route.abort())
  await fieldOf(page).fill('power bank')
  await fieldOf(page).press('Enter')
  await expect(boxOf(page).getByRole('status')).toHaveText(answerMessages('en-US').failed)
  await expect(fieldOf(page)).toHaveValue('power bank')
  // The browser notes that the request failed, and nothing else is wrong.
  expect(problems.filter((one) => !/Failed to load resource|^request: /.test(one))).toEqual([])
  problems.length = 0
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the search page answers the same', async ({ page }) => {
    await page.goto(paths.help('en-US'))
    await page.locator('a[data-opens=answer-box]:visible').first().click()
    await page.getByRole('searchbox').fill('Shenzhen to Hong Kong 5 kg')
    await page.getByRole('searchbox').press('Enter')
    await expect(page.locator('[data-engine=price]')).toContainText('¥')
  })
})
