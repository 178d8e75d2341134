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
    expect(verdict('两盒龙井', 'tea')).toEqual({ verdict: 'yes', rule: 'tea', item: 'tea' })
    expect(verdict('茶叶')).toEqual({ verdict: 'yes', rule: 'tea', item: 'tea' })
  })

  test('is judged by the stricter of the two where they differ', () => {
    expect(verdict('烟花', 'tea')).toMatchObject({ verdict: 'no', rule: 'fireworks' })
    expect(verdict('茶叶', 'lithium')).toMatchObject({ verdict: 'conditions', rule: 'lithium' })
  })

  test('of no list is not permitted by that: the sender answers for it', () => {
    expect(verdict('手工陶器')).toEqual({ verdict: 'unlisted', rule: null, item: null })
    expect(verdict('陶器', 'no-such-item')).toEqual({ verdict: 'unlisted', rule: null, item: null })
    expect(verdict('茶叶', 'no-such-item').verdict).toBe('unlisted')
  })

  test('of a name that says nothing has to be described, unless it was chosen from the list', () => {
    expect(verdict('样品').verdict).toBe('vague')
    expect(verdict('样品', 'tea').verdict).toBe('yes')
  })

  test('of several things, one of which is on no list, is as strict as the strictest', () => {
    const read = (ids: readonly string[]) =>
      judgeGood({ ...list, read: () => ({ kind: 'partly', ids, measured: {} }) }, good('甲和乙'), 'express')
        .verdict
    expect(read(['tea'])).toBe('unlisted')
    expect(read(['lithium'])).toBe('conditions')
    expect(read(['tea', 'fireworks'])).toBe('no')
  })

  test('is measured by what its name tells, and by the larger where more was said', () => {
    const rules = new Map(
      (['yes', 'conditions', 'no'] as const).map((one) => [
        one,
        {
          id: one,
          verdicts: { express: one, freight: one, rail: one, air: one, 'air-international': one, cold: one },
        },
      ]),
    )
    const items = new Map([
      ['bank', { rules: ['yes', 'conditions', 'no'], measure: 'watt-hours' as const, usual: 0 }],
    ])
    const judged = (told: number | undefined, amount: number | null) =>
      judgeGood(
        {
          edition: '',
          items,
          rules,
          read: () => ({ kind: 'listed', ids: ['bank'], measured: told ? { 'watt-hours': told } : {} }),
        },
        { ...good('充电宝'), amount },
        'express',
      ).verdict
    expect(judged(185_000, null)).toBe('no')
    expect(judged(74_000, 120_000)).toBe('conditions')
    expect(judged(185_000, 50_000)).toBe('no')
    expect(judged(undefined, 50_000)).toBe('yes')
  })

  test('depends on the way it travels', () => {
    expect(verdict('充电宝').verdict).toBe('conditions')
    expect(verdict('充电宝', null, 'air').verdict).toBe('no')
  })
})

test('every product travels in a way that the list knows, and what flies is judged as what flies', () => {
  const ways = orderProductNames.map((product) => modeOf(product, 'road'))
  expect(ways).toEqual(['express', 'express', 'freight', 'freight', 'freight', 'cold', 'cold', 'freight'])
  for (const product of orderProductNames) expect(modeOf(product, 'air')).toBe('air')
})

test('a barred good is named with its rule, and a condition must be ticked', () => {
  const goods = ['茶叶', '充电宝', '烟花', '种子', '陶器', '样品'].map((name) => ({
    ...good(name),
    ...verdict(name),
  }))
  expect(goodsProblems(goods)).toEqual([
    { path: 'goods.1.conditionsMet', message: 'condition-not-ticked', detail: 'lithium' },
    { path: 'goods.2', message: 'goods-barred', detail: 'fireworks' },
    { path: 'goods.3', message: 'goods-by-agreement', detail: 'seeds' },
    { path: 'goods.4.conditionsMet', message: 'goods-not-declared' },
    { path: 'goods.5.name', message: 'goods-vague' },
  ])
  const ticked = goods.map((one) => ({ ...one, conditionsMet: true }))
  expect(goodsProblems(ticked).map(({ message }) => message)).toEqual([
    'goods-barred',
    'goods-by-agreement',
    'goods-vague',
  ])
})
