import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'

/** What a first visit on a phone took, ms. */
export type VisitTimes = {
  readonly lcp: number
  /** Time beyond 50 ms of each task of the page, on a processor of a quarter of this one's speed. */
  readonly tbt: number
}

type TraceEvent = {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** A slow phone's network: round trips of 150 ms, 1.6 Mbit/s down and 0.75 up. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }

/** How much slower a phone is. */
const slower = 4

/**
 * Visits a page for the first time over a slow network. Tasks are counted by the time that a processor spent on them,
 * so that whatever else the machine does at the same time does not count.
 */
export async function timeVisit(browser: Browser, url: string, trace: string): Promise<VisitTimes> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await browser.startTracing(page, {
    path: trace,
    categories: ['toplevel', 'devtools.timeline', '__metadata'],
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const lcp = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: 'largest-contentful-paint',
            buffered: true,
          },
        )
      }),
  )
  await browser.stopTracing()
  await context.close()
  return { lcp, tbt: blockingTime(JSON.parse(readFileSync(trace, 'utf8')).traceEvents) }
}

function blockingTime(events: readonly TraceEvent[]): number {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return events
    .filter(({ name, pid, tid }) => /RunTask$/.test(name) && mains.has(`${pid} ${tid}`))
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slower - 50), 0)
}
