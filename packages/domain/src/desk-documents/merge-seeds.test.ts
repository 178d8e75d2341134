import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diffSeeds } from './diff-seeds.ts'
import { mergeSeeds } from './merge-seeds.ts'

const block = (id: string, text = id) => ({ kind: 'prose', id, text })
const page = (...blocks: readonly object[]) => ({ name: 'a', blocks })
const [a, b, c] = [block('a'), block('b'), block('c')]

describe('what two changed from one beginning', () => {
  test.each([
    ['other fields', { x: 1, y: 1 }, { x: 2, y: 1 }, { x: 1, y: 2 }, { x: 2, y: 2 }],
    ['the same, alike', { x: 1 }, { x: 2 }, { x: 2 }, { x: 2 }],
    [
      'two languages of a text',
      { t: { 'zh-CN': '甲', 'en-US': 'A' } },
      { t: { 'zh-CN': '乙', 'en-US': 'A' } },
      { t: { 'zh-CN': '甲', 'en-US': 'B', 'zh-HK': '丙' } },
      { t: { 'zh-CN': '乙', 'en-US': 'B', 'zh-HK': '丙' } },
    ],
    ['a field gone, another new', { x: 1, y: 1 }, { y: 1 }, { x: 1, y: 1, z: 1 }, { y: 1, z: 1 }],
    [
      'a block moved, its text changed',
      page(a, b, c),
      page(c, a, b),
      page(block('a', 'A'), b, c),
      page(c, block('a', 'A'), b),
    ],
    [
      'its text changed, a block moved',
      page(a, b, c),
      page(block('a', 'A'), b, c),
      page(c, a, b),
      page(c, block('a', 'A'), b),
    ],
    [
      'a block added before a changed one',
      page(a, b),
      page(a, block('b', 'B')),
      page(block('n'), a, b),
      page(block('n'), a, block('b', 'B')),
    ],
    [
      'a block removed, another changed',
      page(a, b, c),
      page(b, c),
      page(a, b, block('c', 'C')),
      page(b, block('c', 'C')),
    ],
    [
      'two blocks changed',
      page(a, b),
      page(block('a', 'A'), b),
      page(a, block('b', 'B')),
      page(block('a', 'A'), block('b', 'B')),
    ],
    [
      'plain entries',
      { l: ['x', 'y', 'z'] },
      { l: ['x', 'Y', 'z'] },
      { l: ['x', 'y', 'Z'] },
      { l: ['x', 'Y', 'Z'] },
    ],
  ])('%s', (_what, before, mine, theirs, seed) => {
    expect(mergeSeeds(before, mine, theirs)).toEqual({ seed, conflicts: [] })
  })

  test.each([
    ['the same field', { x: 1 }, { x: 2 }, { x: 3 }, [{ path: ['x'], before: 1, mine: 2, theirs: 3 }]],
    [
      'the same language of a text',
      { t: { 'zh-CN': '甲', 'en-US': 'A' } },
      { t: { 'zh-CN': '甲', 'en-US': 'B' } },
      { t: { 'zh-CN': '甲', 'en-US': 'C' } },
      [{ path: ['t', 'en-US'], before: 'A', mine: 'B', theirs: 'C' }],
    ],
    [
      'a block that the other moved, where it is now',
      page(a, b),
      page(block('a', 'A'), b),
      page(b, block('a', 'X')),
      [{ path: ['blocks', 1, 'text'], before: 'a', mine: 'A', theirs: 'X' }],
    ],
    [
      'a block that the other removed',
      page(a, b),
      page(block('a', 'A'), b),
      page(b),
      [{ path: ['blocks', 0], before: a, mine: block('a', 'A'), theirs: null }],
    ],
    [
      'a block removed that the other changed',
      page(a, b),
      page(b),
      page(block('a', 'A'), b),
      [{ path: ['blocks', 0], before: a, mine: null, theirs: block('a', 'A') }],
    ],
    [
      'a field removed that the other changed',
      { x: 1, y: 1 },
      { y: 1 },
      { x: 2, y: 1 },
      [{ path: ['x'], before: 1, mine: null, theirs: 2 }],
    ],
    [
      'a list that both added to',
      { l: ['x'] },
      { l: ['x', 'y'] },
      { l: ['x', 'z'] },
      [{ path: ['l'], before: ['x'], mine: ['x', 'y'], theirs: ['x', 'z'] }],
    ],
    [
      'a block that became one of another kind',
      page({ kind: 'prose', id: 'a', text: 'x' }),
      page({ kind: 'quote', id: 'a', text: 'x', who: 'w' }),
      page({ kind: 'prose', id: 'a', text: 'y' }),
      [expect.objectContaining({ path: ['blocks', 0] })],
    ],
    [
      'a text that became a statement',
      { t: { 'zh-CN': '甲', 'en-US': 'A' } },
      { t: { claim: ['cities'], text: { 'zh-CN': '甲', 'en-US': 'A' }, without: null } },
      { t: { 'zh-CN': '乙', 'en-US': 'A' } },
      [expect.objectContaining({ path: ['t'] })],
    ],
  ])('%s: nothing of the other is lost', (_what, before, mine, theirs, conflicts) => {
    expect(mergeSeeds(before, mine, theirs).conflicts).toEqual(conflicts)
  })
})

