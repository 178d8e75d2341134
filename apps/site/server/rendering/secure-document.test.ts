import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { integrityOf } from './content-security-policy.ts'
import { type ScriptIndex, secureDocument } from './secure-document.ts'

const scripts: ScriptIndex = new Map([
  ['/_assets/main.js', { integrity: integrityOf('main'), imports: [], standsFor: null }],
  [
    '/_assets/island.js',
    { integrity: integrityOf('island'), imports: ['/_assets/react.js'], standsFor: null },
  ],
  [
    '/_assets/client.js',
    { integrity: integrityOf('client'), imports: ['/_assets/react.js'], standsFor: null },
  ],
  ['/_assets/react.js', { integrity: integrityOf('react'), imports: [], standsFor: null }],
  [
    '/_assets/name.js',
    { integrity: integrityOf('n'), imports: ['/_assets/main.js'], standsFor: '/_assets/main.js' },
  ],
])
const site = { secure: true, frame: null }
const hashesOf = (policy: string, directive: string): ReadonlySet<string> => {
  const [, values = ''] = new RegExp(`${directive} ([^;]*)`).exec(policy) ?? []
  return new Set([...values.matchAll(/'(sha\d+-[^']+)'/g)].map(([, hash = '']) => hash))
}
const page = (body: string): string =>
  `<html><head><title>x</title><style>a{}</style></head><body>${body}</body></html>`

test.each([
  ['a script of the page gets its integrity, and the policy its hash', '/_assets/main.js'],
  ['a script that only imports another is passed over: the page names that one', '/_assets/name.js'],
])('%s', (_rule, named) => {
  const { html, policy } = secureDocument(
    page(`<script type="module" src="${named}"></script>`),
    scripts,
    site,
  )
  expect(html).toContain(`src="/_assets/main.js" integrity="${integrityOf('main')}"`)
  expect(policy).toContain(`script-src '${integrityOf('main')}';`)
  expect(policy).toContain(`style-src '${integrityOf('a{}')}';`)
  expect(html).not.toContain('importmap')
})

test('the policy of a page is this and no more', () => {
  const policyOf = (body: string, parts: Partial<Parameters<typeof secureDocument>[2]> = {}) =>
    secureDocument(page(body), scripts, { ...site, ...parts }).policy
  const style = `'${integrityOf('a{}')}'`
  const rest = [
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'upgrade-insecure-requests',
  ].join('; ')
  expect(policyOf('')).toBe(`default-src 'none'; script-src 'none'; style-src ${style}; ${rest}`)
  expect(policyOf('', { secure: false })).toBe(policyOf('').replace('; upgrade-insecure-requests', ''))
  expect(policyOf('<link rel="stylesheet" href="/a.css">')).toContain(`; style-src 'self' ${style}; `)
  expect(policyOf('', { frame: 'https://maps.example' })).toContain(
    "base-uri 'none'; frame-src https://maps.example; frame-ancestors 'none'",
  )
})

test('a module gets what lets it be checked and come last; one that has it stays as it is', () => {
  const of = (markup: string) => secureDocument(page(markup), scripts, site).html
  expect(of('<script type="module" src="/_assets/main.js"></script>')).toContain(
    `<script type="module" fetchpriority="low" src="/_assets/main.js" integrity="${integrityOf('main')}" crossorigin></script>`,
  )
  const done = '<script type="module" src="/_assets/other.js" integrity="sha256-x"></script>'
  expect(of(done)).toContain(done)
})

test('the map stands before every script, without what the markup names itself, and is hashed', () => {
  const island = '<script type="module" src="/_assets/client.js"></script>'
  const { html, policy } = secureDocument(page(island), scripts, site)
  const map = JSON.stringify({ integrity: { '/_assets/react.js': integrityOf('react') } })
  expect(html).toContain(`<title>x</title><script type="importmap">${map}</script><style>`)
  expect(hashesOf(policy, 'script-src')).toEqual(
    new Set([integrityOf(map), integrityOf('client'), integrityOf('react')]),
  )
})

test('an island without a renderer, and modules that import each other, are followed to their end', () => {
  const circle: ScriptIndex = new Map([
    ['/a.js', { integrity: integrityOf('a'), imports: ['/b.js'], standsFor: null }],
    ['/b.js', { integrity: integrityOf('b'), imports: ['/a.js'], standsFor: null }],
  ])
  const { policy } = secureDocument(page('<astro-island component-url="/a.js">'), circle, site)
  expect(hashesOf(policy, 'script-src').size).toBe(3)
})

test('an inline module is a script like any other', () => {
  const { policy } = secureDocument(page('<script type="module">import "x"</script>'), scripts, site)
  expect(hashesOf(policy, 'script-src')).toEqual(new Set([integrityOf('import "x"')]))
})

test('everything an island will import is in the map and in the policy', () => {
  const island =
    '<astro-island uid="1" component-url="/_assets/island.js" component-export="X" renderer-url="/_assets/client.js"></astro-island>'
  const { html, policy } = secureDocument(page(island), scripts, site)
  for (const name of ['island', 'client', 'react']) {
    expect(html).toContain(`"/_assets/${name}.js":"${integrityOf(name)}"`)
    expect(policy).toContain(integrityOf(name))
  }
})

test('a script that was not built is a fault of ours, not a hole in the policy', () => {
  expect(() =>
    secureDocument(page('<script type="module" src="/_assets/other.js"></script>'), scripts, site),
  ).toThrow('/_assets/other.js')
})

test('every inline script and style is in the policy, however many there are, and nothing else', () => {
  const text = fc.stringMatching(/^[a-z0-9{}();= ]{0,20}$/)
  fc.assert(
    fc.property(fc.array(text), fc.array(text), (inline, styles) => {
      const body = [
        ...inline.map((script) => `<script>${script}</script>`),
        ...styles.map((style, index) => `<style data-part="${index}">${style}</style>`),
      ].join('<p>text</p>')
      const { policy } = secureDocument(page(body), scripts, site)
      expect(hashesOf(policy, 'script-src')).toEqual(new Set(inline.map(integrityOf)))
      expect(hashesOf(policy, 'style-src')).toEqual(new Set(['a{}', ...styles].map(integrityOf)))
    }),
  )
})

test('a data block is no script: it is left as it is, and the policy does not name it', () => {
  const block = '<script type="application/ld+json">{"@context":"https://schema.org"}</script>'
  const { html, policy } = secureDocument(page(block), scripts, site)
  expect(html).toContain(block)
  expect(policy).toContain("script-src 'none';")
})

test('an independent judge of policies finds nothing to say', () => {
  const { policy } = secureDocument(
    page('<script type="module" src="/_assets/main.js"></script><script>1</script>'),
    scripts,
    site,
  )
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  expect(findings.map((finding) => finding.description)).toEqual([])
})

test('a frame is named on the page that may open it, and nowhere else', () => {
  const policyOf = (frame: string | null) => secureDocument(page(''), scripts, { secure: true, frame }).policy
  expect(policyOf('https://maps.example')).toContain('; frame-src https://maps.example;')
  expect(policyOf(null)).not.toContain('frame-src')
  expect(policyOf(null)).toMatch(/^default-src 'none';/)
})
