import { parseArgs } from 'node:util'
import { localeIds } from '@hongyan/locales'
import { type Browser, chromium } from 'playwright-core'
import { pathIn } from '../../apps/site/paths.ts'
import { routes } from '../../apps/site/routes.ts'
import { differentFacts, pageFacts } from '../../bench/compare/page-facts.ts'
import { type Compared, callsCompared, pagesCompared } from '../../bench/compare/requests.ts'
import { pixelDifference } from '../../bench/compare/screenshots.ts'
import { chromiumPath } from '../browser/chromium-path.ts'

// Compares two running builds of the site with the same sample data: what calls answer, byte for byte, what pages
// say, and how they look. `npm run compare -- ORIGIN ORIGIN`: with `--pages /fee` only pages that begin so are drawn,
// with `--without-photos` the places of photographs stay empty, with `--same-words` the pictures of the first say what
// the second does. Fails where they differ.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string' },
    'without-photos': { type: 'boolean', default: false },
    'same-words': { type: 'boolean', default: false },
  },
})
const [before = '', after = ''] = positionals
if (!URL.canParse(before) || !URL.canParse(after)) throw new Error('npm run compare -- ORIGIN ORIGIN')

/** Every third page that is not an item of a list: forty of them. */
const pictured = routes
  .filter(({ pattern }) => !/^\/(news|notice)\/./.test(pattern))
  .filter(({ pattern }, at) => (values.pages === undefined ? at % 3 === 0 : pattern.startsWith(values.pages)))
  .slice(0, 40)
const widths = [375, 1280, 1920]
const mostDifference = 0.001
const look = { photos: !values['without-photos'], sameWords: values['same-words'] }

type Answer = { readonly status: number; readonly type: string; readonly text: string }

/** What is drawn anew for each request, or by the start of each site. */
const drawn = new Set([
  'at',
  'bearer',
  'expiresAt',
  'id',
  'keyId',
  'nonce',
  'now',
  'obj',
  'publicKey',
  'question',
  'requestId',
  'salt',
  'sessionId',
  'signature',
  'token',
  'until',
])

/** The hash of its bytes in the address of a file, before its width and its kind. */
const hash = /\.[0-9a-f]{8}(?=(?:-\d+)?\.\w+")/g

function withoutDrawn(text: string, type: string): string {
  if (!type.startsWith('application/json')) return text
  return JSON.stringify(JSON.parse(text.replace(hash, '')), (name, value) =>
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

/** Both texts around the place from which they are no longer the same. */
function firstDifference(one: string, other: string): string | undefined {
  if (one === other) return undefined
  let at = 0
  while (one[at] === other[at]) at += 1
  const start = Math.max(0, at - 60)
  return `${one.slice(start, at + 60)} | ${other.slice(start, at + 60)}`
}

async function* compareCalls(): AsyncGenerator<string> {
  for (const call of callsCompared) {
    const [one, other] = await Promise.all([ask(before, call), ask(after, call)])
    const difference = firstDifference(
      `${one.status} ${one.type} ${one.text}`,
      `${other.status} ${other.type} ${other.text}`,
    )
    if (difference !== undefined) yield `${call.path}: ${difference}`
  }
}

async function* comparePages(browser: Browser): AsyncGenerator<string> {
  const page = await browser.newPage()
  for (const path of pagesCompared) {
    const [one, other] = await Promise.all([ask(before, { path }), ask(after, { path })])
    if (one.status !== other.status || one.type !== other.type) {
      yield `${path}: ${one.status} ${one.type} | ${other.status} ${other.type}`
      continue
    }
    const facts = differentFacts(
      await page.evaluate(pageFacts, one.text),
      await page.evaluate(pageFacts, other.text),
    )
    for (const fact of facts) yield `${path}: ${fact}`
  }
  await page.close()
}

async function* comparePictures(browser: Browser): AsyncGenerator<string> {
  for (const { pattern } of pictured)
    for (const locale of localeIds)
      for (const width of widths) {
        const path = pathIn(locale, pattern)
        const difference = await pixelDifference(browser, [`${before}${path}`, `${after}${path}`], {
          width,
          ...look,
        })
        if (difference > mostDifference)
          yield `${path} at ${width} px: ${(difference * 100).toFixed(2)} % of the pixels`
      }
}

const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const pictures = pictured.length * localeIds.length * widths.length
let differ = 0
for (const [what, compared] of [
  [`${callsCompared.length} calls`, compareCalls()],
  [`${pagesCompared.length} pages`, comparePages(browser)],
  [`${pictures} pictures`, comparePictures(browser)],
] as const) {
  console.log(`${what}:`)
  for await (const line of compared) {
    differ += 1
    console.log(`  ${line}`)
  }
}
await browser.close()
console.log(differ === 0 ? 'All alike.' : `${differ} differ.`)
process.exit(differ === 0 ? 0 : 1)
