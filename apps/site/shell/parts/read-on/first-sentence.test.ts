import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test.each([
  ['先看钱。再看货。', '先看钱。'],
  ['看货和钱各走哪条路；再看多久到账。', '看货和钱各走哪条路。'],
  ['From 0.5 kg by air. Ask first.', 'From 0.5 kg by air.'],
  ['No full stop', 'No full stop'],
])('of “%s” a card says “%s”', (text, said) => {
  expect(firstSentence(text)).toBe(said)
})
