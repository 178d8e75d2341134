import { describe, expect, it } from 'vitest'
import { addressRoot, childrenOf } from '../places/divisions.ts'
import { chooseAddressColumns } from './choose-address-columns.ts'
import { doubledHead } from './doubled-head.ts'
import { findHead, isTotals } from './find-head.ts'
import { addressLine, partyOfCells } from './party-of-cells.ts'
import { provinceOfCode } from './province-codes.ts'
import { readAddressHead } from './read-address-head.ts'

const named = (head: string) => {
  const read = readAddressHead(head)
  return read && `${read.side ?? '-'} ${read.part}`
}

describe('a head of a column', () => {
  it.each([
    ['收货人', 'recipient name'],
    ['收货人姓名', 'recipient name'],
    ['收貨人姓名*', 'recipient name'],
    ['收件人（必填）', 'recipient name'],
    ['收货人手机号码', 'recipient mobile'],
    ['收件电话', 'recipient phone'],
    ['收货人所在省', null],
    ['收货省份', 'recipient province'],
    ['收货人详细地址', 'recipient detail'],
    ['寄件人', 'sender name'],
    ['发件人电话', 'sender phone'],
    ['发货地址', 'sender address'],
    ['买家会员名', null],
    ['买家手机', 'buyer mobile'],
    ['姓名', '- name'],
    ['联系方式', '- phone'],
    ['区/县', '- district'],
    ['省市区', '- area'],
    ['街道', '- town'],
    ['邮政编码', '- postcode'],
    ['郵政編號', '- postcode'],
    ['郵遞區號', '- postcode'],
    ['聯絡電話', '- phone'],
    ['鄉鎮/街道', '- town'],
    ['Shipping First Name', 'recipient first-name'],
    ['shipping_last_name', 'recipient last-name'],
    ['Name (Shipping)', 'recipient name'],
    ['First Name (Shipping)', 'recipient first-name'],
    ['Full Name (Shipping)', 'recipient name'],
    ['Address 1&2 (Shipping)', 'recipient detail'],
    ['Address 1 (Shipping)', 'recipient line-1'],
    ['Shipping Address2', 'recipient line-2'],
    ['Shipping Address 1', 'recipient line-1'],
    ['Shipping Street', 'recipient detail'],
    ['State Code (Shipping)', 'recipient province-code'],
    ['State Name (Shipping)', 'recipient province'],
    ['Shipping Province Name', 'recipient province'],
    ['Postcode (Shipping)', 'recipient postcode'],
    ['Country Code (Shipping)', 'recipient country'],
    ['Phone (Billing)', 'buyer phone'],
    ['Billing Name', 'buyer name'],
    ['Email (Billing)', null],
    ['recipient_phone', 'recipient phone'],
    ['ship-city', 'recipient city'],
    ['Default Address Phone', '- phone'],
    ['Shipping', null],
    ['Shipping Method', null],
    ['Ship date', null],
    ['Total', null],
    ['Name', '- name'],
    ['Address (Line 1)', '- address'],
    ['', null],
    ['x'.repeat(5000), null],
  ])('%s is %s', (head, meaning) => {
    expect(named(head)).toBe(meaning)
  })
})

const lineOf = (
  heads: readonly string[],
  cells: readonly string[],
  of: 'recipient' | 'anybody' = 'recipient',
) => {
  const party = partyOfCells(cells, chooseAddressColumns(heads, of))
  return [party.name, party.phone, addressLine(party)]
}

