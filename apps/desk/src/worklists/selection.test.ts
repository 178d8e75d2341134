import { expect, test } from 'vitest'
import { extended, nothingSelected, toggled, without } from './selection.ts'

const rows = ['a', 'b', 'c', 'd', 'e']
const of = (selection: { readonly keys: ReadonlySet<string> }) => [...selection.keys].sort().join('')

test('a row is chosen, and given up again', () => {
  const one = toggled(nothingSelected, 'b')
  expect(of(one)).toBe('b')
  expect(of(toggled(one, 'b'))).toBe('')
  expect(of(nothingSelected)).toBe('')
})

test.each([
  ['down', 'b', 'd', 'bcd'],
  ['up', 'd', 'b', 'bcd'],
  ['to itself', 'c', 'c', 'c'],
])('a range reaches %s', (_, from, to, chosen) => {
  expect(of(extended(nothingSelected, rows, from, to))).toBe(chosen)
})

test('a range goes on from where it began, beside what was chosen before', () => {
  const begun = toggled(toggled(nothingSelected, 'a'), 'c')
  const once = extended(begun, rows, 'c', 'd')
  expect(of(extended(once, rows, 'd', 'e'))).toBe('acde')
})

test('where its beginning is gone from the list it begins anew', () => {
  const begun = toggled(nothingSelected, 'gone')
  expect(of(extended(begun, rows, 'gone', 'c'))).toBe('cgone')
})

test('what is done leaves the selection', () => {
  const chosen = extended(nothingSelected, rows, 'a', 'c')
  expect(of(without(chosen, ['a', 'c']))).toBe('b')
  expect(without(chosen, ['a']).anchor).toBeNull()
})
