import { expect, test } from 'vitest'
import { divideSheet } from './divide-sheet.ts'
import { constantsOf, foldConstants } from './fold-constants.ts'

const folded = (css: string): string => divideSheet(foldConstants(css, constantsOf(css, []))).whole

test('a constant is written where it is used, through other constants', () => {
  expect(folded(':root{--red:red;--signal:var(--red)}.a{color:var(--signal)}')).toBe('.a{color:red}')
})

test('what is declared twice, elsewhere or under a condition is no constant', () => {
  for (const css of [
    ':root{--a:1px}@media (max-width:9px){:root{--a:2px}}.b{margin:var(--a)}',
    '[data-brand=air]{--a:1px}.b{margin:var(--a)}',
    '@media print{:root{--a:1px}}.b{margin:var(--a)}',
    ':root{--a:var(--outside)}.b{margin:var(--a)}',
  ]) {
    expect(folded(css)).toBe(css)
  }
})

test('what another sheet declares as well is no constant', () => {
  const css = ':root{--a:1px;--b:2px}.b{margin:var(--a) var(--b)}'
  const constants = constantsOf(css, ['.c{--a:0}'])
  expect(divideSheet(foldConstants(css, constants)).whole).toBe(':root{--a:1px}.b{margin:var(--a) 2px}')
})

test('a constant inside a variable value is written too', () => {
  const css = '@layer t{:root{--s:1px;--a:var(--s)}@media print{:root{--a:0}}}.b{margin:var(--a)}'
  expect(folded(css)).toBe('@layer t{:root{--a:1px}@media print{:root{--a:0}}}.b{margin:var(--a)}')
})

test('the second value of a use goes with it, and that of a variable stays', () => {
  expect(folded(':root{--a:1px}.b{margin:var(--a,calc(1px + 2px)) var(--c,var(--a))}')).toBe(
    '.b{margin:1px var(--c,1px)}',
  )
})

test('a constant taken from nothing is a negative length', () => {
  expect(folded(':root{--a:.1rem}.b{margin:calc(-1 * var(--a))}')).toBe('.b{margin:-.1rem}')
})
