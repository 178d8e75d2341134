import type { LocaleId } from '@hongyan/locales'
import { reportSentences, tableSentence } from '@hongyan/tables/sentences'
import type { AddressList } from './read-address-list.ts'
import type { CoverageWords } from './words.ts'

/** What was made of a list of addresses, in sentences: nothing of one that has no heads and no line too many. */
export function listReport(
  { columns, leftOut, refusal }: Pick<AddressList, 'columns' | 'leftOut' | 'refusal'>,
  locale: LocaleId,
  words: CoverageWords,
): { readonly report: readonly string[]; readonly refusal: string | null } {
  const named = columns.map(({ head, isRead }) => ({ head, name: isRead ? words.columns.address : null }))
  const report =
    columns.length + leftOut.length === 0 ? [] : reportSentences({ columns: named, leftOut }, locale)
  return { report, refusal: refusal && tableSentence(refusal, locale) }
}
