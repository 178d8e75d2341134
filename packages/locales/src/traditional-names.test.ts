import { expect, test } from 'vitest'
import { toTraditional } from './traditional.ts'
import { nameInTraditional } from './traditional-names.ts'

test.each([
  ['朝阳北营业部', '朝陽北營業部'],
  ['武汉转运中心', '武漢轉運中心'],
  ['后湖网点', '後湖服務點'],
  ['一号快递柜', '一號智能櫃'],
  ['Chaoyang North branch', 'Chaoyang North branch'],
])('%s is %s', (name, traditional) => {
  expect(nameInTraditional(name)).toBe(traditional)
  expect(toTraditional(name)).toBe(traditional)
})
