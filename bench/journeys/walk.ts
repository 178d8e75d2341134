import type { BrowserContext, Locator, Page } from 'playwright-core'

/** Longest wait for what a step should bring, ms. */
const patience = 20_000

/** One visitor on the way to an answer. Counts what the way costs; a way that ends nowhere throws. */
export class Walk {
  /** Clicks, and keys that go on. */
  steps = 0
  /** Fields filled, boxes ticked. */
  fields = 0
  /** Texts that came from the clipboard. */
  pastes = 0
  page: Page
  readonly #context: BrowserContext
  readonly #origin: string
  #dead: string | null = null

  constructor(context: BrowserContext, page: Page, origin: string) {
    this.#context = context
    this.#origin = origin
    this.page = page
    context.on('response', (response) => {
      const request = response.request()
      if (request.isNavigationRequest() && response.status() >= 400)
        this.#dead = `${new URL(response.url()).pathname} answered ${response.status()}`
    })
  }

  /** Follows a link to a path of the site, from wherever the page shows one: in sight, or in its menus. */
  async follow(path: string): Promise<void> {
    if (!(await this.tryFollow(path)))
      throw new Error(`no link to ${path} on ${new URL(this.page.url()).pathname}`)
  }

  /** The same, or false where the page has no such link. */
  async tryFollow(path: string): Promise<boolean> {
    const links = this.page.locator(`a[href="${path}"], a[href^="${path}?"]`)
    const link = (await firstInReach(links)) ?? (await this.#openMenus(links))
    if (link === null) return false
    await this.press(link)
    await this.page.waitForURL((url) => url.pathname === path, { timeout: patience })
    return true
  }

  /** Presses something, and goes on in the new tab where it opens one. */
  async press(target: Locator): Promise<void> {
    this.steps += 1
    const opens = (await target.getAttribute('target')) === '_blank'
    const next = opens ? this.#context.waitForEvent('page', { timeout: patience }) : null
    await target.click({ timeout: patience })
    if (next) this.page = await next
    await this.page.waitForLoadState('domcontentloaded')
    this.#checkAlive()
  }

  async fill(field: Locator, value: string): Promise<void> {
    this.fields += 1
    await field.fill(value, { timeout: patience })
  }

  /** Pastes a text as the clipboard gives it. */
  async paste(field: Locator, text: string): Promise<void> {
    this.pastes += 1
    await field.focus({ timeout: patience })
    await field.evaluate((area: HTMLTextAreaElement, pasted) => {
      area.value = pasted
      area.dispatchEvent(new ClipboardEvent('paste', { bubbles: true }))
    }, text)
  }

  /** Presses one of several that are drawn: a choice that costs a hand no more than a button. */
  async choose(radio: Locator): Promise<void> {
    this.steps += 1
    await radio.locator('xpath=ancestor::label').click({ timeout: patience })
  }

  async tick(box: Locator): Promise<void> {
    this.fields += 1
    await box.check({ timeout: patience })
  }

  /** Waits until the tools of the page answer to a hand. */
  async awake(): Promise<void> {
    await this.page.waitForLoadState('networkidle')
    await this.page.waitForFunction(
      () => document.querySelector('astro-island[ssr]:is([client=load], [client=idle])') === null,
      undefined,
      { timeout: patience },
    )
    this.#checkAlive()
  }

  /** Waits for the answer; none within the patience of a visitor is a dead end. */
  async answered(answer: Locator): Promise<void> {
    this.#checkAlive()
    await answer.filter({ visible: true }).first().waitFor({ timeout: patience })
    this.#checkAlive()
  }

  #checkAlive(): void {
    if (this.#dead !== null) throw new Error(this.#dead)
    if (!this.page.url().startsWith(this.#origin)) throw new Error(`led away to ${this.page.url()}`)
  }

  /** Opens the menu that holds one of the links, and what is folded around it. Null where no menu does. */
  async #openMenus(links: Locator): Promise<Locator | null> {
    const sheet = this.page.locator('#menu-sheet')
    const burger = this.page.locator('[popovertarget=menu-sheet]:visible').first()
    if ((await burger.isVisible()) || (await sheet.isVisible())) {
      if (!(await sheet.isVisible())) await this.press(burger)
      return this.#unfold(sheet, links)
    }
    for (const toggle of await this.page.locator('nav[data-menu] button[aria-controls]:visible').all()) {
      await toggle.click()
      const panel = this.page.locator(`#${await toggle.getAttribute('aria-controls')}`)
      await panel.locator('a').first().waitFor({ timeout: patience })
      const link = await firstInReach(panel.locator(links))
      if (link) {
        // A visitor reads the names of the menus and opens the right one.
        this.steps += 1
        return link
      }
      await this.page.keyboard.press('Escape')
    }
    return null
  }

  /** Unfolds what is folded around the first of the links in the sheet. Null where it has none. */
  async #unfold(sheet: Locator, links: Locator): Promise<Locator | null> {
    await sheet.locator('a').first().waitFor({ state: 'attached', timeout: patience })
    const link = sheet.locator(links).first()
    if ((await link.count()) === 0) return null
    for (let level = 0; level < 3 && !(await link.isVisible()); level += 1) {
      const folded = sheet.locator('details:not([open])').filter({ has: links })
      await this.press(folded.locator('> summary').filter({ visible: true }).first())
    }
    return (await link.isVisible()) ? link : null
  }
}

/** The first of the links that can be pressed: some are in sight for a moment only, or under something else. */
async function firstInReach(links: Locator): Promise<Locator | null> {
  for (const link of await links.filter({ visible: true }).all()) {
    const pressed = link.click({ trial: true, timeout: 2000 })
    if (
      await pressed.then(
        () => true,
        () => false,
      )
    )
      return link
  }
  return null
}
