import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchPinyin } from './match-pinyin.ts'
import { pinyinOf } from './pinyin.ts'

describe('a name in pinyin', () => {
  it.each([
    ['季舒文', 'jsw', 0, 3],
    ['季舒文', 'js', 0, 2],
    ['季舒文', 'jishuwen', 0, 3],
    ['季舒文', 'jishuw', 0, 3],
    ['季舒文', 'jshuwe', 0, 3],
    ['季舒文', 'sw', 1, 3],
    ['江叔宁', 'jiangshu', 0, 2],
    ['江叔宁', 'jia', 0, 1],
    ['金穗粮行', 'jslh', 0, 4],
    ['金穗粮行', 'hang', 3, 4],
    ['张三', 'zhs', 0, 2],
    ['张三', 'zs', 0, 2],
    ['吕布', 'lvbu', 0, 2],
    ['吕布', 'lyubu', 0, 2],
    ['吕布', 'lubu', 0, 2],
    ['林一苇 · 旧宿舍', 'jss', 6, 9],
    ['林一苇 · 旧宿舍', 'wj', 2, 7],
    ['林一苇 · 旧宿舍', 'yiweijiu', 1, 7],
    ['西安', 'xian', 0, 2],
    ['a座李四', 'azls', 0, 4],
    ['云雁3号店', 'yy3hd', 0, 5],
  ])('%s is found by %s', (name, letters, start, end) => {
    expect(matchPinyin(name, letters)).toMatchObject({ start, end })
  })

  it.each([
    ['单雄信', 'shan'],
    ['单于远', 'chanyu'],
    ['解缙', 'xie'],
    ['仇英', 'qiu'],
    ['查良镛', 'zha'],
    ['曾国藩', 'zeng'],
    ['区寄', 'ou'],
    ['朴树', 'piao'],
    ['盖叫天', 'ge'],
    ['尉迟恭', 'yuchi'],
    ['万俟卨', 'moqi'],
    ['长孙无忌', 'zhangsun'],
    ['澹台灭明', 'tantai'],
    ['华罗庚', 'hua'],
    ['缪荃孙', 'miao'],
    ['任盈盈', 'ren'],
    ['覃塘', 'qin'],
    ['覃塘', 'tan'],
    ['种师道', 'chong'],
    ['乐毅', 'yue'],
    ['召树屯', 'shao'],
    ['折德扆', 'she'],
    ['员半千', 'yun'],
    ['郇相', 'huan'],
    ['牟平', 'mou'],
    ['都穆', 'du'],
    ['隗嚣', 'kui'],
    ['谌龙', 'shen'],
    ['谌龙', 'chen'],
    ['洗英', 'xian'],
  ])('a family name with a reading of its own: %s is found by %s', (name, letters) => {
    expect(matchPinyin(name, letters)).toMatchObject({ start: 0 })
  })

  it('counts readings that are not the commonest, so that common ones come first', () => {
    expect(matchPinyin('单雄信', 'dan')?.rarer).toBe(0)
    expect(matchPinyin('单雄信', 'shan')?.rarer).toBe(1)
  })

  it.each([
    ['季舒文', 'jx'],
    ['季舒文', 'jishuwenx'],
    ['季舒文', 'ishu'],
    ['张三', ''],
    ['', 'a'],
    ['🦢', 'a'],
  ])('%s is not found by %s', (name, letters) => {
    expect(matchPinyin(name, letters)).toBeNull()
  })

  it('is found by the first letters of its commonest readings, whatever the name', () => {
    const characters = fc.constantFrom(...'王李张刘陈欧阳诸葛明华建国丽吕绿单解行长乐重庆'.split(''))
    fc.assert(
      fc.property(fc.array(characters, { minLength: 1, maxLength: 6 }), (name) => {
        const initials = name.map((one) => pinyinOf(one)[0]?.charAt(0)).join('')
        const syllables = name.map((one) => pinyinOf(one)[0]).join('')
        expect(matchPinyin(name.join(''), initials)).not.toBeNull()
        expect(matchPinyin(name.join(''), syllables)).not.toBeNull()
      }),
    )
  })

  it('gives up in time on the worst that can be typed', () => {
    expect(matchPinyin('安'.repeat(40), `${'an'.repeat(30)}x`)).toBeNull()
  })
})
