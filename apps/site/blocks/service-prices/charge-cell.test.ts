import { whereWritten } from '@hongyan/testing/where-written'
import { expect, it } from 'vitest'
import { chargeCell } from './charge-cell.ts'

it('writes a charge as its language does', () => {
  expect(chargeCell('zh-CN', 120)).toEqual({ value: '1.2', unit: '元' })
  whereWritten('zh-HK', (hk) => expect(chargeCell(hk, 4800)).toBe('CN¥48'))
  expect(chargeCell('en-US', 120)).toBe('CN¥1.20')
  expect(chargeCell('en-US', 4800)).toBe('CN¥48')
})
