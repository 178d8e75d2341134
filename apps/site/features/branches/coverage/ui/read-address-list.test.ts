import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { linesOf, readAddressList } from './read-address-list.ts'

const read = (text: string) => readAddressList(text).addresses

it('takes an address a line, with commas of its own', () => {
  expect(read('杭州市滨江区\r\n\n 599 Wangshang Road, Binjiang, Hangzhou \n')).toEqual([
    '杭州市滨江区',
    '599 Wangshang Road, Binjiang, Hangzhou',
  ])
})

it('reads the column headed as one of addresses, wherever it stands', () => {
  expect(read('\ufeff编号,收货地址,备注\n1,"浙江省杭州市滨江区, 网商路",急\n2,四川省石渠县,')).toEqual([
    '浙江省杭州市滨江区, 网商路',
    '四川省石渠县',
  ])
  expect(read('Name\tAddress\nA\tBinjiang, Hangzhou')).toEqual(['Binjiang, Hangzhou'])
})

it('counts what is past the bound', () => {
  const list = readAddressList(Array.from({ length: 512 }, (_, row) => `杭州 ${row}`).join('\n'))
  expect(list.addresses).toHaveLength(500)
  expect(list.beyond).toBe(12)
  expect(readAddressList('')).toMatchObject({ addresses: [], beyond: 0, refusal: null })
})

it('reads back a column as a spreadsheet writes it', () => {
  const address = fc
    .string({ minLength: 1, maxLength: 60 })
    .map((text) => `x${text.replace(/[\s\ufeff]+/g, ' ').trim()}`)
  fc.assert(
    fc.property(fc.array(address, { minLength: 1, maxLength: 20 }), (rows) => {
      const text = Papa.unparse(rows.map((row) => ({ 编号: '1', 地址: row })))
      expect(read(text)).toEqual(rows)
    }),
  )
})

it('puts an address together of the columns of a shop, and says which it read', () => {
  const list = readAddressList(
    '订单,收货人,省,市,区,详细地址\n1,甲,浙江省,杭州市,滨江区,网商路599号\n合计,,,,,\n',
  )
  expect(list).toMatchObject({ addresses: ['浙江省杭州市滨江区网商路599号'], leftOut: [3] })
  expect(list.columns.filter(({ isRead }) => isRead).map(({ head }) => head)).toEqual([
    '省',
    '市',
    '区',
    '详细地址',
  ])
  const shop =
    'Name,Shipping Name,Shipping Street,Shipping City,Shipping Province\n#1,Wang,599 Wangshang Rd,Hangzhou,ZJ'
  expect(read(shop)).toEqual(['599 Wangshang Rd, Hangzhou, Zhejiang'])
})

it('is refused by name where it is no list, or two columns of one name differ', () => {
  expect(readAddressList('<!doctype html><p>杭州').refusal).toMatchObject({ problem: 'table-web-page' })
  expect(readAddressList('地址,地址\n杭州,上海').refusal).toMatchObject({ problem: 'table-column-twice' })
  expect(readAddressList('"杭州\n上海').refusal).toMatchObject({ problem: 'table-quote', detail: '1' })
})

it('is read as the same when it comes back as lines', () => {
  const lines = ['"杭州" 滨江', '599 Wangshang Road, Binjiang, Hangzhou', '四川省石渠县']
  expect(read(linesOf(lines))).toEqual(lines)
})
