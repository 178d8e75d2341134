import { expect, test } from 'vitest'
import { divideSheet } from './divide-sheet.ts'

const first = (css: string): string => divideSheet(css).first
const rest = (css: string): string => divideSheet(css).deferred

test('what a block shows at once comes first, and the sheet keeps all of it', () => {
  const css = '.bar{color:red}.bar:hover{color:tan}'
  expect(divideSheet(css)).toMatchObject({
    whole: css,
    first: '.bar{color:red}',
    deferred: '.bar:hover{color:tan}',
  })
})

test('states that take a hand or a script come later, and so does what is for few', () => {
  const later =
    '.bar:hover{margin:0}.link:focus-visible{padding:0}.a:modal::backdrop{margin:0}@media print{.bar{margin:0}}@media (forced-colors:active){.bar{margin:0}}@media (prefers-reduced-motion:reduce){.bar{margin:0}}'
  expect([first(later), rest(later)]).toEqual(['', later])
})

test('what a selector excludes is not asked for, and one of several selectors is enough', () => {
  for (const css of [
    '.bar:not(:hover){margin:0}',
    '.bar:is(:hover,.wide) .link{margin:0}',
    '.a:hover,.b{margin:0}',
  ])
    expect([first(css), rest(css)]).toEqual([css, ''])
  expect(first('.bar:is(:hover,:focus) .link{margin:0}')).toBe('')
})

test('a rule that stands in another is divided like any other', () => {
  const css = '.bar{color:red;&:hover{color:tan}}'
  expect(first(css)).toBe('.bar{color:red;}')
  expect(rest(css)).toBe('.bar{&:hover{color:tan}}')
})

test('movement comes later, without its rule', () => {
  const css = '.bar{color:red;cursor:pointer;scroll-behavior:smooth;transition:color 1s}'
  expect(first(css)).toBe('.bar{color:red}')
  expect(rest(css)).toBe('.bar{cursor:pointer;scroll-behavior:smooth;transition:color 1s}')
})

test('key frames come later, typefaces are named at once', () => {
  const css =
    '@media (scripting:none){@font-face{font-family:F;src:url(y)}}@font-face{font-family:F;src:local(x)}@keyframes k{0%{margin:0}}'
  expect(first(css)).toBe(
    '@media (scripting:none){@font-face{font-family:F;src:url(y)}}@font-face{font-family:F;src:local(x)}',
  )
  expect(rest(css)).toBe('@media (scripting:none){}@keyframes k{0%{margin:0}}')
})

test('layers and media queries stand around both parts, and ranges are written as older browsers read them', () => {
  const css =
    '@layer a,b;@layer a{.bar:hover{margin:0}@media (width<=9px){.foot{color:red}.foot:active{margin:0}}}@layer b{.c{color:red}}'
  expect(first(css)).toBe('@layer a{@media (max-width:9px){.foot{color:red}}}@layer b{.c{color:red}}')
  expect(rest(css)).toBe(
    '@layer a{.bar:hover{margin:0}@media (max-width:9px){.foot:active{margin:0}}}@layer b;',
  )
})

test('that pages change into one another is said at once, to those who have not asked for less motion', () => {
  const css = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'
  expect(first(css)).toBe(css)
  expect(rest(css)).not.toContain('@view-transition')
})

test('the classes of a sheet are those of all its selectors', () => {
  const { classes } = divideSheet(
    '.a .b:not(.c){margin:0}@media print{.d:is(.e,:hover){margin:0}}.f{&.g{margin:0}}',
  )
  expect([...classes].sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
})

test('nothing is lost and nothing doubled', () => {
  const css = '.a{color:red}.b:hover{color:red}@layer l{.c{color:red}.d:focus{color:red}}'
  const both = first(css) + rest(css)
  for (const rule of ['.a{color:red}', '.b:hover{color:red}', '.c{color:red}', '.d:focus{color:red}'])
    expect(both.split(rule)).toHaveLength(2)
})
