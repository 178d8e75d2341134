import type { Random } from './random.ts'

/** Someone who does not exist: names say so, and all numbers share one made-up block. */
export type Person = { readonly name: string; readonly phone: string; readonly address: string }

const surnames = '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦许何吕张孔曹严华金魏陶姜'
const givenNames = ['示例', '样本', '试件', '范例', '小样', '例文', '样章', '试笔']
const roads = ['示范路', '样本街', '范例大道', '试行路', '例文巷']
const gardens = ['鸿雁花园', '归雁苑', '云雁里', '雁栖公寓', '南飞小区']

/** A made-up person in a city, whose phone number ends in `tail` when one is given. */
export function makePerson(random: Random, city: string, tail?: string): Person {
  const name = random.pick([...surnames]) + random.pick(givenNames)
  const ending = tail ?? String(random.between(0, 9999)).padStart(4, '0')
  const building = `${random.between(1, 28)}幢${random.between(1, 18)}0${random.between(1, 4)}室`
  return {
    name,
    phone: `1300000${ending}`,
    address: `${city}${random.pick(roads)}${random.between(1, 288)}号${random.pick(gardens)}${building}`,
  }
}
