import { expect, test } from 'vitest'
import { areaLine } from './area-line.ts'

test('an area is written as it is said, a municipality once', () => {
  expect(areaLine(['北京市', '北京市', '朝阳区'], 'zh-CN')).toBe('北京市 / 朝阳区')
  expect(areaLine(['Beijing', 'Beijing', 'Chaoyang'], 'en-US')).toBe('Chaoyang, Beijing')
  expect(areaLine([], 'en-US')).toBe('')
})
