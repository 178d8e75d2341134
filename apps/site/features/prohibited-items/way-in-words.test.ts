import { expect, it } from 'vitest'
import { wayIn, withoutWay } from './way-in-words.ts'

it.each([
  ['充电宝能空运吗', 'air', '充电宝能 吗'],
  ['充电宝能上飞机吗', 'air', '充电宝能 吗'],
  ['Can I send a power bank by air?', 'air', 'Can I send a power bank  ?'],
  ['充電寶寄去國外', 'air-international', '充電寶 '],
  ['perfume abroad', 'air-international', 'perfume  '],
  ['电池走铁路', 'rail', '电池 '],
  ['疫苗走冷链', 'cold', '疫苗 '],
  ['paint by road', 'express', 'paint  '],
] as const)('%s asks about %s', (question, way, thing) => {
  expect(wayIn(question)).toBe(way)
  expect(withoutWay(question).replace(/\s+/g, ' ').trim()).toBe(thing.replace(/\s+/g, ' ').trim())
})

it.each(['玩具火车', '航空煤油', '航模', 'toy plane', 'train set', 'air freshener', '公路自行车', '充电宝'])(
  '%s is a thing and no way of travel',
  (question) => {
    expect(wayIn(question)).toBeNull()
    expect(withoutWay(question)).toBe(question)
  },
)

it('keeps a question that is nothing but a way', () => {
  expect(withoutWay('空运')).toBe('空运')
})
