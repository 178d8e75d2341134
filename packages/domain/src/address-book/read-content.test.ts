import { describe, expect, it } from 'vitest'
import { readPhone } from '../typed/read-phone.ts'
import { readContent } from './read-content.ts'

const whole = { name: '季舒文', phone: '13900005527', areaCode: '110105', detail: '雁书街8号院' }
const contentOf = (input: Parameters<typeof readContent>[0]) => {
  const read = readContent(input)
  return read.kind === 'content' ? read.content : read.problems
}

describe('phones as they are typed', () => {
  it.each([
    ['139 0000 5527', '13900005527'],
    ['+86 139-0000-5527', '13900005527'],
    ['１３９００００５５２７', '13900005527'],
    ['(010) 6200 7702', '010-62007702'],
    ['0755-00008810', '0755-00008810'],
    ['027-87654321转801', '027-87654321-801'],
    ['+852 2345 6789', '+85223456789'],
    ['+44 20 7946 0958', '+442079460958'],
    ['400-820-0000', '400-820-0000'],
  ])('%s is dialled %s', (typed, phone) => {
    expect(readPhone(typed)).toMatchObject({ kind: 'phone', phone })
  })

  it.each([
    ['', 'phone-missing'],
    ['1390000771', 'phone-short'],
    ['139000077111', 'phone-long'],
    ['139****5527', 'phone-hidden'],
    ['call me', 'not-a-phone'],
    ['12345', 'not-a-phone'],
    ['13900005527 or 13900005528', 'phone-several'],
  ])('%s: %s', (typed, problem) => {
    expect(readPhone(typed)).toEqual({ kind: 'problem', problem })
  })
})

describe('an address as it is given', () => {
  it('in fields', () => {
    expect(contentOf({ ...whole, company: ' 金穗 粮行 ', group: 'clients', postcode: '100020' })).toEqual({
      ...whole,
      company: '金穗 粮行',
      group: 'clients',
      postcode: '100020',
    })
  })

  it('as a pasted text', () => {
    expect(contentOf({ text: '张三 13800138000 湖北武汉江夏光谷大道88号' })).toMatchObject({
      name: '张三',
      phone: '13800138000',
      areaCode: '420115',
      detail: '光谷大道88号',
    })
  })

  it.each(['name', 'company', 'detail'] as const)('never with the number of a document: %s', (field) => {
    for (const number of [
      '11010519491231002X',
      '护照号码：E12345678',
      '１１０１０５１９４９１２３１００２Ｘ',
    ])
      expect(readContent({ ...whole, [field]: `鸿雁 ${number}` })).toMatchObject({
        problems: [{ field, problem: 'identity-number' }],
      })
  })

  it('without look-alikes of ideographs', () => {
    expect(contentOf({ ...whole, name: '⻢⻓⻘', detail: '⻄⻔⼤街9号' })).toMatchObject({
      name: '马长青',
      detail: '西门大街9号',
    })
  })

  it('in both, where the fields win', () => {
    const text = '张三 13800138000 湖北武汉江夏光谷大道88号'
    expect(contentOf({ text, name: '李四', detail: '光谷大道90号' })).toMatchObject({
      name: '李四',
      phone: '13800138000',
      detail: '光谷大道90号',
    })
  })

  it('with the area in words of any language, or by a code of yesterday', () => {
    expect(contentOf({ ...whole, areaCode: '', area: '浙江省杭州市下城区' })).toMatchObject({
      areaCode: '330105',
    })
    expect(contentOf({ ...whole, areaCode: '', area: 'Jiangxia, Wuhan, Hubei' })).toMatchObject({
      areaCode: '420115',
    })
    expect(contentOf({ ...whole, areaCode: '340222' })).toMatchObject({ areaCode: '340212' })
  })

  it('drops a district from the street when its code settles which one it was', () => {
    expect(contentOf({ text: '张三 13800138000 鼓楼区五四路1号', areaCode: '350102' })).toMatchObject({
      areaCode: '350102',
      detail: '五四路1号',
    })
  })

  it('over what is kept: what is not given stays', () => {
    const kept = { ...whole, company: '金穗粮行', postcode: null, group: 'clients' }
    expect(readContent({ detail: '雁书街9号' }, kept)).toEqual({
      kind: 'content',
      content: { ...kept, detail: '雁书街9号' },
    })
    expect(readContent({ company: '', group: '' }, kept)).toMatchObject({
      content: { company: null, group: null },
    })
  })

  it.each([
    [{ ...whole, name: ' ' }, 'name', 'required'],
    [{ ...whole, name: '名'.repeat(41) }, 'name', 'tooLong'],
    [{ ...whole, detail: '' }, 'detail', 'required'],
    [{ ...whole, detail: '号'.repeat(201) }, 'detail', 'tooLong'],
    [{ ...whole, phone: '1390000771' }, 'phone', 'phone-short'],
    [{ ...whole, areaCode: '' }, 'area', 'required'],
    [{ ...whole, areaCode: '999999' }, 'area', 'unknown-place'],
    [{ ...whole, areaCode: '440000' }, 'area', 'city-missing'],
    [{ ...whole, areaCode: '', area: '鼓楼区' }, 'area', 'which-place'],
    [{ ...whole, areaCode: '', area: '月球背面' }, 'area', 'unknown-place'],
    [{ ...whole, postcode: '1000' }, 'postcode', 'not-a-postcode'],
    [{ ...whole, group: '组'.repeat(21) }, 'group', 'tooLong'],
    [{ ...whole, company: '司'.repeat(61) }, 'company', 'tooLong'],
  ])('%o: %s %s', (input, field, problem) => {
    expect(contentOf(input)).toEqual([{ field, problem }])
  })

  it('names every problem at once', () => {
    expect(contentOf({})).toEqual([
      { field: 'name', problem: 'required' },
      { field: 'phone', problem: 'phone-missing' },
      { field: 'area', problem: 'required' },
      { field: 'detail', problem: 'required' },
    ])
  })

  it('keeps no control characters and no line breaks', () => {
    expect(contentOf({ ...whole, name: '季\n舒\u0000文' })).toMatchObject({ name: '季 舒 文' })
  })
})
