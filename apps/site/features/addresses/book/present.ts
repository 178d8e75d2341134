import type { AddressPage } from '@hongyan/domain/address-book/address-page'
import type { BookAddress } from '@hongyan/domain/address-book/book-address'
import type { AddressInput } from '@hongyan/domain/address-book/read-content'
import type { FoundAddress } from '@hongyan/domain/address-book/search-addresses'
import type { ParsedAddress } from '@hongyan/domain/addresses/parsed-address'
import { validateAddress } from '@hongyan/domain/addresses/validate-address'
import { areaFromNames } from '@hongyan/domain/places/area-from-names'
import { divisionPath } from '@hongyan/domain/places/divisions'
import { writtenPhone } from '@hongyan/domain/typed/read-phone'
import { type LocaleId, placeName, textIn } from '@hongyan/locales'
import { nameToday, placeIn, presentParsed } from '../present.ts'
import type { SentAddress } from './fields.ts'

/** What was sent, in the words of the domain; what is absent stays absent. */
export function readSent(sent: SentAddress): AddressInput & Pick<SentAddress, 'defaultFor'> {
  const { fullAddress, province, city, district, detailAddr, ...same } = sent
  const area = [province, city, district].flatMap((name) => name || [])
  return {
    ...same,
    ...(fullAddress === undefined ? {} : { text: fullAddress }),
    ...(detailAddr === undefined ? {} : { detail: detailAddr }),
    ...(area.length === 0 ? {} : { area: areaFromNames(area) }),
  }
}

type Written = Pick<BookAddress, 'name' | 'phone' | 'company' | 'areaCode' | 'detail'>

/** The parts that a line of a file has too. */
export function presentWritten({ name, phone, company, areaCode, detail }: Written, locale: LocaleId) {
  const names = divisionPath(areaCode).map((one) => textIn(one.name, locale))
  const once = names.filter((one, at) => one !== names[at - 1])
  return {
    name,
    phone: writtenPhone(phone),
    company,
    areaCode,
    detailAddr: detail,
    fullAddress: placeName([...once, detail], locale),
  }
}

/** An address for the customer whose book it is in, and for nobody else. */
export function presentAddress(address: BookAddress, locale: LocaleId) {
  const path = divisionPath(address.areaCode)
  const place = placeIn(locale)
  return {
    id: address.id,
    ...presentWritten(address, locale),
    province: place(path.find(({ level }) => level === 'province')),
    city: place(path.find(({ level }) => level === 'city')),
    district: place(path.find(({ level }) => level === 'district')),
    postcode: address.postcode,
    group: address.group,
    defaultFor: address.defaultFor,
    updatedAt: address.updatedAt,
  }
}

/** The same with what a search answered to. */
export function presentFound(address: FoundAddress, locale: LocaleId) {
  const { name, company, phone } = address.marks
  return { ...presentAddress(address, locale), marks: { name, company, phone } }
}

export function presentPage<T extends BookAddress, P>(
  { total, addresses, groups }: AddressPage<T>,
  { index, pageSize }: { readonly index: number; readonly pageSize: number },
  present: (address: T) => P,
) {
  return {
    total,
    index,
    pageSize,
    list: addresses.map(present),
    groups: groups.map((one) => ({ group: one.group, total: one.addresses })),
  }
}

/** A pasted address as it was understood. */
export function presentPasted(address: ParsedAddress, locale: LocaleId) {
  return {
    address: presentParsed(address, locale),
    findings: validateAddress(address).map((one) => ({ ...one, to: nameToday(address, one, locale) })),
  }
}
export type PastedAddress = ReturnType<typeof presentPasted>
