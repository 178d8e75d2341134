import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { charactersOf, cutGeist, cutTypeface } from './cut-typeface.ts'

test('the committed typeface is the one the style sheet asks for', async () => {
  expect(readFileSync(cutTypeface).equals(await cutGeist())).toBe(true)
})

test('single characters and ranges of a style sheet are read, each once', () => {
  expect(charactersOf('a{unicode-range: U+41-43, U+B7;}b{unicode-range:U+43-44;}')).toBe('ABC·D')
})
