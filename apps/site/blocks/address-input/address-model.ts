import type { AddressesMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'

export type AddressWords = AddressesMessages

export const areaRoot = '-999999'

/** What stands in the input: the area as the code of its deepest division, empty for none. */
export type AddressDraft = {
  readonly name: string
  readonly phone: string
  readonly area: string
  readonly detail: string
}

export const emptyDraft: AddressDraft = { name: '', phone: '', area: '', detail: '' }

/** What the input needs to speak. */
export type AddressSpeech = { readonly locale: LocaleId; readonly words: AddressWords }
