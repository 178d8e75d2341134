import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Asked, askSite } from './ask-site.ts'
import { liftedRates } from './lifted-limits.ts'
import { residentBytes, type SiteProcess, startSite } from './site-process.ts'

let site: SiteProcess
beforeAll(async () => {
  site = await startSite({ settings: { LIMITS: liftedRates('drain.seconds=0') } })
})
afterAll(() => site.stop())

const long = 'x'.repeat(640)
const payloads = [
  '<script>alert(1)</script>',
  `<script>${long}</script><script>alert(1)</script>`,
  `"><script>${long}</script>`,
  `</title><script>alert(1)</script>`,
  '<!--<script>alert(1)</script>-->',
  '<style>*{display:none}</style>',
  `<style>${long}</style>`,
  ']]><script>alert(1)</script>',
  '&quot;&lt;script&gt;alert(1)&lt;/script&gt;',
  '<script type="module">alert(1)</script>',
  '<script type="importmap">{}</script>',
  '<template data-fold=""></template>',
  '<div id="a" data-deferred="">x</div>',
  '<astro-island component-url="/x.js"></astro-island>',
  '<link rel="stylesheet" href="/_styles/0">',
  '<html data-parts="/x.html">',
  "' onfocus=alert(1) autofocus x='",
  '\u2028</script>',
]

const addresses = (text: string) => {
  const written = encodeURIComponent(text)
  return [
    ...['', '/hk', '/en'].flatMap((language) => [
      `${language}/search?q=${written}`,
      `${language}/track?no=${written}`,
      `${language}/fee?from=${written}&to=${written}&weight=1`,
      `${language}/prohibited?item=${written}&q=${written}`,
      `${language}/network?q=${written}&near=${written}`,
      `${language}/carbon?from=${written}&to=${written}&weight=1`,
      `${language}/news?tag=${written}`,
      `${language}/questions?q=${written}`,
    ]),
  ]
}

/** One after the other: a process that has just begun makes no more pages at once than it has places for. */
async function askAll(text: string): Promise<readonly Asked[]> {
  const answers: Asked[] = []
  for (const path of addresses(text)) answers.push(await askSite(site, path))
  return answers
}

/** Hashes of inline texts and files that a page's policy allows. */
const hashesOf = (policy: unknown): ReadonlySet<string> =>
  new Set([...String(policy).matchAll(/'(sha256-[^']+)'/g)].map(([, hash = '']) => hash))

it.each(payloads)(
  '%s in an address becomes no markup, and nothing of it a part of the policy',
  async (payload) => {
    const plain = await askAll('zzzz')
    const hostile = await askAll(payload)
    for (const [at, { status, headers, text }] of hostile.entries()) {
      const path = addresses(payload)[at]
      expect(status, path).toBe(plain[at]?.status)
      const known = hashesOf(plain[at]?.headers['content-security-policy'])
      const strange = [...hashesOf(headers['content-security-policy'])].filter((hash) => !known.has(hash))
      // A page that found something else has styles and scripts of its own, never one of the address.
      const scripts = [...text.matchAll(/<script\b/g)].length
      expect(scripts, path).toBeLessThanOrEqual(
        [...(plain[at]?.text ?? '').matchAll(/<script\b/g)].length + 2,
      )
      expect(text.includes('<script>alert'), path).toBe(false)
      expect(text.includes(`<script>${long}`), path).toBe(false)
      expect(text.includes(`<style>${long}`), path).toBe(false)
      expect(strange.length, path).toBeLessThan(4)
    }
  },
)

it('keeps nothing of thousands of different questions', async () => {
  const ask = async (from: number, until: number) => {
    for (let at = from; at < until; at += 1) {
      const q = encodeURIComponent(`<script>${long}${at}</script>`)
      expect((await askSite(site, `/en/search?q=${q}`)).status).toBe(200)
    }
  }
  await ask(0, 300)
  const before = residentBytes(site.pid)
  await ask(300, 1500)
  // Each kept 75 kB: together 90 MB.
  expect((residentBytes(site.pid) - before) / 1_000_000).toBeLessThan(45)
})
