/**
 * What follows a label. `none`: words around an address that say nothing; `remark`: what is said to the courier;
 * `other`: what belongs to the shop, and with its value to no field of an address.
 */
export type LabelKind =
  | 'name'
  | 'phone'
  | 'area'
  | 'detail'
  | 'address'
  | 'postcode'
  | 'remark'
  | 'other'
  | 'none'

const who =
  '收货|收件|寄件|发件|发货|提货|签收|联系|联络|收货人|收件人|寄件人|发件人|发货人|联系人|买家|客户|顾客|会员'
const words: Readonly<Record<LabelKind, string>> = {
  name:
    `(?:${who})(?:姓名|名字|名称)|收货人|收件人|收件方|收货方|收方|寄件人|寄件方|寄方|发件人|发货人|提货人|签收人|联系人|联络人|姓名|名字|称呼|` +
    'Recipient name|Receiver name|Contact name|Contact person|Full name|Recipient|Consignee|Receiver|Attention|Attn|Contact|Name',
  phone:
    `(?:${who})(?:手机号码|手机号|手机|电话号码|电话|号码|联系电话|联系方式|方式)|手机号码|联系电话|联系方式|联系手机|电话号码|移动电话|固定电话|手提电话|流动电话|手机号|手机|电话|座机|固话|` +
    'Phone/Mobile|Mobile phone|Mobile number|Mobile no|Phone number|Phone no|Contact number|Contact no|Tel no|Telephone|Mobile|Phone|Cell|Tel|Mob',
  area: '所在地区|所在区域|所在省市|所在城市|收货地区|收件地区|所在地|省市区县|省市区|省市县|省/市/区|省/市/县|地区信息|地区|区域',
  detail: '详细收货地址|详细地址|详情地址|街道地址|街道门牌|门牌号|详细',
  address:
    `(?:${who})(?:详细地址|地址|地点)|送货地址|配送地址|邮寄地址|邮寄地点|快递地址|联系地址|通讯地址|通信地址|家庭住址|家庭地址|公司地址|地址信息|地址|住址|` +
    'Delivery address|Shipping address|Street address|Ship to|Deliver to|Address line 1|Address line 2|Address',
  postcode: '邮政编码|邮政编号|邮编|邮码|Postal code|Postcode|Post code|Zip code|Zip',
  remark:
    '订单备注|买家备注|卖家备注|客户备注|配送备注|买家留言|客户留言|留言|备注信息|备注|配送说明|配送要求|派送要求|送货要求|送货时间|收货时间|派送时间|特殊要求|附言|' +
    'Delivery instructions|Delivery notes?|Instructions|Remarks?|Notes?|Comments?',
  other:
    '订单编号|订单号|单号|运单号|快递单号|物流单号|商品名称|商品|宝贝|货品|品名|规格|数量|件数|下单时间|付款时间|买家旺旺|旺旺名?|买家昵称|昵称|会员名|微信号?|邮箱|电子邮件|' +
    'Order number|Order no|Order ID|E-?mail|WeChat',
  none:
    '麻烦寄到|麻烦发到|麻烦送到|请寄到|请发到|请送到|请寄|寄到|寄往|发往|发到|送到|送货到|我的地址是|地址是|收货信息|收件信息|寄件信息|发货信息|收货地址信息|国家|国家/地区|省份|城市|区县|乡镇|' +
    '公司名称|公司|单位名称|单位|身份证复印件|Country|Province|State|City|District|Company',
}

