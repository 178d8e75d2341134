import { accountMessages } from '@hongyan/content'
import { fill, localeIds } from '@hongyan/locales'
import { expect, type Page } from '@playwright/test'
import { pathIn, paths } from '../apps/site/paths.ts'
import { test } from './shared-site.ts'
import { proveAtProvider } from './sign-in-site.ts'

const widths = [320, 360, 375, 390, 414]

/** Pairs of things in the bar that stand nearer to one another than 4 px, or the logo nearer than 8, or beyond the page. */
function crowded(): readonly string[] {
  const banner = document.querySelector('header')
  const boxes = [...(banner?.querySelectorAll<HTMLElement>('a, button, summary') ?? [])]
    .filter(
      (one) => one.checkVisibility() && !one.closest('nav, [popover], details:not([open]) > :not(summary)'),
    )
    .map((one) => {
      // The words of the logo may stand out of their link.
      const inner = [one, ...one.querySelectorAll('svg, span')].filter((part) => part.clientWidth !== 1)
      const all = inner.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 1)
      const isWhole = one.matches('button, summary') || one.querySelector('span') === null
      const [box] = all
      return {
        text: (one.getAttribute('aria-label') ?? one.textContent ?? '').trim(),
        isLogo: one.title !== '',
        left: isWhole ? (box?.left ?? 0) : Math.min(...all.map(({ left }) => left)),
        right: isWhole ? (box?.right ?? 0) : Math.max(...all.map(({ right }) => right)),
        middle: box ? (box.top + box.bottom) / 2 : 0,
      }
    })
    .toSorted((one, other) => one.left - other.left)
  const [logo] = boxes.filter(({ isLogo }) => isLogo)
  const row = boxes.filter(({ middle }) => Math.abs(middle - (logo?.middle ?? 0)) < 16)
  return row.flatMap((one, index) => {
    const next = row[index + 1]
    const room = (next?.left ?? document.documentElement.clientWidth) - one.right
    return room < (one.isLogo ? 8 : next ? 4 : 0)
      ? [`${one.text} ${Math.round(room)} ${next?.text ?? 'the edge'}`]
      : []
  })
}

async function expectRoom(page: Page, who: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 })
    expect(await page.evaluate(crowded), `${who}, ${width} px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${who}, ${width} px`).toBe(width)
    const person = page.getByRole('banner').locator('[data-login], [data-account]')
    await expect(person).toBeVisible()
    const box = await person.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(40)
  }
}

/** Names that the wide bar shows whole, with the sign of its tracking beside them. */
async function expectWhole(page: Page, names: readonly string[]): Promise<void> {
  const span = page.getByRole('banner').locator('[data-account] span')
  for (const width of [1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 700 })
    for (const name of names) {
      const cut = await span.evaluate((one, text) => {
        one.textContent = text
        return one.scrollWidth > one.clientWidth
      }, name)
      expect([width, name, cut]).toEqual([width, name, false])
    }
    if (width > 1300) await expect(page.locator('header details:has(form) > summary svg')).toBeVisible()
  }
}

// A phone's bar of scrolling takes no room.
test.use({ isMobile: true, hasTouch: true })

for (const locale of localeIds) {
  test(`nothing in the bar of a phone touches, and the person stays, ${locale}`, async ({
    page,
    site,
    who,
  }) => {
    const { name } = who
    await page.setViewportSize({ width: 375, height: 700 })
    await page.goto(site.origin + paths.fee(locale))
    await expectRoom(page, 'nobody')
    await page.goto(`${site.origin}${paths.signIn(locale)}?returnUrl=${paths.fee(locale)}`)
    await proveAtProvider(page, who)
    const label = fill(accountMessages(locale).menu.label, { name })
    const button = page.getByRole('banner').getByRole('button', { name: label })
    await expect(button).toHaveText(name)
    await expectRoom(page, name)
    await page.setViewportSize({ width: 320, height: 700 })
    await button.click()
    await expect(page.locator('#account-menu')).toContainText(name)
    await page.keyboard.press('Escape')
    await expectWhole(page, ['宋夏', name, '欧阳知夏', 'Al Li'])
    await button.locator('span').evaluate((span) => {
      span.textContent = 'Maximilian Featherstonehaugh'
    })
    await expectRoom(page, 'a long name')
  })
}

for (const locale of localeIds) {
  test(`the names of a page's parts stay in sight below the bar, ${locale}`, async ({ page, site }) => {
    await page.setViewportSize({ width: 375, height: 700 })
    await page.goto(site.origin + pathIn(locale, '/products/express'))
    // A page is as long as what has been laid out of it.
    const room = async (): Promise<number> => {
      await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
      const [bar, parts] = [page.getByRole('banner'), page.locator('[data-contents]')]
      const [above, below] = [await bar.boundingBox(), await parts.boundingBox()]
      return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
    }
    await expect.poll(room).toBeCloseTo(0, 0)
  })
}
