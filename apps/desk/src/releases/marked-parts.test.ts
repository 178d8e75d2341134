import { expect, test } from 'vitest'
import { markedParts } from './marked-parts.ts'

const written = (before: string, after: string): string =>
  markedParts(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}]` : `[+${text}]`))
    .join('')

test.each([
  ['一字之差的一段话', '一词之差的一段话', '一[-字][+词]之差的一段话'],
  ['Opens at 8 every day.', 'Opens at 9 every day.', 'Opens at [-8][+9] every day.'],
  ['same', 'same', 'same'],
  ['', 'new', '[+new]'],
  ['gone', '', '[-gone]'],
  ['a b c', 'a c', 'a [-b ]c'],
  ['a c', 'a b c', 'a [+b ]c'],
])('%s becomes %s', (before, after, expected) => {
  expect(written(before, after)).toBe(expected)
})

test('both texts can be read out of it, whatever they are', () => {
  const texts = [
    '从武汉到广州，次日达。Next day, 99.5% on time',
    '从武汉到深圳，隔日达！ Two days',
    '',
    '  a  ',
  ]
  for (const before of texts)
    for (const after of texts) {
      const parts = markedParts(before, after)
      const without = (kind: string) =>
        parts.flatMap((part) => (part.kind === kind ? [] : [part.text])).join('')
      expect(without('new')).toBe(before)
      expect(without('gone')).toBe(after)
    }
})

test('a text too long to be compared word by word is marked from its first to its last change', () => {
  const words = (word: string) =>
    `same ${Array.from({ length: 3000 }, (_, at) => `${word}${at}`).join(' ')} end`
  expect(markedParts(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['same', 'gone', 'new', 'same'])
})
