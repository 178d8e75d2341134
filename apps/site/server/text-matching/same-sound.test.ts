import { expect, it } from 'vitest'
import { isOneSoundSlip, soundAlike } from './same-sound.ts'

it.each([
  ['点', '电', true],
  ['铵', '安', true],
  ['包', '印', false],
  ['印', '火', false],
  ['行', '航', true],
  ['a', '点', false],
])('%s and %s sound alike: %s', (one, other, alike) => {
  expect(soundAlike(one, other)).toBe(alike)
})

it.each([
  ['充点宝', '充电宝', true],
  ['打包机', '打火机', false],
  ['打印机', '打火机', false],
  ['充电宝', '充电宝', false],
  ['充点饱', '充电宝', false],
  ['充电宝壳', '充电宝', false],
])('%s is a slip of %s: %s', (typed, meant, slip) => {
  expect(isOneSoundSlip(typed, meant)).toBe(slip)
})
