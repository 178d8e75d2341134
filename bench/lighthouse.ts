import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { wholeChromiumPath } from '../tools/browser/chromium-path.ts'
import { root, run, say } from '../tools/commands/steps.ts'
import { median } from './load/interleave.ts'
import { stopTarget } from './load/target.ts'
import { mainPages, pageKinds } from './measured-pages.ts'
import { startSite } from './site-target.ts'
import { startTlsFront } from './tls-front.ts'

const folder = join(root, 'bench/peers/lighthouse')
const pages = [...mainPages, ...pageKinds]
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

/** Lighthouse, mobile, over TLS and HTTP/2, median of five runs for each page. */
export async function benchLighthouse(): Promise<Record<string, unknown>> {
  await installLighthouse()
  const work = mkdtempSync(join(tmpdir(), 'hongyan-bench-'))
  const origin = 'https://localhost:4643'
  const site = await startSite('lighthouse', 4641, work, { origin })
  const front = await startTlsFront(4643, 4641, work)
  const rows = []
  for (const page of pages) {
    const runs: z.infer<typeof reportSchema>[] = []
    for (let count = 0; count < 5; count += 1)
      runs.push(await measure(origin + page, join(work, 'report.json')))
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
  front.close()
  await stopTarget(site)
  console.table(rows)
  return { rows }
}

/** One run; Chromium now and then loses the start of a trace, which says nothing about the page: three tries. */
export async function measure(url: string, output: string): Promise<z.infer<typeof reportSchema>> {
  let done = { code: 1, output: '' }
  for (let tries = 0; tries < 3 && done.code !== 0; tries += 1) done = await runLighthouse(url, output)
  if (done.code !== 0) throw new Error(done.output)
  return reportSchema.parse(JSON.parse(readFileSync(output, 'utf8')))
}

async function runLighthouse(url: string, output: string): Promise<{ code: number; output: string }> {
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--ignore-certificate-errors',
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
