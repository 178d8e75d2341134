import { localeIds } from '@hongyan/locales'
import { expect, type Page } from '@playwright/test'
import { sampleNumbers } from '../apps/site/calls/sample-numbers.ts'
import { pathIn } from '../apps/site/paths.ts'
import { openEnd } from './order-parts.ts'
import { placeOrderOf } from './place-order.ts'
import { test } from './shared-site.ts'
import { signInFrom } from './sign-in-site.ts'

/** A page of each kind that is the same for everybody. */
const kinds = [
  '/',
  '/air',
  '/track',
  `/track?no=${sampleNumbers.delivered.number}`,
  `/track?no=${sampleNumbers.in_transit.number}`,
  '/fee',
  '/network',
  '/carbon',
  '/prohibited',
  '/cooperation',
  '/ecology/cooperation',
  '/route/onPlaceorder',
  '/products',
  '/products/express',
  '/products/packaging',
  '/solutions/fresh',
  '/cases/qinghe-kids',
  '/air/e-freight',
  '/recruitment',
  '/connect',
  '/sustainability',
  '/sustainability/report',
  '/air/cargo',
  '/air/compartments',
  '/news',
  '/notice',
  '/help',
  '/developers',
  '/search?q=express',
  '/white-paper/peak-season',
  '/about',
  '/feedback',
  '/subscriptions',
  '/sign-in',
  '/signed-out',
]

/** Those of whoever is signed in. */
const own = [
  '/my',
  '/my/shipments',
  '/route/orderList.do',
  '/route/orderList.do/import',
  '/address',
  '/address?new=1',
  '/my/company',
  '/my/merchant',
  '/my/privacy',
]

/** What browsers call very large, in the language with the longest words, and the largest that some offer. */
const sizes = [[24, 'en-US'], ...localeIds.map((locale) => [32, locale] as const)] as const

for (const [size, locale] of sizes)
  test(`with letters of ${size} px nothing leaves the screen in ${locale}`, async ({
    playwright,
    launchOptions,
    site,
    who,
  }) => {
    test.setTimeout(900_000)
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`]
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    const look = async (kind: string) => {
      await page.goto(site.origin + pathIn(locale, kind))
      await expect(page.locator('html[data-deferred-styles]')).toHaveCount(0)
      for (const width of [1280, 768, 375]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await page.evaluate(outside), `${pathIn(locale, kind)} at ${width} px`).toEqual([])
      }
    }
    for (const kind of kinds) await look(kind)
    const base = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    expect(Number.parseFloat(base)).toBeGreaterThan(5 * 16)
    await test.step('what opens on a phone', () => lookAtOpened(page, site.origin, locale))
    await signInFrom(page, site.origin + pathIn(locale, '/my'), who)
    await placeOrderOf(page, site, '欧阳样例')
    for (const kind of own) await look(kind)
    await browser.close()
  })

/** The menu of a phone, the consultation, and an end of an order. */
async function lookAtOpened(page: Page, origin: string, locale: (typeof localeIds)[number]): Promise<void> {
  await page.goto(origin + pathIn(locale, '/help'), { waitUntil: 'networkidle' })
  await page.locator('header [popovertarget=menu-sheet]').filter({ visible: true }).click()
  await expect(page.locator('#menu-sheet')).toBeVisible()
  expect.soft(await page.evaluate(outside), `menu in ${locale}`).toEqual([])
  await page.goto(origin + pathIn(locale, '/help'), { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/consultation'
    link.dataset.opens = 'consultation-dialog'
    document.body.append(link)
    link.click()
  })
  await expect(page.locator('dialog#consultation-dialog[open] [name=companyName]')).toBeVisible()
  expect.soft(await page.evaluate(outside), `consultation in ${locale}`).toEqual([])
  await page.goto(origin + pathIn(locale, '/route/onPlaceorder'), { waitUntil: 'networkidle' })
  await openEnd(page, 'sender')
  expect.soft(await page.evaluate(outside), `sender in ${locale}`).toEqual([])
}

/**
 * What cannot be reached or read: wider than the screen, beyond its edge where nothing scrolls to it, a control whose
 * text does not fit into it, or words of a row that lie on its others. Runs in the page.
 */
function outside(): readonly string[] {
  const root = document.documentElement
  for (const part of document.querySelectorAll<HTMLElement>('main *, footer'))
    if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible'
  const named = (one: Element) =>
    `${one.localName}.${one.className} “${(one.textContent ?? '').trim().slice(0, 30)}”`
  const scrolls = (one: Element): boolean => {
    for (let at = one.parentElement; at !== null && at !== document.body; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true
    return false
  }
  const clipped = (one: Element): boolean => {
    for (let at: Element | null = one; at !== null; at = at.parentElement)
      if (getComputedStyle(at).clipPath === 'inset(50%)') return true
    return false
  }
  const texts = (one: Element): readonly DOMRect[] => {
    const range = document.createRange()
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
    const boxes: DOMRect[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if ((node.textContent ?? '').trim() === '' || node.parentElement === null) continue
      if (!node.parentElement.checkVisibility() || clipped(node.parentElement)) continue
      range.selectNodeContents(node)
      boxes.push(...range.getClientRects())
    }
    return boxes.filter(({ width }) => width > 1)
  }
  const looked = 'a, button, input, select, textarea, summary, label, h1, h2, h3, h4, p, li, dt, dd, th, td'
  const faults = [...document.querySelectorAll(looked)].flatMap((one) => {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
    if (one.closest('[inert]') !== null || scrolls(one) || clipped(one)) return []
    const { left, right, width, height } = one.getBoundingClientRect()
    if (width <= 1 || height <= 1) return []
    if (right > root.clientWidth + 1 || left < -1) return [`${named(one)} leaves the screen`]
    if (!one.matches('a, button, summary, label') || getComputedStyle(one).display === 'inline') return []
    const cut = texts(one).some((box) => box.right > right + 1 || box.left < left - 1)
    return cut && one.querySelector('[class]') === null ? [`${named(one)} is cut`] : []
  })
  const rows = [...document.querySelectorAll('main li[id]')].flatMap((row) => {
    const words = [...row.querySelectorAll('h2, h3, p, b, small')].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !clipped(one),
    )
    return words.flatMap((one, at) => {
      const lower = words.slice(at + 1).filter((other) => !one.contains(other))
      const covers = lower.find((other) =>
        texts(other).some((box) => texts(one).some((own) => meet(own, box))),
      )
      return covers === undefined ? [] : [`${named(covers)} lies on ${named(one)}`]
    })
  })
  const wide =
    root.scrollWidth > root.clientWidth
      ? [`the page is ${root.scrollWidth} px wide of ${root.clientWidth}`]
      : []
  return [...wide, ...faults.slice(0, 6), ...rows.slice(0, 6)]

  function meet(one: DOMRect, other: DOMRect): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return across > 4 && down > 8
  }
}
