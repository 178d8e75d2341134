import { hasAreaTree, postcodeDigits } from '#home-addresses'
import { areaFromNames } from '../places/area-from-names.ts'
import type { AddressColumns } from './choose-address-columns.ts'
import { provinceOfCode } from './province-codes.ts'
import type { AddressPart } from './read-address-head.ts'

/** What a row says of a party; empty where it says nothing. */
type CellParty = {
  readonly name: string
  readonly company: string
  readonly phone: string
  readonly postcode: string
  readonly group: string
  /** Country, province, city and district in one line, as far as columns of their own say them. */
  readonly area: string
  /** Whether a column names the district, so that the street need not be searched for it. */
  readonly hasDistrict: boolean
  /** What stands below them, in columns of its own. */
  readonly detail: string
  /** Area and street, where one column holds both. */
  readonly whole: string
}

/** How programs and people write that there is nothing. */
const isNothing = /^(?:null|undefined|none|nan|n\/a|无|無|暂无|[-—/]*)$/i

const han = /\p{Script=Han}/u

/** The party of a row, its parts put together as they are written in its language. */
export function partyOfCells(cells: readonly string[], columns: AddressColumns): CellParty {
  const of = (part: AddressPart): string =>
    (columns.get(part) ?? []).map((at) => cells[at]?.trim() ?? '').find((cell) => !isNothing.test(cell)) ?? ''
  const town = of('town')
  const whole = withTown(of('address'), town, of('city'))
  const street = of('detail') || joined([of('line-1'), of('line-2')])
  const detail = street.includes(town) || whole.includes(town) ? street : joined([town, street])
  const postcode = wholePostcode(of('postcode'))
  const places = [of('city'), of('district'), detail, whole]
  const name = nameIn(places.some((text) => han.test(text)))
  return {
    name: of('name') || nameOf(of('first-name'), of('last-name')),
    company: of('company'),
    phone: of('phone'),
    postcode,
    group: of('group'),
    area: areaOf([
      hasAreaTree ? name.country(of('country')) : postcode,
      of('area'),
      hasAreaTree ? name.province(of('province') || of('province-code')) : '',
      of('city'),
      of('district'),
    ]),
    hasDistrict: of('district') !== '' || of('area') !== '',
    detail,
    whole,
  }
}

/** `1067` out of a spreadsheet is 01067. */
function wholePostcode(cell: string): string {
  return cell.length === postcodeDigits - 1 && /^[1-9]\d+$/.test(cell) ? `0${cell}` : cell
}

/** A postcode and its town are no names that one lies in the other. */
const areaOf = (names: readonly string[]): string =>
  hasAreaTree ? areaFromNames(names) : names.filter(Boolean).join(' ')

/** Whether a row says nothing of a party at all. */
export function isNobody({ name, company, phone, area, detail, whole }: CellParty): boolean {
  return [name, company, phone, area, detail, whole].every((text) => text === '')
}

/** The address of a party in one line. */
export function addressLine({ area, whole, detail }: CellParty): string {
  return areaFromNames([area, whole, detail])
}

/** Countries and provinces that a shop writes as codes or in two languages, in that of the rest of the address. */
function nameIn(isChinese: boolean) {
  const ofCode = (text: string): string | null => {
    const province = provinceOfCode(text)
    return province?.[isChinese ? 'zh' : 'en'] ?? null
  }
  return {
    /** `Yunnan / 云南`, `YN`, `CN1`. */
    province: (text: string): string => {
      const sides = text.split(/\s+\/\s+/)
      return ofCode(text) ?? sides.find((side) => han.test(side) === isChinese) ?? text
    },
    /** That an address of the mainland is in China goes without saying. */
    country: (text: string): string =>
      /^(?:hk|mo|tw)$/i.test(text) ? (ofCode(text) ?? '') : isMainland.test(text) ? '' : text,
  }
}
const isMainland =
  /^(?:cn|chn|prc|china|中国|中國|中国大陆|大陆|mainland china|people's republic of china)?$/i

/** Chinese has the family name first, and no space. */
function nameOf(first: string, last: string): string {
  return han.test(first + last) ? last + first : [first, last].filter(Boolean).join(' ')
}

/** An address in one column, behind its town, unless it begins further out by itself. */
function withTown(whole: string, town: string, city: string): string {
  const isApart = whole !== '' && !whole.includes(town) && (city === '' || !whole.includes(city))
  return isApart ? joined([town, whole]) : whole
}

function joined(lines: readonly string[]): string {
  const filled = [...new Set(lines.map((line) => line.trim()).filter(Boolean))]
  return filled.join(filled.some((line) => han.test(line)) ? '' : ', ')
}
