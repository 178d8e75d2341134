import { whereWritten } from '@hongyan/testing/where-written'
import { expect, test } from 'vitest'
import { lineOf } from './line-of.ts'
import { parseWritten } from './parse-written.ts'

const seed = parseWritten(
  `date: 2026-11-20
title:
  zh: 武汉
  en: Wuhan
items:
  - facts: [cities]
    zh: 甲
    en: A
    without: null
  - label: { zh: 乙, en: B }
    value: 1
  - facts: [cities]
    zh: 丙
    en: C
    without:
      zh: 丁
      en: D
`,
  'a.yaml',
)
const current = Date.parse('2026-11-20')
const expired = Date.parse('2100-01-01')

test.each([
  ['a value', ['date'], 'en-US', current, 1],
  ['a text, in its language', ['title'], 'en-US', current, 4],
  ...(whereWritten(
    'zh-HK',
    (hk) => [['a text that is derived, where it is derived from', ['title'], hk, current, 3]] as const,
  ) ?? []),
  ['a field that is missing, where it would stand', ['items', 1, 'unit'], 'zh-CN', current, 10],
  ['a part of an entry', ['items', 1, 'value'], 'zh-CN', current, 11],
  ['a statement', ['items', 2], 'en-US', current, 14],
  ['an entry behind one that has expired', ['items', 0, 'value'], 'zh-CN', expired, 11],
  ['what stands in place of an expired statement', ['items', 1], 'zh-CN', expired, 16],
  ['the document', [], 'zh-CN', current, 1],
] as const)('%s', (_, path, locale, at, line) => {
  expect(lineOf(seed, path, locale, at)).toEqual({ file: 'a.yaml', line })
})

test('a seed that was read from no file has no line', () => {
  expect(lineOf({ date: '2026-11-20' }, ['date'], 'zh-CN', current)).toBeNull()
})
