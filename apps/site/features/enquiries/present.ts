import { enquiryMessages } from '@hongyan/content/messages'
import { cooperationTypes } from '@hongyan/domain/enquiries/code-lists'
import type { EnquiryReceipt } from '@hongyan/domain/enquiries/enquiry-receipt'
import { isOffered } from '@hongyan/domain/network/is-offered'
import { addressTree } from '@hongyan/domain/places/address-tree'
import { orderInLanguage } from '@hongyan/domain/places/order-in-language'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import { type LocaleId, textIn } from '@hongyan/locales'

/** The cooperation types in one language, the likeliest first. */
export function presentTypes(locale: LocaleId) {
  const names = enquiryMessages(locale).cooperationTypes
  return cooperationTypes.filter(isOffered).map((value) => ({ name: names[value], value }))
}

type Addresses = {
  readonly version: string
  readonly content: Record<string, { code: string; address: string }[]>
}
const known = new Map<LocaleId, Addresses>()

/** The address tree in one language; made once, it never changes while the process lives. */
export function presentAddresses(locale: LocaleId): Addresses {
  const kept = known.get(locale)
  if (kept) return kept
  const { version, children } = addressTree()
  const content = Object.fromEntries(
    [...children].map(([parent, list]) => [
      parent,
      orderInLanguage(list, locale).map((division) => ({
        code: division.code,
        address: textIn(division.name, locale),
      })),
    ]),
  )
  known.set(locale, { version, content })
  return { version, content }
}

/** What the sender of an enquiry gets. */
export function presentReceipt(receipt: EnquiryReceipt) {
  return { enquiryNo: receipt.number, token: receipt.token, receivedAt: isoUtc(receipt.receivedAt) }
}
