import { type LocaleId, localeIds, localeOf, readsSource, rootId } from '@hongyan/locales'
import type { Page } from '@playwright/test'
import { pathIn } from '../apps/site/paths.ts'
import { type Route, routes } from '../apps/site/routes.ts'
import { coverFaults, faultsBesideOrderCard, faultsWhileTyping } from '../tools/browser/cover-faults.ts'
import { fieldFaults } from '../tools/browser/field-faults.ts'
import { layoutFaults, widths } from '../tools/browser/layout-faults.ts'
import { pictureFaults } from '../tools/browser/picture-faults.ts'
import { accessibilityFindings, awake, expect, test, testInOneWindow, withMotion } from './checked-page.ts'
import type { LookedAt } from './looked-at.ts'

const existsIn = ({ pattern, inEnglish }: Route, locale: LocaleId): boolean =>
  readsSource(locale) || (inEnglish && !pattern.includes('serve-range'))

/** Items of a list are one kind of page: the first three stand for all in the browser, every one is read as text. */
const looked = routes.filter(
  ({ pattern }) =>
    !isItem(pattern) ||
    itemsLike(pattern)
      .slice(0, 3)
      .some((item) => item.pattern === pattern),
)

/** The first page of each folder. */
const kinds = routes.filter(({ pattern }, at) => {
  const folder = pattern.slice(0, pattern.lastIndexOf('/') + 1)
  return folder === '/' || routes.findIndex((route) => route.pattern.startsWith(folder)) === at
})

function isItem(pattern: string): boolean {
  return /^\/(news|notice)\/./.test(pattern)
}

function itemsLike(pattern: string): typeof routes {
  const list = pattern.slice(0, pattern.lastIndexOf('/') + 1)
  return routes.filter((route) => route.pattern.startsWith(list))
}

/**
 * The widths of a page, as it came first, and the narrowest last: there every field is tried as well, and what is
 * fetched for one is in nobody's way.
 */
const order = [1280, ...widths.toReversed().filter((width) => width !== 1280)]

// One window for all: a new one for each would cost more than some of what is looked at.
const soundTest = testInOneWindow.extend<LookedAt>({ windows: [order, { option: true }] })

for (const route of looked) {
  const locales = localeIds.filter((locale) => existsIn(route, locale))
  const title = `${route.pattern} is a sound page in ${locales.join(', ')}`

  soundTest(title, { tag: kinds.includes(route) ? '@first' : '@further' }, async ({ page, windows }) => {
    test.setTimeout(120_000)
    for (const locale of locales) {
      await test.step(locale, () => expectSound(page, pathIn(locale, route.pattern), windows))
    }
  })
}

type WindowFaults = { readonly still: readonly string[]; readonly floating: readonly string[] }

/** Everything that is looked at in each window at once: asking costs as much as some of what is asked. */
const faultsOfWindow = `(async () => ({
  still: [...(${layoutFaults})(), ...(${fieldFaults})(), ...(${pictureFaults})()],
  floating: [...(${coverFaults})(), ...(await ${faultsBesideOrderCard})],
}))()`

