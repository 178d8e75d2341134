import {
  addressMessages,
  carbonMessages,
  errorMessages,
  loadingMessages,
  networkMessages,
  prohibitedMessages,
  trackingMessages,
} from '@hongyan/content'
import { quoteMessages } from '@hongyan/content/messages'
import { type LocaleId, localeIds } from '@hongyan/locales'
import type { Page, Route } from '@playwright/test'
import { paths } from '../apps/site/paths.ts'
import { sampleNumbers } from '../tools/seed/sample-numbers.ts'
import { accessibilityFindings, expect, test } from './checked-page.ts'

/** What a tool shows when there is nothing to ask, and while and where a call brings no answer. */
type Tool = {
  readonly name: string
  readonly path: (locale: LocaleId) => string
  /** Calls of the tool, by path. */
  readonly calls: RegExp
  /** Waits for the tool's script, where it is not the first of the page. */
  readonly wake?: (page: Page, locale: LocaleId) => Promise<void>
  /** Types something and asks. */
  readonly ask: (page: Page, locale: LocaleId) => Promise<void>
  /** Asks with nothing typed. */
  readonly askNothing: (page: Page, locale: LocaleId) => Promise<void>
  readonly busy: string
  /** The tool's part of a page that holds more. */
  readonly within?: string
  readonly kept: (page: Page, locale: LocaleId) => Promise<void>
  readonly texts: (locale: LocaleId) => {
    readonly empty: string
    readonly failed: string
    readonly tooMany: string
    readonly offline: string
  }
}

const patience = { timeout: 20_000 }
const awake = (page: Page) => page.locator('astro-island:not([ssr])').first().waitFor(patience)
const beforeFill = (text: string): string => text.split('{')[0] ?? text
const rows = 'from,to,kg\nBeijing,Shanghai,10\nBeijing,Xian,3'
const whole = '王小雁，13800138000，浙江省杭州市滨江区网商路 599 号'

