import { describe, expect, it } from 'vitest'
import { childrenOf, divisionPath, listDivisions } from '../places/divisions.ts'
import { locateArea } from './locate-area.ts'

const leaves = [
  ...listDivisions('district'),
  ...listDivisions('city').filter(({ code }) => childrenOf(code).length === 0),
]
const codeOf = (words: Parameters<typeof locateArea>[0]) => locateArea(words)?.code ?? null

describe('locateArea', () => {
  it.each([
    ['names', ({ name }: (typeof leaves)[number]) => name.zh],
    ['English names', ({ name }: (typeof leaves)[number]) => name.en],
    ['codes', ({ code }: (typeof leaves)[number]) => code],
  ])('finds every district by the %s of its levels', (_, write) => {
    const lost = leaves.filter((leaf) => {
      const path = divisionPath(leaf.code)
      const at = (level: string) => path.filter((one) => one.level === level).map(write)[0]
      const words = { province: at('province'), city: at('city'), district: at('district') }
      return codeOf(words) !== leaf.code
    })
    expect(lost.map(({ code }) => code)).toEqual([])
  })

  it.each([
    [{ province: '湖北省', city: '武汉市' }, '420100'],
    [{ province: '浙江省' }, '330000'],
    [{ city: '杭州', district: '滨江区' }, '330108'],
    [{ province: '北京', city: '朝阳区' }, '110105'],
    [{ province: '上海市', city: '上海市', district: '浦东新区', text: '世纪大道 1 号' }, '310115'],
    [{ province: '浙江省', city: '杭州市', district: '下城区' }, '330105'],
    [{ province: '湖北', city: '武汉', text: '江夏区光谷大道 88 号' }, '420115'],
    [{ district: '330108' }, '330108'],
    [{ text: '杭州市滨江区网商路 599 号' }, '330108'],
    [{ text: '330108' }, '330108'],
    [{ province: '广东省', city: '东莞市', district: '东莞市' }, '441900'],
  ])('%j leads to %s', (words, code) => {
    expect(codeOf(words)).toBe(code)
  })

  it.each([
    {},
    { province: ' ' },
    { text: 'somewhere' },
    { text: '999999' },
    { city: '999999' },
    { province: '亚特兰蒂斯' },
    { province: '湖北省', city: '亚特兰蒂斯市' },
    { province: '湖北省', city: '武汉市', district: '天河区' },
    { province: '浙江省', city: '武汉市' },
    { district: '鼓楼区' },
  ])('%j cannot be read', (words) => {
    expect(codeOf(words)).toBeNull()
  })
})
