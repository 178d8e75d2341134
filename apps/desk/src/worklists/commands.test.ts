import { expect, test } from 'vitest'
import { commandOf, movedTo } from './commands.ts'

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, isComposing: false }
const press = (key: string, held: Partial<typeof plain> = {}) => ({ ...plain, ...held, key })
const down = { kind: 'move', by: 1, extend: false }

test.each([
  ['j', down],
  ['J', down],
  ['k', { ...down, by: -1 }],
  ['x', { kind: 'toggle' }],
  ['e', { kind: 'first-action' }],
  ['n', { kind: 'take-new' }],
  ['/', { kind: 'search' }],
  ['?', { kind: 'keys' }],
  ['Escape', { kind: 'close' }],
])('%s counts wherever the focus is', (key, command) => {
  expect(commandOf(press(key), false, true)).toEqual(command)
})

test.each([
  ['ArrowDown', down],
  ['ArrowUp', { ...down, by: -1 }],
  ['Home', { ...down, by: 'first' }],
  ['End', { ...down, by: 'last' }],
  ['PageDown', { ...down, by: 'page-down' }],
  ['PageUp', { ...down, by: 'page-up' }],
  ['Enter', { kind: 'open' }],
  [' ', { kind: 'toggle' }],
])('%s is for a row alone: elsewhere it is the page’s or a button’s', (key, command) => {
  expect(commandOf(press(key), true, true)).toEqual(command)
  expect(commandOf(press(key), false, true)).toBeNull()
})

test('with Shift a move takes the rows along', () => {
  expect(commandOf(press('J', { shiftKey: true }), true, true)).toEqual({ ...down, extend: true })
  expect(commandOf(press('ArrowDown', { shiftKey: true }), true, true)).toEqual({ ...down, extend: true })
})

test('where single letters are turned off the other keys stay', () => {
  for (const key of ['j', 'k', 'x', 'e', '/', '?']) expect(commandOf(press(key), true, false), key).toBeNull()
  expect(commandOf(press('ArrowDown'), true, false)).toEqual(down)
})

test('what the browser or an input method has is left to it', () => {
  expect(commandOf(press('j', { isComposing: true }), true, true)).toBeNull()
  expect(commandOf(press('ArrowDown', { altKey: true }), true, true)).toBeNull()
  expect(commandOf(press('e', { ctrlKey: true }), true, true)).toBeNull()
  expect(commandOf(press('a', { ctrlKey: true }), false, true)).toBeNull()
  expect(commandOf(press('a', { ctrlKey: true }), true, true)).toEqual({ kind: 'all' })
  expect(commandOf(press('a', { metaKey: true }), true, true)).toEqual({ kind: 'all' })
})

test.each([
  [0, -1, 0],
  [0, 1, 1],
  [9, 1, 9],
  [5, 'first', 0],
  [5, 'last', 9],
  [0, 'page-down', 3],
  [9, 'page-up', 6],
  [8, 'page-down', 9],
] as const)('from row %s a move by %s comes to row %s, of ten, four of them seen', (from, by, to) => {
  expect(movedTo(from, by, 10, 4)).toBe(to)
})
