import { expect, it } from 'vitest'
import { readMark, resumeMark } from './resume-mark.ts'

const key = Buffer.alloc(32, 7)
const numbers = ['HY260011847203', 'HY660120260038']
const marks = [{ id: 'a', mark: 5, ended: false }, null]
const word = resumeMark(key, numbers, marks)

it('knows its own word again, and whether anything has changed since', () => {
  expect(readMark(key, numbers, word)(marks)).toEqual({ answered: true, same: true })
  const later = [{ id: 'a', mark: 6, ended: false }, null]
  expect(readMark(key, numbers, word)(later)).toEqual({ answered: true, same: false })
  const found = [marks[0] ?? null, { id: 'b', mark: 1, ended: false }]
  expect(readMark(key, numbers, word)(found)).toEqual({ answered: true, same: false })
})

it('takes a word for no other numbers, of no other key, and nothing that is no word', () => {
  const strange = { answered: false, same: false }
  expect(readMark(key, [...numbers].reverse(), word)(marks)).toEqual(strange)
  expect(readMark(key, numbers.slice(0, 1), word)(marks)).toEqual(strange)
  expect(readMark(Buffer.alloc(32, 8), numbers, word)(marks)).toEqual(strange)
  for (const sent of ['', '.', word.slice(1), `${word}x`.slice(2), 'é'.repeat(22)])
    expect(readMark(key, numbers, sent)(marks)).toEqual(strange)
})
