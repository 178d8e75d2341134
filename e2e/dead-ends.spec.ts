import { collection, siteContent } from '@hongyan/content'
import { type LocaleId, localeIds, readsSource } from '@hongyan/locales'
import type { APIRequestContext } from '@playwright/test'
import { pathIn, paths } from '../apps/site/paths.ts'
import { type Route, routeOf, routes } from '../apps/site/routes.ts'
import { isOffered } from '../apps/site/shell/account/offered.ts'
import { accessibilityFindings, expect, test } from './checked-page.ts'

const existsIn = ({ pattern, inEnglish }: Route, locale: LocaleId): boolean =>
  readsSource(locale) || (inEnglish && !pattern.includes('serve-range'))

/** Links of a page and of the parts that it fetches, as a visitor can follow them. */
async function linksOf(request: APIRequestContext, path: string): Promise<readonly string[]> {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  const html = await answer.text()
  const parts = /<html[^>]*\sdata-parts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
  const texts = [html, ...(await Promise.all(parts.map((part) => partOf(request, part))))]
  return texts.flatMap((text) =>
    [...text.matchAll(/<(?:a|form)\b[^>]*\s(?:href|action)="([^"]+)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    ),
  )
}

const known = new Map<string, Promise<string>>()
function partOf(request: APIRequestContext, part: string): Promise<string> {
  const text = known.get(part) ?? request.get(part).then((answer) => answer.text())
  known.set(part, text)
  return text
}

/**
 * Only somebody who is signed in is shown the way out (`sign-in.spec.ts` goes it), and only messages lead to confirming
 * and stopping (`subscriptions.spec.ts`) and to joining a company (`companies.spec.ts`).
 */
const unlinked = [
  '/sign-out',
  '/signed-out',
  '/subscriptions/confirm',
  '/subscriptions/stop',
  '/my/company/invitation',
]

