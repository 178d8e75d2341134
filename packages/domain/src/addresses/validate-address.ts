import { childrenOf } from '../places/divisions.ts'
import type { AddressField, ParsedAddress } from './parsed-address.ts'

export const findingKinds = [
  'area-unknown',
  'area-ambiguous',
  'city-missing',
  'district-missing',
  'renamed',
  'moved',
  'contradicted',
  'detail-missing',
  'number-missing',
  'phone-hidden',
  'phone-short',
  'phone-several',
  'identity-number',
] as const
type FindingKind = (typeof findingKinds)[number]

export type AddressFinding = {
  readonly kind: FindingKind
  readonly field: AddressField
  /** What the text says and what would be right; empty where there is nothing to name. */
  readonly from: string
  readonly to: string
}

/**
 * What a careful reader would ask about an address, the area first; none for one in order. A finding never stops
 * anybody: whoever typed it may know a place that no table has.
 */
export function validateAddress(address: ParsedAddress): readonly AddressFinding[] {
  return [
    ...areaFindings(address),
    ...correctionFindings(address),
    ...detailFindings(address),
    ...(address.hadIdentityNumber ? [finding('identity-number', 'detail')] : []),
  ]
}

const finding = (kind: FindingKind, field: AddressField, from = '', to = ''): AddressFinding => ({
  kind,
  field,
  from,
  to,
})

function areaFindings({ province, city, district, candidates }: ParsedAddress): readonly AddressFinding[] {
  const names = [...new Set(candidates.map(({ name }) => name.zh))]
  if (names.length > 0) return [finding('area-ambiguous', 'province', names.slice(0, 4).join('、'))]
  // A postcode with its town is a district by itself.
  if (!province) return district ? [] : [finding('area-unknown', 'province')]
  if (!city) return [finding('city-missing', 'city', province.name.zh)]
  if (!district && childrenOf(city.code).length > 0)
    return [finding('district-missing', 'district', city.name.zh)]
  return []
}

function correctionFindings({ corrections }: ParsedAddress): readonly AddressFinding[] {
  return corrections.flatMap(({ reason, field, from, to }) =>
    reason === 'inferred' || from === '' ? [] : [finding(reason, field, from, to)],
  )
}

function detailFindings({
  detail,
  phone,
  otherPhones,
  confidence,
}: ParsedAddress): readonly AddressFinding[] {
  const problem = phone?.includes('*') ? 'phone-hidden' : 'phone-short'
  const several =
    otherPhones.length > 0 ? [finding('phone-several', 'phone', otherPhones.join(' '), phone ?? '')] : []
  const ofPhone = confidence.phone === 'guess' ? [finding(problem, 'phone')] : several
  if (confidence.detail === 'none') return [finding('detail-missing', 'detail'), ...ofPhone]
  if (confidence.detail !== 'sure') return [finding('number-missing', 'detail', detail), ...ofPhone]
  return ofPhone
}
