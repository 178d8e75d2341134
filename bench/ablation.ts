import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { wholeChromiumPath } from '../tools/browser/chromium-path.ts'
import { root, say } from '../tools/steps/steps.ts'
import { buildWithout } from './ablation/build-without.ts'
import { timeVisit, type VisitTimes } from './ablation/time-visit.ts'
import { type Trick, tricks } from './ablation/tricks.ts'
import { weigh } from './bytes.ts'
import { makeCertificate } from './certificate.ts'
import { median } from './load/interleave.ts'
import { stopTarget, type Target } from './load/target.ts'
import { mainPages, pageKinds } from './measured-pages.ts'
import { startSite } from './site-target.ts'
import { startTlsProxy } from './tls-proxy.ts'

/** Home, and a page of blocks. */
const timed = ['/en', '/products/cold-chain'] as const
const runs = 5
const firstPort = 4651
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']

type Variant = { readonly trick: Trick | null; readonly site: Target; readonly origin: string }

/**
 * What each trick of the page cache and the shell buys: the site is built without it, and measured beside the site as
 * it is, run by run in turn, so that whatever else the machine does touches all alike.
 */
export async function benchAblation(): Promise<Record<string, unknown>> {
  const work = mkdtempSync(join(tmpdir(), 'hongyan-ablation-'))
  const variants: Variant[] = []
  const fronts: { close: () => void }[] = []
  const certificate = makeCertificate(work)
  for (const [at, trick] of [null, ...tricks].entries()) {
    const name = `variant-${at}`
    const from = join(root, '.cache/ablation', name)
    await say(`Building ${trick === null ? 'the site as it is' : `without: ${trick.name}`}`, () =>
      buildWithout(trick, from),
    )
    const port = firstPort + 2 * at
    const origin = `https://localhost:${port + 1}`
    const site = await startSite(name, port, mkdtempSync(join(work, 'site-')), { origin, from })
    variants.push({ trick, origin, site })
    fronts.push(await startTlsProxy(port + 1, port, certificate))
  }
  const browser = await chromium.launch({
    executablePath: await wholeChromiumPath(),
    args: [...flags, certificate.trust],
  })
  const times = await timeAll(browser, variants, join(work, 'trace.json'))
  const bytes = await weighAll(browser, variants)
  await browser.close()
  for (const front of fronts) front.close()
  for (const { site } of variants) await stopTarget(site)

  const rows = variants.map(({ trick }, at) => ({
    off: trick?.name ?? '(nothing)',
    lines: trick === null ? null : linesOf(trick),
    ...Object.fromEntries(
      timed.flatMap((page, index) => {
        const mine = times[at]?.[index] ?? []
        return [
          [`${page} LCP, ms`, Math.round(median(mine.map(({ lcp }) => lcp)))],
          [`${page} TBT, ms`, Math.round(median(mine.map(({ tbt }) => tbt)))],
        ]
      }),
    ),
    'median page, bytes': Math.round(
      median((bytes[at] ?? []).map((one, page) => one - (bytes[0]?.[page] ?? 0))),
    ),
  }))
  console.table(rows)
  return { rows, times, bytes }
}

/** Bytes of a first visit to each measured page, for each variant. */
async function weighAll(browser: Browser, variants: readonly Variant[]): Promise<number[][]> {
  const all: number[][] = []
  for (const { origin } of variants) {
    const mine: number[] = []
    for (const page of [...mainPages, ...pageKinds]) mine.push((await weigh(browser, origin, page)).total)
    all.push(mine)
  }
  return all
}

/** By variant and page: every run. */
async function timeAll(
  browser: Browser,
  variants: readonly Variant[],
  trace: string,
): Promise<VisitTimes[][][]> {
  const times = variants.map(() => timed.map((): VisitTimes[] => []))
  for (let round = 0; round < runs; round += 1) {
    const order = [...variants.entries()]
    if (round % 2 === 1) order.reverse()
    for (const [at, { origin }] of order) {
      for (const [index, page] of timed.entries())
        times[at]?.[index]?.push(await timeVisit(browser, origin + page, trace))
    }
    console.log(`  round ${round + 1} of ${runs}`)
  }
  return times
}

/** Lines of code that go with a trick. */
function linesOf({ lines }: Trick): number {
  return lines.reduce((sum, { file, from, to }) => {
    const all = readFileSync(join(root, file), 'utf8').trimEnd().split('\n')
    const begin = from === undefined ? 0 : all.findIndex((line) => line.includes(from))
    const end = to === undefined ? all.length - 1 : all.findIndex((line) => line.includes(to))
    return sum + end - begin + 1
  }, 0)
}
