import { expect, test } from 'vitest'
import { comboboxStep } from './combobox-step.ts'

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 2, -1],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, -1],
])('%s leads from %i to %i, round through the field', (key, marked, at) => {
  expect(comboboxStep(key, { isOpen: true, count: 3, marked })).toEqual({ kind: 'mark', at })
})

test.each([
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
])('%s leads from %i to %i where one is proposed', (key, marked, at) => {
  expect(comboboxStep(key, { isOpen: true, count: 3, marked, proposes: true })).toEqual({ kind: 'mark', at })
})

test.each([
  ['ArrowDown', false, -1, { kind: 'open' }],
  ['ArrowUp', false, -1, { kind: 'open' }],
  ['Enter', true, 1, { kind: 'choose', at: 1 }],
  ['Enter', true, -1, { kind: 'enter' }],
  ['Enter', false, -1, { kind: 'enter' }],
  ['Escape', true, 1, { kind: 'close' }],
  ['Escape', false, -1, null],
  ['a', true, 1, null],
  ['Tab', true, 1, null],
])('%s of a list that is open: %s, with %i marked', (key, isOpen, marked, step) => {
  expect(comboboxStep(key, { isOpen, count: 3, marked })).toEqual(step)
})
