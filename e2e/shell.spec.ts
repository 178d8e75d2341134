import { shellMessages } from '@hongyan/content/messages'
import { paths } from '../apps/site/paths.ts'
import { accessibilityFindings, expect, settled, test, withMotion } from './checked-page.ts'

test.use(withMotion)

const desktop = { width: 1280, height: 800 }
const phone = { width: 375, height: 812 }

test.describe('main menu on a desktop', () => {
  test.use({ viewport: desktop })

  test('a wide menu opens by pointer, by button and by keyboard, and Escape closes it', async ({ page }) => {
    await page.goto('/en')
    const menu = page.locator('#menu-products')
    await expect(menu).toBeHidden()
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Services', exact: true })
      .hover()
    await expect(menu).toBeVisible()
    await page.mouse.move(640, 790)
    await expect(menu).toBeHidden()

    const button = page.getByRole('button', { name: 'Open Services' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await expect(page.locator('[aria-controls="menu-products"]')).toHaveAttribute('aria-expanded', 'true')
    expect(await accessibilityFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  })

  test('the keyboard passes a closed menu by, opens it with its button and gets the focus back', async ({
    page,
  }) => {
    await page.goto('/en')
    const nav = page.getByRole('navigation', { name: 'Main menu' })
    const menu = page.locator('#menu-products')
    // What the menu holds is here, and still nobody tabs through it.
    await expect(menu).not.toBeEmpty()
    const entry = nav.getByRole('link', { name: 'Services', exact: true })
    const button = page.locator('[aria-controls="menu-products"]')
    await entry.focus()
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await expect(menu).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(nav.getByRole('link', { name: 'Network', exact: true })).toBeFocused()
    await expect(nav.locator('[data-open]')).toHaveCount(0)

    for (const key of ['Enter', 'Space']) {
      await button.focus()
      await page.keyboard.press(key)
      await expect(menu).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(menu.getByRole('link').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(button).toBeFocused()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    }
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(menu).toBeHidden()
  })

  for (const [locale, width] of [
    ['zh-CN', 1280],
    ['en-US', 1280],
    ['zh-CN', 375],
    ['en-US', 375],
  ] as const) {
    test(`the header keeps the word of its track button, ${locale} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(paths.home(locale))
      const word = shellMessages(locale).header.track
      const button = page.getByRole('banner').getByText(word, { exact: true }).filter({ visible: true })
      await expect(button).toHaveCount(1)
      await expect(button).not.toHaveCSS('font-size', '0px')
      expect(await button.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    })
  }

  test('the current page is marked, and items open in a new tab', async ({ page }) => {
    await page.goto('/en')
    const home = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' })
    await expect(home).toHaveAttribute('aria-current', 'page')
    await expect(home).toHaveAttribute('target', '_blank')
  })

  test('the order dialog offers three ways and closes by overlay and by Escape', async ({ page }) => {
    await page.goto('/en')
    const dialog = page.getByRole('dialog', { name: 'Place an order' })
    const open = () => page.getByRole('banner').getByRole('link', { name: 'Ship now' }).click()
    await open()
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('link')).toHaveCount(3)
    expect(
      await dialog.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([
      '/en/route/onPlaceorder',
      '/en/route/onPlaceorder?isCnet=1',
      '/en/route/onPlaceorder?isFresh=1',
    ])
    expect(await accessibilityFindings(page)).toEqual([])
    await page.mouse.click(10, 400)
    await expect(dialog).toBeHidden()
    await open()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test('Hong Kong has submenus, the order, and the columns of the footer with filings of its own', async ({
    page,
  }) => {
    await page.goto('/hk')
    await page.locator('[aria-controls="menu-products"]').click()
    await expect(page.locator('#menu-products').getByRole('link').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('banner').locator('[data-opens="order-dialog"]')).toBeVisible()
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('navigation').getByRole('link')).not.toHaveCount(0)
    await expect(footer).toContainText('商業登記')
    await expect(page.locator('body')).not.toContainText('950616')
  })
})

test.describe('menu on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('three levels, one open at a time, closed by its button, by Escape and by a touch elsewhere', async ({
    page,
  }) => {
    await page.goto('/en')
    const sheet = page.locator('#menu-sheet')
    const open = () => page.getByRole('button', { name: 'Open menu' }).click()
    await open()
    await expect(sheet).toBeVisible()
    await sheet.locator('summary', { hasText: 'Services' }).first().click()
    await sheet.locator('summary', { hasText: /^Express/ }).click()
    await expect(sheet.getByRole('link', { name: /Standard express/ })).toBeVisible()
    await sheet.locator('summary', { hasText: /^Freight/ }).click()
    await expect(sheet.getByRole('link', { name: /Heavy freight/ })).toBeVisible()
    await expect(sheet.getByRole('link', { name: /Standard express/ })).toBeHidden()
    expect(await accessibilityFindings(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Close menu' }).click()
    await expect(sheet).toBeHidden()
    await open()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })

  test('software products stand at the level of their group', async ({ page }) => {
    await page.goto('/en')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const sheet = page.locator('#menu-sheet')
    await sheet.locator('summary', { hasText: 'Services' }).first().click()
    await expect(sheet.getByRole('link', { name: 'Warehouse management' })).toBeVisible()
    await expect(sheet.locator('summary', { hasText: 'Software' })).toHaveCount(0)
  })
})

test('campaign values go along with every link that is used, and other queries stay behind', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto('/en?utm_source=spring&utm_term=x&wuce=w&other=1')
  const navigation = page.getByRole('navigation', { name: 'Main menu' })
  const services = navigation.getByRole('link', { name: 'Services', exact: true })
  await services.hover()
  await expect(services).toHaveAttribute('href', /\/en\/products\?utm_source=spring&utm_term=x$/)
  const business = navigation.getByRole('link', { name: 'Business' })
  await business.focus()
  await expect(business).toHaveAttribute('href', /utm_source=spring&utm_term=x&wuce=w$/)

  // A form writes an address of its own, and so does a tool: neither ends the campaign.
  await page.goto('/en/search')
  const search = page.locator('main form').first()
  await search.locator('input[name=q]').fill('cold')
  await search.locator('input[name=q]').press('Enter')
  await expect(page).toHaveURL(/q=cold.*&utm_source=spring/)
  await page.goto('/en')
  await page.locator('main form[action$="/track"] textarea').fill('HY660120260038')
  await page.locator('main form[action$="/track"] [type=submit]').click()
  await expect(page).toHaveURL(/\/en\/track\?no=HY660120260038/)
  await business.focus()
  await expect(business).toHaveAttribute('href', /utm_source=spring&utm_term=x&wuce=w$/)
  await page.goto('/en/fee?from=420100&to=110100&p=60x40x45x12.5x2')
  await settled(page)
  await page.locator('[id="f-sizes.0.weight"]').fill('20')
  await page.locator('form[method=get]:has(#f-from) [type=submit]').last().click()
  await expect(page).toHaveURL(/p=60x40x45x20x2/)
  // A form of another page of the tab carries them on to the enquiry.
  await page.goto('/en/cooperation')
  await business.focus()
  await expect(business).toHaveAttribute('href', /utm_source=spring&utm_term=x&wuce=w$/)
})

test('the typeface comes after the first picture, by the faces that the styles name', async ({ page }) => {
  await page.goto('/en')
  const families = () =>
    page.evaluate(() => {
      const come = [...document.fonts].filter(({ status }) => status === 'loaded')
      return come.map(({ family }) => family.replaceAll('"', ''))
    })
  await expect.poll(families).toEqual(expect.arrayContaining(['Site Sans', 'Site Marks']))
})

test('the rest of a page shows though its typeface does not come', async ({ page }) => {
  await page.route(/typeface/, () => undefined)
  await page.goto('/en', { waitUntil: 'commit' })
  await expect(page.locator('html[data-deferred-styles]')).toHaveCount(0)
})

test('the rest of a page shows beside a style sheet that may not be read', async ({ page }) => {
  await page.addInitScript(linkUnreadableSheet)
  await page.goto('/en')
  await expect(page.locator('html[data-deferred-styles]')).toHaveCount(0)
})

test('back to top scrolls smoothly to the top', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/en')
  await page.evaluate(() => scrollTo(0, 3000))
  await page.getByRole('link', { name: 'Back to top' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('losing the connection is said, and getting it back too', async ({ page, context }) => {
  await page.goto('/en')
  // Cut off midway, whatever comes by itself would be reported by the browser.
  await settled(page)
  const notice = page.getByText('You are offline', { exact: true })
  await expect(notice).toBeHidden()
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await expect(notice).toBeHidden()
})

test('pages return from the back/forward cache', async ({ page }) => {
  await page.goto('/en')
  await page.goto('/en/track')
  await page.goBack()
  await expect(page.locator('h1')).toBeVisible()
})

/** As an extension of the browser links one. Runs in the page. */
function linkUnreadableSheet(): void {
  const foreign = {
    href: 'chrome-extension://other/page.css',
    get cssRules(): never {
      throw new DOMException('Cannot access rules', 'SecurityError')
    },
  }
  const own = document.styleSheets
  Object.defineProperty(document, 'styleSheets', { get: () => [...own, foreign] })
}

test('a page without a tool in it loads none of React', async ({ page }) => {
  const pages = ['/', '/news/wuhan-phase-two', '/search', '/my', '/help', '/connect', '/legal/privacy']
  for (const path of pages) {
    await page.goto(path)
    await settled(page)
    expect(await page.locator('astro-island').count(), path).toBe(0)
    const loaded = await page.evaluate(async () => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name)
      const scripts = files.filter((name) => name.endsWith('.js'))
      return Promise.all(scripts.map(async (name) => ({ name, text: await (await fetch(name)).text() })))
    })
    expect(loaded.length, path).toBeGreaterThan(0)
    const react = loaded.filter(({ text }) => text.includes('react.dev/errors'))
    expect(
      react.map(({ name }) => name),
      path,
    ).toEqual([])
  }
})
