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

/** What a pasted text changes: fields of the address, and what it says to the courier. */
export type ReadChanges = Partial<AddressDraft> & { readonly remark?: string }

export const emptyDraft: AddressDraft = { name: '', phone: '', area: '', detail: '' }

/** How an address is sent without a script: its fields as `<name>.name`, `.phone`, `.place` (in words) and `.detail`. */
export type SentAddress = {
  readonly name: string
  /** The area as it was typed, or in full where it was found. */
  readonly place: string
  /** Value of the button `do` that has `<name>.paste` read. */
  readonly read: string
  /** What came of that. */
  readonly notice: string
}

/** What the input needs to speak. */
export type AddressTexts = { readonly locale: LocaleId; readonly words: AddressWords }
