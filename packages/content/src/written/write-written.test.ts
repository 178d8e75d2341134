import { describe, expect, test } from 'vitest'
import { parseWritten } from './parse-written.ts'
import { writeWritten } from './write-written.ts'

const again = (seed: object, named: Readonly<Record<string, string>> = {}): object =>
  parseWritten(writeWritten(seed, named), 'a.yaml', named)

test('a file looks as those that ship', () => {
  const title = { 'zh-CN': '武汉枢纽二期启用', 'en-US': 'Phase two opens' }
  const long =
    'At midnight on November 18 phase two in Wuhan took its first night cargo. Until now freight was split by hand.'
  const seed = {
    id: 'phase-two',
    date: '2026-11-18',
    title,
    scene: null,
    body: [
      { kind: 'heading', text: title },
      { kind: 'paragraph', text: { 'zh-CN': '零点，武汉。', 'en-US': long } },
      { claim: ['cities'], text: { 'zh-CN': '一城', 'en-US': 'A city' }, without: null },
    ],
    related: ['/air', '/cargo'],
  }
  expect(writeWritten(seed, { id: 'phase-two' })).toBe(`date: 2026-11-18
title: { zh: 武汉枢纽二期启用, en: Phase two opens }
scene: null

body:
  - { kind: heading, text: { zh: 武汉枢纽二期启用, en: Phase two opens } }

  - kind: paragraph
    text:
      zh: 零点，武汉。
      en: >-
        At midnight on November 18 phase two in Wuhan took its first night cargo. Until now freight
        was split by hand.

  - { facts: [cities], zh: 一城, en: A city }

related: [/air, /cargo]
`)
})

describe('a text comes back as it was', () => {
  const long = 'word '.repeat(40).trim()
  const rows = [
    '',
    ' ',
    'null',
    'true',
    '1,500',
    '1.5',
    '0x1f',
    '.inf',
    '~',
    '-',
    '- a',
    'a: b',
    'a:',
    'a #b',
    '#a',
    "it's",
    '"quoted"',
    "'",
    '{kept}',
    '[a]',
    'a, b',
    '&a',
    '*a',
    '!a',
    '|',
    '>-',
    '%a',
    '@a',
    '`a`',
    'a\nb',
    '\n',
    'a\n',
    'a\tb',
    'a\u0000b'.replace('\u0000', '\u0001'),
    'a\u0085b',
    'a\u2028b',
    '\ufeffa',
    'a\u00a0b',
    long,
    `${long}  two spaces`,
    `${long}\n${long}`,
    ` ${long}`,
    `${long} `,
    `# ${long}`,
    `汉字 汉字 ${'汉字 '.repeat(60)}汉字`,
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '\u202egnp.exe',
    '👩‍👩‍👧',
    '---',
    '...',
    '? a',
    '<<',
    'zh: a',
    '2026-11-18',
  ]
  test.each(rows)('%j', (text) => {
    const seed = {
      alone: text,
      texts: { 'zh-CN': text, 'en-US': text },
      list: [text, [text]],
      parts: [{ kind: 'a', text: { 'zh-CN': '汉', 'en-US': text } }],
    }
    expect(again(seed)).toEqual(seed)
  })
})

test('values that are no texts, and keys that need quotes', () => {
  const seed = { a: 1, b: -1.5, c: true, d: null, e: [], f: {}, g: [[]], 'a: b': 'x', null: 'y', 汉: 'z' }
  expect(again(seed)).toEqual(seed)
})
