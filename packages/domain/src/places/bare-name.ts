import type { DataText } from '@hongyan/locales'

const peoples =
  '满|回|蒙古|朝鲜|达斡尔|畲|土家|苗|侗|瑶|壮|黎|羌|彝|藏|仡佬|布依|水|哈尼|傣|纳西|拉祜|佤|布朗|白|普米|独龙|怒|傈僳|裕固|哈萨克|东乡|保安|撒拉|土|塔吉克|锡伯|仫佬|毛南|各|景颇|柯尔克孜|维吾尔'
const autonomous = new RegExp(
  `((${peoples})族|(?<!内)蒙古|哈萨克|塔吉克|锡伯|柯尔克孜|维吾尔)*(自治[州县旗区]|(?<=族)区)$`,
)
const generic = /(特别行政区|地区|(?<=神农架)林区|特区|新区|[省市盟县旗区镇乡])$/

/** The name of a division without what kind it is: 长阳 of 长阳土家族自治县; a single character keeps it: 忠县, 城区. */
export function bareName(name: string): string {
  const rest = name.replace(autonomous, '')
  if (rest !== name && rest.length > 1) return rest
  // 东乡族自治县 is named after its people alone.
  if (rest === '') return name.replace(/族自治.$/u, '')
  const bare = name.endsWith('清新区') ? name.slice(0, -1) : name.replace(generic, '')
  return bare.length > 1 ? bare : name
}

/** The same in every script: what is left begins both Chinese names, sign by sign. English names have no kind. */
export function bareText({ zh, hk, en }: DataText): DataText {
  const bare = bareName(zh)
  return { zh: bare, hk: hk.slice(0, bare.length), en }
}
