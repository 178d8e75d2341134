import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { integrityOf } from '../http/content-security-policy.ts'
import type { ScriptIndex } from '../static-files/built-script.ts'
import { secureDocument } from './secure-document.ts'

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
const own = { scripts: ['1', 'go()'], styles: ['a{}'] }
const site = { secure: true, frame: null, own }
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

test('the inline scripts and styles that are ours are in the policy, in any number and order, and nobody else’s', () => {
  const text = fc.stringMatching(/^[a-z0-9{}();= ]{1,20}$/)
  fc.assert(
    fc.property(fc.uniqueArray(text), fc.uniqueArray(text), fc.array(text), (scripts0, styles, foreign) => {
      const strange = foreign.filter((one) => !scripts0.includes(one) && !styles.includes(one))
      const body = [
        ...scripts0.map((script) => `<script>${script}</script>`),
        ...styles.map((style) => `<style>${style}</style>`),
        ...strange.map((one) => `<script>${one}</script><style>${one}</style>`),
      ].join('<p>text</p>')
      const ours = { scripts: [...scripts0, 'unused()'], styles: [...styles, 'unused{}'] }
      const { policy } = secureDocument(`<title>x</title>${body}`, scripts, { ...site, own: ours })
      expect(hashesOf(policy, 'script-src')).toEqual(new Set(scripts0.map(integrityOf)))
      expect(hashesOf(policy, 'style-src')).toEqual(new Set(styles.map(integrityOf)))
    }),
  )
})

test.each([
  '<script>alert(1)</script>',
  '<script type="module">alert(1)</script>',
  '<script type="importmap">{"imports":{"/a.js":"/b.js"}}</script>',
  '<style data-x="1">a{background:red}</style>',
  '<meta content="<script>alert(1)</script>">',
  '<!-- <script>alert(1)</script> -->',
  '<script>go();alert(1)</script>',
])('%s is in no policy, wherever it comes from', (foreign) => {
  expect(secureDocument(page(foreign), scripts, site).policy).toBe(
    secureDocument(page(''), scripts, site).policy,
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
  const policyOf = (frame: string | null) => secureDocument(page(''), scripts, { ...site, frame }).policy
  expect(policyOf('https://maps.example')).toContain('; frame-src https://maps.example;')
  expect(policyOf(null)).not.toContain('frame-src')
  expect(policyOf(null)).toMatch(/^default-src 'none';/)
})
