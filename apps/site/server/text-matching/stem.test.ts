import fc from 'fast-check'
import { expect, it } from 'vitest'
import { root, stem } from './stem.ts'

it.each([
  ['ship', 'shipping'],
  ['refund', 'refunded'],
  ['change', 'changing'],
  ['box', 'boxes'],
  ['battery', 'batteries'],
  ['address', 'addresses'],
  ['invoice', 'invoices'],
  ['notice', 'notices'],
  ['charge', 'charged'],
  ['fee', 'fees'],
])('%s is the same word as %s', (one, other) => {
  expect(stem(one)).toBe(stem(other))
})

it.each([
  ['late', 'later'],
  ['customs', 'customers'],
  ['claim', 'climb'],
  ['ring', 'r'],
  ['cargo', 'car'],
  ['pack', 'package'],
])('%s is another word than %s', (one, other) => {
  expect(stem(one)).not.toBe(stem(other))
})

it('leaves alone what is no English word, and begins every word with its root', () => {
  for (const text of ['冷链', 'wms', '3c', '']) expect(stem(text)).toBe(text)
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (word) => {
      expect(word.startsWith(root(word))).toBe(true)
      expect(root(word)).not.toBe('')
    }),
  )
})