for (const locale of localeIds) {
  test(`every page in ${locale} is reached from home by links, and no link leads to a sample host`, async ({
    request,
    baseURL,
  }) => {
    test.setTimeout(240_000)
    const { origin } = new URL(baseURL ?? '')
    const home = paths.home(locale)
    const open = [home]
    const seen = new Set(open)
    const nowhere: string[] = []
    for (let path = open.shift(); path !== undefined; path = open.shift()) {
      for (const href of await linksOf(request, path)) {
        const target = new URL(href, origin + path)
        if (/^https?:$/.test(target.protocol) && /\.example$/.test(target.hostname))
          nowhere.push(`${path} → ${href}`)
        if (target.origin !== origin) continue
        const { pathname, searchParams } = target
        const bare = pathname === home ? '/' : pathname.slice(home === '/' ? 0 : home.length)
        const own = home === '/' ? !/^\/(en|hk)(\/|$)/.test(pathname) : pathname.startsWith(`${home}/`)
        // A list goes on on its next pages.
        const address = searchParams.has('page') ? `${pathname}?page=${searchParams.get('page')}` : pathname
        if (!own || seen.has(address) || routeOf(bare) === undefined) continue
        seen.add(address)
        open.push(address)
      }
    }
    expect(nowhere).toEqual([])
    const here = routes.filter((route) => existsIn(route, locale)).map(({ pattern }) => pattern)
    const [reached, missed] = [true, false].map((isSeen) =>
      here.filter((pattern) => seen.has(pathIn(locale, pattern)) === isSeen),
    )
    // Nobody has an account on this site: what belongs to one is led to from nowhere.
    const isOpen = (pattern: string) => isOffered(pattern, false) && !unlinked.includes(pattern)
    expect(missed?.filter(isOpen)).toEqual([])
    expect(reached?.filter((pattern) => !isOffered(pattern, false))).toEqual([])
  })

  test(`what the footer has to scan leads to pages of this site, ${locale}`, async ({ request }) => {
    const codes = siteContent(locale).support.social
    expect(codes.length).toBeGreaterThan(0)
    for (const { id, payload } of codes) {
      expect((await request.get(pathIn(locale, `/scan/${id}.svg`))).headers()['content-type']).toContain(
        'svg',
      )
      expect(routeOf(payload), payload).toBeDefined()
    }
  })

  test(`nothing offers to sign in where nobody can; the page of it says what works without, ${locale}`, async ({
    page,
  }) => {
    const orders = paths.placeOrder(locale, 'express')
    for (const path of [paths.track(locale, ['HY660120206038']), orders, paths.help(locale)]) {
      await page.goto(path)
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page.locator('[data-login], a[href*="/sign-in"]'), path).toHaveCount(0)
    }
    await page.goto(`${paths.signIn(locale)}?returnUrl=${paths.track(locale)}`)
    const main = page.locator('main')
    for (const href of [paths.subscribe(locale), paths.fee(locale), orders, paths.cooperation(locale)]) {
      await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible()
    }
    await expect(main.locator(`form[action="${paths.track(locale)}"] input[name=no]`)).toBeVisible()
    expect(await accessibilityFindings(page)).toEqual([])
    await main
      .locator(`a[href^="${paths.track(locale)}?"], a[href="${paths.track(locale)}"]`)
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`${paths.track(locale)}(\\?|$)`))
  })

  test(`signing in never leads back to strangers, nor in a circle, ${locale}`, async ({ request }) => {
    for (const back of [
      'https://evil.test/',
      '//evil.test',
      'javascript:alert(1)',
      paths.signIn(locale),
      '/\\evil.test',
    ]) {
      const answer = await request.get(`${paths.signIn(locale)}?${new URLSearchParams({ returnUrl: back })}`)
      const main = (await answer.text()).split('<main')[1]?.split('</main>')[0] ?? ''
      expect(main).not.toContain('evil')
      expect(main, back).toContain(`href="${paths.home(locale)}"`)
      expect(answer.headers()['cache-control']).toBe('no-store')
    }
  })

  test(`an order begun from a quote shows the quote, keeps it and leads back to it, ${locale}`, async ({
    page,
  }) => {
    const quote =
      'from=420100&to=110100&p=60x40x45x12.5x2&date=2026-12-01&add=receipt-paper&by=express-standard'
    await page.goto(`${paths.fee(locale)}?${quote}`)
    const order = page.locator(`main a[href^="${paths.placeOrder(locale, 'express')}?from="]`).first()
    await order.click()
    const main = page.locator('main')
    const values = (inputs: HTMLInputElement[]) => inputs.map(({ value }) => value)
    const entered = () => main.locator('input').evaluateAll(values)
    await expect.poll(entered).toEqual(expect.arrayContaining(['60', '40', '45', '12.5']))
    expect(await accessibilityFindings(page)).toEqual([])
    // Another kind of order keeps what was entered.
    await main.locator('a[href*="onPlaceorder?isCnet=1"]').click()
    await expect.poll(entered).toEqual(expect.arrayContaining(['60', '40', '45', '12.5']))
    await main.locator(`a[href^="${paths.fee(locale)}?"]`).click()
    const { searchParams } = new URL(page.url())
    expect(searchParams.getAll('p')).toEqual(['60x40x45x12.5x2'])
    expect(searchParams.getAll('add')).toEqual(['receipt-paper'])
    await expect(page.locator('#quote-head')).toBeVisible()
  })

  test(`a hub of the branch map leads to a list that has it, ${locale}`, async ({ request }) => {
    const html = await (await request.get(paths.branchMap(locale))).text()
    const hubs = [...html.matchAll(/href="([^"#]*\?area=[^"#]*)#(b-[^"]+)"/g)]
    expect(hubs.length).toBeGreaterThan(9)
    for (const [, list = '', id] of hubs) {
      const answer = await request.get(list.replaceAll('&amp;', '&'))
      expect(await answer.text(), `${list}#${id}`).toContain(`id="${id}"`)
    }
  })
}

test('an order without a quote says whom to call, by the kind of order', async ({ request }) => {
  for (const kind of ['express', 'heavy', 'fresh'] as const) {
    const answer = await request.get(paths.placeOrder('en-US', kind))
    const html = await answer.text()
    expect(html).toContain('href="tel:950616"')
    expect(html).toContain('href="/en/fee"')
  }
  const spoilt = await request.get('/en/route/onPlaceorder?from=%3Cscript%3E&p=x')
  expect(spoilt.status()).toBe(200)
  expect(await spoilt.text()).not.toContain('<script>x')
})

test('what a notice brings along can be taken', async ({ page, request }) => {
  const [notice] = [...collection('notice', 'en-US').values()].filter(
    ({ attachments }) => attachments.length > 0,
  )
  await page.goto(paths.notice('en-US', notice?.id ?? ''))
  for (const { title, file } of notice?.attachments ?? []) {
    await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', file)
    expect((await request.get(file)).status()).toBe(200)
  }
})

test('investors see their navigation', async ({ page }) => {
  await page.goto('/en/investors')
  const navigation = page.getByRole('navigation', { name: 'Investors' })
  await expect(navigation.getByRole('link', { name: 'Calendar' })).toHaveAttribute(
    'href',
    '/en/investors#calendar',
  )
})
