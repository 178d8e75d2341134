import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'
import { chromiumPath } from '../tools/browser/chromium-path.ts'
import { sampleList } from '../tools/seed/sample-numbers.ts'
import { root, run } from '../tools/steps/steps.ts'
import { stopTarget } from './load/target.ts'
import { mainPages, pageKinds } from './measured-pages.ts'
import { startSite } from './site-target.ts'

export type Weight = {
  page: string
  html: number
  script: number
  image: number
  font: number
  other: number
  total: number
  requests: number
}

const size = (bytes: number): number => Math.round(bytes / 100) / 10

/** Everything a first visit transfers until the network is quiet, without scrolling, at 375 px and DPR 2. */
export async function weigh(
  browser: Browser,
  origin: string,
  path: string,
  use?: (page: import('playwright-core').Page) => Promise<void>,
): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const types = new Map<string, string>()
  const weight: Weight = {
    page: path,
    html: 0,
    script: 0,
    image: 0,
    font: 0,
    other: 0,
    total: 0,
    requests: 0,
  }
  session.on('Network.responseReceived', (event) => types.set(event.requestId, event.type))
  session.on('Network.loadingFinished', (event) => {
    const bytes = event.encodedDataLength
    const kind = types.get(event.requestId)
    weight.requests += 1
    weight.total += bytes
    if (kind === 'Document') weight.html += bytes
    else if (kind === 'Script') weight.script += bytes
    else if (kind === 'Image') weight.image += bytes
    else if (kind === 'Font') weight.font += bytes
    else weight.other += bytes
  })
  await session.send('Network.enable')
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await use?.(page)
  await page.waitForLoadState('networkidle')
  await context.close()
  return weight
}

/** Bytes of the main pages, on the wire and of the HTML with its CSS alone. */
export async function benchBytes(): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), 'hongyan-bench-'))
  const database = join(folder, 'site.db')
  const seeded = await run(process.execPath, ['tools/seed/seed.ts', '--db', database, '--shipments', '300'], {
    cwd: root,
    quiet: true,
    env: { DATA_DIR: folder },
  })
  if (seeded.code !== 0) throw new Error(seeded.output)
  const site = await startSite('bytes', 4631, folder, { database })
  const origin = `http://127.0.0.1:${site.port}`
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  const numbers = sampleList.slice(0, 4).map((sample) => sample.number)
  const weights: Weight[] = []
  for (const path of [...mainPages, `/en/track?no=${numbers.join(',')}`, ...pageKinds]) {
    weights.push(await weigh(browser, origin, path))
  }
  await browser.close()
  const documents = []
  for (const path of [...mainPages, ...pageKinds]) {
    const html = Buffer.from(
      await (await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer(),
    )
    const packed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    documents.push({
      page: path,
      'HTML + CSS, kB': size(html.byteLength),
      'brotli, kB': size(packed.byteLength),
    })
  }
  await stopTarget(site)
  console.log('Transferred by a first visit, 375 px, DPR 2, no scroll, kB:')
  console.table(
    weights.map((weight) =>
      Object.fromEntries(
        Object.entries(weight).map(([key, value]) => [
          key,
          typeof value === 'number' && key !== 'requests' ? size(value) : value,
        ]),
      ),
    ),
  )
  console.table(documents)
  return { weights, documents }
}
