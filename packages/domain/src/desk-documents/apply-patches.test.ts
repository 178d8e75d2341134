import { DomainError } from '@hongyan/kernel/errors'
import { describe, expect, test } from 'vitest'
import { applyPatches, mostPatches, type SeedPatch } from './apply-patches.ts'

const seed = { title: { 'zh-CN': '甲', 'en-US': 'A' }, list: ['x', 'y', 'z'], none: null }

test.each<[string, readonly SeedPatch[], object]>([
  [
    'a text',
    [{ op: 'replace', path: ['title', 'en-US'], value: 'B' }],
    { title: { 'zh-CN': '甲', 'en-US': 'B' } },
  ],
  [
    'a language more',
    [{ op: 'add', path: ['title', 'zh-HK'], value: '丙' }],
    { title: { ...seed.title, 'zh-HK': '丙' } },
  ],
  ['an entry at the end', [{ op: 'add', path: ['list', 3], value: 'w' }], { list: ['x', 'y', 'z', 'w'] }],
  ['an entry between', [{ op: 'add', path: ['list', 1], value: 'w' }], { list: ['x', 'w', 'y', 'z'] }],
  ['an entry less', [{ op: 'remove', path: ['list', 0] }], { list: ['y', 'z'] }],
  [
    'an entry less, as immer notes it',
    [
      { op: 'replace', path: ['list', 0], value: 'y' },
      { op: 'replace', path: ['list', 1], value: 'z' },
      { op: 'replace', path: ['list', 'length'], value: 2 },
    ],
    { list: ['y', 'z'] },
  ],
  [
    'what was added before',
    [
      { op: 'add', path: ['more'], value: { text: 'a' } },
      { op: 'replace', path: ['more', 'text'], value: 'b' },
    ],
    { more: { text: 'b' } },
  ],
])('%s', (_what, patches, change) => {
  const before = JSON.stringify(seed)
  expect(applyPatches(seed, patches)).toEqual({ ...seed, ...change })
  expect(JSON.stringify(seed)).toBe(before)
})

test('the whole, but not by what is no document', () => {
  expect(applyPatches(seed, [{ op: 'replace', path: [], value: { a: 1 } }])).toEqual({ a: 1 })
})

const deep = (levels: number): unknown => (levels === 0 ? 'x' : [deep(levels - 1)])
const polluting = JSON.parse('{"__proto__":{"polluted":true}}')

describe('refused, and nothing is changed by it', () => {
  test.each<[string, readonly SeedPatch[]]>([
    ['a path that is not there', [{ op: 'replace', path: ['title', 'fr'], value: 'x' }]],
    ['a path through a text', [{ op: 'add', path: ['list', 0, 'a'], value: 'x' }]],
    ['a path through null', [{ op: 'add', path: ['none', 'a'], value: 'x' }]],
    ['a place behind the end', [{ op: 'add', path: ['list', 9], value: 'x' }]],
    ['a place before the beginning', [{ op: 'remove', path: ['list', -1] }]],
    ['half a place', [{ op: 'replace', path: ['list', 0.5], value: 'x' }]],
    ['a key of a list', [{ op: 'add', path: ['list', 'push'], value: 'x' }]],
    ['a number of a record', [{ op: 'add', path: [0], value: 'x' }]],
    ['a longer list', [{ op: 'replace', path: ['list', 'length'], value: 1e9 }]],
    ['a list without a length', [{ op: 'remove', path: ['list', 'length'] }]],
    ['nothing to remove', [{ op: 'remove', path: ['more'] }]],
    ['the prototype', [{ op: 'add', path: ['__proto__', 'polluted'], value: true }]],
    [
      'the prototype of the constructor',
      [{ op: 'add', path: ['constructor', 'prototype', 'polluted'], value: true }],
    ],
    ['a prototype in a value', [{ op: 'add', path: ['a'], value: polluting }]],
    ['a prototype deep in a value', [{ op: 'add', path: ['a'], value: { b: [{ c: polluting }] } }]],
    ['an empty key', [{ op: 'add', path: [''], value: 'x' }]],
    ['a very long key', [{ op: 'add', path: ['k'.repeat(200)], value: 'x' }]],
    ['a value too deep', [{ op: 'add', path: ['a'], value: deep(30) }]],
    ['a text too long', [{ op: 'add', path: ['a'], value: 'x'.repeat(60_000) }]],
    ['too many values', [{ op: 'add', path: ['a'], value: new Array(70_000).fill(0) }]],
    [
      'too large a whole',
      Array.from({ length: 30 }, (_, n) => ({
        op: 'add' as const,
        path: [`k${n}`],
        value: 'x'.repeat(40_000),
      })),
    ],
    [
      'too many patches',
      Array.from({ length: mostPatches + 1 }, () => ({ op: 'replace' as const, path: ['none'], value: 1 })),
    ],
    ['no value', [{ op: 'replace', path: ['none'] }]],
    ['a date', [{ op: 'replace', path: ['none'], value: new Date() }]],
    ['no number', [{ op: 'replace', path: ['none'], value: Number.NaN }]],
    ['a NUL', [{ op: 'replace', path: ['none'], value: 'a\0b' }]],
    ['half a character', [{ op: 'replace', path: ['none'], value: '\ud800' }]],
    ['a text in place of the whole', [{ op: 'replace', path: [], value: 'x' }]],
    ['a list in place of the whole', [{ op: 'replace', path: [], value: [] }]],
    ['nothing in place of the whole', [{ op: 'remove', path: [] }]],
    ['a path too deep', [{ op: 'add', path: new Array(40).fill('a'), value: 'x' }]],
  ])('%s', (_what, patches) => {
    expect(() => applyPatches(seed, patches)).toThrow(DomainError)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})
