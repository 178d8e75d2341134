import { addressLines } from '#home-addresses'
import type { ParsedAddress } from './parsed-address.ts'

type Written = Pick<
  ParsedAddress,
  'name' | 'phone' | 'postcode' | 'province' | 'city' | 'district' | 'detail'
>

/** The area in one line: 湖北省武汉市江夏区; a municipality is not said twice. */
export function formatArea({
  province,
  city,
  district,
}: Pick<Written, 'province' | 'city' | 'district'>): string {
  const names = [province, city, district].flatMap((one) => (one ? [one.name.zh] : []))
  return names.filter((name, at) => name !== names[at - 1]).join('')
}

/** An area in words and the street in it, as they are written at home: in lines, or in one. */
export function joinStreet(area: string, street: string, joint = ', '): string {
  return addressLines(area, street).join(joint)
}

/** Writes an address so that reading it again gives the same fields: a labelled line for each. */
export function formatAddress(address: Written): string {
  const lines = [
    ['收件人', address.name],
    ['手机号码', address.phone],
    ['邮编', address.postcode],
    ['所在地区', formatArea(address)],
    ['详细地址', address.detail],
  ] as const
  return lines.flatMap(([label, value]) => (value === null ? [] : [`${label}：${value}`])).join('\n')
}
