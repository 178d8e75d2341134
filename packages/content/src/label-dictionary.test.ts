import { expect, test } from 'vitest'
import { hasHan } from './has-han.ts'
import { labelDictionary } from './label-dictionary.ts'

test('labels of the interface and of the documents have their English', () => {
  const dictionary = labelDictionary()
  expect(dictionary.get('请输入订单号或包裹号')).toBe('Please enter the order No. or package No.')
  expect(dictionary.get('去向都说得清')).toBe('accounted for')
  expect(dictionary.get('冷链')).toBe('Cold chain')
  expect([...dictionary.values()].filter(hasHan)).toEqual([])
  expect(dictionary.size).toBeGreaterThan(700)
})
