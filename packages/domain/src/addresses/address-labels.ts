/** What follows a label. `none`: words around an address that say nothing. */
export type LabelKind = 'name' | 'phone' | 'area' | 'detail' | 'address' | 'postcode' | 'none'

const words: Readonly<Record<LabelKind, string>> = {
  name: '收货人姓名|收件人姓名|联系人姓名|收货人|收件人|收件方|寄件人|发件人|发货人|联系人|姓名|Recipient|Consignee|Receiver|Attention|Attn|Contact|Name',
  phone:
    '手机号码|联系电话|联系方式|联系手机|电话号码|收件人电话|收货人电话|手机号|手机|电话|Mobile phone|Mobile number|Phone number|Telephone|Mobile|Phone|Cell|Tel',
  area: '所在地区|所在区域|所在省市|省市区|地区|区域',
  detail: '详细地址|街道地址|详细',
  address: 'Delivery address|Ship to|收货地址|收件地址|寄件地址|发货地址|联系地址|快递地址|地址|住址|Address',
  postcode: '邮政编码|邮编|Postal code|Postcode|Post code|Zip code|Zip',
  none: '麻烦寄到|麻烦发到|麻烦送到|请寄到|请发到|请送到|请寄|寄到|寄往|发往|发到|送到|送货到|我的地址是|地址是|收货信息|收件信息|国家',
}

const kinds = new Map(
  Object.entries(words).flatMap(([kind, list]) =>
    list.split('|').map((word) => [word.toLowerCase(), kind as LabelKind] as const),
  ),
)
const every = [...kinds.keys()].sort((a, b) => b.length - a.length).join('|')
const labelled = new RegExp(
  `(?<=^|[\\s,，。;；|、)）】])(?:[【\\[](${every})[】\\]][:：]?|(${every})\\s?(?:[:：]|是[:：]?|(?=\\s)))`,
  'gi',
)
const spoken = new RegExp(`(?<=^|[\\s,，。;；|、])(${words.none})[:：]?`, 'g')
const beforeNumber = new RegExp(`(?<=^|[\\s,，。;；|、)）])(${words.phone})(?=[\\d+(])`, 'gi')
const line = new RegExp(`^\\s*[【\\[]?(${every})[】\\]]?\\s?[:：]`, 'i')

export type Label = { readonly kind: LabelKind; readonly start: number; readonly end: number }

/** Labels in a folded text, in order, without overlap. */
export function findLabels(folded: string): readonly Label[] {
  const found = [
    ...folded.matchAll(labelled),
    ...folded.matchAll(spoken),
    ...folded.matchAll(beforeNumber),
  ].map((match) => ({
    kind: kinds.get((match[1] ?? match[2] ?? '').toLowerCase()) ?? 'none',
    start: match.index,
    end: match.index + match[0].length,
  }))
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  return found.filter(
    (label, at) => at === 0 || label.start >= Math.max(...found.slice(0, at).map(({ end }) => end)),
  )
}

/** The label a line begins with, and where its value begins; null for a line without one. */
export function labelOfLine(folded: string): { readonly kind: LabelKind; readonly end: number } | null {
  const found = line.exec(folded)
  return found ? { kind: kinds.get((found[1] ?? '').toLowerCase()) ?? 'none', end: found[0].length } : null
}
