import { localeIds } from '@hongyan/locales'
import type { Page } from '@playwright/test'
import { sampleNumbers } from '../apps/site/calls/sample-numbers.ts'
import { pathIn } from '../apps/site/paths.ts'
import { accessibilityFindings, expect, test } from './checked-page.ts'
import { unstyled } from './unstyled.ts'

/** One page of each kind that has details to open. */
const withDetails = [
  '/',
  '/air',
  '/help',
  '/news',
  `/track?no=${sampleNumbers.delivered.number}`,
  '/carbon',
  '/network',
  '/developers/orders',
]

/** The shells differ: the wide menu, the air menu. */
const withShell = ['/', '/air']

/** Whatever a press shows above the page; links of slides that are out of sight wait for their turn. */
const openers = [
  'header button[aria-controls^="menu-"]',
  '[popovertarget]:not([popovertargetaction])',
  '[data-opens]:not([inert] *)',
].join()
const shown = 'dialog[open], :popover-open:not([popover="manual"]), [data-entry][data-open]'

/** Pages of each layout and of those that link least: what is fetched and opened there brings its own styles. */
const withDialog = ['/', '/air', '/help', '/track', '/fee', '/search?q=express', '/developers', '/feedback']

test('a dialog whose styles do not come is its page instead', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage()
  await page.goto('/', { waitUntil: 'networkidle' })
  const files = await page.evaluate(() => document.documentElement.dataset.fetchedStyles?.split(' ') ?? [])
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) await page.route(`**${file}`, (route) => route.abort())
  const opener = page.locator('a[data-opens=consultation-dialog]').filter({ visible: true }).first()
  const href = (await opener.getAttribute('href')) ?? ''
  await opener.click()
  await expect(page).toHaveURL((url) => href.endsWith(url.pathname))
  await expect(page.locator('dialog#consultation-dialog')).toHaveCount(0)
})

for (const locale of localeIds) {
  for (const kind of withDialog) {
    const path = pathIn(locale, kind)

    test(`${path} shows the consultation as it is designed`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.evaluate(() => {
        const link = document.createElement('a')
        link.href = '/consultation'
        link.dataset.opens = 'consultation-dialog'
        document.body.append(link)
        link.click()
      })
      await expect(page.locator('dialog#consultation-dialog[open]')).toBeVisible()
      expect(await unstyled(page)).toEqual([])
      const columns = (element: HTMLElement) => getComputedStyle(element).display
      expect(await page.locator('[data-enquiry] > fieldset:has([name=companyName])').evaluate(columns)).toBe(
        'grid',
      )
    })
  }

  for (const kind of withDetails) {
    const path = pathIn(locale, kind)

    test(`${path} is sound with every detail open`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.evaluate(() => {
        for (const detail of document.querySelectorAll<HTMLDetailsElement>('main details, footer details')) {
          detail.removeAttribute('name')
          detail.open = true
        }
      })
      expect(await accessibilityFindings(page)).toEqual([])
      expect(await unstyled(page)).toEqual([])
    })
  }

  for (const kind of withShell) {
    const path = pathIn(locale, kind)

    test(`${path} is sound with each of its menus and dialogs open`, async ({ page }) => {
      test.setTimeout(240_000)
      await page.setViewportSize({ width: 1280, height: 900 })
      // The slides stand still.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path, { waitUntil: 'networkidle' })
      const buttons = page.locator(openers).filter({ visible: true })
      const total = await buttons.count()
      expect(total).toBeGreaterThan(2)
      for (let index = 0; index < total; index += 1) {
        const button = buttons.nth(index)
        const name = await button.evaluate((element) => element.outerHTML.slice(0, 120))
        await button.focus()
        await page.keyboard.press('Enter')
        await expect(page.locator(shown).filter({ visible: true }).first(), name).toBeVisible({
          timeout: 15_000,
        })
        expect(await accessibilityFindings(page, shown), name).toEqual([])
        expect(await unstyled(page), name).toEqual([])
        await closeShown(page, name)
      }
    })
  }
}

/** The way out that each of them has: Escape, or its own button where Escape must not close it. */
async function closeShown(page: Page, name: string): Promise<void> {
  const kept = page.locator('dialog[open][data-dismiss="control"]')
  if ((await kept.count()) > 0) await kept.getByRole('button').first().click()
  else await page.keyboard.press('Escape')
  await expect(page.locator(shown).filter({ visible: true }), name).toHaveCount(0)
}
