import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { wholeChromiumPath } from '../tools/browser/chromium-path.ts'
import { root, run, say } from '../tools/steps/steps.ts'
import { type Certificate, makeCertificate } from './certificate.ts'
import { median } from './load/interleave.ts'
import { stopTarget } from './load/target.ts'
import { mainPages, pageKinds } from './measured-pages.ts'
import { startSite } from './site-target.ts'
import { startTlsProxy } from './tls-proxy.ts'

const folder = join(root, 'bench/peers/lighthouse')
const runsOfEach = 3
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
] as const

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      numericValue: z.number().optional(),
      score: z.number().nullable().optional(),
      title: z.string(),
    }),
  ),
})

/** Lighthouse is installed by the first measurement that needs it. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(join(folder, 'node_modules/lighthouse'))) return
  const done = await say('Installing Lighthouse for the measurement', () =>
    run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: folder, quiet: true }),
  )
  if (done.code !== 0) throw new Error(done.output)
}

/** One sentence, with all that a page has to have. */
const bareDocument =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A bare page</title><meta name="viewport" content="width=device-width"></head><body><main><h1>A page of one sentence</h1></main></body></html>'

/**
 * Lighthouse, mobile, over TLS and HTTP/2, median of three runs for each page, or for those that are named. The first is
 * a page of one sentence: what this machine, its browser and the network that Lighthouse counts with take for nothing.
 */
export async function benchLighthouse(named: readonly string[] = []): Promise<Record<string, unknown>> {
  await installLighthouse()
  const pages = named.length > 0 ? named : [...mainPages, ...pageKinds]
  const work = mkdtempSync(join(tmpdir(), 'hongyan-bench-'))
  const origin = 'https://localhost:4643'
  const site = await startSite('lighthouse', 4641, work, { origin })
  const bare = startBarePage(4645)
  const certificate = makeCertificate(work)
  const fronts = [await startTlsProxy(4643, 4641, certificate), await startTlsProxy(4647, 4645, certificate)]
  const measured = [
    { page: '(bare)', url: 'https://localhost:4647/' },
    ...pages.map((page) => ({ page, url: origin + page })),
  ]
  const rows = []
  for (const { page, url } of measured) {
    const runs: z.infer<typeof reportSchema>[] = []
    for (let count = 0; count < runsOfEach; count += 1)
      runs.push(await measure(url, join(work, 'report.json'), certificate))
    const value = (name: string): number =>
      median(runs.map((report) => report.audits[name]?.numericValue ?? Number.NaN))
    const score = (name: string): number =>
      Math.round(100 * median(runs.map((report) => report.categories[name]?.score ?? 0)))
    rows.push({
      page,
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      seo: score('seo'),
      ...Object.fromEntries(metrics.map((name) => [name, Math.round(value(name) * 1000) / 1000])),
      failing: [
        ...new Set(
          runs.flatMap((report) =>
            Object.entries(report.audits)
              .filter(([, audit]) => audit.score === 0)
              .map(([name]) => name),
          ),
        ),
      ].join(' '),
    })
    console.log(`  ${page} measured`)
  }
  for (const front of fronts) front.close()
  bare.close()
  await stopTarget(site)
  console.table(rows)
  return { rows }
}

function startBarePage(port: number): Server {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(bareDocument)
  })
  return server.listen(port, '127.0.0.1')
}

/** One run; Chromium now and then loses the start of a trace, which says nothing about the page: three tries. */
async function measure(
  url: string,
  output: string,
  certificate: Certificate,
): Promise<z.infer<typeof reportSchema>> {
  let done = { code: 1, output: '' }
  for (let tries = 0; tries < 3 && done.code !== 0; tries += 1)
    done = await runLighthouse(url, output, certificate)
  if (done.code !== 0) throw new Error(done.output)
  return reportSchema.parse(JSON.parse(readFileSync(output, 'utf8')))
}

async function runLighthouse(
  url: string,
  output: string,
  { trust }: Certificate,
): Promise<{ code: number; output: string }> {
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    trust,
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  return run(
    process.execPath,
    [
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--output=json',
      `--output-path=${output}`,
      '--quiet',
      `--chrome-flags=${flags.join(' ')}`,
    ],
    {
      quiet: true,
      env: { CHROME_PATH: await wholeChromiumPath() },
    },
  )
}
