import { localeIds } from '@hongyan/locales'
import { sampleNumbers } from '../apps/site/calls/sample-numbers.ts'
import { pathIn } from '../apps/site/paths.ts'
import { expect, test } from './watched-page.ts'

/** A page of each kind. */
const kinds = [
  '/',
  '/air',
  '/track',
  `/track?no=${sampleNumbers.delivered.number}`,
  '/fee',
  '/network',
  '/carbon',
  '/cooperation',
  '/route/onPlaceorder',
  '/products/express',
  '/news',
  '/notice',
  '/help',
  '/developers',
  '/search?q=express',
  '/white-paper/peak-season',
  '/about',
]

/** What browsers call large and very large, and the largest that some offer. */
for (const size of [24, 32])
  for (const locale of localeIds)
    test(`with letters of ${size} px nothing leaves the screen in ${locale}`, async ({
      playwright,
      baseURL,
      launchOptions,
    }) => {
      test.setTimeout(240_000)
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`]
      const browser = await playwright.chromium.launch({ ...launchOptions, args })
      const page = await browser.newPage({
        ...(baseURL === undefined ? {} : { baseURL }),
        reducedMotion: 'reduce',
      })
      for (const kind of kinds) {
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto(pathIn(locale, kind))
        await expect(page.locator('html[data-rest]')).toHaveCount(0)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
          `${5 * size}px`,
        )
        for (const width of [1440, 375]) {
          await page.setViewportSize({ width, height: width === 375 ? 812 : 900 })
          const at = `${pathIn(locale, kind)} at ${width} px`
          expect.soft(await page.evaluate(outside), at).toEqual([])
        }
      }
      await browser.close()
    })

/** What cannot be reached: wider than the screen, or beyond its edge where nothing scrolls to it. Runs in the page. */
function outside(): readonly string[] {
  const root = document.documentElement
  const named = (one: Element) =>
    `${one.localName}.${one.className} “${(one.textContent ?? '').trim().slice(0, 30)}”`
  const scrolls = (one: Element): boolean => {
    for (let at = one.parentElement; at !== null && at !== document.body; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true
    return false
  }
  const controls = [
    ...document.querySelectorAll('a, button, input, select, textarea, summary, h1, h2'),
  ].filter((one) => {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert], .visually-hidden'))
      return false
    const { left, right, width, height } = one.getBoundingClientRect()
    return width > 1 && height > 1 && (right > root.clientWidth + 1 || left < -1) && !scrolls(one)
  })
  const wide =
    root.scrollWidth > root.clientWidth
      ? [`the page is ${root.scrollWidth} px wide of ${root.clientWidth}`]
      : []
  return [...wide, ...controls.slice(0, 6).map(named)]
}
