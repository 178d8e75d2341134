import { expect, test } from 'vitest'
import { foldMark, placeStyles, splitStyles } from './split-styles.ts'

const markup = '<header class="bar wide"><a class="link">x</a></header>'
const split = (css: string) => splitStyles(css, markup)

test('rules of classes in the first screenful come first, the others later', () => {
  expect(split('.bar{a:b}.foot{c:d}.link:hover{e:f}')).toEqual({
    first: '.bar{a:b}.link:hover{e:f}',
    rest: '.foot{c:d}',
  })
})

test('a rule comes first only when all classes of one selector stand there', () => {
  expect(split('.bar .foot{a:b}.foot,.link{c:d}')).toEqual({
    first: '.foot,.link{c:d}',
    rest: '.bar .foot{a:b}',
  })
})

test('rules without classes, fonts and key frames come first', () => {
  const css = 'html,body{a:b}@font-face{src:url("x;{}")}@keyframes k{from{a:b}to{a:c}}'
  expect(split(css)).toEqual({ first: css, rest: '' })
})

test('layers and media queries are kept around both parts', () => {
  expect(split('@layer a,b;@layer a{.bar{a:b}@media (width<9px){.foot{c:d}.bar{e:f}}}')).toEqual({
    first: '@layer a,b;@layer a{.bar{a:b}@media (width<9px){.bar{e:f}}}',
    rest: '@layer a{@media (width<9px){.foot{c:d}}}',
  })
})

test('what a selector excludes is not asked for', () => {
  expect(split('.bar:not(.open,.foot){a:b}').first).toBe('.bar:not(.open,.foot){a:b}')
  expect(split(':is(.foot,.bar) .link{a:b}').rest).toBe(':is(.foot,.bar) .link{a:b}')
})

test('what stands in a closed panel can wait, the panel itself cannot', () => {
  const panel =
    '<div class="panel" data-later=""><div class="deep"><div class="deeper"></div></div></div><p class="after"></p>'
  expect(splitStyles('.panel{a:b}.deep{a:b}.deeper{a:b}.after{a:b}', panel)).toEqual({
    first: '.panel{a:b}.after{a:b}',
    rest: '.deep{a:b}.deeper{a:b}',
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
  expect(placed).toContain('<link rel="stylesheet" href="/rest.css" media="print" data-rest="">')
  expect(placed).toContain(
    '<noscript><link rel="stylesheet" href="/rest.css"></noscript><p class="foot">2</p>',
  )
})

test('a page without a fold stays as it is', () => {
  const page = '<head><style>.foot{c:d}</style></head><body></body>'
  expect(placeStyles(page, () => '/never.css')).toBe(page)
})
