import { plainHead } from '#home-addresses'

/** Whose address a column is about. Who pays and who bought are one: used only where nothing says who receives. */
export type AddressSide = 'recipient' | 'sender' | 'buyer'

/** What a column holds of an address. `detail` is all below the district, `address` area and street in one. */
export type AddressPart =
  | 'name'
  | 'first-name'
  | 'last-name'
  | 'company'
  | 'phone'
  | 'mobile'
  | 'country'
  | 'area'
  | 'province'
  | 'province-code'
  | 'city'
  | 'district'
  | 'town'
  | 'detail'
  | 'line-1'
  | 'line-2'
  | 'address'
  | 'postcode'
  | 'group'

type AddressHead = {
  /** Null where the head names nobody. */
  readonly side: AddressSide | null
  readonly part: AddressPart
}

type Side = readonly [side: AddressSide, before: RegExp, behind: RegExp | null]

const chineseSides: readonly Side[] = [
  ['recipient', /^(?:(?:收货|收件)(?:人|方)?|收方|派送|配送|送货)/, null],
  ['sender', /^(?:(?:寄件|发件|发货)(?:人|方)?|寄方|寄货人)/, null],
  ['buyer', /^(?:买家|下单人|付款人|订购人|账单)/, null],
]
const englishSides: readonly Side[] = [
  [
    'recipient',
    /^(?:shipping|shipto|ship(?=name|addr|city|state|post|phone|country|zip)|delivery|deliverto|recipient(?:s(?!t))?|receiver|consignee|to(?=name|phone|address|city|province|company))/,
    /(?:shipping|recipient|delivery)$/,
  ],
  ['sender', /^(?:sender|shipper|from(?=name|phone|address|city|province|company)|shipfrom)/, /sender$/],
  ['buyer', /^(?:billing|billto|buyer|payer)/, /(?:billing|buyer)$/],
]

/** What stands behind the side of a head, the side itself among it: `收货人` and `recipient` are names. */
const parts: readonly (readonly [AddressPart, RegExp])[] = [
  ['name', /^(?:姓名|名字?|名称|联[系络]人(?:姓名)?|客户姓名|fullname|name|contact(?:name|person)?)$/],
  ['first-name', /^(?:firstname|givenname)$/],
  ['last-name', /^(?:lastname|surname|familyname)$/],
  ['company', /^(?:公司(?:名称?)?|单位(?:名称)?|company(?:name)?|organi[sz]ation)$/],
  ['mobile', /^(?:联系)?(?:手机|移动电话|手提电话)(?:号码?)?$|^(?:mobile|cell)(?:phone)?(?:number|no)?$/],
  [
    'phone',
    /^(?:联[系络])?(?:固定)?(?:电话|座机|固话)(?:号码?)?$|^联[系络]方式$|^电话手机$|^手机电话$|^(?:tele?|contact)?phone(?:number|no)?$|^tel(?:no)?$|^contactnumber$/,
  ],
  ['country', /^(?:国家(?:或?地区)?|country(?:region)?(?:code|name)?)$/],
  ['area', /^(?:所在)?(?:地区|省市区县?|省市|区域)$|^area$|^region$/],
  ['province-code', /^(?:province|state)code$/],
  ['province', /^(?:省|省份|省自治区|省直辖市|(?:province|state)(?:name)?|stateprovince|statecounty)$/],
  ['city', /^(?:市|城市|地市|地级市|city|towncity)$/],
  ['district', /^(?:区|县|区县|市区|县区|区市县|县市区|district|county)$/],
  ['town', /^(?:街道|乡镇|镇|街道乡镇|乡镇街道|镇街道?|town|township|subdistrict)$/],
  ['line-1', /^(?:street)?address(?:line)?1$|^(?:street|line)1$/],
  ['line-2', /^(?:street)?address(?:line)?[23]$|^(?:street|line)[23]$/],
  [
    'detail',
    /^(?:详细|街道|具体)地址$|^门牌号?$|^详细$|^detail(?:ed)?(?:address)?$|^street(?:address|name)?$|^address(?:line|details?|12|1and2|1amp2)$/,
  ],
  ['address', /^(?:完整|全)?地址$|^(?:full|whole)?address$/],
  [
    'postcode',
    /^(?:邮编|邮政编[码号]|邮递区号)$|^(?:post(?:al)?code|postal|zip(?:code)?|zippostalcode|postcodezip)$/,
  ],
  ['group', /^(?:分组|组别?|标签|group|tag)$/],
]

/** Characters of a head that are looked at. */
const longestHead = 60

/**
 * What a head of a column says of an address, in the words of people, spreadsheets and shops (Taobao, Shopify,
 * WooCommerce) in Chinese, English and the language of the home; null for anything else. Marks, units and remarks in brackets do not count.
 */
export function readAddressHead(head: string): AddressHead | null {
  const spaced = simplified(head.slice(0, longestHead).normalize('NFKC'))
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
  const remark = /[(（]([^)）]*)[)）]/.exec(spaced)?.[1]?.trim() ?? ''
  const plain = spaced.replace(/[(（][^)）]*[)）]?/g, '').replace(/[^\p{L}\d]/gu, '')
  const isSide = /^(?:shipping|billing|delivery|recipient|sender|收货|收件|寄件|发货)$/.test(remark)
  return isSide ? (readPlain(remark + plain) ?? readPlain(plain + remark)) : readPlain(plain)
}

/** Traditional signs of heads beside the Simplified, two by two: the whole table is too large for a page. */
const signs =
  '貨货郵邮遞递發发聯联絡络電电話话號号碼码機机詳详細细編编區区縣县鄉乡鎮镇單单國国門门牌牌稱称屬属組组標标籤签業业賬账戶户買买賣卖繫系係系體体訂订'
const traditional = new Map((signs.match(/../g) ?? []).map(([written = '', plain = '']) => [written, plain]))

function simplified(text: string): string {
  return text.replace(/[\u4e00-\u9fff]/g, (sign) => traditional.get(sign) ?? sign)
}

function readPlain(text: string): AddressHead | null {
  const plain = plainHead(text)
    .replace(/^(?:customer)?defaultaddress(?=.)/, '')
    .replace(/^customer(?=\w)/, '')
  for (const [side, before, behind] of [...chineseSides, ...englishSides]) {
    const rest = before.test(plain)
      ? plain.replace(before, '')
      : behind?.test(plain)
        ? plain.replace(behind, '')
        : null
    if (rest === null) continue
    const part = partOf(rest) ?? (rest === '' && isPerson.test(plain) ? 'name' : null)
    if (part !== null) return { side, part }
  }
  const part = partOf(plain)
  return part === null ? null : { side: null, part }
}

const isPerson = /(?:人|方)$|^(?:recipients?|receiver|consignee|sender|shipper)$/

function partOf(text: string): AddressPart | null {
  return parts.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}
