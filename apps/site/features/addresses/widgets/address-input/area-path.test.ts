import { expect, test } from 'vitest'
import { areaPath } from './area-path.ts'

const tree = {
  '-999999': [
    { code: '110000', address: '北京市' },
    { code: '440000', address: '广东省' },
  ],
  '110000': [{ code: '110100', address: '北京市' }],
  '110100': [{ code: '110105', address: '朝阳区' }],
  '440000': [{ code: '441900', address: '东莞市' }],
}
const names = (code: string) => areaPath(tree, code).map(({ address }) => address)

test('a path runs from the province to the division asked for', () => {
  expect(names('110105')).toEqual(['北京市', '北京市', '朝阳区'])
  expect(names('441900')).toEqual(['广东省', '东莞市'])
  expect(names('440000')).toEqual(['广东省'])
  expect(names('999999')).toEqual([])
  expect(areaPath({}, '110105')).toEqual([])
})
