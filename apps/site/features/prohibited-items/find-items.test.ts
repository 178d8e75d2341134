import { describe, expect, it } from 'vitest'
import { findItems, indexNames, suggestItems } from './find-items.ts'
import { keyOf, keyOfQuestion, singular } from './item-key.ts'

const names = indexNames([
  { id: 'power-bank', names: ['充电宝', '移动电源', '行動電源', 'Power bank', 'portable charger'] },
  { id: 'lithium', names: ['锂电池', 'Lithium battery'] },
  { id: 'toy', names: ['玩具', 'Toy'] },
  { id: 'water-gun', names: ['玩具水枪', 'Water pistol'] },
  { id: 'e-bike', names: ['电单车'] },
  { id: 'motorcycle', names: ['电单车', 'Motorcycle'] },
  { id: 'alcohol', names: ['酒精', '75度酒精', 'Alcohol'] },
  { id: 'spirits', names: ['酒', 'Whisky'] },
  { id: 'knife', names: ['水果刀', 'Knife', 'Knives'] },
])

describe('a name', () => {
  it.each([
    ['充電寶', 'power-bank'],
    ['尿袋', undefined],
    ['行动电源', 'power-bank'],
    ['POWER  BANKS', 'power-bank'],
    ['Power-bank', 'power-bank'],
    ['充电宝能寄吗？', 'power-bank'],
    ['怎么寄充电宝', 'power-bank'],
    ['Can I send a power bank by air?', 'power-bank'],
    ['酒', 'spirits'],
    ['75度酒精', 'alcohol'],
    ['whiskies', 'spirits'],
    ['knives', 'knife'],
  ])('%s is %s', (asked, id) => {
    const found = findItems(names, asked)
    expect(found.exact ? found.ids[0] : undefined).toBe(id)
  })

  it.each([
    ['罗马仕充电宝', ['power-bank']],
    ['pwoer bank', ['power-bank']],
    ['充点宝', ['power-bank']],
    ['lithum battery', ['lithium']],
    ['带锂电池的玩具', ['lithium', 'toy']],
    ['玩具水枪一把', ['water-gun']],
    ['portable', ['power-bank']],
    ['不带电的东西', []],
    ['unobtainium', []],
    ['!!!', []],
    ['', []],
  ])('%s may be %j', (asked, ids) => {
    const found = findItems(names, asked)
    expect(found.exact).toBe(false)
    expect([...found.ids].sort()).toEqual([...ids].sort())
  })
})

it('that two things share gives both', () => {
  expect(findItems(names, '電單車')).toEqual({ exact: true, ids: ['e-bike', 'motorcycle'] })
})

describe('suggestions', () => {
  it('begin with what was typed before they hold it', () => {
    expect(suggestItems(names, '玩具', 5)).toEqual(['toy', 'water-gun'])
    expect(suggestItems(names, 'pow', 5)).toEqual(['power-bank'])
    expect(suggestItems(names, '水枪', 5)).toEqual(['water-gun'])
    expect(suggestItems(names, '', 5)).toEqual([])
  })
})

describe('spelling', () => {
  it.each([
    ['batteries', 'battery'],
    ['matches', 'match'],
    ['glass', 'glass'],
    ['lens', 'len'],
    ['gas', 'gas'],
    ['AA', 'AA'],
  ])('%s is %s', (word, one) => {
    expect(singular(word)).toBe(one)
  })

  it('joins what people type apart', () => {
    expect(keyOf('75 度 酒精')).toBe(keyOf('75度酒精'))
    expect(keyOfQuestion('寄')).toBe('寄')
    expect(keyOfQuestion('请问打火机可以寄吗')).toBe('打火机')
  })
})
