import type { Ctx } from '@hongyan/kernel/context'
import { localeIds } from '@hongyan/locales'
import { aStoredEnquiry } from '@hongyan/testing'
import { sql } from 'kysely'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { type DeskSite, signInAtDesk, startDeskSite } from '../e2e/desk-site.ts'
import { chromiumPath } from '../tools/browser/chromium-path.ts'
import { pollCost, startsWithAndWithout } from './desk-process.ts'
import { median } from './load/interleave.ts'

const rounds = 5
const keys = 30
const longest = 'document/prohibited'
const enquiries = 10_000
/** After so long what was shown, typed or saved is done with. */
const settledMs = 1500

type Work = (browser: Browser, site: DeskSite) => Promise<Record<string, unknown>>

/** What staff wait for in a browser. */
const inBrowser: Readonly<Record<string, Work>> = {
  visit: firstVisits,
  open: openings,
  keys: keysInLongest,
  list: longLists,
  preview: previews,
}

/** What the desk costs the process that it runs in, and what follows what is published. */
const ofProcesses: Readonly<Record<string, () => Promise<Record<string, unknown>>>> = {
  start: startsWithAndWithout,
  follow: pollCost,
}

/**
 * What staff wait for at the desk in a browser, and what the desk costs the process that it runs in: all of it, or the
 * parts that are named.
 * @throws Error where a part is not known
 */
export async function benchDesk(asked: readonly string[]): Promise<Record<string, unknown>> {
  const known = [...Object.keys(inBrowser), ...Object.keys(ofProcesses)]
  const unknown = asked.filter((part) => !known.includes(part))
  if (unknown.length > 0) throw new Error(`no parts of "desk": ${unknown}. There are: ${known.join(', ')}.`)
  const isAsked = (part: string) => asked.length === 0 || asked.includes(part)
  const rows: Record<string, unknown> = {}
  const add = (figures: Record<string, unknown>) => {
    for (const [name, figure] of Object.entries(figures)) console.log(`  ${name}: ${figure}`)
    Object.assign(rows, figures)
  }
  if (Object.keys(inBrowser).some(isAsked)) {
    const site = await startDeskSite(fillEnquiries)
    const browser = await chromium.launch({ executablePath: await chromiumPath() })
    try {
      for (const [part, work] of Object.entries(inBrowser)) if (isAsked(part)) add(await work(browser, site))
    } finally {
      await browser.close()
      await site.stop()
    }
  }
  for (const [part, work] of Object.entries(ofProcesses)) if (isAsked(part)) add(await work())
  console.table(rows)
  return rows
}

/** One that was taken in as they are, and as many copies of it as a list may hold. */
async function fillEnquiries(ctx: Ctx): Promise<void> {
  await aStoredEnquiry(ctx, { companyName: '样例商贸', contactName: '林一苇' })
  const { query } = ctx.db
  const copies = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${enquiries - 1})`
  for (const [table, key, own] of [
    ['enquiries', 'id', ['id', 'number', 'idempotency_key']],
    ['enquiry_details', 'enquiry_id', ['enquiry_id', 'mobile_mac']],
  ] as const) {
    const [row] = (
      await sql<Record<string, unknown>>`select * from ${sql.table(table)} limit 1`.execute(query)
    ).rows
    if (row === undefined) throw new Error(`${table} has no row named ${key}`)
    const names = Object.keys(row)
    const values = names.map((name) =>
      (own as readonly string[]).includes(name) ? sql`${sql.ref(name)} || i` : sql.ref(name),
    )
    await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      ${copies} select ${sql.join(values)} from ${sql.table(table)}, n`.execute(query)
  }
}

/** Somebody at the desk in a browser that has never been there. */
async function somebody(browser: Browser, site: DeskSite, login: 'wenjing' | 'xiangnan'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await signInAtDesk(page as never, site, login, '/sessions')
  return page
}

/** A browser that knows nobody's files and yet who is signed in: the first visit after signing in elsewhere. */
async function anew(browser: Browser, from: BrowserContext): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: await from.storageState(),
  })
  return context.newPage()
}

async function firstVisits(browser: Browser, site: DeskSite): Promise<Record<string, unknown>> {
  const who = (await somebody(browser, site, 'wenjing')).context()
  const visit = async (path: string) => {
    const page = await anew(browser, who)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const types = new Map<string, string>()
    let script = 0
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (types.get(requestId) === 'Script') script += encodedDataLength
    })
    await page.goto(site.origin + path)
    await page.locator('main :is(table, [data-path])').first().waitFor()
    const shown = await page.evaluate(() => performance.now())
    await page.waitForTimeout(settledMs)
    await page.context().close()
    return { shown, script: script / 1000 }
  }
  const rows: Record<string, unknown> = {}
  for (const [name, path] of [
    ['documents', '/documents'],
    ['longest document', `/document/${longest}`],
  ] as const) {
    const visits = []
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(path))
    rows[`first visit, ${name}, ms`] = Math.round(median(visits.map(({ shown }) => shown)))
    rows[`first visit, ${name}, kB of script`] = Math.round(median(visits.map(({ script }) => script)))
  }
  return rows
}

