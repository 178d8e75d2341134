import { recogniseNumber } from '@hongyan/domain/numbers/recognise-number'
import { splitNumbers } from '@hongyan/domain/numbers/split-numbers'

/** What a pasted text has in it. */
type Pasted = {
  /** Tracking numbers and AWBs whose check digits are right. */
  readonly numbers: readonly string[]
  readonly address: boolean
  readonly phone: boolean
}

const mobile = /^(\+|00)?(86)?1[3-9]\d{9}$/
/** Written as only phones are: 138 0013 8000. Its last eight digits alone might pass for a waybill. */
const grouped = /^\s*(\+|00)?(86)?[\s-]?1[3-9]\d[\s-]\d{4}[\s-]\d{4}\s*$/
const fixedLine = /^\(?0\d{2,3}\)?-?\d{7,8}(-\d{1,6})?$|^[48]00-?\d{3}-?\d{4}$|^\+?(852|853)-?\d{8}$/
const areas = /[省市区區县縣州盟旗镇鎮乡鄉]/g
const streets = /[路街道巷弄村]|胡同|大厦|大廈|小区|花园|广场/g
const houses = /\d+\s?[号號室楼樓栋棟座幢层層弄]|[号號]院|[一二三四五六七八九十]+[号號楼樓栋棟]/g
const latinStreet =
  /\d[\s\S]*\b(street|st|road|rd|avenue|ave|lane|building|district|room)\b|\b(street|road|avenue)\b[\s\S]*\d/i

/**
 * Sorts a pasted text on the device, without any table: numbers by their check digits, addresses by the words they
 * are made of, phones by their shape. Careful rather than keen: what it does not know is left to the tracking tool.
 */
export function sortPasted(text: string): Pasted {
  const plain = text.normalize('NFKC').slice(0, 2000)
  const address = looksLikeAddress(plain)
  const phone = isPhone(plain)
  if (grouped.test(plain) && recogniseNumber(plain).kind === 'invalid')
    return { numbers: [], address: false, phone: true }
  const numbers = splitNumbers(plain).numbers.filter(
    (number) => recogniseNumber(number).kind !== 'invalid' && !(address && mobile.test(number)),
  )
  return { numbers, address, phone: phone && numbers.length === 0 }
}

function isPhone(text: string): boolean {
  const bare = text.replace(/[\s\u00a0.]/g, '')
  return mobile.test(bare.replaceAll('-', '')) || fixedLine.test(bare)
}

/** An area and a street, or one of them with a house; in English a street with a number. */
function looksLikeAddress(text: string): boolean {
  if (!/\p{Script=Han}/u.test(text)) return latinStreet.test(text)
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0
  const [area, street, house] = [count(areas), count(streets), count(houses)]
  if (text.length < 6) return false
  return (area > 0 && street + house > 0) || (street > 0 && house > 0) || area >= 2
}
