import { rareSigns } from '@hongyan/testing/varieties'
import { expect, test } from 'vitest'
import { hongKongTexts } from './source-texts.ts'

const texts = hongKongTexts()

test.each(rareSigns)('%s stands only where it is meant', (sign, words) => {
  const wrong = texts.filter((text) => text.replace(words, '').includes(sign))
  expect(wrong, 'the word belongs into house-terms.ts, or here where it is right').toEqual([])
})
