import type { AddressesMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import type { BookAnswer, BookEntry, BookQuestion } from '../../../client/find-in-book.ts'

export type PickerWords = AddressesMessages['picker']

/** What the picker needs to speak, and the pages it leads to. */
type PickerTexts = {
  readonly locale: LocaleId
  readonly words: PickerWords
}

/** How the picker finds addresses; the page it stands on hands it in. */
export type FindAddresses = (question: BookQuestion, signal: AbortSignal) => Promise<BookAnswer>

export type AddressPickerProps = {
  readonly texts: PickerTexts
  /** What the address is chosen for, such as 收件人: in the names of the button and the dialog. */
  readonly purpose: string
  /** `link` where it stands beside the name of a field. */
  readonly look?: 'button' | 'link'
  readonly find: FindAddresses
  readonly onPick: (address: BookEntry) => void
}
