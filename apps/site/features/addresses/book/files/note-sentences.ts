import { addressBookMessages, addressMessages } from '@hongyan/content'
import type { ImportNote } from '@hongyan/domain/address-book/judge-import'
import { fill, type LocaleId } from '@hongyan/locales'

/** Why a line of a file needs another look, in a sentence; null for a problem of a field, which has its own. */
export function noteSentence(
  { kind, from, to }: Pick<ImportNote, 'kind' | 'from' | 'to'>,
  locale: LocaleId,
): string | null {
  const sentences: Readonly<Record<string, string>> = {
    ...addressMessages(locale).findings,
    ...addressBookMessages(locale).notes,
  }
  const sentence = sentences[kind]
  return sentence === undefined ? null : fill(sentence, { from, to })
}