const tools: readonly Tool[] = [
  {
    name: 'tracking',
    path: paths.track,
    calls: /\/v1\//,
    ask: async (page) => {
      await page.locator('main textarea[name=no]').first().fill(sampleNumbers.in_transit.number)
      await page.locator('main form[action$="/track"] [type=submit]').first().click()
    },
    askNothing: (page) => page.locator('main form[action$="/track"] [type=submit]').first().click(),
    busy: 'main [aria-busy=true]',
    kept: (page) => expect(page.locator('main')).toContainText(sampleNumbers.in_transit.number),
    texts: (locale) => {
      const { states } = trackingMessages(locale)
      return {
        empty: trackingMessages(locale).box.empty,
        failed: states.failedTitle,
        tooMany: states.tooMany,
        offline: states.offlineTitle,
      }
    },
  },
  {
    name: 'the quote',
    path: paths.fee,
    calls: /\/aging\//,
    ask: async (page) => {
      await page.locator('#f-from').fill('深圳')
      await page.locator('#f-to').fill('北京市')
      await page.locator('[name="box.0"][value=own]').check({ force: true })
      for (const name of ['length', 'width', 'height', 'weight']) {
        await page.locator(`[id="f-sizes.0.${name}"]`).fill('40')
      }
      await page.locator('main form[method=get] [type=submit]').last().click()
    },
    askNothing: (page) => page.locator('main form[method=get] [type=submit]').last().click(),
    busy: '#quote[aria-busy=true]',
    kept: async (page) => {
      await expect(page.locator('#f-from')).toHaveValue('深圳')
      // Said beside the beginning of the form, where the eye is led.
      await expect(page.locator('#quote-trouble')).toBeInViewport()
    },
    texts: (locale) => {
      const { states, problems } = quoteMessages(locale)
      return { ...states, empty: problems['unknown-place'], tooMany: beforeFill(states.tooMany) }
    },
  },
  {
    name: 'the finder',
    path: paths.network,
    calls: /\/v1\/branches\//,
    ask: async (page) => {
      await page.locator('input[name=address]').fill('Binjiang, Hangzhou')
      await page.locator('input[name=address]').press('Enter')
    },
    askNothing: (page) => page.locator('input[name=address]').press('Enter'),
    busy: 'main section[aria-busy=true]',
    kept: (page) => expect(page.locator('input[name=address]')).toHaveValue('Binjiang, Hangzhou'),
    texts: (locale) => networkMessages(locale).search,
  },
  {
    name: 'coverage of an address',
    path: paths.coverage,
    calls: /\/v1\/coverage\//,
    wake: (page) => page.locator('#tab-one').waitFor(patience),
    ask: async (page) => {
      await page.locator('input[name=to]').fill('Binjiang, Hangzhou')
      await page.locator('input[name=to]').press('Enter')
    },
    askNothing: (page) => page.locator('input[name=to]').press('Enter'),
    within: '#coverage',
    busy: '#panel-one [aria-busy=true]',
    kept: (page) => expect(page.locator('input[name=to]')).toHaveValue('Binjiang, Hangzhou'),
    texts: (locale) => networkMessages(locale).search,
  },
  {
    name: 'coverage of a list',
    path: paths.coverage,
    calls: /\/v1\/coverage\//,
    wake: async (page) => page.locator('#tab-many').click(patience),
    ask: async (page) => {
      await page.locator('textarea[name=list]').fill('Binjiang, Hangzhou\nnowhere')
      await page.locator('#panel-many [type=submit]').first().click()
    },
    askNothing: (page) => page.locator('#panel-many [type=submit]').first().click(),
    within: '#coverage',
    busy: '#panel-many progress',
    kept: (page) => expect(page.locator('textarea[name=list]')).toHaveValue('Binjiang, Hangzhou\nnowhere'),
    texts: (locale) => ({
      ...networkMessages(locale).search,
      empty: networkMessages(locale).coverage.many.empty,
    }),
  },
  {
    name: 'a batch of footprints',
    path: paths.carbon,
    calls: /\/v1\/carbon\//,
    wake: async (page, locale) => {
      await page.locator('#batch').scrollIntoViewIfNeeded()
      await expect(page.getByRole('button', { name: carbonMessages(locale).batch.sample })).toBeEnabled(
        patience,
      )
    },
    ask: async (page) => {
      await page.locator('#batch-text').fill(rows)
      await page.locator('section:has(#batch) button').filter({ hasText: '2' }).first().click()
    },
    askNothing: async () => {},
    busy: 'section:has(#batch) progress',
    kept: (page) => expect(page.locator('#batch-text')).toHaveValue(rows),
    texts: (locale) => {
      const { refusals } = errorMessages(locale)
      return {
        empty: carbonMessages(locale).batch.sample,
        failed: refusals.unavailable,
        tooMany: refusals['too-many'],
        offline: refusals.network,
      }
    },
  },
  {
    name: 'the address input',
    path: (locale) => paths.component(locale, 'TrackShipment'),
    calls: /\/com\/getJD/,
    wake: async (page, locale) => {
      const { fields, area } = addressMessages(locale)
      await expect(async () => {
        await page.getByRole('combobox', { name: area.search }).scrollIntoViewIfNeeded()
        await expect(page.getByLabel(fields.province)).toBeEnabled({ timeout: 2000 })
      }).toPass()
    },
    ask: async (page, locale) => {
      const { paste } = addressMessages(locale)
      await page.getByLabel(paste.label).fill(whole)
      await page.getByRole('button', { name: paste.submit, exact: true }).click()
    },
    askNothing: (page, locale) =>
      page.getByRole('button', { name: addressMessages(locale).paste.submit, exact: true }).click(),
    busy: 'main [aria-busy=true]',
    kept: (page, locale) => expect(page.getByLabel(addressMessages(locale).paste.label)).toHaveValue(whole),
    texts: (locale) => {
      const { paste, failed, tooMany } = addressMessages(locale)
      return { empty: paste.empty, failed, tooMany, offline: failed }
    },
  },
]

const refused = (route: Route) => route.fulfill({ status: 429, json: { code: 1429, message: 'too many' } })

