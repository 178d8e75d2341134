import { expect, it } from 'vitest'
import { withoutCounts } from './without-counts.ts'

it.each([
  ['两盒茶叶', '茶叶'],
  ['茶叶2盒', '茶叶'],
  ['茶叶 x2', '茶叶'],
  ['茶叶×3', '茶叶'],
  ['T恤3件', 'T恤'],
  ['兩件恤衫', '恤衫'],
  ['大米10kg', '大米'],
  ['2 gifts', 'gifts'],
  ['2 x shirts', 'shirts'],
  ['three boxes of tea', 'tea'],
  ['a pair of shoes', 'shoes'],
  ['shirts x 2', 'shirts'],
  ['books 3 pcs', 'books'],
  ['充电宝（小米）', '充电宝'],
  ['power bank (new)', 'power bank'],
  ['4G路由器', '4G路由器'],
  ['一次性纸杯', '一次性纸杯'],
  ['2盒', '2盒'],
  ['1.5公斤茶叶', '茶叶'],
  ['茶叶2.5斤', '茶叶'],
  // Each digit of these once doubled the time that they took.
  ['1'.repeat(60), '1'.repeat(60)],
  [`茶${'1'.repeat(59)}`, `茶${'1'.repeat(59)}`],
  ['1.'.repeat(30), '1.'.repeat(30)],
])('%s is %s', (name, rest) => {
  expect(withoutCounts(name)).toBe(rest)
})
