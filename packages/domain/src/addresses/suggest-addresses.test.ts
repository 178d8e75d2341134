import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { suggestAddresses } from './suggest-addresses.ts'

const lines = (typed: string, limit = 5) =>
  suggestAddresses(typed, limit).map(({ path, rest }) => path.map(({ name }) => name.zh).join('') + rest)

describe('what is typed', () => {
  test.each([
    ['武汉', '湖北省武汉市江岸区'],
    ['武', '湖北省武汉市'],
    ['wh', '安徽省芜湖市'],
    ['jxq', '湖北省武汉市江夏区'],
    ['jiangxia', '湖北省武汉市江夏区'],
    ['Urumqi', '新疆维吾尔自治区乌鲁木齐市'],
    ['wulumuqi', '新疆维吾尔自治区乌鲁木齐市'],
    ["Xi'an", '陕西省西安市'],
    ['lvliang', '山西省吕梁市'],
    ['Lüliang', '山西省吕梁市'],
    ['鐵嶺縣', '辽宁省铁岭市铁岭县'],
    ['咸阳乾', '陕西省咸阳市乾县'],
    ['乾安', '吉林省松原市乾安县'],
    ['Tai Po', '香港特别行政区新界大埔区'],
  ])('%s is offered %s', (typed, line) => {
    expect(lines(typed, 20)).toContain(line)
  })

  test('a whole name comes before the beginning of one', () => {
    expect(lines('beijing')[0]).toBe('北京市')
    expect(lines('suzhou').slice(0, 2)).toEqual(['江苏省苏州市', '安徽省宿州市'])
  })

  test('of places of one name those in the larger cities first, and none without asking', () => {
    const asked = (typed: string) => suggestAddresses(typed, 8).filter(({ only }) => only).length
    expect(lines('Nanshan')[0]).toBe('广东省深圳市南山区')
    expect(lines('chaoyang')[0]).toBe('北京市北京市朝阳区')
    for (const typed of ['Nanshan', 'nanshan', 'nsq', 'Gulou', 'suzhou', '南山区', '朝阳', 'Nan', '桥西区'])
      expect(asked(typed), typed).toBe(0)
    for (const typed of ['Wuhan', 'jiangxia', '江夏区', '武汉市江夏', 'Binjiang', '东城区北京'])
      expect(asked(typed), typed).toBeLessThanOrEqual(1)
    expect(suggestAddresses('jiangxia', 8)[0]).toMatchObject({ only: true })
  })

  test('an area before what lies in it', () => {
    expect(lines('武汉', 2)).toEqual(['湖北省武汉市', '湖北省武汉市江岸区'])
  })

  test('behind an area: what lies in it and begins like the rest, and the rest as it is', () => {
    expect(lines('湖北武汉江')).toEqual([
      '湖北省武汉市江岸区',
      '湖北省武汉市江汉区',
      '湖北省武汉市江夏区',
      '湖北省武汉市江',
    ])
    expect(lines('北京朝')).toEqual(['北京市北京市朝阳区', '北京市朝'])
    expect(lines('武汉市江夏区光谷大道88號')).toEqual(['湖北省武汉市江夏区光谷大道88號'])
  })

  test('nothing for nothing, and for what no place is called', () => {
    for (const typed of ['', '   ', 'qqqq', '没有这个地方']) expect(lines(typed)).toEqual([])
  })

  test('never more than asked for, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 20 }),
        fc.integer({ min: 1, max: 10 }),
        (typed, limit) => {
          expect(suggestAddresses(typed, limit).length).toBeLessThanOrEqual(limit)
        },
      ),
    )
  })
})
