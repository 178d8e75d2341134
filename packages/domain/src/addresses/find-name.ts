import { surnames } from './surnames-data.ts'

const honorific =
  /(先生|女士|小姐|太太|老师|同学|经理|师傅|阿姨|叔叔|大哥|大姐|医生|教授|主任|老板|校长|院长|总|收|敬收|亲启|亲收|启|\((?:收|先生|女士|小姐)\))$/
const placeEnd =
  /[省市县区旗盟州镇乡村屯路街道巷弄号室楼层栋幢座单元房院厂店铺库司部局处所站馆校园苑庄城里组府厦场坊湾港桥口广座户]$/
const hardPlace =
  /(路|街|大道|号|室|楼|栋|幢|单元|公司|小区|大厦|广场|花园|中心|学校|大学|医院|超市)|[市县区省镇乡村]$/

/** How much a word looks like a name of a person: 0 not at all, 3 and more enough to take it for one. */
export function nameWorth(word: string, beside: { phone: boolean; edge: boolean }): number {
  const bare = word
    .replace(/\((先生|女士|小姐|太太)\)$/, '$1')
    .replace(/^[(【[]|\(?收?[)】\]]$| (?=·)|(?<=·) | (?=(?:先生|女士|小姐|太太|老师|经理|老板)$)/g, '')
  const around = (beside.phone ? 3 : 0) + (beside.edge ? 1 : 0)
  if (/^[A-Za-z][A-Za-z.'’-]*( [A-Za-z][A-Za-z.'’-]*){0,3}$/.test(bare))
    return bare.length > 30 ? 0 : around + (/^\p{Lu}\p{Ll}+( \p{Lu}[\p{Ll}.'’-]+){1,3}$/u.test(bare) ? 2 : 0)
  // Names of chats: A李小明, Lucy王.
  const mixed = /^(?:[A-Za-z]{1,12}(\p{Script=Han}{1,4})|(\p{Script=Han}{1,4})[A-Za-z]{1,12})$/u.exec(bare)
  if (mixed && beside.phone)
    return nameWorth(mixed[1] ?? mixed[2] ?? '', beside) || (beside.edge ? around : 0)
  const title = honorific.exec(bare)?.[0] ?? ''
  if (title !== '' && title === bare) return 0
  const name = title.length < bare.length ? bare.slice(0, bare.length - title.length) : bare
  if (isTransliterated(name)) return around + 5
  if (!/^\p{Script=Han}{1,4}$/u.test(name) || hardPlace.test(name)) return 0
  if (name.length === 1 && title === '') return 0
  const family = surnames.has(name.slice(0, 2)) ? 2 : surnames.has(name.slice(0, 1)) ? 1 : 0
  const fits = family > 0 && name.length - family <= 2 ? 3 : 0
  return around + fits + (title ? 4 : 0) - (placeEnd.test(name) && !title ? 2 : 0)
}

/** Whether a word says nothing against being a name. */
export function mayBeName(word: string): boolean {
  return (
    /^(\p{Script=Han}{2,6}|\p{Script=Han}{1,2}\*{1,3})$/u.test(word) &&
    !hardPlace.test(word) &&
    !placeEnd.test(word)
  )
}

const transliterating =
  '阿艾买提依伊木古丽江尔克孜热合曼都拉巴图吐逊努麦扎西卓玛次旦丹增桑嘎斯坦铁加帕哈沙塔娜迪力米尼亚孜来乃维吾肉甫仁青才让格桑央金旺姆罗布洛顿珠措德吉白益嘎呼乌日其木敖苏布赫朝鲁孟'

/** 阿不都热合曼·买买提明, 古丽娜扎尔: a name of another language, in parts with dots or of the signs that spell it. */
function isTransliterated(name: string): boolean {
  if (/^\p{Script=Han}{1,10}([·.]\p{Script=Han}{1,10}){1,3}$/u.test(name)) return !hardPlace.test(name)
  if (!/^\p{Script=Han}{4,8}$/u.test(name)) return false
  return [...name].filter((sign) => transliterating.includes(sign)).length >= name.length - 1
}

/** The length of the name with which the text ends right after the end of an address: `88号张三` has 2; 0 for none. */
export function nameAtEnd(folded: string): number {
  const found =
    /(?:[号室楼层栋幢座院店铺库园苑庄城村组弄户司部厂厦]|[0-9A-Za-z])\s?(\p{Script=Han}{2,4}(?:先生|女士|小姐|老师)?|\p{Script=Han}(?:先生|女士|小姐|老师))收?$/u.exec(
      folded,
    )
  // The regex takes the longest run; a shorter one may be the name: 2号楼张三 ends in 张三, not in 楼张三.
  const dotted =
    /(?<=[号室楼层栋幢座院店铺库组户厦0-9A-Za-z])(?![号室楼层栋幢座院店铺库组户厦])\p{Script=Han}{2,8}(?:·\p{Script=Han}{1,8}){1,3}$/u.exec(
      folded,
    )?.[0]
  if (dotted) return dotted.length
  const run = found?.[1] ?? ''
  for (let from = 0; from < run.length; from += 1) {
    const name = run.slice(from)
    if (nameWorth(name, { phone: false, edge: false }) >= 3)
      return name.length + (folded.endsWith('收') && !name.endsWith('收') ? 1 : 0)
  }
  return 0
}

/** The length of the name in brackets, with them, with which the text ends; 0 for none: 88号(张三) has 4. */
export function nameInBrackets(folded: string): number {
  const [whole = '', name = ''] = /[(（](\p{Script=Han}{2,4})[)）]$/u.exec(folded) ?? []
  return nameWorth(name, { phone: false, edge: false }) >= 3 ? whole.length : 0
}

/** The length of the name that stands right before an address without a gap; 0 for none. */
export function nameAtStart(prefix: string): number {
  return nameWorth(prefix, { phone: false, edge: true }) >= 4 ? prefix.length : 0
}