describe('the party of a row', () => {
  it.each([
    ['10020', '010020'],
    ['310052', '310052'],
    ['00001', '00001'],
    ['1002', '1002'],
  ])('has for the postcode %s', (cell, postcode) => {
    const columns = chooseAddressColumns(['姓名', '邮编'], 'anybody')
    expect(partyOfCells(['王芳', cell], columns).postcode).toBe(postcode)
  })

  it('is who receives, with the phone of whoever bought where there is no other', () => {
    const heads = [
      'Order Number',
      'Name (Billing)',
      'Phone (Billing)',
      'First Name (Shipping)',
      'Last Name (Shipping)',
      'Address 1&2 (Shipping)',
      'City (Shipping)',
      'State Code (Shipping)',
      'Postcode (Shipping)',
      'Country Code (Shipping)',
    ]
    const row = [
      '1042',
      '买 家',
      '13900002468',
      '芳',
      '王',
      '滨江区网商路599号',
      '杭州市',
      'CN12',
      '310052',
      'CN',
    ]
    expect(lineOf(heads, row)).toEqual(['王芳', '13900002468', '浙江省杭州市滨江区网商路599号'])
    const english = ['7', 'X', '1', 'Fang', 'Wang', '599 Wangshang Rd', 'Hangzhou', 'CN12', '', 'CN']
    expect(lineOf(heads, english)).toEqual(['Fang Wang', '1', '599 Wangshang Rd, Hangzhou, Zhejiang'])
  })

  it('is read of the columns that Shopify splits, whose order number is no name', () => {
    const heads = [
      'Name',
      'Billing Name',
      'Billing Phone',
      'Shipping Name',
      'Shipping Street',
      'Shipping Address1',
      'Shipping Address2',
      'Shipping City',
      'Shipping Zip',
      'Shipping Province',
      'Shipping Country',
      'Shipping Phone',
      'Shipping Province Name',
    ]
    const street = ['网商路599号, 3幢', '网商路599号', '3幢']
    const row = ['#1001', '王', '139', '李思', ...street, '杭州', "'310052", 'ZJ', 'CN', '', 'Zhejiang']
    expect(lineOf(heads, row)).toEqual(['李思', '139', '浙江省杭州网商路599号, 3幢'])
  })

  it('has a mobile before a landline, and its street once where two columns have it', () => {
    const heads = ['收货人姓名', '联系电话', '联系手机', '省', '市', '区', '街道', '收货地址']
    const whole = '浙江省杭州市余杭区五常街道文一西路969号'
    expect(lineOf(heads, ['甲', '0571-88888888', '13800138000', '', '', '', '五常街道', whole])).toEqual([
      '甲',
      '13800138000',
      whole,
    ])
    expect(lineOf(heads, ['null', 'null', '-', '', '', '无', '', whole])).toEqual(['', '', whole])
    const apart = ['甲', '0571-88888888', '', '浙江省', '杭州市', '余杭区', '五常街道', '文一西路969号']
    expect(lineOf(heads, apart)).toEqual(['甲', '0571-88888888', '浙江省杭州市余杭区五常街道文一西路969号'])
  })

  it('is of a province that a shop has a code or two names for', () => {
    for (const [text, code] of [
      ['CN1', 'Yunnan'],
      ['CN32', 'Xinjiang'],
      ['CN-12', 'Zhejiang'],
      ['zj', 'Zhejiang'],
      ['CN-GD', 'Guangdong'],
      ['HK', 'Hong Kong'],
    ] as const)
      expect(provinceOfCode(text)?.en).toBe(code)
    for (const text of ['', 'CN33', 'CN', 'XX', '浙江']) expect(provinceOfCode(text)).toBeNull()
    const heads = ['收件人', '电话', 'State', 'City', 'Address', 'Country']
    expect(lineOf(heads, ['a', '1', 'Yunnan / 云南', '昆明市', '翠湖路1号', 'China'])[2]).toBe(
      '云南昆明市翠湖路1号',
    )
    expect(lineOf(heads, ['a', '1', '', 'Kowloon', '700 Nathan Road', 'HK'])[2]).toContain('Hong Kong')
  })
})

it('the provinces of shops are those of the table, by both names', () => {
  const known = childrenOf(addressRoot).map(({ name }) => [name.zh, name.en])
  const all = Array.from({ length: 32 }, (_, at) => provinceOfCode(`CN${at + 1}`))
  for (const one of [...all, provinceOfCode('HK'), provinceOfCode('TW')])
    expect(known).toContainEqual([one?.zh, one?.en])
})

it('a head is found under a title, and is no row of data', () => {
  const isHead = (cell: string) => readAddressHead(cell) !== null
  expect(
    findHead([['发货单'], [], ['2026-11-21', '姓名'], ['姓名', '电话', '地址'], ['甲', '1', 'x']], isHead),
  ).toBe(3)
  expect(findHead([['张三', '13800138000', '湖北武汉']], isHead)).toBeNull()
  expect(findHead([[], []], isHead)).toBeNull()
})

it.each([
  [['合计', '', '12', '45.60'], true],
  [['', '总计：3单', '￥1,200.00'], true],
  [['Grand Total', '120'], true],
  [['小 计', '12 件'], true],
  [['Total Wine', '13800138000', '上海市'], false],
  [['合计', '13800138000', '湖北省武汉市江夏区光谷大道88号'], false],
  [['12', '13'], false],
  [[], false],
])('a row of a sum is told from an address: %j', (cells, is) => {
  expect(isTotals(cells)).toBe(is)
})

it('two columns of one name count as doubled only where they differ', () => {
  const heads = ['姓名', '地址', ' 地址 ', '电话']
  const columns = chooseAddressColumns(heads, 'anybody').values()
  const of = (...rows: string[][]) => doubledHead(heads, rows, [...columns])
  expect(of(['甲', '上海', '上海', '1'], ['乙', '', '北京', '1'])).toBeNull()
  expect(
    doubledHead(heads, [['甲', '上海', '北京', '1']], chooseAddressColumns(heads, 'anybody').values()),
  ).toBe('地址')
})
