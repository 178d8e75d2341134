import { expect, test } from 'vitest'
import { foldMark, placeStyles, splitStyles } from './split-styles.ts'
import { readSheet } from './style-sheet.ts'

const markup = '<header class="bar wide"><a class="link">x</a></header>'
const split = (css: string, html = markup) => splitStyles(readSheet(css), html)

test('rules of classes in the first screenful come first, the others later', () => {
  expect(split('.bar{a:b}.foot{c:d}.link{e:f}')).toEqual({
    first: '.bar{a:b}.link{e:f}',
    rest: '.foot{c:d}',
  })
})

test('a rule comes first only when all classes of one selector stand there', () => {
  expect(split('.bar .foot{a:b}.foot,.link{c:d}')).toEqual({
    first: '.foot,.link{c:d}',
    rest: '.bar .foot{a:b}',
  })
})

test('rules without classes come first when their elements stand there, statements always', () => {
  expect(split('@layer a,b;a,table{a:b}table{c:d}@view-transition{navigation:auto}')).toEqual({
    first: '@layer a,b;a,table{a:b}@view-transition{navigation:auto}',
    rest: 'table{c:d}',
  })
})

test('states that take a hand or a script come later, and so does what is for few', () => {
  const later =
    '.bar:hover{a:b}.link:focus-visible{a:b}.bar[data-open]{a:b}@media print{.bar{a:b}}@media (forced-colors:active){.bar{a:b}}'
  expect(split(later)).toEqual({ first: '', rest: later })
  expect(split('.bar:not(:hover){a:b}.bar:is(:hover,.wide) .link{a:b}').rest).toBe('')
})

test('an attribute must stand there with its value', () => {
  const css = '[dir=ltr]{a:b}[dir=rtl]{a:b}[dir]{a:b}'
  expect(split(css, '<html dir="ltr">')).toEqual({
    first: '[dir=ltr]{a:b}[dir]{a:b}',
    rest: '[dir=rtl]{a:b}',
  })
})

test('rules for another language of the page come later', () => {
  const css = ':root:lang(en){a:b}:root:lang(zh){c:d}'
  expect(split(css, '<html lang="zh-Hans-CN">')).toEqual({
    first: ':root:lang(zh){c:d}',
    rest: ':root:lang(en){a:b}',
  })
})

test('movement comes later, without its rule', () => {
  expect(split('.bar{color:red;transition:color 1s;cursor:pointer}')).toEqual({
    first: '.bar{color:red}',
    rest: '.bar{transition:color 1s;cursor:pointer}',
  })
})

test('custom properties, fonts and key frames come first with those who use them', () => {
  const css =
    ':root{--a:var(--b);--b:1px;--c:2px}.bar{margin:var(--a);font-family:F}.foot{margin:var(--c)}@font-face{font-family:F;src:local("x;{}")}@font-face{font-family:F;src:url("y")}@font-face{font-family:G}@keyframes k{from{a:b}}'
  expect(split(css, `<html>${markup}`)).toEqual({
    first:
      ':root{--a:var(--b);--b:1px}.bar{margin:var(--a);font-family:F}@font-face{font-family:F;src:local("x;{}")}',
    rest: ':root{--c:2px}.foot{margin:var(--c)}@font-face{font-family:F;src:url("y")}@font-face{font-family:G}@keyframes k{from{a:b}}',
  })
})

test('a short name inside another word is not its use', () => {
  const css = '.bar{font-size:1px;size:2px}@keyframes ze{from{a:b}}@font-face{font-family:on}'
  expect(split(css).rest).toBe('@keyframes ze{from{a:b}}@font-face{font-family:on}')
})

test('what two parts of a page bring along is kept once, where it decides', () => {
  const page = (css: string) =>
    `<html><head><style>${css}</style></head>${markup}${foldMark}<i class="foot"></i>`
  const placed = placeStyles(
    page('@layer a;.bar{a:b}.bar{c:d}@layer a;.bar{a:b}.foot{a:b}'),
    () => 'rest.css',
  )
  expect(placed).toContain('<style>@layer a;.bar{c:d}@layer a;.bar{a:b}')
})

