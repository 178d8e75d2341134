import { expect, test } from 'vitest'
import { inAscii } from './in-ascii.ts'

test.each([
  ['a text', '"件—😀"', '"\\u4ef6\\u2014\\ud83d\\ude00"'],
  ['a text with a backslash in it', '"\\\\件"', '"\\\\\\u4ef6"'],
  ['a pattern', '/[—、]+\\d/u', '/[\\u2014\\u3001]+\\d/u'],
  ['text as it is written, without such a sign', 'String.raw`\\d`+"件"', 'String.raw`\\d`+"\\u4ef6"'],
])('%s means the same', (_, code, written) => {
  expect(inAscii(code)).toBe(written)
})

test.each([
  ['a pattern that escapes a sign', '/\\—/'],
  ['one after another backslash', '/\\\\\\—/'],
  ['text as it is written', 'String.raw`—`'],
])('%s is no way to write a sign that has to be escaped', (_, code) => {
  expect(() => inAscii(`const a=${code}`)).toThrow('has to stay')
})
