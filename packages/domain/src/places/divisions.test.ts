import { describe, expect, test } from 'vitest'
import { cityRows } from './city-table.ts'
import { currentCode } from './current-code.ts'
import { addressRoot, childrenOf, divisionPath, findDivision, listDivisions } from './divisions.ts'
import { greatCircleKm } from './great-circle.ts'
import { grownFrom, partedTowns } from './parted-divisions-data.ts'
import file from './successors.gen.json' with { type: 'json' }
import { districtOfTown } from './town-districts.ts'

const districts = listDivisions('district')
const cities = listDivisions('city')
const all = [...listDivisions('province'), ...cities, ...districts]

describe('the table', () => {
  test('has every province, city and district of the mainland, Hong Kong, Macau and Taiwan', () => {
    const mainland = all.filter(({ code }) => !/^(71|8)/.test(code))
    const districtLike = mainland.filter(({ code }) => !code.endsWith('00'))
    expect(childrenOf(addressRoot)).toHaveLength(34)
    // 333 cities and prefectures, and the four municipalities, which stand as a city of their own.
    expect(mainland.filter(({ code }) => /\d{2}00$/.test(code) && !code.endsWith('0000'))).toHaveLength(337)
    expect(districtLike).toHaveLength(2846)
    const under = (code: string) =>
      cities.filter(({ parent }) => parent === code).map((city) => childrenOf(city.code))
    expect(under('810000').map((list) => list.length)).toEqual([4, 5, 9])
    expect(under('820000').flat()).toHaveLength(8)
    expect(under('710000')).toHaveLength(22)
    expect(under('710000').flat()).toHaveLength(368)
  })

  test('says where every place is', () => {
    for (const { code, longitude, latitude } of all) {
      expect(longitude > 73 && longitude < 135.5 && latitude > 9 && latitude < 54, code).toBe(true)
    }
  })

  test('is consistent: codes once, parents that exist a level above, names in both scripts', () => {
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
    for (const { code, level, name, parent } of all) {
      expect(code).toMatch(/^\d{6}$/)
      expect(name.zh).toMatch(/^\p{Script=Han}+$/u)
      expect(name.en).toMatch(/^\p{Lu}[\p{Script=Latin}' -]+$/u)
      const above = { province: undefined, city: 'province', district: 'city' }[level]
      expect(findDivision(parent)?.level).toBe(above)
    }
  })

  test('tells places apart that lie in one place, in either language', () => {
    for (const { code } of [...listDivisions('province'), ...cities]) {
      const names = childrenOf(code)
      expect(new Set(names.map(({ name }) => name.zh)).size).toBe(names.length)
      const english = names.map(({ name }) => name.en)
      expect(english.filter((name, at) => english.indexOf(name) !== at)).toEqual([])
    }
  })

  test.each([
    ['152525', 'East Ujimqin Banner'],
    ['330382', 'Yueqing'],
    ['320116', 'Luhe'],
    ['440114', 'Huadu'],
    ['610100', "Xi'an"],
    ['141100', 'Lüliang'],
    ['430121', 'Changsha County'],
    ['130199', null],
    ['371481', 'Laoling'],
    ['222404', 'Hunchun'],
    ['341021', 'Shexian'],
    ['650121', 'Urumqi County'],
    ['500233', 'Zhongxian'],
    ['653131', 'Taxkorgan'],
    ['810302', 'Tai Po'],
    ['711156', 'Tamsui'],
    ['820106', 'São Lourenço'],
  ])('%s is %s in English', (code, name) => {
    expect(findDivision(code)?.name.en ?? null).toBe(name)
  })
})

describe('places', () => {
  test('each district lies near its city, each city where the network has it', () => {
    const distances = districts.map((district) => {
      const city = findDivision(district.parent)
      return { name: district.name.zh, km: city ? greatCircleKm(city, district) : Number.POSITIVE_INFINITY }
    })
    // Nansha lies far out at sea; the far west has prefectures as wide as countries.
    expect(distances.filter(({ km }) => km > 700).map(({ name }) => name)).toEqual(['南沙区'])
    expect(distances.filter(({ km }) => km > 200).length).toBeLessThan(100)
    for (const [code, zh, , , longitude, latitude] of cityRows.filter(([code]) => /^\d{6}$/.test(code))) {
      const city = findDivision(code)
      expect(city?.name.zh.startsWith(zh.slice(0, 2)), `${code} ${zh}`).toBe(true)
      expect(city && greatCircleKm(city, { longitude, latitude }), zh).toBeLessThan(
        city?.level === 'city' ? 0.1 : 5,
      )
    }
  })

  test('only the youngest counties stand where their city does', () => {
    expect(districts.filter(({ centre }) => centre === 'city').map(({ name }) => name.zh)).toEqual([
      '和康县',
      '和安县',
    ])
  })

  test('a path runs from the province down', () => {
    const path = (code: string) => divisionPath(code).map(({ name }) => name.zh)
    expect(path('500229')).toEqual(['重庆市', '重庆市', '城口县'])
    expect(path('429004')).toEqual(['湖北省', '仙桃市'])
    expect(path('110105')).toEqual(['北京市', '北京市', '朝阳区'])
    expect(path('999999')).toEqual([])
  })
})

describe('what stands today for what is no more', () => {
  test.each([
    ['340222', '', '340212'],
    ['繁昌县', '', '340212'],
    ['下城区', '', '330105'],
    ['闸北区', '', '310106'],
    ['余杭区', '', '330110'],
    ['增城市', '', '440118'],
    ['桥东区', '130500', '130502'],
    ['桥东区', '130700', '130702'],
    ['500200', '', '500100'],
    ['110101', '', '110101'],
    ['鼓楼区', '', null],
    ['没有的区', '', null],
    ['999999', '', null],
  ])('%s within "%s" is %s', (name, within, code) => {
    expect(currentCode(name, within)).toBe(code)
  })

  test('every successor stands today, and no code that is said to be gone', () => {
    for (const [, name = '', to = '', year] of file.rows.map((line) => line.split('|'))) {
      for (const one of to.split(' ')) expect(findDivision(one), `${name} ${one}`).not.toBeNull()
      expect(Number(year)).toBeGreaterThan(1990)
    }
    for (const [, , to] of partedTowns) expect(findDivision(to)).not.toBeNull()
    for (const code of [...Object.keys(grownFrom), ...Object.values(grownFrom).flat()])
      expect(findDivision(code), code).not.toBeNull()
  })

  test('towns that left a district lie in the one they went to', () => {
    expect(districtOfTown('330110', '乔司街道科城街 1 号')).toBe('330113')
    expect(districtOfTown('330110', '仓前街道良睦路 1 号')).toBe('330110')
    expect(districtOfTown('440306', '民治街道民治大道 1 号')).toBe('440309')
    expect(districtOfTown('440306', '西乡街道西乡大道 1 号')).toBe('440306')
    // It never was a part of it.
    expect(districtOfTown('440305', '民治街道民治大道 1 号')).toBe('440305')
    expect(districtOfTown('440306', '龙华街 1 号')).toBe('440306')
  })
})

test('names in Traditional Chinese are as long as those in Simplified, so that one bare name begins both', () => {
  expect(all.filter(({ name }) => name.hk.length !== name.zh.length)).toEqual([])
  expect(findDivision('330108')?.name.hk).toBe('濱江區')
  expect(findDivision('445302')?.name.hk).toBe('雲城區')
})
