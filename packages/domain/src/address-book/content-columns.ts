import { foldText } from '../addresses/fold-text.ts'
import { formatArea } from '../addresses/format-address.ts'
import { type DivisionLevel, divisionPath } from '../places/divisions.ts'
import type { AddressContent } from './book-address.ts'

/** Whether two contents are the same in every field: their keys are equal then. */
export function contentKey({
  name,
  company,
  phone,
  areaCode,
  detail,
  postcode,
  group,
}: AddressContent): string {
  return JSON.stringify([name, company, phone, areaCode, detail, postcode, group])
}

/** The area of a code in one line: 湖北省武汉市江夏区. */
function areaInWords(areaCode: string): string {
  const path = divisionPath(areaCode)
  const at = (level: DivisionLevel) => path.find((one) => one.level === level) ?? null
  return formatArea({ province: at('province'), city: at('city'), district: at('district') })
}

/** What is kept of an address, as columns. */
export function contentColumns(content: AddressContent) {
  const { name, company, phone, areaCode, detail, postcode, group } = content
  const compared = [name, company ?? '', areaInWords(areaCode) + detail]
  return {
    name,
    company,
    phone,
    area_code: areaCode,
    detail,
    postcode,
    group_name: group,
    folded: compared.map((text) => foldText(text).toLowerCase()).join('\n'),
  }
}
