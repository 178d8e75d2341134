import { expect, test } from 'vitest'
import { foldConstants } from './fold-constants.ts'

test('a constant is written where it is used, through other constants', () => {
  expect(foldConstants(':root{--red:#f00;--signal:var(--red)}.a{color:var(--signal)}')).toBe('.a{color:#f00}')
})

test('what is declared twice, elsewhere or under a condition is no constant', () => {
  for (const css of [
    ':root{--a:1px}@media (width<9px){:root{--a:2px}}.b{margin:var(--a)}',
    '[data-brand=air]{--a:1px}.b{margin:var(--a)}',
    '@media print{:root{--a:1px}}.b{margin:var(--a)}',
    ':root{--a:var(--outside)}.b{margin:var(--a)}',
  ]) {
    expect(foldConstants(css)).toBe(css)
  }
})

test('a constant inside a variable value is written too', () => {
  const css = '@layer t{:root{--s:1px;--a:var(--s)}@media print{:root{--a:0}}}.b{margin:var(--a)}'
  expect(foldConstants(css)).toBe('@layer t{:root{--a:1px}@media print{:root{--a:0}}}.b{margin:var(--a)}')
})

test('the second value of a use goes with it, and that of a variable stays', () => {
  expect(foldConstants(':root{--a:1px}.b{margin:var(--a,calc(1px + 2px)) var(--c,var(--a))}')).toBe(
    '.b{margin:1px var(--c,1px)}',
  )
})

test('a constant taken from nothing is a negative length', () => {
  expect(foldConstants(':root{--a:.1rem}.b{margin:calc(-1 * var(--a)) calc(-1 * var(--c))}')).toBe(
    '.b{margin:-.1rem calc(-1 * var(--c))}',
  )
})
