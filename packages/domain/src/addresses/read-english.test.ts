import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Division, divisionPath, findDivision, listDivisions } from '../places/divisions.ts'
import { plainWords } from './english-names.ts'
import { parseAddress } from './parse-address.ts'

const districts = listDivisions('district')
const codeOf = (text: string) => {
  const { district, city, province } = parseAddress(text)
  return (district ?? city ?? province)?.code ?? null
}
/** From the district up to the province, as an envelope has them; a municipality once. */
const envelope = (division: Division) =>
  divisionPath(division.code)
    .map(({ name }) => name.en)
    .filter((name, at, all) => name !== all[at - 1])
    .reverse()

describe('every district by its English names', () => {
  const lines = districts.map((division) => ({
    division,
    text: `12 Renmin Road, ${envelope(division).join(', ')}`,
  }))

  test('is found, or where two of one city share a name, that city', () => {
    const lost = lines.flatMap(({ division, text }) => {
      const path = divisionPath(division.code)
      const twins = districts.filter(
        (one) => one.parent === division.parent && plainWords(one.name.en) === plainWords(division.name.en),
      )
      const wanted = twins.length > 1 ? path.at(-2)?.code : division.code
      const found = codeOf(text)
      return found === wanted ? [] : [`${text} ${division.name.zh}: ${found}`]
    })
    expect(lost).toEqual([])
  })

  test('in any order, without accents, in capitals', () => {
    const sample = fc.constantFrom(...districts.filter((_, at) => at % 20 === 0))
    fc.assert(
      fc.property(sample, fc.nat(), (division, seed) => {
        const parts = ['12 Renmin Road', ...envelope(division)]
        const turned = parts.map((_, at) => parts[(at + seed) % parts.length] ?? '')
        const expected = codeOf(parts.join(', '))
        expect(codeOf(turned.join(', '))).toBe(expected)
        expect(codeOf(turned.join(', ').toUpperCase())).toBe(expected)
        expect(codeOf(plain(turned.join(', ')))).toBe(expected)
      }),
    )
  })
})

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}|'/gu, '')

test('never takes one for the other: Shaanxi and Shanxi, with and without a city', () => {
  expect(codeOf('Shaanxi')).toBe('610000')
  expect(codeOf('Shanxi')).toBe('140000')
  expect(codeOf("Xi'an, Shanxi")).toBeNull()
  expect(codeOf('Taiyuan, Shaanxi')).toBeNull()
})

test.each([
  ['12 Renmin Road, Chaoyang District', ['北京市', '长春市', '汕头市']],
  ['12 Renmin Road, Suzhou', ['苏州市', '宿州市', '酒泉市']],
])('names what it does not guess between: %s', (text, cities) => {
  const { candidates } = parseAddress(text)
  expect(candidates.map(({ code }) => divisionPath(code)[1]?.name.zh)).toEqual(cities)
})

test('a word alone is no district, a house number no city, a room no postcode', () => {
  expect(codeOf('Binjiang')).toBeNull()
  expect(codeOf('Binjiang District')).toBe('330108')
  expect(codeOf('88 Zhongshan')).toBeNull()
  expect(parseAddress('Room 200120, 88 Century Avenue, Shanghai').postcode).toBeNull()
})

test('says how sure it is', () => {
  const sure = parseAddress('Li Wei, 88 Jianguo Road, Chaoyang District, Beijing, 13800138000')
  expect(sure.confidence).toMatchObject({ name: 'guess', district: 'sure', province: 'sure', detail: 'sure' })
  expect(sure.corrections).toEqual([])
  expect(parseAddress('88 Zhongshan Road, Nanjing').confidence.city).toBe('likely')
  expect(findDivision('320100')?.name.en).toBe('Nanjing')
})

test.each([
  ['Room 5 12/F 88 Nathan Road Tsim Sha Tsui Kowloon', '810202', 'Room 5 12/F 88 Nathan Road Tsim Sha Tsui'],
  ['Flat A 10/F Block 2 City One Shatin New Territories', '810303', 'Flat A 10/F Block 2 City One Shatin'],
  [
    'Unit 1203 Lippo Centre 89 Queensway Admiralty Hong Kong',
    '810101',
    'Unit 1203 Lippo Centre 89 Queensway Admiralty',
  ],
  ["18 Queen's Road Central Hong Kong", '810101', "18 Queen's Road Central"],
  ['22 Yee Wo Street Causeway Bay HK', '810102', '22 Yee Wo Street Causeway Bay'],
  ['Rm 1 Tuen Mun Town Plaza Tuen Mun NT', '810306', 'Rm 1 Tuen Mun Town Plaza'],
  ['20 Shanghai Street Jordan Kowloon', '810202', '20 Shanghai Street Jordan'],
  ['1 Canton Road Tsim Sha Tsui', '810202', '1 Canton Road Tsim Sha Tsui'],
  ['Block 3 Discovery Bay Lantau', '810309', 'Block 3 Discovery Bay Lantau'],
  ['Nanshan District Shenzhen', '440305', ''],
  ['Room 501 Wangshang Road 599 Binjiang District Hangzhou', '330108', 'Room 501 Wangshang Road 599'],
  ['Nanjing East Road 88 Shanghai', '310000', 'Nanjing East Road 88'],
  ['418 Millennium City Kwun Tong Road Kwun Tong Kowloon', '810205', '418 Millennium City Kwun Tong Road'],
])('without commas: %s', (text, code, detail) => {
  expect(codeOf(text)).toBe(code)
  expect(parseAddress(text).detail).toBe(detail)
})

test.each(['Jordan', 'Michael Jordan', 'Central', '5 Stanley Street', 'Aberdeen Scotland'])(
  '%s is no part of Hong Kong by itself',
  (text) => expect(codeOf(text)).toBeNull(),
)