for (const locale of localeIds) {
  for (const tool of tools) {
    test(`${tool.name} says what is missing, under way, refused and out of reach, ${locale}`, async ({
      browser,
    }) => {
      // A page nobody watches: calls that fail are the point here, and the browser writes them down.
      const context = await browser.newContext()
      const page = await context.newPage()
      const texts = tool.texts(locale)
      const says = (text: string) => expect(page.locator('main')).toContainText(text)
      await page.goto(tool.path(locale))
      await (tool.wake ?? awake)(page, locale)

      await tool.askNothing(page, locale)
      await says(texts.empty)
      expect(await accessibilityFindings(page, tool.within)).toEqual([])

      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(tool.calls, async (route) => {
        await held
        await route.abort()
      })
      await tool.ask(page, locale)
      await expect(page.locator(tool.busy).first()).toBeAttached()
      release()
      await says(texts.failed)
      await tool.kept(page, locale)
      expect(await accessibilityFindings(page, tool.within)).toEqual([])
      await page.unroute(tool.calls)

      await page.route(tool.calls, refused)
      await tool.ask(page, locale)
      await says(texts.tooMany)
      await page.unroute(tool.calls)

      await context.setOffline(true)
      await tool.ask(page, locale)
      await says(texts.offline)
      await tool.kept(page, locale)
      await expect(page.getByText(errorMessages(locale).offline.title, { exact: true }).first()).toBeVisible()
      await context.close()
    })
  }

  test(`a form that leads to a page stays where it is without a connection, ${locale}`, async ({
    context,
  }) => {
    const forms = [
      { path: paths.prohibited(locale), field: 'input[name=q]', value: 'unobtainium' },
      { path: paths.carbon(locale), field: 'input[name=from]', value: 'Beijing' },
      { path: paths.pieceFit(locale), field: 'input[name=l]', value: '240' },
    ]
    for (const { path, field, value } of forms) {
      // A page of its own for each: what one fetches once it is connected again must not meet the way to the next.
      const page = await context.newPage()
      await page.goto(path, { waitUntil: 'load' })
      const input = page.locator(`main ${field}`).first()
      await input.fill(value)
      await context.setOffline(true)
      await input.evaluate((one: HTMLInputElement) => {
        const { form } = one
        if (!form) return
        form.noValidate = true
        form.requestSubmit()
      })
      await expect(page.locator('#toast')).toHaveText(errorMessages(locale).offline.title)
      await expect(input).toHaveValue(value)
      await context.setOffline(false)
      await page.close()
    }
  })

  test(`a form sent with nothing in it names what is missing at its field, ${locale}`, async ({ page }) => {
    const { missing } = carbonMessages(locale).faults
    const forms = [
      {
        path: paths.carbon(locale),
        fields: { from: missing.from, to: missing.to, w: missing.w },
      },
      { path: paths.prohibited(locale), fields: { q: prohibitedMessages(locale).empty } },
    ]
    for (const { path, fields } of forms) {
      await page.goto(path)
      const form = page.locator('main form:has([required])').first()
      await form.locator('[type=submit]').click()
      await expect(form.getByRole('alert')).toBeVisible()
      for (const [name, problem] of Object.entries(fields)) {
        const field = page.locator(`main [name=${name}]`)
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription(new RegExp(problem))
      }
      expect(await accessibilityFindings(page)).toEqual([])
      await page.goBack()
      await expect(page.locator('main [aria-invalid=true]')).toHaveCount(0)
    }
  })

  test(`a question nobody can answer says so on its page, ${locale}`, async ({ page }) => {
    await page.goto(paths.mayBeSent(locale, { item: 'unobtainium', mode: 'express' }))
    await expect(page.locator('main')).toContainText(prohibitedMessages(locale).verdicts.unknown)
    await page.goto(paths.pieceFit(locale).replace('#', '?l=&w=&h=&kg=#'))
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible()
    await expect(page.locator('main')).toContainText(loadingMessages(locale).submit)
  })
}
