import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { integrityOf } from './content-security-policy.ts'
import { type ScriptIndex, secureDocument } from './secure-document.ts'

const scripts: ScriptIndex = new Map([
  ['/_assets/main.js', { integrity: integrityOf('main'), imports: [], later: [] }],
  [
    '/_assets/page.js',
    { integrity: integrityOf('page'), imports: ['/_assets/react.js'], later: ['/_assets/part.js'] },
  ],
  ['/_assets/part.js', { integrity: integrityOf('part'), imports: ['/_assets/main.js'], later: [] }],
  ['/_assets/island.js', { integrity: integrityOf('island'), imports: ['/_assets/react.js'], later: [] }],
  ['/_assets/client.js', { integrity: integrityOf('client'), imports: ['/_assets/react.js'], later: [] }],
  ['/_assets/react.js', { integrity: integrityOf('react'), imports: [], later: [] }],
])
const site = { secure: true, frame: null }
const page = (body: string): string =>
  `<html><head><title>x</title><style>a{}</style></head><body>${body}</body></html>`

test('a script of the page gets its integrity, and the policy its hash', () => {
  const { html, policy } = secureDocument(
    page('<script type="module" src="/_assets/main.js"></script>'),
    scripts,
    site,
  )
  expect(html).toContain(`src="/_assets/main.js" integrity="${integrityOf('main')}"`)
  expect(policy).toContain(`script-src '${integrityOf('main')}';`)
  expect(policy).toContain(`style-src '${integrityOf('a{}')}';`)
  expect(html).not.toContain('importmap')
})

const island =
  '<astro-island uid="1" component-url="/_assets/island.js" component-export="X" renderer-url="/_assets/client.js"></astro-island>'
const runtime = '<script>import("/_assets/island.js")</script>'

test('an island may be loaded by what the policy names, and is not named itself', () => {
  const { html, policy } = secureDocument(page(island + runtime), scripts, site)
  const script = /<script>(.*)<\/script>/.exec(runtime)?.[1] ?? ''
  expect(policy).toContain(`script-src '${integrityOf(script)}' 'strict-dynamic';`)
  expect(html).not.toContain('importmap')
})

test('an island that was not built is a fault of ours', () => {
  expect(() => secureDocument(page(island.replace('client.js', 'other.js')), scripts, site)).toThrow(
    'other.js',
  )
})

test('the policy names what a script imports at once, which the map vouches for, and not what it loads later', () => {
  const { html, policy } = secureDocument(
    page('<script type="module" src="/_assets/page.js"></script>'),
    scripts,
    site,
  )
  const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(map)).toEqual({ integrity: { '/_assets/react.js': integrityOf('react') } })
  for (const text of [map, 'page', 'react']) expect(policy).toContain(`'${integrityOf(text)}'`)
  expect(policy).toContain(" 'strict-dynamic';")
  expect(policy).not.toContain(integrityOf('part'))
})

test('a page whose scripts load nothing allows them nothing', () => {
  const { policy } = secureDocument(
    page('<script type="module" src="/_assets/main.js"></script>'),
    scripts,
    site,
  )
  expect(policy).not.toContain('strict-dynamic')
})

test('a script that was not built is a fault of ours, not a hole in the policy', () => {
  expect(() =>
    secureDocument(page('<script type="module" src="/_assets/other.js"></script>'), scripts, site),
  ).toThrow('/_assets/other.js')
})

test('a data block is no script: it is left as it is, and the policy does not name it', () => {
  const block = '<script type="application/ld+json">{"@context":"https://schema.org"}</script>'
  const { html, policy } = secureDocument(page(block), scripts, site)
  expect(html).toContain(block)
  expect(policy).toContain("script-src 'none';")
})

test.each([
  ['scripts alone', '<script type="module" src="/_assets/main.js"></script><script>1</script>'],
  ['scripts that import', island + runtime],
])('an independent judge of policies finds nothing to say: %s', (_name, body) => {
  const { policy } = secureDocument(page(body), scripts, site)
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  expect(findings.map((finding) => finding.description)).toEqual([])
})

test('a frame is named on the page that may open it, and nowhere else', () => {
  const policyOf = (frame: string | null) => secureDocument(page(''), scripts, { secure: true, frame }).policy
  expect(policyOf('https://maps.example')).toContain('; frame-src https://maps.example;')
  expect(policyOf(null)).not.toContain('frame-src')
  expect(policyOf(null)).toMatch(/^default-src 'none';/)
})
