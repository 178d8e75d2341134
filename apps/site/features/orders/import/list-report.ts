import { orderImportMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { reportSentences } from '@hongyan/tables/sentences'
import type { ListReport } from './read-order-list.ts'

/** What was made of the file of a list, in sentences. */
export function listReport({ columns, joined, leftOut }: ListReport, locale: LocaleId): readonly string[] {
  const names = orderImportMessages(locale).columns
  return reportSentences(
    {
      columns: columns.map(({ head, column }) => ({ head, name: column && names[column] })),
      joined,
      leftOut,
    },
    locale,
  )
}
