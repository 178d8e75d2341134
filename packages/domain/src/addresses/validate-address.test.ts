import { describe, expect, test } from 'vitest'
import { parseAddress } from './parse-address.ts'
import { validateAddress } from './validate-address.ts'

const kinds = (text: string) => validateAddress(parseAddress(text)).map(({ kind }) => kind)

describe('an address', () => {
  test.each([
    ['湖北省武汉市江夏区光谷大道88号', []],
    ['广东省东莞市长安镇振安路1号', []],
    ['湖北省仙桃市沔州大道1号', []],
    ['湖北武汉江夏光谷大道88号', []],
    ['光谷大道88号', ['area-unknown']],
    ['鼓楼区五四路1号', ['area-ambiguous']],
    ['湖北省光谷大道88号', ['city-missing']],
    ['湖北省武汉市光谷大道88号', ['district-missing']],
    ['杭州市下城区文晖路1号', ['renamed']],
    ['杭州市余杭区乔司街道1号', ['moved']],
    ['江苏省杭州市西湖区文三路1号', ['contradicted']],
    ['湖北省武汉市江夏区', ['detail-missing']],
    ['湖北省武汉市江夏区光谷大道', ['number-missing']],
    ['张三 138****8000 湖北省武汉市江夏区光谷大道88号', ['phone-hidden']],
    ['张三 1380013800 湖北省武汉市江夏区光谷大道88号', ['phone-short']],
    ['', ['area-unknown', 'detail-missing']],
  ])('%s: %j', (text, found) => {
    expect(kinds(text)).toEqual(found)
  })

  test('says what would be right', () => {
    expect(validateAddress(parseAddress('江苏省杭州市西湖区文三路1号'))).toEqual([
      { kind: 'contradicted', field: 'province', from: '江苏省', to: '浙江省' },
    ])
  })
})