const leaf = fc.oneof(fc.string({ maxLength: 3 }), fc.integer({ min: 0, max: 3 }), fc.constant(null))
const seed = fc.letrec<{ seed: unknown }>((tie) => ({
  seed: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('seed'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('id', 'kind', 'text', 'zh-CN', 'en-US'), tie('seed'), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
})).seed

describe('of any documents', () => {
  test('who alone changed something has it as they made it', () => {
    fc.assert(
      fc.property(seed, seed, (before, mine) => {
        expect(mergeSeeds(before, mine, before)).toEqual({ seed: mine, conflicts: [] })
        expect(mergeSeeds(before, before, mine)).toEqual({ seed: mine, conflicts: [] })
        expect(mergeSeeds(before, mine, mine)).toEqual({ seed: mine, conflicts: [] })
      }),
    )
  })

  test('a line that was written anew in its place is one change', () => {
    expect(diffSeeds({ lines: ['door', 'hour'] }, { lines: ['door', 'two hours'] })).toEqual([
      { what: 'changed', path: ['lines', 1], before: 'hour', after: 'two hours' },
    ])
    expect(diffSeeds({ lines: ['door', 'hour'] }, { lines: ['door'] })).toHaveLength(1)
  })

  test('what differs is told, and of what is equal nothing', () => {
    fc.assert(
      fc.property(seed, seed, (before, after) => {
        expect(diffSeeds(before, before)).toEqual([])
        expect(diffSeeds(before, after).length === 0).toBe(
          JSON.stringify(sorted(before)) === JSON.stringify(sorted(after)),
        )
      }),
    )
  })
})

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  )
}

describe('how two versions differ', () => {
  test.each([
    [
      'a text',
      { t: { 'en-US': 'A' } },
      { t: { 'en-US': 'B' } },
      [{ what: 'changed', path: ['t', 'en-US'], before: 'A', after: 'B' }],
    ],
    ['a field more', {}, { x: 1 }, [{ what: 'added', path: ['x'], after: 1 }]],
    ['a field less', { x: 1 }, {}, [{ what: 'removed', path: ['x'], before: 1 }]],
    ['a block moved', page(a, b, c), page(c, a, b), [{ what: 'moved', path: ['blocks', 0], from: 2 }]],
    [
      'a block moved and changed',
      page(a, b, c),
      page(block('c', 'C'), a, b),
      [
        { what: 'moved', path: ['blocks', 0], from: 2 },
        { what: 'changed', path: ['blocks', 0, 'text'], before: 'c', after: 'C' },
      ],
    ],
    ['a block between', page(a, b), page(a, c, b), [{ what: 'added', path: ['blocks', 1], after: c }]],
    ['a block less', page(a, b, c), page(a, c), [{ what: 'removed', path: ['blocks', 1], before: b }]],
    [
      'a passage without an id changed',
      {
        body: [
          { kind: 'p', text: 'x' },
          { kind: 'p', text: 'y' },
        ],
      },
      {
        body: [
          { kind: 'p', text: 'x' },
          { kind: 'p', text: 'z' },
        ],
      },
      [{ what: 'changed', path: ['body', 1, 'text'], before: 'y', after: 'z' }],
    ],
    [
      'a value of another kind',
      { x: [] },
      { x: {} },
      [{ what: 'changed', path: ['x'], before: [], after: {} }],
    ],
  ])('%s', (_what, before, after, changes) => {
    expect(diffSeeds(before, after)).toEqual(changes)
  })
})
