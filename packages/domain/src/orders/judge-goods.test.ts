import { aGoodsList } from '@hongyan/testing'
import { describe, expect, test } from 'vitest'
import { goodsProblems, judgeGood, modeOf } from './judge-goods.ts'
import { orderProductNames } from './order-vocabulary.ts'

const list = aGoodsList()
const good = (name: string, item: string | null = null) => ({
  name,
  item,
  amount: null,
  conditionsMet: false,
})
const verdict = (name: string, item: string | null = null, mode: 'express' | 'air' = 'express') =>
  judgeGood(list, good(name, item), mode)

describe('a good', () => {
  test('is judged by what it was chosen as, or by what its name means', () => {
    expect(verdict('两盒龙井', 'tea')).toEqual({ verdict: 'yes', rule: 'tea' })
    expect(verdict('茶叶')).toEqual({ verdict: 'yes', rule: 'tea' })
  })

  test('is judged by the stricter of the two where they differ', () => {
    expect(verdict('烟花', 'tea')).toEqual({ verdict: 'no', rule: 'fireworks' })
    expect(verdict('茶叶', 'lithium')).toEqual({ verdict: 'conditions', rule: 'lithium' })
  })

  test('of no list is not permitted by that: the sender answers for it', () => {
    expect(verdict('手工陶器')).toEqual({ verdict: 'unlisted', rule: null })
    expect(verdict('陶器', 'no-such-item')).toEqual({ verdict: 'unlisted', rule: null })
    expect(verdict('茶叶', 'no-such-item').verdict).toBe('unlisted')
  })

  test('depends on the way it travels', () => {
    expect(verdict('充电宝').verdict).toBe('conditions')
    expect(verdict('充电宝', null, 'air').verdict).toBe('no')
  })
})

test('every product travels in a way that the list knows, and what flies is judged as what flies', () => {
  const ways = orderProductNames.map((product) => modeOf(product, 'road'))
  expect(ways).toEqual(['express', 'express', 'freight', 'freight', 'freight', 'freight', 'cold', 'cold'])
  for (const product of orderProductNames) expect(modeOf(product, 'air')).toBe('air')
})

test('a barred good is named with its rule, and a condition must be ticked', () => {
  const goods = ['茶叶', '充电宝', '烟花', '种子', '陶器'].map((name) => ({
    ...good(name),
    ...verdict(name),
  }))
  expect(goodsProblems(goods)).toEqual([
    { path: 'goods.1.conditionsMet', message: 'condition-not-ticked', detail: 'lithium' },
    { path: 'goods.2', message: 'goods-barred', detail: 'fireworks' },
    { path: 'goods.3', message: 'goods-by-agreement', detail: 'seeds' },
    { path: 'goods.4.conditionsMet', message: 'condition-not-ticked' },
  ])
  const ticked = goods.map((one) => ({ ...one, conditionsMet: true }))
  expect(goodsProblems(ticked).map(({ message }) => message)).toEqual(['goods-barred', 'goods-by-agreement'])
})
