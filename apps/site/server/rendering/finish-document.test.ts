import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import type { MapTiles } from '../../shell/map-tiles.ts'
import { createPageNeeds, type PageNeeds } from '../../shell/page-needs.ts'
import type { PageStyles } from '../adapter/page-styles.ts'
import { integrityOf } from '../http/content-security-policy.ts'
import type { GeneratedAssets } from '../page-cache/generated-assets.ts'
import { developmentFinisher, documentFinisher } from './finish-document.ts'

const own = { layers: '@layer a;', islandStyle: 'astro-island{display:contents}', islandScript: 'island()' }
const styles: PageStyles = {
  own,
  script: '/page.js',
  global: 'a{}',
  sheets: [],
  classes: {},
  lists: [[], ['/a.css']],
  fetched: [],
}

function setUp({ transport = 'max-age=1' as string | null } = {}) {
  const kept: string[] = []
  const scripts = new Map([
    ['/page.js', { integrity: integrityOf('page'), imports: [], standsFor: null }],
    ['/island.js', { integrity: integrityOf('island'), imports: [], standsFor: null }],
  ])
  const assets: GeneratedAssets = {
    scripts,
    keep: ({ text, extension }) => {
      const url = `/_assets/${kept.push(text)}${extension}`
      if (extension === '.js')
        scripts.set(url, { integrity: integrityOf(text), imports: [], standsFor: null })
      return url
    },
  }
  const finish = documentFinisher(assets, styles, transport)
  const finished = (
    body: string,
    needs: Partial<PageNeeds> = {},
    frame: string | null = null,
    list = 0,
    tiles: MapTiles | null = null,
  ) => {
    const html = `<html><head><title>x</title><link rel="stylesheet" href="/_styles/${list}"></head><body>${body}</body></html>`
    const page = finish({ html, needs: { ...createPageNeeds(), ...needs } }, { frame, tiles })
    return { ...page, policy: page.headers['content-security-policy'] ?? '' }
  }
  return { finished, kept, assets }
}

const style = `'${integrityOf(own.layers)}' '${integrityOf('a{}')}'`

test('the policy of a page is this and no more', () => {
  const { finished } = setUp()
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
  const { policy } = finished('')
  expect(policy).toBe(`default-src 'none'; script-src '${integrityOf('page')}'; style-src ${style}; ${rest}`)
  expect(setUp({ transport: null }).finished('').policy).toBe(
    policy.replace('; upgrade-insecure-requests', ''),
  )
  expect(finished('', {}, null, 1).policy).toContain(`; style-src 'self' ${style}; `)
})

test('a frame is named on the page that may open it, and nowhere else', () => {
  const { finished } = setUp()
  expect(finished('', {}, 'https://maps.example').policy).toContain(
    "base-uri 'none'; frame-src https://maps.example; frame-ancestors 'none'",
  )
  expect(finished('').policy).not.toContain('frame-src')
})

test('tiles open the worker and its one policy, and an address of others to be asked, on their page alone', () => {
  const { finished } = setUp()
  const of = (tiles: MapTiles | null) => finished('', {}, null, 0, tiles).policy
  const file = of({ kind: 'file', path: '/tiles.pmtiles' })
  expect(file).toContain("; worker-src 'self'; ")
  expect(file).toContain('; trusted-types default;')
  expect(file).toContain("; connect-src 'self'; ")
  const origin = 'https://tiles.example'
  expect(of({ kind: 'address', address: `${origin}/a.pmtiles`, origin })).toContain(
    `; connect-src 'self' ${origin}; `,
  )
  expect(of(null)).not.toMatch(/worker-src|default;/)
})

test('a page with islands has their style, what wakes them, and their script from a file that pages share', () => {
  const { finished, kept } = setUp()
  const needs = { islands: new Set(['/island.js']), wakes: new Set(['idle()']) }
  const { html, policy, made } = finished('<astro-island></astro-island>', needs)
  expect(kept).toEqual([own.islandScript])
  expect(made).toEqual([{ text: own.islandScript, extension: '.js' }])
  const order = [
    '<style>a{}</style>',
    `<style>${own.islandStyle}</style>`,
    '<script type="importmap">',
    '<script>idle()</script>',
    'src="/page.js"',
    'src="/_assets/1.js"',
    '</head>',
  ].map((text) => html.indexOf(text))
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  expect(order).not.toContain(-1)
  expect(policy).toContain(`style-src ${style} '${integrityOf(own.islandStyle)}'; `)
  for (const text of ['idle()', own.islandScript, 'island', 'page'])
    expect(policy).toContain(integrityOf(text))
})

test('a page without islands has nothing of that', () => {
  const { finished, kept } = setUp()
  expect(finished('').html).not.toContain('astro-island')
  expect(kept).toEqual([])
})

test('what a page has deferred is kept beside it, and its root says where', () => {
  const { finished, kept } = setUp()
  const deferred = [{ file: 'menu', id: 'a', html: 'one' }]
  expect(finished('', { deferred }).html).toMatch(/^<html data-parts="\/_assets\/1\.html">/)
  expect(kept).toEqual(['<!doctype html><title>-</title><div data-part="a">one</div>'])
})

test('what an island is given whatever is asked is kept beside the page, whose head has it fetched', () => {
  const { finished, kept } = setUp()
  const { html } = finished('', { islandData: new Set(['{"words":1}']) })
  expect(html).toMatch(/^<html data-island-data="\/_assets\/1\.json">/)
  expect(html).toContain(
    '<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="/_assets/1.json">',
  )
  expect(kept).toEqual(['{"words":1}'])
})

test.each([
  '<script>alert(1)</script>',
  '<script>idle()</script>',
  '<script type="module">alert(1)</script>',
  '<script type="module" src="/island.js"></script>',
  '<script type="importmap">{"imports":{"/a.js":"/b.js"}}</script>',
  '<script type="application/ld+json">{"@context":"https://schema.org"}</script>',
  '<style>astro-island{display:contents}</style>',
  '<style data-x="1">a{background:red}</style>',
  '<meta content="<script>alert(1)</script>">',
  '<!-- <script>alert(1)</script> -->',
  '<astro-island component-url="/x.js"></astro-island>',
  '<div id="a" data-deferred="">x</div>',
])('%s stays what it is: nothing in a page adds to its policy but what the page says it needs', (foreign) => {
  const { finished, kept } = setUp()
  const { html, policy } = finished(foreign)
  expect(html).toContain(foreign)
  expect(policy).toBe(finished('').policy)
  expect(kept).toEqual([])
})

test('an independent judge of policies finds nothing to say', () => {
  const { policy } = setUp().finished('<script>1</script>', { inline: new Set(['1']) })
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  expect(findings.map((finding) => finding.description)).toEqual([])
})

test('while somebody works on the site there is no policy, and what is deferred is kept all the same', () => {
  const { assets } = setUp()
  const deferred = [{ file: 'menu', id: 'a', html: 'one' }]
  const html = '<html lang="en"><body></body></html>'
  expect(
    developmentFinisher(assets)(
      { html, needs: { ...createPageNeeds(), deferred } },
      { frame: null, tiles: null },
    ),
  ).toMatchObject({
    html: '<html data-parts="/_assets/1.html" lang="en"><body></body></html>',
    headers: expect.not.objectContaining({ 'content-security-policy': expect.anything() }),
  })
})
