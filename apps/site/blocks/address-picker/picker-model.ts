import type { AddressesMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import type { BookAnswer, BookQuestion } from '../../client/find-in-book.ts'

export type PickerWords = AddressesMessages['picker']

/** What the picker needs to speak, and the pages it leads to. */
export type PickerSpeech = {
  readonly locale: LocaleId
  readonly words: PickerWords
}

/** How the picker finds addresses; the page it stands on hands it in. */
export type FindAddresses = (question: BookQuestion, signal: AbortSignal) => Promise<BookAnswer>
