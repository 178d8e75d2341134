import { whereWritten } from '@hongyan/testing/where-written'
import { describe, expect, test } from 'vitest'
import { retentionWords } from '../retention-words.ts'
import { parseWritten } from './parse-written.ts'
import { WrittenError } from './written-error.ts'

/** The messages of a document that cannot be read, each with its line. */
function refusals(text: string, named?: Readonly<Record<string, string>>): readonly string[] {
  try {
    parseWritten(text, 'a.yaml', named)
  } catch (error) {
    if (error instanceof WrittenError) return error.message.split('\n')
    throw error
  }
  return []
}

test('languages stand side by side, in one line or under one another', () => {
  const seed = parseWritten(
    `title: { zh: 武汉, en: Wuhan, hk: 武漢 }
body:
  - zh: >-
      一天。
    en: >-
      One day: and
      a second line.
  - 1,500
count: 3
day: 2026-11-20
never: null
`,
    'a.yaml',
    { id: 'wuhan' },
  )
  expect(seed).toEqual({
    title: { 'zh-CN': '武汉', 'en-US': 'Wuhan', ...whereWritten('zh-HK', (hk) => ({ [hk]: '武漢' })) },
    body: [{ 'zh-CN': '一天。', 'en-US': 'One day: and a second line.' }, '1,500'],
    count: 3,
    day: '2026-11-20',
    never: null,
    id: 'wuhan',
  })
})

test('what rests on facts names them, and what stands in its place once they have expired', () => {
  expect(
    parseWritten(
      `lead: { facts: [warehouses], zh: 很多, en: Many, without: { zh: 一些, en: Some } }
rows:
  - facts: [cities, warehouses]
    shows: [{ zh: 甲, en: A }, b]
`,
      'a.yaml',
    ),
  ).toEqual({
    lead: {
      claim: ['warehouses'],
      text: { 'zh-CN': '很多', 'en-US': 'Many' },
      without: { 'zh-CN': '一些', 'en-US': 'Some' },
    },
    rows: [{ claim: ['cities', 'warehouses'], text: [{ 'zh-CN': '甲', 'en-US': 'A' }, 'b'], without: null }],
  })
})

test('a fact is shown by its name', () => {
  expect(parseWritten('items: [{ fact: warehouses }]', 'a.yaml')).toMatchObject({
    items: [
      { claim: ['warehouses'], text: { 'zh-CN': { id: 'warehouses', value: '1,500' } }, without: null },
    ],
  })
})

test('how long something is kept comes from the table by which it is removed', () => {
  const { 'zh-CN': chinese, 'en-US': english } = retentionWords('orders')
  expect(
    parseWritten(
      "a: { retention: orders }\nb: { retention: orders, zh: '签收后{kept}', en: '{kept} after delivery' }",
      'a.yaml',
    ),
  ).toEqual({
    a: { 'zh-CN': chinese, 'en-US': english },
    b: { 'zh-CN': `签收后${chinese}`, 'en-US': `${english} after delivery` },
  })
})

describe('a document is refused with the line of every mistake', () => {
  test.each([
    [
      'a language that is missing',
      'a: 1\nb: { zh: 甲 }',
      ['the English is missing: no "en" stands here (a.yaml:2)'],
    ],
    ['a language without a text', 'a:\n  zh: 甲\n  en:\n', ['the English is missing after "en" (a.yaml:3)']],
    ['the other order', 'a: { en: A, zh: 甲 }', ['"zh" stands before "en" (a.yaml:1)']],
    [
      'a comma without quotes',
      'a: { zh: 甲, en: A, b }',
      ['"b" does not stand beside "zh": a text with a comma between braces stands in quotes (a.yaml:1)'],
    ],
    [
      'a line that is not deep enough',
      'a:\n  - zh: >-\n    甲\n    en: A',
      [
        'Implicit map keys need to be followed by map values: a key has a colon, and lines after >- are indented deeper than the key above them (a.yaml:3)',
      ],
    ],
    [
      'keys inside a language',
      'a:\n  zh: { b: 甲 }\n  en: A',
      ['a language holds texts: what has keys stands around the languages (a.yaml:2)'],
    ],
    [
      'facts that there are not',
      'a:\n  facts:\n    - cities\n    - moons\n  zh: 甲\n  en: A\nb: { fact: suns }',
      [
        'no fact of packages/content/src/facts.ts is called "moons" (a.yaml:4)',
        'no fact of packages/content/src/facts.ts is called "suns" (a.yaml:7)',
      ],
    ],
    [
      'no facts',
      'a: { facts: [], zh: 甲, en: A }',
      ['after "facts" stands a list: [warehouses, cities] (a.yaml:1)'],
    ],
    [
      'facts for nothing',
      'a: { facts: [cities] }',
      ['beside "facts" stand either the languages or "shows" (a.yaml:1)'],
    ],
    [
      'a period that there is not',
      'a: 1\nb: { retention: moons }',
      ['nothing in the table of retention periods is called "moons" (a.yaml:2)'],
    ],
    [
      'a text around a period without the period',
      "a:\n  retention: orders\n  zh: '签收后{kept}'\n  en: After delivery\n",
      ['each text has {kept} in it (a.yaml:2)'],
    ],
    [
      'an anchor',
      'a: &b 1\nc: *b',
      [1, 2].map((line) => `anchors, references to them and tags are not used (a.yaml:${line})`),
    ],
    ['a tag', 'a: !!str 1', ['anchors, references to them and tags are not used (a.yaml:1)']],
    ['no document', '- 1', ['a document is keys with values: "date: 2026-11-20" (a.yaml:1)']],
    ['nothing', '', ['a document is keys with values: "date: 2026-11-20" (a.yaml:1)']],
  ])('%s', (_, text, messages) => {
    expect(refusals(text)).toEqual(messages)
  })

  test.each([
    ['a colon in a text', 'a: 1\nb: Note: this', 2],
    ['a text that begins with a sign', 'a: 1\nb: 2\nc: @home', 3],
    ['a tab', 'a:\n\tb: 1', 2],
    ['two documents', 'a: 1\n---\nb: 1', 2],
    ['a key that stands twice', 'a: 1\na: 2', 2],
  ])('%s', (_, text, line) => {
    expect(refusals(text)).toEqual([expect.stringMatching(new RegExp(`\\(a\\.yaml:${line}\\)$`))])
  })

  test('what the name of the file says', () => {
    expect(refusals('date: 2026-11-20\nid: b', { id: 'a' })).toEqual([
      'the name of the file says the id: it is not repeated (a.yaml:2)',
    ])
  })

  test('the first place is told apart, for whoever shows it', () => {
    expect(() => parseWritten('a: { zh: 甲 }', 'a.yaml')).toThrow(
      expect.objectContaining({ loc: { file: 'a.yaml', line: 1, column: 1 } }),
    )
  })
})

test('text that would be lost or get spaces without a word is refused', () => {
  expect(refusals("a: { zh: '第 #3 号', en: 'No. #3' }")).toEqual([])
  expect(refusals('# a comment\na: x\n# another\nb: y\n')).toEqual([])
  expect(refusals('b: x\na: 第 #3 号\n')).toEqual([
    expect.stringMatching(/what stands after " #" is lost.*a\.yaml:2/),
  ])
  for (const folded of ['a: >-\n  中文一\n  中文二\n', 'a: 中文一\n  中文二\n'])
    expect(refusals(folded)).toEqual([expect.stringMatching(/Chinese stands in one line.*a\.yaml:[12]/)])
  expect(refusals('a: |-\n  中文一\n  中文二\n')).toEqual([])
})
