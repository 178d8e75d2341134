import { isoInZone, type OrderBooks, type OrderValues } from '@hongyan/domain'
import { homeZone, type LocaleId } from '@hongyan/locales'
import { success } from '../../../calls/envelope.ts'
import { type Answer, refuse } from '../../../server/http/answer.ts'
import { fieldProblem } from '../../../server/http/field-sentences.ts'
import type { At } from '../../../server/http/route.ts'
import { said } from '../../../server/http/said.ts'
import { orderNotes } from '../order-sentences.ts'
import { presentTerms } from '../present.ts'
import { judgeOrderList } from './judge-order-list.ts'
import { orderColumns } from './order-columns.ts'

/** The dry run of a list, with the problems of each line in words. */
export function answerOrderList(
  text: string,
  { ctx, locale, services }: At<{ readonly orderBooks: () => OrderBooks }>,
): Answer {
  const list = judgeOrderList(ctx, text, services.orderBooks())
  if (list.kind !== 'judged') {
    return refuse('malformed', { fields: [{ path: 'text', message: problemOf(list) }] })
  }
  const { lines, unknownColumns, total } = list
  const body = {
    lines: lines.map(({ line, values, problems, terms }) => ({
      line,
      order: presentValues(values),
      problems: problems.map(({ column, problem, detail }) => ({
        column,
        problem,
        message: sentenceOf(problem, locale),
        ...(detail === undefined ? {} : { detail }),
      })),
      terms: terms && presentTerms(terms),
    })),
    unknownColumns,
    total,
  }
  return { kind: 'reply', status: 200, body: success(body) }
}

function sentenceOf(problem: string, locale: LocaleId): string {
  const [note] = orderNotes([{ path: '', message: problem }])
  return note === undefined ? problem : fieldProblem(note, locale).message
}

function problemOf(list: Exclude<ReturnType<typeof judgeOrderList>, { kind: 'judged' }>) {
  if (list.kind === 'empty') return said('里面没有订单。', '裡面沒有訂單。', 'There is no order in it.')
  if (list.kind === 'too-many') {
    return said(
      `一次最多 ${list.most} 单，这里有 ${list.found} 单。`,
      `一次最多 ${list.most} 單，這裡有 ${list.found} 單。`,
      `At most ${list.most} orders at once; these are ${list.found}.`,
    )
  }
  const names = list.columns.map((column) => orderColumns[column][0]).join('、')
  return said(
    `少了这几列：${names}。`,
    `少了這幾列：${names}。`,
    `Columns are missing: ${list.columns.join(', ')}.`,
  )
}

/** A line as it is placed: its own words, which its account has just sent. */
function presentValues({ pickup, ...order }: OrderValues) {
  const at = (instant: number) => isoInZone(instant, homeZone)
  return { ...order, pickup: { way: pickup.way, from: at(pickup.from), until: at(pickup.until) } }
}
