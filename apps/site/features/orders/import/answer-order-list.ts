import { isoInZone, membershipFor, type OrderBooks, type OrderValues } from '@hongyan/domain'
import type { RecordOwner } from '@hongyan/domain/companies'
import { homeZone } from '@hongyan/locales'
import { success } from '../../../calls/envelope.ts'
import { type Answer, refuse } from '../../../server/http/answer.ts'
import type { At } from '../../../server/http/route.ts'
import { presentTerms } from '../present.ts'
import { cellSentence } from './cell-sentence.ts'
import { judgeOrderList } from './judge-order-list.ts'
import { listProblem } from './list-problem.ts'

/** The dry run of a list, with the problems of each line in words: of a company for its people. */
export function answerOrderList(
  { text, of }: { readonly text: string; readonly of: RecordOwner },
  { ctx, locale, services }: At<{ readonly orderBooks: () => OrderBooks }>,
): Answer {
  if (of === 'company') membershipFor(ctx, 'see')
  const list = judgeOrderList(ctx, text, services.orderBooks())
  if (list.kind !== 'judged') {
    return refuse('malformed', { fields: [{ path: 'text', message: listProblem(list) }] })
  }
  const { lines, unknownColumns, total } = list
  const body = {
    lines: lines.map(({ line, values, problems, terms }) => ({
      line,
      order: presentValues(values),
      problems: problems.map((problem) => ({ ...problem, message: cellSentence(problem, locale) })),
      terms: terms && presentTerms(terms),
    })),
    unknownColumns,
    total,
  }
  return { kind: 'reply', status: 200, body: success(body) }
}

/** A line as it is placed: its own words, which its account has just sent. */
function presentValues({ pickup, ...order }: OrderValues) {
  const at = (instant: number) => isoInZone(instant, homeZone)
  return { ...order, pickup: { way: pickup.way, from: at(pickup.from), until: at(pickup.until) } }
}
