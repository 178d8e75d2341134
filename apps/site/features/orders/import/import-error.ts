import { orderImportMessages } from '@hongyan/content/messages'
import { inEach, type LocaleId, type Localised, localisedIn, marksOf } from '@hongyan/locales'
import { tableSentence } from '@hongyan/tables/sentences'
import { localised } from '../../../server/http/localised.ts'
import { listReport } from './list-report.ts'
import type { OrderList } from './read-order-list.ts'

/** Why a list is none that orders can be read from. */
export function importError(list: Exclude<OrderList, { kind: 'list' }>): Localised {
  if (list.kind === 'doubled') return bySentence((locale) => tableSentence(twice(list.head), locale))
  if (list.kind === 'empty')
    return localised('表格里没有订单行。', '表格內沒有訂單行。', 'The list has no order lines.')
  if (list.kind === 'too-many') {
    return localised(
      `一次最多 ${list.most} 单，这里有 ${list.found} 单。`,
      `一次最多 ${list.most} 單，這裏有 ${list.found} 單。`,
      `At most ${list.most} orders at once; these are ${list.found}.`,
    )
  }
  const names = (locale: LocaleId) =>
    list.missing.map((column) => orderImportMessages(locale).columns[column])
  const lack = localised('少了这几列：{list}。', '少了這幾列：{list}。', 'Columns are missing: {list}.')
  const { columns } = list
  return bySentence((locale) =>
    [
      localisedIn(lack, locale).text.replace('{list}', names(locale).join(marksOf(locale).list)),
      ...listReport({ columns, joined: [], leftOut: [] }, locale),
    ].join(marksOf(locale).gap),
  )
}

const twice = (head: string) => ({ kind: 'problem', problem: 'table-column-twice', detail: head }) as const

const bySentence = (sentence: (locale: LocaleId) => string): Localised => inEach(sentence)
