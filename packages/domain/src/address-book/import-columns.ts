import { foldText } from '../addresses/fold-text.ts'

/** The columns of a file of addresses. `address` holds area and street in one. */
const importColumns = [
  'name',
  'company',
  'phone',
  'area',
  'province',
  'city',
  'district',
  'detail',
  'address',
  'postcode',
  'group',
] as const
export type ImportColumn = (typeof importColumns)[number]

/** Heads as they are compared: Simplified, lower case, without blanks, marks and remarks in brackets. */
const heads: Readonly<Record<ImportColumn, readonly string[]>> = {
  name: '姓名|名字|名称|收件人|收货人|寄件人|联系人|联络人|收件人姓名|收货人姓名|收货人名称|name|fullname|shippingname|shippingfullname|contact|recipient|consignee'.split(
    '|',
  ),
  company: '公司|公司名称|单位|单位名称|company|companyname|shippingcompany|organisation|organization'.split(
    '|',
  ),
  phone:
    '手机|手机号|手机号码|手提电话|电话|电话号码|联系电话|联系方式|收件人电话|联系手机|收货人电话|收货人手机|phone|phonenumber|shippingphone|mobile|tel|telephone'.split(
      '|',
    ),
  area: '地区|所在地区|省市区|区域|area|region'.split('|'),
  province: '省|省份|省自治区|province|state|shippingprovince|shippingprovincename|shippingstate'.split('|'),
  city: '市|城市|地市|city|shippingcity'.split('|'),
  district: '区|县|区县|市区|district|county'.split('|'),
  detail:
    '详细地址|街道地址|街道|门牌|detail|street|streetaddress|addressline|shippingstreet|shippingaddress'.split(
      '|',
    ),
  address: '地址|完整地址|收货地址|收件地址|address|fulladdress|deliveryaddress'.split('|'),
  postcode: '邮编|邮政编码|邮政编号|postcode|postalcode|zip|zipcode|shippingzip'.split('|'),
  group: '分组|组|组别|标签|group|tag'.split('|'),
}

const longestHead = 40

/** Which column each cell of a first row names; null when it names fewer than two and so is no row of heads. */
export function readHeads(cells: readonly string[]): readonly (ImportColumn | null)[] | null {
  const named = cells.map((cell) => {
    const head = foldText(cell.slice(0, longestHead))
      .toLowerCase()
      .replace(/[(（].*?[)）]|[^\p{L}]/gu, '')
    return importColumns.find((column) => heads[column].includes(head)) ?? null
  })
  return named.filter(Boolean).length >= 2 ? named : null
}
