const numeral = '[0-9一二三四五六七八九十百零〇两甲乙丙丁]'
const chineseUnit = '(?:号|栋|幢|座|单元|單元|室|楼|樓|层|層|弄|期|门|門|户|戶|房|组|組|队|隊|铺|鋪|舖)'

/** Where the private part of a Chinese address starts: its first figure, or a numeral before a word for a unit. */
const privatePart = new RegExp(`[0-9]|[A-Za-z]+${chineseUnit}|${numeral}+-?${numeral}*${chineseUnit}`)

const englishUnit =
  /\b(?:flat|room|rm|unit|apt|apartment|suite|ste|floor|fl|\/f|block|blk|tower|bldg|building|house|shop|door)\b|#/i

/**
 * An address down to its road: no building, unit or room (GB/T 41833). When in doubt more is hidden:
 * `浙江省杭州市西湖区文三路90号1幢302室` → `浙江省杭州市西湖区文三路***`.
 */
export function maskAddress(address: string): string {
  const text = address.normalize('NFKC').trim()
  return /\p{Script=Han}/u.test(text) ? maskChinese(text) : maskEnglish(text)
}

function maskChinese(text: string): string {
  const start = text.search(privatePart)
  return start === -1 ? text : `${text.slice(0, start).trimEnd()}***`
}

/** English addresses begin with the unit: parts that name one go, and of the others every word with a figure. */
function maskEnglish(text: string): string {
  const kept: string[] = []
  for (const part of text.split(/[,;\n]/)) {
    if (englishUnit.test(part)) continue
    const words = (part.match(/\S+/g) ?? []).filter((word) => !/[\d*]/.test(word))
    if (words.length > 0) kept.push(words.join(' '))
  }
  const rest = kept.join(', ')
  return rest === text ? text : rest === '' ? '***' : `***, ${rest}`
}