async function expectSound(page: Page, path: string, windows: readonly number[]): Promise<void> {
  await show(page, windows[0] ?? 1280)
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(200)
  expect(answer?.headers()['set-cookie'], path).toBeUndefined()
  await expect(page.locator('html[data-deferred-styles]'), path).toHaveCount(0)
  await expect(page.locator('main'), path).toHaveCount(1)
  expect(await accessibilityFindings(page), path).toEqual([])
  for (const width of windows) {
    await show(page, width)
    const at = `${path} at ${width} px`
    if (width < 700) expect(await page.evaluate(smallFields), at).toEqual([])
    const { still, floating } = await page.evaluate<WindowFaults>(faultsOfWindow)
    expect(still, at).toEqual([])
    // What floats makes room a moment after the window has changed.
    if (floating.length > 0)
      await expect
        .poll(async () => (await page.evaluate<WindowFaults>(faultsOfWindow)).floating, { message: at })
        .toEqual([])
  }
  const text = await visibleText(page)
  expect(text, `${path}: an untranslated key`).not.toMatch(/\b[a-z]+(\.[a-zA-Z]+){2,}\b(?!\/)/)
  expect(text, `${path}: an unfilled place`).not.toMatch(/\{\w+\}|undefined|\[object/)
  // What the tools do where a field has the focus they do once they are awake.
  await awake(page)
  expect(await page.evaluate(faultsWhileTyping), path).toEqual([])
}

/** Fields with letters under 16 px: phones zoom in on them, and not out again. Runs in the page. */
function smallFields(): readonly string[] {
  const typed =
    'input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=submit], [type=range])'
  return [...document.querySelectorAll<HTMLInputElement>(`${typed}, select, textarea`)].flatMap((field) => {
    const { fontSize } = getComputedStyle(field)
    return Number.parseFloat(fontSize) < 16
      ? [`${field.localName} ${field.name} has letters of ${fontSize}`]
      : []
  })
}

function show(page: Page, width: number): Promise<void> {
  return page.setViewportSize({ width, height: width < 700 ? 667 : 900 })
}

test.describe('on a phone', () => {
  test.use({ ...withMotion, viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })

  for (const route of kinds) {
    test(`${route.pattern} does not jump while it comes`, async ({ page }) => {
      const path = pathIn(rootId, route.pattern)
      await page.goto(path, { waitUntil: 'networkidle' })
      // Without a Chinese typeface each character is an empty box of the present Latin one, and as wide as that.
      const most = (await page.evaluate(drawsChinese)) ? 0.02 : 0.03
      expect(await page.evaluate(jumps, most)).toEqual([])
    })
  }
})

for (const locale of localeIds) {
  test(`every page in ${locale} has one h1, its language, its own head and address, and its other languages`, async ({
    request,
  }) => {
    test.setTimeout(240_000)
    const titles = new Map<string, string>()
    for (const route of routes) {
      const { pattern, noindex } = route
      if (!existsIn(route, locale)) continue
      const path = pathIn(locale, pattern)
      const answer = await request.get(path)
      const html = await answer.text()
      expect(answer.status(), path).toBe(200)
      expect([...html.matchAll(/<h1[\s>]/g)], path).toHaveLength(1)
      expect(/<html\b[^>]*\slang="([^"]*)"/.exec(html)?.[1], path).toBe(localeOf(locale).htmlLang)
      expect(/<meta\b[^>]* name="description" content="([^"]{20,})"/.exec(html)?.[1], path).toBeDefined()
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
      expect(new URL(canonical).pathname).toBe(path)
      if (!readsSource(locale)) expect(withoutForeignParts(html), path).not.toMatch(/\p{Script=Han}/u)

      const title = /<title\b[^>]*>([^<]{5,})/.exec(html)?.[1] ?? ''
      expect(title, path).not.toBe('')
      expect(titles.get(title), `${path} has the title of`).toBeUndefined()
      titles.set(title, path)
      expect(alternatesOf(html), path).toEqual(noindex ? {} : expectedAlternates(route))
    }
  })
}

/** Paths of the other languages as a page's head names them, by language tag. */
function alternatesOf(html: string): Record<string, string> {
  const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
  return Object.fromEntries(links.map(([, language = '', href = '']) => [language, new URL(href).pathname]))
}

/** Every language of a page names the same ones: that makes them reciprocal. */
function expectedAlternates(route: Route): Record<string, string> {
  const { pattern } = route
  const ids = localeIds.filter((id) => existsIn(route, id))
  return {
    ...Object.fromEntries(ids.map((id) => [localeOf(id).hreflang, pathIn(id, pattern)])),
    'x-default': pathIn(rootId, pattern),
  }
}

/** What a visitor reads, examples of code apart. */
function visibleText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const code = [...document.querySelectorAll('pre, code')]
    for (const part of code) part.remove()
    return document.body.innerText
  })
}

/** English pages may name other languages and places in their own script, marked with `lang`. */
function withoutForeignParts(html: string): string {
  return (
    html
      .replace(/<(?!li\b)(\w+)[^>]*\blang="zh[^"]*"[^>]*>[\s\S]*?<\/\1>/g, '')
      .replace(/<li[^>]*\blang="zh[^"]*"[^>]*>[^<]*/g, '')
      .replace(/<(script|style|pre)[\s\S]*?<\/\1>/g, '')
      // What a button sends or copies is the example beside it.
      .replace(/(data-run="[^"]*"[^>]*?)data-body="[^"]*"/g, '$1')
      .replace(/<figcaption[\s\S]*?<\/figcaption>/g, (caption) =>
        caption.replaceAll(/data-copy="[^"]*"/g, ''),
      )
  )
}

/** Whether this machine has a typeface for Chinese: two characters look different. */
function drawsChinese(): boolean {
  const [one, other] = ['鸿', '雁'].map((character) => {
    const canvas = document.createElement('canvas')
    canvas.getContext('2d')?.fillText(character, 20, 40)
    return canvas.toDataURL()
  })
  return one !== other
}

/** What has moved on its own since the page was opened, and how much of the screen that was; runs in the page. */
function jumps(most: number): Promise<readonly string[]> {
  type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] }
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const seen = list.getEntriesByType('layout-shift') as Shift[]
      const large = seen.filter(({ value }) => value > most)
      resolve(large.map(({ value, sources }) => `${value}: ${sources[0]?.node?.outerHTML.slice(0, 120)}`))
    }).observe({ type: 'layout-shift', buffered: true })
    // Without a single entry nobody is called.
    setTimeout(() => resolve([]), 500)
  })
}
