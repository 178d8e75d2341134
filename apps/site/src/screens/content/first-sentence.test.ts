import { expect, it } from 'vitest'
import { firstSentence } from './first-sentence.ts'

it.each([
  ['冷藏车只会保温，不会降温。所以第一道冷要在产地做完。', '冷藏车只会保温，不会降温。'],
  ['Chilled, frozen, constant. Every degree on record.', 'Chilled, frozen, constant.'],
  ['A 0.5 yuan label on every box', 'A 0.5 yuan label on every box'],
  ['选您的身份，对面就是懂这件事的人。', '选您的身份，对面就是懂这件事的人。'],
])('%s', (text, first) => {
  expect(firstSentence(text)).toBe(first)
})
