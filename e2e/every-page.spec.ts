import { localeIds, localeOf } from '@hongyan/locales'
import type { Page } from '@playwright/test'
import { pathIn } from '../apps/site/src/paths.ts'
import { routes } from '../apps/site/src/routes.ts'
import { layoutFaults, widths } from '../tools/browser/layout-faults.ts'
import { accessibilityFindings, expect, test } from './watched-page.ts'

const chineseOnly = (path: string): boolean => path.includes('serve-range')

for (const route of routes) {
  for (const locale of localeIds) {
    const path = pathIn(locale, route.pattern)
    if (chineseOnly(route.pattern) && !localeOf(locale).chinese) continue

    test(`${path} is a sound page in ${locale}`, async ({ page }) => {
      const answer = await page.goto(path, { waitUntil: 'networkidle' })
      expect(answer?.status()).toBe(200)
      expect(answer?.headers()['set-cookie']).toBeUndefined()
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('html')).toHaveAttribute('lang', localeOf(locale).htmlLang)
      await expect(page.locator('main')).toHaveCount(1)
      expect((await page.title()).length).toBeGreaterThan(4)
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20,}/)

      const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
      expect(new URL(canonical ?? '').pathname).toBe(path)
      expect(await accessibilityFindings(page)).toEqual([])
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(layoutFaults), `at ${width} px`).toEqual([])
      }

      const text = await visibleText(page)
      expect(text, 'an untranslated key').not.toMatch(/\b[a-z]+(\.[a-zA-Z]+){2,}\b(?!\/)/)
      expect(text, 'an unfilled place').not.toMatch(/\{\w+\}|undefined|\[object/)
      if (locale === 'en-US') expect(withoutForeignParts(await page.content())).not.toMatch(/\p{Script=Han}/u)
    })
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
  return html
    .replace(/<(\w+)[^>]*\blang="zh[^"]*"[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<(script|style|pre)[\s\S]*?<\/\1>/g, '')
}

test('hreflang links are complete and reciprocal, titles are unique', async ({ request }) => {
  const alternatesOf = async (path: string): Promise<Record<string, string>> => {
    const html = await (await request.get(path)).text()
    const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
    return Object.fromEntries(links.map(([, language = '', href = '']) => [language, new URL(href).pathname]))
  }
  const titles = new Map<string, string>()
  for (const route of routes) {
    for (const locale of localeIds) {
      if (chineseOnly(route.pattern) && !localeOf(locale).chinese) continue
      const path = pathIn(locale, route.pattern)
      const alternates = await alternatesOf(path)
      const expected = route.noindex
        ? []
        : localeIds.filter((id) => !chineseOnly(route.pattern) || localeOf(id).chinese)
      expect(Object.keys(alternates).sort(), path).toEqual(
        route.noindex ? [] : [...expected.map((id) => localeOf(id).hreflang), 'x-default'].sort(),
      )
      for (const id of expected) expect(alternates[localeOf(id).hreflang]).toBe(pathIn(id, route.pattern))
      const title = /<title>([^<]+)/.exec(await (await request.get(path)).text())?.[1] ?? ''
      expect(titles.get(`${locale} ${title}`), `${path} has the title of`).toBeUndefined()
      titles.set(`${locale} ${title}`, path)
    }
  }
})
