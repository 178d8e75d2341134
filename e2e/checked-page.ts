import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test as base, type ConsoleMessage, expect, type Page, type Request } from '@playwright/test'
import type axe from 'axe-core'
import { farParts } from '../apps/site/shell/client/far-parts.ts'

/** The rules run in the page itself; the page's own policy says nothing about what a test evaluates. */
const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const wanted = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A page whose console, faults and policy violations are written down; a test fails when there are any. */
export const test = base.extend<{ problems: string[] }>({
  problems: [
    async ({ page }, use) => {
      const problems: string[] = []
      const leave = watch(page, problems)
      await use(problems)
      leave()
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** For tests of what moves: most see pages as visitors do who want no motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** The browser leaves the focus where it is when somebody types before the page has put it anywhere: no fault of either. */
const typedFirst = /^Autofocus processing was blocked because a document already has a focused element/

/** Writes down what goes wrong in a page, until it is left. */
function watch(page: Page, problems: string[]): () => void {
  const heard = (message: ConsoleMessage) => {
    if (!typedFirst.test(message.text())) problems.push(`console ${message.type()}: ${message.text()}`)
  }
  const thrown = (error: Error) => problems.push(`fault: ${error.message}`)
  const failed = (request: Request) => {
    const failure = request.failure()?.errorText ?? ''
    if (failure !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} ${failure}`)
  }
  page.on('console', heard).on('pageerror', thrown).on('requestfailed', failed)
  return () => page.off('console', heard).off('pageerror', thrown).off('requestfailed', failed)
}

/** A watched page in a window that the tests of a worker have one after the other: each goes to its own page first. */
export const testInOneWindow = test.extend<object, { window: Page }>({
  window: [
    async ({ browser }, use) => {
      const page = await browser.newPage()
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ window }, use) => use(window),
})

/** Waits until the tools of the page are awake. */
export async function awake(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]:is([client=load], [client=idle])')).toHaveCount(0)
}

/** Waits until nothing more comes by itself: the tools are awake, and the parts of the page are in their places. */
export async function settled(page: Page): Promise<void> {
  await awake(page)
  await expect(page.locator('[data-deferred]:empty')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}

/** Accessibility findings of the page as it stands, or of the parts that `within` selects, one line each. */
export async function accessibilityFindings(page: Page, within = 'html'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  await page.evaluate(standStill, farParts)
  return page.evaluate(findViolations, { within, wanted })
}

/**
 * Lays out what is still put off (`far-parts.ts`) and waits until no colour is on its way to another and the page
 * has come to where it scrolls: nobody reads what passes by. Runs in the page.
 */
async function standStill(farParts: string): Promise<void> {
  const root = document.documentElement
  while (root.hasAttribute('data-deferred-styles'))
    await new Promise((resolve) => requestAnimationFrame(resolve))
  for (const part of document.querySelectorAll<HTMLElement>(farParts)) {
    if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible'
  }
  const moving = (): Animation[] =>
    document.getAnimations().filter((one) => {
      const ends = one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
      return ends && one.playState === 'running'
    })
  // One that ends may begin another, and styles that have just changed begin theirs with the next frame.
  let place: number
  do {
    place = scrollY
    await Promise.all(moving().map((one) => one.finished.catch(() => null)))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  } while (moving().length > 0 || scrollY !== place)
}

/** Runs in the page. What a frame shows is not ours: frames stay out. */
async function findViolations(asked: {
  readonly within: string
  readonly wanted: readonly string[]
}): Promise<readonly string[]> {
  const { axe: rules } = window as unknown as { axe: typeof axe }
  const { violations } = await rules.run(asked.within, {
    runOnly: [...asked.wanted],
    resultTypes: ['violations'],
    iframes: false,
    // Films and style sheets would be fetched once more: no page plays by itself or turns with the device.
    preload: false,
    // Whatever is scrolled under the bar that stays at the top is covered for that moment.
    rules: { 'target-size': { enabled: scrollY === 0 } },
  })
  // The rules only doubt an id that stands twice, yet what it names may then be another part, or the whole page.
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const twice = new Set(ids.filter((id, at) => ids.indexOf(id) !== at))
  return [
    ...violations.map(({ id, nodes }) => {
      const places = nodes.slice(0, 3).map(({ target }) => target.join(' '))
      return `${id}: ${places.join(' | ')}`
    }),
    ...[...twice].map((id) => `two elements have the id ${id}`),
  ]
}
