import { localeIds } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import type { Page } from '@playwright/test'
import { pathIn, paths } from '../apps/site/paths.ts'
import { coverFaults, faultsWhileTyping } from '../tools/browser/cover-faults.ts'
import { widths } from '../tools/browser/layout-faults.ts'
import { sampleNumbers } from '../tools/seed/sample-numbers.ts'
import { expect, settled, test, withMotion } from './checked-page.ts'

const chinese = whereWritten('zh-HK', (hk) => hk) ?? 'zh-CN'

test.use(withMotion)

/** Windows in which people read: the listed widths as laptops, screens and phones have them. */
const heights: Readonly<Record<number, number>> = { 375: 812, 768: 1024, 1280: 720, 1440: 900, 1920: 1080 }

for (const locale of localeIds) {
  test(`a first visit to home in ${locale} covers nothing, from its top to its foot`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.goto(paths.home(locale))
    const notice = page.locator('[data-notice]')
    await expect(notice).toBeVisible()
    await settled(page)
    for (const width of widths) {
      const height = heights[width] ?? 900
      await page.setViewportSize({ width, height })
      await scrollTo(page, 0)
      await expect(page.locator('main [name=no]').first()).toBeInViewport({ ratio: 1 })
      const full = await page.evaluate(() => document.body.scrollHeight)
      for (let top = 0; top < full; top += Math.round(height * 0.75)) {
        await scrollTo(page, top)
        await expect.poll(() => page.evaluate(coverFaults), `at ${width} px, ${top} px down`).toEqual([])
      }
    }
  })
}

/** What the tools answer, as a shared link opens it. */
const answers = [
  `/track?no=${sampleNumbers.in_transit.number}`,
  '/fee?from=440300&to=110100&p=xxx12x1',
  '/network?area=330108',
  '/carbon?from=110100&to=310100&w=10&mode=road',
  '/prohibited?item=power-bank&mode=air',
]

for (const locale of localeIds) {
  test(`nothing stands over what the tools answer in ${locale}`, async ({ page }) => {
    test.setTimeout(240_000)
    for (const answer of answers) {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.goto(pathIn(locale, answer))
      await settled(page)
      for (const width of widths.toReversed()) {
        await page.setViewportSize({ width, height: heights[width] ?? 900 })
        await expect.poll(() => page.evaluate(coverFaults), `${answer} at ${width} px`).toEqual([])
      }
      expect(await page.evaluate(faultsWhileTyping), answer).toEqual([])
    }
  })
}

test.describe('the notice of home', () => {
  test('stands in the flow, is shown once per version, and can be closed', async ({ page }) => {
    await page.goto(paths.home('en-US'))
    const notice = page.locator('[data-notice]')
    const banner = page.locator('h1')
    await expect(notice).toBeVisible()
    await settled(page)
    const before = (await banner.boundingBox())?.y ?? 0
    await notice.getByRole('button').click()
    await expect(notice).toHaveCount(0)
    expect((await banner.boundingBox())?.y).toBeLessThan(before)

    await page.reload()
    await settled(page)
    await expect(notice).toHaveCount(0)
    // Another version of the notice is another notice.
    await page.evaluate(() => localStorage.setItem('notice-popup', 'of another time 1'))
    await page.reload()
    await expect(notice).toBeVisible()
    await settled(page)
    await page.reload()
    await expect(notice).toHaveCount(0)
  })

  test('is gone before anything is painted where it was shown before', async ({ page }) => {
    await page.goto(paths.home('en-US'))
    await settled(page)
    await page.reload({ waitUntil: 'networkidle' })
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntriesByType('layout-shift') as (PerformanceEntry & { value: number })[]
            resolve(shifts.reduce((sum, { value }) => sum + value, 0))
          }).observe({ type: 'layout-shift', buffered: true })
          // Without a single entry nobody is called.
          setTimeout(() => resolve(0), 500)
        }),
    )
    expect(moved).toBeLessThan(0.02)
  })
})

test.describe('the notice without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is a plain strip that leads to the notice', async ({ page }) => {
    await page.goto(paths.home('en-US'))
    const notice = page.locator('[data-notice]')
    await expect(notice).toBeVisible()
    await expect(notice.getByRole('button')).toBeHidden()
    await notice.getByRole('link').click()
    await expect(page).toHaveURL(/\/en\/notice\/./)
  })
})

test.describe('phones without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 667 }, hasTouch: true })

  test('have nothing that floats over the tracking field, nor over anything else', async ({ page }) => {
    for (const path of [paths.home('en-US'), paths.track('zh-CN'), pathIn(chinese, '/legal/privacy')]) {
      await page.goto(path)
      await expect(page.locator('[data-round]'), path).toBeHidden()
      expect(await page.evaluate(coverFaults), path).toEqual([])
    }
  })
})

