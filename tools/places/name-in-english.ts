import { bareName } from '../../packages/domain/src/places/bare-name.ts'
import { exceptions, readings } from './english-names.ts'

/** Gives the readings of the characters of a text, without tones. */
export type Pinyin = (text: string) => readonly string[]

const peoples =
  '满|回|蒙古|朝鲜|达斡尔|畲|土家|苗|侗|瑶|壮|黎|羌|彝|藏|仡佬|布依|水|哈尼|傣|纳西|拉祜|佤|布朗|白|普米|独龙|怒|傈僳|裕固|哈萨克|东乡|保安|撒拉|土|塔吉克|锡伯|仫佬|毛南|各|景颇|柯尔克孜'
const autonomous = new RegExp(`((${peoples})族|蒙古|哈萨克|塔吉克|锡伯|柯尔克孜)+(自治[州县旗]|区)$`)
const generic = /(特别行政区|行政委员会|自治[州县旗]|地区|(?<=神农架)林区|特区|新区|[省市盟县旗区镇乡])$/

const named: ReadonlyMap<string, string> = new Map(
  Object.entries(exceptions).flatMap(([city, names]) =>
    names.split('|').map((entry) => [city + entry.slice(0, 2), entry.slice(3)] as const),
  ),
)

/** The name without what kind of division it is; one character alone keeps it: 忠县 is Zhongxian, 城区 Chengqu. */
export function bareName(name: string): string {
  const rest = name.replace(autonomous, '')
  if (rest !== name && rest.length > 1) return rest
  const bare = name.endsWith('清新区') ? name.slice(0, -1) : name.replace(generic, '')
  return bare.length > 1 ? bare : name
}

/** The English name of a division: an exception of the table, the official name if there is one, else its pinyin as one word. */
export function nameInEnglish(code: string, name: string, pinyin: Pinyin, official?: string | null): string {
  return named.get(code) ?? official ?? asWord(read(bareName(name), pinyin))
}

/** The pinyin of a name without what kind of division it is, as it is typed: `huhehaote`, `lvliang`. */
export function typedPinyin(name: string, pinyin: Pinyin): string {
  return read(bareName(name), pinyin).join('').replaceAll('ü', 'v')
}

/** The first letter of each syllable of the whole name: `jxq` for 江夏区. */
export function initialsOf(name: string, pinyin: Pinyin): string {
  return read(name, pinyin)
    .map((syllable) => syllable.charAt(0))
    .join('')
}

function read(name: string, pinyin: Pinyin): readonly string[] {
  const known = Object.keys(readings).find((part) => name.includes(part))
  if (!known) return pinyin(name)
  const [before = '', after = ''] = name.split(known)
  return [
    ...(before ? pinyin(before) : []),
    ...(readings[known] ?? '').split(' '),
    ...(after ? pinyin(after) : []),
  ]
}

/** Joins syllables; one that begins with a vowel is set off: Xi'an. */
function asWord(syllables: readonly string[]): string {
  const word = syllables.map((one, at) => (at > 0 && /^[aoe]/.test(one) ? `'${one}` : one)).join('')
  return word.charAt(0).toUpperCase() + word.slice(1)
}