/** From the press on a link to what it leads to on screen, ms; the browser has been at the desk before. */
async function msUntil(page: Page, link: string, shown: string): Promise<number> {
  await page.locator(link).first().waitFor()
  return page.evaluate(
    ([link, shown]) =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        const look = () => {
          if (document.querySelector(shown) === null) return void requestAnimationFrame(look)
          // Painted: the task behind the frame that shows it.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began), 0))
        }
        document.querySelector<HTMLElement>(link)?.click()
        look()
      }),
    [link, shown] as const,
  )
}

async function openings(browser: Browser, site: DeskSite): Promise<Record<string, unknown>> {
  const page = await somebody(browser, site, 'wenjing')
  const times: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    await page.goto(`${site.origin}/documents`)
    times.push(await msUntil(page, `a[href="/document/${longest}"]`, '[data-path]'))
  }
  await page.context().close()
  return { 'longest document opened, ms': Math.round(median(times.slice(1))) }
}

/** What says how long the thread of a page has worked so far, in ms of processor time. */
async function workOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
}

async function keysInLongest(browser: Browser, site: DeskSite): Promise<Record<string, unknown>> {
  const page = await somebody(browser, site, 'wenjing')
  await page.goto(`${site.origin}/document/${longest}`)
  await page.locator('[data-path]').first().waitFor()
  const worked = await workOf(page)
  const rows: Record<string, unknown> = {}
  for (const [name, opened] of [
    ['folded', 0],
    ['20 parts open', 20],
  ] as const) {
    for (let count = 0; count < opened; count += 1)
      await page.locator('[data-opens][aria-expanded=false]').nth(0).click()
    const field = page.locator('textarea:not([readonly])').first()
    await field.focus()
    await page.waitForTimeout(settledMs)
    const painted: number[] = []
    for (let key = 0; key < keys; key += 1) {
      await page.evaluate(() => {
        Object.assign(window, {
          painted: new Promise<number>((resolve) => {
            addEventListener(
              'keydown',
              () => {
                const began = performance.now()
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began), 0))
              },
              { once: true, capture: true },
            )
          }),
        })
      })
      await page.keyboard.press('a')
      painted.push(await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted))
    }
    // In one go: what follows once the typing rests is not the work of a key.
    await page.waitForTimeout(settledMs)
    const before = await worked()
    for (let key = 0; key < keys; key += 1) await page.keyboard.press('a')
    const spent = (await worked()) - before
    rows[`key → painted, ${name}, ms`] = Math.round(median(painted) * 10) / 10
    rows[`key → painted, ${name}, longest ms`] = Math.round(Math.max(...painted) * 10) / 10
    rows[`work of the thread per key, ${name}, ms`] = Math.round((spent / keys) * 10) / 10
  }
  await page.context().close()
  return rows
}

async function longLists(browser: Browser, site: DeskSite): Promise<Record<string, unknown>> {
  const page = await somebody(browser, site, 'xiangnan')
  const times: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    await page.goto(`${site.origin}/sessions`)
    times.push(await msUntil(page, 'a[href^="/lists/enquiries"]', 'tr[data-index]'))
  }
  await page.context().close()
  return { [`list of ${enquiries} inquiries, ms`]: Math.round(median(times.slice(1))) }
}

async function previews(browser: Browser, site: DeskSite): Promise<Record<string, unknown>> {
  const page = await somebody(browser, site, 'wenjing')
  // The page beside the document says what it shows, whichever document its frame holds by then.
  await page.addInitScript(() => {
    if (parent === window) return
    let told = ''
    const look = () => {
      const heading = document.querySelector('main h1')?.textContent ?? ''
      if (heading !== told)
        parent.postMessage({ heading, at: performance.timeOrigin + performance.now() }, '*')
      told = heading
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto(`${site.origin}/document/page/products/express`)
  const field = page.locator(`[id="hero/title/${localeIds[0]}"]`)
  await page.frameLocator('iframe').locator('main h1').waitFor()
  const times: number[] = []
  for (let round = 0; round <= rounds * 2; round += 1) {
    // What is saved behind it is not what the next one waits for.
    await page.waitForTimeout(settledMs)
    const word = `第${round}次`
    await page.evaluate((word) => {
      const seen = new Promise<number>((resolve) => {
        addEventListener('message', ({ data }) => {
          if (typeof data?.heading === 'string' && data.heading.includes(word)) resolve(data.at)
        })
      })
      Object.assign(window, { seen })
    }, word)
    await field.focus()
    const typed = await page.evaluate(() => performance.timeOrigin + performance.now())
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText(word)
    times.push((await page.evaluate(() => (window as unknown as { seen: Promise<number> }).seen)) - typed)
  }
  await page.context().close()
  return {
    'typed → seen on the page, ms': Math.round(median(times.slice(1))),
    'typed → seen on the page, longest ms': Math.round(Math.max(...times.slice(1))),
  }
}
