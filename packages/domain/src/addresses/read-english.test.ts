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
