import type { AddressField, AddressPart, ParsedAddress } from '@hongyan/domain/addresses/parsed-address'
import type { AddressSuggestion } from '@hongyan/domain/addresses/suggest-addresses'
import { type Division, findDivision } from '@hongyan/domain/places/divisions'
import { type LocaleId, placeName, textIn } from '@hongyan/locales'

/** A division as calls answer it, in one language. */
export const placeIn = (locale: LocaleId) => (division: Division | null | undefined) =>
  division ? { code: division.code, name: textIn(division.name, locale) } : null

/** An address as it was read, with the names of today in the language of the visitor. */
export function presentParsed(address: ParsedAddress, locale: LocaleId) {
  const place = placeIn(locale)
  const { name, phone, postcode, province, city, district, detail, confidence, corrections } = address
  return {
    name,
    phone,
    postcode,
    province: place(province),
    city: place(city),
    district: place(district),
    detail,
    remark: address.remark,
    hadIdentityNumber: address.hadIdentityNumber,
    code: (district ?? city ?? province)?.code ?? null,
    confidence,
    corrections: corrections.map((one) => ({ ...one, to: nameToday(address, one, locale) })),
    candidates: address.candidates.map((division) => ({
      code: division.code,
      name: pathName(division, locale),
    })),
    parts: presentParts(address),
  }
}

/** Stretches that a text is shown in. No address has as many; five hundred lines of nothing but commas have. */
const mostParts = 60

function presentParts({ parts }: ParsedAddress): readonly AddressPart[] {
  const shown = parts.slice(0, mostParts).map(({ as, text }) => ({ as, text }))
  const rest = parts.slice(mostParts).map(({ text }) => text)
  return rest.length === 0 ? shown : [...shown, { as: 'detail', text: rest.join('') }]
}

/** What the finding or correction says is right, in the language of the visitor; what the text said stays as it was. */
export function nameToday(
  address: ParsedAddress,
  { field, to }: { readonly field: AddressField; readonly to: string },
  locale: LocaleId,
): string {
  if (to === '' || (field !== 'province' && field !== 'city' && field !== 'district')) return to
  const division = address[field]
  return division ? textIn(division.name, locale) : to
}

/** A district with the city it lies in, which is what tells namesakes apart. */
function pathName(division: Division, locale: LocaleId): string {
  const city = findDivision(division.parent)
  const names = [city, division].flatMap((one) => (one ? [textIn(one.name, locale)] : []))
  return placeName(names, locale)
}

export function presentSuggestion({ path, rest, only }: AddressSuggestion, locale: LocaleId) {
  const place = placeIn(locale)
  const at = (level: Division['level']) => place(path.find((one) => one.level === level))
  return {
    code: path.at(-1)?.code ?? '',
    province: at('province'),
    city: at('city'),
    district: at('district'),
    rest,
    only,
  }
}