test.describe('the carousel of home', () => {
  test('stands still under a dialog, and moves on to a picture that is painted', async ({ page }) => {
    await page.clock.install()
    await page.goto(paths.home('en-US'))
    await settled(page)
    const position = page.locator('[data-banner] [data-position]')
    const dialog = page.getByRole('dialog', { name: 'Place an order' })
    await page.locator('[data-banner] [data-opens="order-dialog"]').first().click()
    await expect(dialog).toBeVisible()
    await page.mouse.move(5, 5)
    await page.clock.runFor(20_000)
    await expect(position).toHaveText('1')
    await page.keyboard.press('Escape')
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await expect
      .poll(async () => {
        await page.clock.runFor(2000)
        return position.textContent()
      })
      .toBe('2')
    const next = page.locator('[data-banner] [data-strip] > :nth-child(2) img')
    expect(await next.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true)
  })
})

test.describe('the order card', () => {
  test.use({ viewport: { width: 1920, height: 1080 } })

  test('comes in the margin of a page that offers no other order, and covers nothing', async ({ page }) => {
    await page.goto(pathIn(chinese, '/about'))
    await settled(page)
    const card = page.locator('#order-nudge')
    await expect(card).toBeHidden()
    // As on a page whose navigation is hidden.
    await page.locator('header [data-opens="order-dialog"]').evaluate((button) => button.remove())
    await scrollTo(page, 1600)
    await expect(card).toBeVisible()
    expect(await page.evaluate(coverFaults)).toEqual([])
    await card.getByRole('button').click()
    await expect(card).toBeHidden()
  })

  for (const path of [paths.introduction('en-US'), paths.home(chinese), paths.fee(chinese)]) {
    test(`stays away from ${path}, which has a tool or an order button`, async ({ page }) => {
      await page.goto(path)
      await settled(page)
      await scrollTo(page, 1600)
      await expect(page.locator('#order-nudge')).toBeHidden()
    })
  }
})

test.describe('the corner button of phones', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true })

  test('leaves while somebody reads on or types, and comes back on the way up', async ({ page }) => {
    await page.goto('/en/legal/privacy')
    await settled(page)
    const button = page.locator('[data-round]')
    const box = await button.boundingBox()
    expect(Math.max(box?.width ?? 0, box?.height ?? 0)).toBeLessThanOrEqual(56)
    await scrollTo(page, 8600)
    await expect(button).toHaveCSS('opacity', '0')
    await scrollUpToRoom(page)
    await expect(button).toHaveCSS('opacity', '1')
    await scrollTo(page, 8600)
    await expect(button).toHaveCSS('opacity', '0')
  })

  test('leaves while a field has the focus, and comes back after it', async ({ page }) => {
    await page.goto('/en/legal/privacy')
    await settled(page)
    const button = page.locator('[data-round]')
    await scrollTo(page, 8600)
    await scrollUpToRoom(page)
    await expect(button).toHaveCSS('opacity', '1')
    const field = page.locator('input:visible, textarea:visible').first()
    await field.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
    await expect(button).toHaveCSS('opacity', '0')
    await field.blur()
    await expect(button).toHaveCSS('opacity', '1')
  })
})

test.describe('the side box', () => {
  test('stands with its words from 1440 px on, with its icons in a narrower margin', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(paths.introduction('en-US'))
    const link = page.locator('#quick-help').getByRole('link', { name: 'Support' })
    const words = link.getByText('Support')
    await expect(words).toBeVisible()
    const width = async () => Math.round((await page.locator('#quick-help').boundingBox())?.width ?? 0)
    await expect(words).not.toHaveCSS('clip-path', 'inset(50%)')
    expect(await width()).toBe(72)
    await page.setViewportSize({ width: 1439, height: 900 })
    await expect(words).toHaveCSS('clip-path', 'inset(50%)')
    expect(await width()).toBe(32)
    await link.hover()
    await expect(words).not.toHaveCSS('clip-path', 'inset(50%)')
  })
})

/** Scrolls there; a page at rest takes note of it before the next frame. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, top)
}

/** Scrolls back until nothing of the page lies under the corner button. */
async function scrollUpToRoom(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        scrollBy({ top: -30, behavior: 'instant' })
        // Said of where the page stands now, not of where it stood before.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        return document.querySelector('[data-round]')?.hasAttribute('data-near')
      }),
    )
    .toBe(true)
}
