import { describe, expect, it } from 'vitest'
import { readHeads } from './import-columns.ts'

describe('the columns of a file', () => {
  it.each([
    [
      ['姓名', '电话', '地址'],
      ['name', 'phone', 'address'],
    ],
    [
      ['聯絡人', '電話號碼（必填）', '詳細地址', '郵編'],
      ['name', 'phone', 'detail', 'postcode'],
    ],
    [
      ['Name *', 'Phone number', 'Full address', 'Notes'],
      ['name', 'phone', 'address', null],
    ],
    [
      ['订单编号', '收货人姓名', '收货地址 ', '联系手机'],
      [null, 'name', 'address', 'phone'],
    ],
    [
      [
        'Shipping Name',
        'Shipping Street',
        'Shipping City',
        'Shipping Zip',
        'Shipping Province',
        'Shipping Phone',
      ],
      ['name', 'detail', 'city', 'postcode', 'province', 'phone'],
    ],
    [
      [
        'Order Number',
        'First Name (Billing)',
        'Phone (Billing)',
        'First Name (Shipping)',
        'Last Name (Shipping)',
        'Address 1&2 (Shipping)',
        'City (Shipping)',
        'State Code (Shipping)',
        'Postcode (Shipping)',
        'Country Code (Shipping)',
        'Item Name',
      ],
      [null, null, 'phone', 'name', 'name', 'detail', 'city', 'province', 'postcode', 'country', null],
    ],
    [
      [
        'Name',
        'Email',
        'Billing Name',
        'Shipping Name',
        'Shipping Address1',
        'Shipping Address2',
        'Shipping Phone',
      ],
      [null, null, null, 'name', 'detail', 'detail', 'phone'],
    ],
    [
      [
        '订单编号',
        '买家会员名',
        '收货人姓名',
        '联系电话',
        '联系手机',
        '省',
        '市',
        '区',
        '街道',
        '收货地址',
        '宝贝标题',
      ],
      [null, null, 'name', 'phone', 'phone', 'province', 'city', 'district', 'detail', 'address', null],
    ],
  ])('%o', (cells, columns) => {
    expect(readHeads(cells)?.taken.map(({ column }) => column)).toEqual(columns)
  })

  it('a first row of data is none', () => {
    expect(readHeads(['张三', '13800138000', '湖北武汉江夏光谷大道88号'])).toBeNull()
    expect(readHeads(['地址'])).toBeNull()
  })
})
