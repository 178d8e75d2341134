import { expect, it } from 'vitest'
import { readPhone } from '../typed/read-phone.ts'
import { findPhone } from './find-phone.ts'

it.each([
  ['张三 13800138000 上海', '13800138000'],
  ['李二 18400006002-7804', '18400006002-7804'],
  ['李二 18400006002转7804', '18400006002-7804'],
  ['李二 18400006002 转 7804 上海', '18400006002-7804'],
  ['李二 18400006002#7804', '18400006002-7804'],
  ['李二 18400006002 ext. 7804', '18400006002-7804'],
  ['李二 18400006002分机7804', '18400006002-7804'],
  ['李二 18400006002[7804] 上海', '18400006002-7804'],
  ['李二 18400006002(转7804)', '18400006002-7804'],
  ['+86 138 0013 8000', '13800138000'],
  ['0086-13800138000', '13800138000'],
  ['(027)8765 4321-801', '027-87654321-801'],
  ['+86 27 8765 4321', '027-87654321'],
  ['400 800 1234转1', '400-800-1234-1'],
  ['+852 2345 6789', '+85223456789'],
  ['00886 2 2345 6789', '+886223456789'],
  ['Li Wei, +44 20 7946 0958, London', '+442079460958'],
])('%s has the number %s, as the one rule writes it', (text, phone) => {
  expect(findPhone(text)).toMatchObject({ phone, problem: null })
  expect(readPhone(phone)).toMatchObject({ phone })
})

it.each([
  ['138****8000 张三', '138****8000', 'hidden'],
  ['张三 1380013800 上海', '1380013800', 'short'],
])('%s has one that nobody can call', (text, phone, problem) => {
  expect(findPhone(text)).toMatchObject({ phone, problem })
})

it.each(['网商路599号3幢1502室', '邮编310052', '+1号楼', '科技园1380号', ''])('%j has none', (text) => {
  expect(findPhone(text)).toBeNull()
})

it('ends where the number ends', () => {
  const text = '张三13800138000上海市浦东新区'
  const found = findPhone(text)
  expect(text.slice(found?.start, found?.end)).toBe('13800138000')
  const bracket = '李二 18400006002[7804] 上海市'
  const other = findPhone(bracket)
  expect(bracket.slice(other?.start, other?.end)).toBe('18400006002[7804]')
})