test('layers and media queries are kept around both parts', () => {
  expect(split('@layer a,b;@layer a{.bar{a:b}@media (width<9px){.foot{c:d}.bar{e:f}}}')).toEqual({
    first: '@layer a,b;@layer a{.bar{a:b}@media (width<9px){.bar{e:f}}}',
    rest: '@layer a{@media (width<9px){.foot{c:d}}}',
  })
})

test('what a selector excludes is not asked for', () => {
  expect(split('.bar:not(.open,.foot){a:b}').rest).toBe('')
  expect(split(':is(.foot,.bar) .link{a:b}').rest).toBe('')
  expect(split(':is(:lang(ar),:lang(he)) .foot{a:b}').first).toBe('')
})

test.each([
  ['a closed panel', '<div class="panel" data-later=""><div class="deep"><div></div></div></div>'],
  ['a hidden element', '<ul class="panel" hidden=""><li class="deep"></li></ul>'],
  ['a popover', '<div class="panel" popover="auto"><i class="deep"></i></div>'],
  ['a template', '<template><li class="panel deep"></li></template>'],
])('%s can wait, with all that stands in it', (_what, panel) => {
  const css = '[data-later]{a:b}[hidden]{a:b}.panel{a:b}.deep{a:b}.after{a:b}'
  expect(split(css, `${panel}<p class="after"></p>`)).toEqual({
    first: '[data-later]{a:b}[hidden]{a:b}.after{a:b}',
    rest: '.panel{a:b}.deep{a:b}',
  })
})

test('nothing is lost and nothing doubled', () => {
  const css = '.a{x:y}.bar{x:y}@layer l{.b{x:y}.link{x:y}}'
  const { first, rest } = split(css)
  for (const rule of ['.a{x:y}', '.bar{x:y}', '.b{x:y}', '.link{x:y}'])
    expect((first + rest).split(rule)).toHaveLength(2)
})

test('a page with a fold gets a short head and a file for the rest', () => {
  const kept: string[] = []
  const page = `<head><title>t</title><style>.bar{a:b}</style><style>.foot{c:d}</style></head><body><p class="bar">1</p>${foldMark}<p class="foot">2</p>`
  const placed = placeStyles(page, (css) => {
    kept.push(css)
    return '/rest.css'
  })
  expect(kept).toEqual(['.foot{c:d}'])
  expect(placed).toMatch(/^<head><title>t<\/title><style>\.bar\{a:b\}@layer states\{.*\}<\/style><\/head>/)
  expect(placed).toContain(
    '<link rel="preload" as="style" href="/rest.css" media="(min-width:881px)" data-rest="">',
  )
  expect(placed).toContain(
    '<noscript><link rel="stylesheet" href="/rest.css"></noscript><p class="foot">2</p>',
  )
})

test('all that stands around the fold is marked, so that what comes after it can wait too', () => {
  const above = '<main><ul class="bar"><li>1<li>2</ul><script>if (a<b) c</script><div class="a"><br><p>3</p>'
  const page = `<html><head><style>.foot{c:d}</style></head><body>${above}<div class="b">${foldMark}<i class="foot"></i></div></div><p class="foot"></p></main></body>`
  const placed = placeStyles(page, () => '/rest.css')
  expect(placed.match(/<[^>]* data-around="">/g)).toEqual([
    '<div class="a" data-around="">',
    '<div class="b" data-around="">',
  ])
  expect(placed).toContain('[data-around]~*')
})

test('comments go, the order of layers and the constants stay true', () => {
  const page = `<html><head><style>/* order */@layer a,b;</style><style>:root{--x:1px}.bar{a:var(--x)}.foot{c:d}</style></head><body class="bar">${foldMark}`
  expect(placeStyles(page, () => '/rest.css')).toContain('<style>@layer a,b;.bar{a:1px}@layer states{')
})

test('a page without a fold stays as it is', () => {
  const page = '<head><style>.foot{c:d}</style></head><body></body>'
  expect(placeStyles(page, () => '/never.css')).toBe(page)
})
