import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

/** A page whose console, faults and policy violations are written down; a test fails when there are any. */
export const test = base.extend<{ problems: string[] }>({
  problems: [
    async ({ page }, use) => {
      const problems: string[] = []
      watch(page, problems)
      await use(problems)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

function watch(page: Page, problems: string[]): void {
  page.on('console', (message) => problems.push(`console ${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => problems.push(`fault: ${error.message}`))
  page.on('requestfailed', (request) => {
    const failure = request.failure()?.errorText ?? ''
    if (failure !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} ${failure}`)
  })
}

/** Waits until nothing more comes by itself: the tools are awake, and the parts of the page are in their places. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]:is([client=load], [client=idle])')).toHaveCount(0)
  await expect(page.locator('[data-apart]:empty')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}

/** Accessibility findings of the page as it stands, or of the parts that `within` selects, one line each. */
export async function accessibilityFindings(page: Page, within = 'html'): Promise<readonly string[]> {
  // Nor is a part that is still to be laid out, one in each frame and idle moment (`far-parts.ts`).
  await page.waitForFunction(
    () =>
      !document.documentElement.hasAttribute('data-rest') &&
      [...document.querySelectorAll('main > * > *, main > * > * > *')].every(
        (part) => getComputedStyle(part).contentVisibility !== 'auto',
      ),
  )
  // A colour on its way to another is not what anybody reads.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((one) => one.finished.catch(() => null)),
    ),
  )
  // What a frame shows is not ours: one run in the page itself, without a second page that joins their results.
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(
    (found) =>
      `${found.id}: ${found.nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  )
}
