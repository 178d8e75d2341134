import { membershipFor } from '@hongyan/domain/companies/company-access'
import type { RecordOwner } from '@hongyan/domain/companies/company-rules'
import type { OrderValues } from '@hongyan/domain/orders/order-input'
import type { OrderBooks } from '@hongyan/domain/orders/price-order'
import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { currency, homeZone } from '@hongyan/locales'
import { malformed } from '../../../calls/refusals.ts'
import { Refused } from '../../../server/http/refused.ts'
import type { At } from '../../../server/requests/route.ts'
import { readTable, type TableServices, tableNote } from '../../../server/tables/read-table.ts'
import { inWorker } from '../../../server/threads/run-in-worker.ts'
import { presentTerms } from '../present.ts'
import { cellError } from './cell-error.ts'
import { importError } from './import-error.ts'
import { judgeOrderList } from './judge-order-list.ts'
import { readLinesTask } from './read-lines-task.ts'
import { readOrderList } from './read-order-list.ts'

/** The dry run of a list, with the problems of each line in words: of a company for its people. */
export async function judgeListText(
  { text, of }: { readonly text: string; readonly of: RecordOwner },
  at: At<TableServices & { readonly orderBooks: () => OrderBooks }>,
) {
  const { ctx, locale, services } = at
  if (of === 'company') membershipFor(ctx, 'see')
  const table = await readTable(at, { text })
  if (table.kind === 'problem') throw new Refused({ refusal: malformed, fields: [tableNote(table, 'text')] })
  const found = readOrderList(table.rows, ctx.settings.orders.rowsPerImport)
  if (found.kind !== 'list') {
    throw new Refused({ refusal: malformed, fields: [{ path: 'text', message: importError(found) }] })
  }
  const { windowMinutes } = ctx.settings.orders
  const read = await inWorker(at, readLinesTask, { lines: found.lines, windowMinutes })
  const list = await judgeOrderList(ctx, found, read, { books: services.orderBooks(), of })
  const { lines, columns, joined, leftOut, total } = list
  return {
    lines: lines.map(({ line, values, problems, terms }) => ({
      line,
      order: presentValues(values),
      problems: problems.map((problem) => ({ ...problem, message: cellError(problem, locale) })),
      terms: terms && presentTerms(terms),
    })),
    columns,
    unknownColumns: columns.flatMap(({ head, column }) => (column === null ? [head] : [])),
    joinedLines: joined,
    leftOutLines: leftOut,
    total,
    currency,
  }
}

/** A line as it is placed: its own words, which its account has just sent. */
function presentValues({ pickup, ...order }: OrderValues) {
  const at = (instant: number) => isoInZone(instant, homeZone)
  return { ...order, pickup: { way: pickup.way, from: at(pickup.from), until: at(pickup.until) } }
}
