import { expect, test } from 'vitest'
import { type Steady, steadyRows } from './steady-rows.ts'

const row = (key: string, state = 'open') => ({ key, state })
const keyOf = ({ key }: Readonly<Record<string, unknown>>) => String(key)
const read = (before: Steady | null, pages: readonly (readonly string[])[], taken = 0, id = 'all') =>
  steadyRows(
    before,
    { id, taken, pages: pages.map((keys) => ({ rows: keys.map((key) => row(key)) })) },
    keyOf,
  )
const keys = ({ rows }: Steady) => rows.map(keyOf).join('')

test('what is new is counted, and stands in its place once it is taken', () => {
  const first = read(null, [['a', 'b', 'c']])
  const later = read(first, [['x', 'a', 'y', 'b', 'c']])
  expect([keys(later), later.fresh, later.isMoved]).toEqual(['abc', 2, false])
  expect(read(later, [['x', 'a', 'y', 'b', 'c']]).fresh).toBe(2)
  const taken = read(later, [['x', 'a', 'y', 'b', 'c']], 1)
  expect([keys(taken), taken.fresh]).toEqual(['xaybc', 0])
})

test('rows that are shown say what they say now', () => {
  const first = read(null, [['a', 'b']])
  const pages = [{ rows: [row('b', 'closed'), row('a')] }]
  const later = steadyRows(first, { id: 'all', taken: 0, pages }, keyOf)
  expect(later.rows).toEqual([row('a'), row('b', 'closed')])
  expect([later.fresh, later.isMoved]).toEqual([0, true])
})

test('one that has left stays until somebody takes what is new', () => {
  const later = read(read(null, [['a', 'b', 'c']]), [['a', 'c']])
  expect([keys(later), later.isMoved]).toEqual(['abc', true])
  expect(keys(read(later, [['a', 'c']], 1))).toBe('ac')
})

test('further pages follow, without those that stand there already', () => {
  const later = read(read(null, [['a', 'b']]), [
    ['a', 'b'],
    ['b', 'c'],
  ])
  expect([keys(later), later.fresh, later.isMoved]).toEqual(['abc', 0, false])
})

test('other filters begin anew', () => {
  const other = read(read(null, [['a', 'b']]), [['c', 'a']], 0, 'mine')
  expect([keys(other), other.fresh]).toEqual(['ca', 0])
})
