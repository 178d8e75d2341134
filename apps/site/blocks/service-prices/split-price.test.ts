import { expect, it } from 'vitest'
import { splitPrice } from './split-price.ts'

it.each([
  ['18 元/立方米', '18', '元/立方米'],
  ['0.5 yuan per piece', '0.5', 'yuan per piece'],
  ['200 元起', '200', '元起'],
  ['5‰ of the value', '5‰', 'of the value'],
])('%s is %s and %s', (price, value, unit) => {
  expect(splitPrice(price)).toEqual({ value, unit })
})

it.each(['免费', '500 元以内 1 元/票；500–1,000 元 2 元/票', 'Free up to 100 kg', '8'])(
  '%s stays whole',
  (price) => {
    expect(splitPrice(price)).toBe(price)
  },
)
