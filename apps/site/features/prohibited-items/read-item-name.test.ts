import { whereWritten } from '@hongyan/testing/where-written'
import { describe, expect, it } from 'vitest'
import { buildSearchedBook } from './create-item-answers.ts'
import { guessItems, readItemName } from './read-item-name.ts'

const book = buildSearchedBook(Date.UTC(2026, 10, 21))
const idsOf = (name: string) => {
  const reading = readItemName(book, name)
  return 'ids' in reading ? [...reading.ids] : reading.kind
}

describe('a name', () => {
  it.each<[string, string[]]>([
    ['充电宝', ['power-bank']],
    ['充电宝 20000mAh', ['power-bank']],
    ['3个充电宝', ['power-bank']],
    ['充电宝（全新）', ['power-bank']],
    ['某牌充电宝', ['power-bank']],
    ['某牌充电宝2个', ['power-bank']],
    ['Anycompany power bank x 2', ['power-bank']],
    ...(whereWritten('zh-HK', (): [string, string[]][] => [['行動電源', ['power-bank']]]) ?? []),
    ['三盒茶叶', ['tea']],
    ['two boxes of tea', ['tea']],
  ])('%s is certain', (name, ids) => {
    expect(readItemName(book, name).kind).toBe('listed')
    expect(idsOf(name)).toEqual(ids)
  })

  it.each([
    ['衣服和充电宝', ['clothes', 'power-bank'], 'listed'],
    ['衣服、烟花', ['clothes', 'firework'], 'listed'],
    ['tea and power bank', ['tea', 'power-bank'], 'listed'],
    ['手工陶罐+打火机', ['lighter'], 'partly'],
    ['books, handmade bowls of wood', ['book'], 'partly'],
  ])('%s is several things', (name, ids, kind) => {
    expect(idsOf(name)).toEqual(ids)
    expect(readItemName(book, name).kind).toBe(kind)
  })

  it.each(['样品', '一箱礼品', '2 gifts', '電子產品', '其他', '。', '7', 'x'])('%s says nothing', (name) => {
    expect(idsOf(name)).toBe('vague')
  })

  it.each(['模型', '毛绒兔子', '陶瓷金鱼', 'butter dish', 'bath bomb', '充电宝收纳袋'])(
    '%s is not taken for a thing of the list',
    (name) => {
      expect(idsOf(name)).toBe('unknown')
    },
  )

  it('tells its own amounts', () => {
    expect(readItemName(book, '充电宝 3.7V 50000mAh')).toMatchObject({ measured: { 'watt-hours': 185_000 } })
  })
})

it.each([
  '模型',
  '打包机',
  '打蛋机',
  'butter churn',
  'paint brush set',
  'ballet',
  '手枪套装玩具',
  'bullet journal',
])('of %s nobody asks whether a weapon or a flame is meant', (name) => {
  const never = ['replica-gun', 'gun', 'ammunition', 'lighter', 'explosive', 'firework']
  expect(guessItems(book, name).ids.filter((id) => never.includes(id))).toEqual([])
})
