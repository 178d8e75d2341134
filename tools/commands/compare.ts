import { parseArgs } from 'node:util'
import { localeIds } from '@hongyan/locales'
import { type Browser, chromium } from 'playwright-core'
import { pathIn } from '../../apps/site/paths.ts'
import { routes } from '../../apps/site/routes.ts'
import { differentFacts, pageFacts } from '../../bench/compare/page-facts.ts'
import { type Compared, callsCompared, pagesCompared } from '../../bench/compare/requests.ts'
import { pixelsApart } from '../../bench/compare/screenshots.ts'
import { chromiumPath } from '../browser/chromium-path.ts'

// Compares two running builds of the site with the same sample data: what calls answer, byte for byte, what pages
// say, and how they look. `npm run compare -- ORIGIN ORIGIN`, with `--pages /fee` only pages that begin so are
// photographed. Fails where they differ.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { pages: { type: 'string' } } })
const [before = '', after = ''] = positionals
if (!URL.canParse(before) || !URL.canParse(after)) throw new Error('npm run compare -- ORIGIN ORIGIN')

/** Every third page that is not an item of a list: forty of them. */
const pictured = routes
  .filter(({ pattern }) => !/^\/(news|notice)\/./.test(pattern))
  .filter(({ pattern }, at) => (values.pages === undefined ? at % 3 === 0 : pattern.startsWith(values.pages)))
  .slice(0, 40)
const widths = [375, 1280, 1920]
const mostApart = 0.001

type Answer = { readonly status: number; readonly type: string; readonly text: string }

/** What is drawn anew for each request, or by the start of each site. */
const drawn = new Set([
  'at',
  'bearer',
  'expiresAt',
  'id',
  'keyId',
  'nonce',
  'obj',
  'publicKey',
  'question',
  'requestId',
  'salt',
  'sessionId',
  'signature',
  'token',
])

function withoutDrawn(text: string, type: string): string {
  if (!type.startsWith('application/json')) return text
  return JSON.stringify(JSON.parse(text), (name, value) =>
    drawn.has(name) && typeof value !== 'object' ? '' : value,
  )
}

/** An answer without what belongs to this one request. */
async function ask(origin: string, { path, body }: Compared): Promise<Answer> {
  const sent = {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  }
  const answer = await fetch(`${origin}${path}`, { redirect: 'manual', ...(body === undefined ? {} : sent) })
  const type = answer.headers.get('content-type') ?? ''
  const text = withoutDrawn((await answer.text()).replaceAll(origin, 'ORIGIN'), type)
  return { status: answer.status, type, text }
}

async function compareCalls(): Promise<readonly string[]> {
  const found: string[] = []
  for (const call of callsCompared) {
    const [one, other] = await Promise.all([ask(before, call), ask(after, call)])
    if (JSON.stringify(one) !== JSON.stringify(other)) {
      found.push(
        `${call.path}: ${one.status} ${one.text.slice(0, 200)} | ${other.status} ${other.text.slice(0, 200)}`,
      )
    }
  }
  return found
}

async function comparePages(browser: Browser): Promise<readonly string[]> {
  const page = await browser.newPage()
  const found: string[] = []
  for (const path of pagesCompared) {
    const [one, other] = await Promise.all([ask(before, { path }), ask(after, { path })])
    if (one.status !== other.status || one.type !== other.type) {
      found.push(`${path}: ${one.status} ${one.type} | ${other.status} ${other.type}`)
      continue
    }
    const facts = differentFacts(
      await page.evaluate(pageFacts, one.text),
      await page.evaluate(pageFacts, other.text),
    )
    found.push(...facts.map((fact) => `${path}: ${fact}`))
  }
  await page.close()
  return found
}

async function comparePictures(browser: Browser): Promise<readonly string[]> {
  const found: string[] = []
  for (const { pattern } of pictured)
    for (const locale of localeIds)
      for (const width of widths) {
        const path = pathIn(locale, pattern)
        const apart = await pixelsApart(browser, [`${before}${path}`, `${after}${path}`], width)
        if (apart > mostApart)
          found.push(`${path} at ${width} px: ${(apart * 100).toFixed(2)} % of the pixels`)
      }
  return found
}

const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const found = [
  ...(await compareCalls()),
  ...(await comparePages(browser)),
  ...(await comparePictures(browser)),
]
await browser.close()
for (const line of found) console.log(line)
const pictures = pictured.length * localeIds.length * widths.length
console.log(
  `${callsCompared.length} calls, ${pagesCompared.length} pages and ${pictures} pictures: ${found.length} differ.`,
)
process.exit(found.length === 0 ? 0 : 1)