const kinds: readonly (readonly [LabelKind, RegExp])[] = (Object.keys(words) as LabelKind[]).map((kind) => [
  kind,
  new RegExp(`^(?:${words[kind]})$`, 'i'),
])
const every = Object.values(words).join('|')
const number = '(?:(?:\\d{1,2}[.、．)）]|[①-⑩]|[(（]\\d[)）])\\s?)?'
const before = '(?<=^|[\\s,，。;；|、)）】\\]])'
const sign = '\\s?(?:[:：=＝]+|是[:：]?|(?=\\s))'
const labelled = new RegExp(
  `[【\\[「](${every})[】\\]」][:：]?|${before}${number}(?:[(（](${every})[)）][:：]?|(${every})(?:\\((?:必填|选填)\\))?${sign})`,
  'gi',
)
/** Behind a value without anything between: 张三电话：138…地址：湖北省. Only in Chinese, and with the colon. */
const glued = new RegExp(
  `(${[words.name, words.phone, words.address, words.detail, words.postcode, words.remark].join('|')})[:：]`,
  'g',
)
const spoken = new RegExp(`(?<=^|[\\s,，。;；|、])(${words.none.split('|国家')[0]})[:：]?`, 'g')
const beforeNumber = new RegExp(`${before}(${words.phone}|${words.postcode})(?=[\\d+(])`, 'gi')
/** The same right behind a name or a street: 张三电话13800138000, 15号邮编518000. */
const gluedNumber =
  /((?:收货|收件|联系)?(?:手机号码|手机号|手机|电话号码|电话)|联系方式)(?=\+?\d{7})|(邮政编码|邮编)(?=\d{6}(?!\d))/g
/** Before the name of a province nothing need divide them: 收货地址广东省. */
const beforeProvince = new RegExp(
  `(?<=^|[\\s,，。;；|、\\d])(${words.address}|${words.area}|${words.detail})(?=北京|天津|河北|山西|内蒙古|辽宁|吉林|黑龙江|上海|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|广西|海南|重庆|四川|贵州|云南|西藏|陕西|甘肃|青海|宁夏|新疆|香港|澳门|台湾)`,
  'g',
)
/** In brackets, with nothing around: （收件人）张三（电话）. */
const bracketed = new RegExp(
  `[(（](${[words.name, words.phone, words.address, words.detail, words.area, words.postcode].join('|')})[)）][:：]?`,
  'gi',
)
/** Where an order was placed. */
const platform = /(?<=^|[\s,，。;；|、【])(拼多多|淘宝|天猫|京东|抖音|快手|小红书|闲鱼|唯品会)[:：]/g
const line = new RegExp(
  `^\\s*${number}[【\\[(（「]?(${every}|省|市|区|县|镇|街道|乡镇)(?:\\((?:必填|选填)\\))?[】\\])）」]?\\s?[:：=\\t]`,
  'i',
)

/** Fields of a form for an area, one character each: they count with their colon alone. */
const steps = '省|市|区|县|镇|街道|乡镇'
const step = new RegExp(`${before}(${steps})[:：]`, 'g')
/** 收件人张三: a label and a short name with nothing between. */
const beforeName = new RegExp(
  `${before}(收件人|收货人|联系人|寄件人|发件人|姓名)(?=\\p{Script=Han}{2,4}?(?:[\\s,，;；。]|$|电话|手机|联系|地址))`,
  'gu',
)

export type Label = { readonly kind: LabelKind; readonly start: number; readonly end: number }

const kindOf = (word: string): LabelKind => kinds.find(([, pattern]) => pattern.test(word))?.[0] ?? 'none'

const patterns = [
  ...[labelled, glued, spoken, beforeNumber, gluedNumber, beforeProvince, bracketed],
  ...[platform, step, beforeName],
]

/** Words that end the names of places; labels only with a colon: Nanshan District Shenzhen. */
const endOfName = /^(?:Country|Province|State|City|District|Company)\s?$/i

/** Labels in a folded text, in order, without overlap. */
export function findLabels(folded: string): readonly Label[] {
  const found = patterns.flatMap((pattern) =>
    [...folded.matchAll(pattern)]
      .filter(([whole]) => !endOfName.test(whole))
      .map((match) => ({
        kind: kindOf(match[1] ?? match[2] ?? match[3] ?? ''),
        start: match.index,
        end: match.index + match[0].length,
      })),
  )
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  let end = 0
  return found.filter((label) => {
    const free = label.start >= end
    if (free) end = label.end
    return free
  })
}

/** The label a line begins with, and where its value begins; null for a line without one. */
export function labelOfLine(folded: string): { readonly kind: LabelKind; readonly end: number } | null {
  const found = line.exec(folded)
  return found ? { kind: kindOf(found[1] ?? ''), end: found[0].length } : null
}
