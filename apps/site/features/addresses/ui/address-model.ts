import type { AddressesMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'

export type AddressWords = AddressesMessages

export type AreaOption = { readonly code: string; readonly address: string }

/** Areas by the code of what they lie in, the provinces under `areaRoot`. */
export type AreaTree = Readonly<Record<string, readonly AreaOption[]>>

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

type Place = { readonly code: string; readonly name: string } | null
type Level = 'province' | 'city' | 'district'
export type Sureness = 'sure' | 'likely' | 'guess' | 'none'

/** A pasted address as the server read it. */
export type ReadAddress = {
  readonly name: string | null
  readonly phone: string | null
  readonly province: Place
  readonly city: Place
  readonly district: Place
  readonly detail: string
  readonly code: string | null
  readonly confidence: Readonly<Record<'name' | 'phone' | 'detail' | Level, Sureness>>
  readonly corrections: readonly {
    readonly field: Level
    readonly from: string
    readonly to: string
    readonly reason: 'renamed' | 'moved' | 'inferred' | 'contradicted'
  }[]
  readonly candidates: readonly { readonly code: string; readonly name: string }[]
}

/** An area offered while somebody types. */
export type AreaSuggestion = {
  readonly code: string
  readonly province: Place
  readonly city: Place
  readonly district: Place
}
