import { expect, test } from 'vitest'
import { bodyOf, missingOf } from './field-values.ts'

const field = (kind: string, isNeeded?: true) => ({
  key: 'it',
  kind,
  label: { en: '', zh: '' },
  ...(isNeeded ? { isNeeded } : {}),
})

test.each([
  ['choice', 'won', 'won'],
  ['staff', 'me', 'me'],
  ['day', '2026-11-28', '2026-11-28'],
  ['instant', '2026-11-28T14:30', '2026-11-28T14:30:00+08:00'],
  ['instant', '2026-11-28T14:30:15', '2026-11-28T14:30:15+08:00'],
  ['branch', ' BJ01 ', 'BJ01'],
  ['long-text', ' as it is\n', ' as it is\n'],
  ['money', '12', 1200],
  ['money', '1,234.5', 123_450],
  ['money', '¥0.29', 29],
  ['money', '19.99', 1999],
  ['money', 'a lot', 'a lot'],
  ['money', '1.234', '1.234'],
  ['flag', 'true', true],
  ['flag', '', false],
] as const)('what is typed for a %s, %j, is sent as %j', (kind, typed, sent) => {
  expect(bodyOf([field(kind)], { it: typed })).toEqual({ it: sent })
})

test.each(['choice', 'staff', 'day', 'instant', 'branch', 'text', 'long-text', 'money'])(
  'a %s that is left empty is not sent',
  (kind) => {
    expect(bodyOf([field(kind)], { it: ' ' })).toEqual({})
    expect(bodyOf([field(kind)], {})).toEqual({})
  },
)

test('a field that is needed is missed where nothing is in it', () => {
  expect(missingOf([field('text', true)], { it: ' ' })).toEqual(['it'])
  expect(missingOf([field('text', true)], {})).toEqual(['it'])
  expect(missingOf([field('text', true)], { it: 'x' })).toEqual([])
  expect(missingOf([field('text')], {})).toEqual([])
})
