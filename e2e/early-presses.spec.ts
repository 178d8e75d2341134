import type { Page } from '@playwright/test'
import { paths } from '../apps/site/src/paths.ts'
import { sampleNumbers } from '../tools/seed/sample-numbers.ts'
import { expect, test } from './watched-page.ts'

const tracked = paths.track('en-US', [sampleNumbers.in_transit.number])

/** Opens a page and holds back the script of its first tool until what is returned is called. */
async function openAsleep(page: Page, path: string): Promise<() => void> {
  const html = await (await page.request.get(path)).text()
  const script = /<astro-island\b[^>]*?\bcomponent-url="([^"]+)"/.exec(html)?.[1] ?? 'no tool'
  const held = Promise.withResolvers<void>()
  await page.route(`**${script}`, (route) => held.promise.then(() => route.continue()))
  await page.goto(path)
  await expect(page.locator('html[data-rest]')).toHaveCount(0)
  return held.resolve
}

test('a press on a tool that is still asleep counts, once, when it is awake', async ({ page }) => {
  const awake = await openAsleep(page, tracked)
  const keep = page.getByRole('button', { name: 'Keep in my list' })
  await keep.click()
  await keep.click()
  await keep.click()
  await expect(keep).toHaveAttribute('aria-pressed', 'false')
  awake()
  await expect(keep).toHaveAttribute('aria-pressed', 'true')
})

test('so does a press by keyboard', async ({ page }) => {
  const awake = await openAsleep(page, tracked)
  const keep = page.getByRole('button', { name: 'Keep in my list' })
  await keep.focus()
  await page.keyboard.press('Space')
  awake()
  await expect(keep).toHaveAttribute('aria-pressed', 'true')
  await keep.click()
  await expect(keep).toHaveAttribute('aria-pressed', 'false')
})
