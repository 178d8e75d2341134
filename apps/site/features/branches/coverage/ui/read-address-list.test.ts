import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { readAddressList } from './read-address-list.ts'

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
  expect(readAddressList('')).toEqual({ addresses: [], beyond: 0 })
})

it('reads back a column as a spreadsheet writes it', () => {
  const address = fc
    .string({ minLength: 1, maxLength: 60 })
    .map((text) => `x${text.replace(/[\s\ufeff]+/g, ' ').trim()}`)
  fc.assert(
    fc.property(fc.array(address, { minLength: 1, maxLength: 20 }), (rows) => {
      const text = Papa.unparse(rows.map((row) => ({ 编号: '1', 地址: row })))
      // A tab in a cell would make tabs the separator.
      fc.pre(!text.includes('\t'))
      expect(read(text)).toEqual(rows)
    }),
  )
})
