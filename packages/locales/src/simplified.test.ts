import { expect, test } from 'vitest'
import { toSimplified } from './simplified.ts'

test.each([
  ['冷鏈', '冷链'],
  ['運單編號', '运单编号'],
  ['速遞員已把貨放進智能櫃', '速递员已把货放进智能柜'],
  ['着陸後週期', '着陆后周期'],
  ['濬縣和澂江', '浚县和澄江'],
])('%s is %s in simplified characters', (traditional, simplified) => {
  expect(toSimplified(traditional)).toBe(simplified)
})

test('what is simplified or Latin stays as it is', () => {
  for (const text of ['冷链运输', 'WMS / TMS 3.5', '']) expect(toSimplified(text)).toBe(text)
})
