import type { LocaleId } from '@hongyan/locales'
import { fieldProblem } from '../../../server/http/field-sentences.ts'
import { orderNotes } from '../order-sentences.ts'
import type { CellProblem } from './order-of-line.ts'

/** What is wrong with a cell, in a sentence. */
export function cellSentence({ problem }: Pick<CellProblem, 'problem'>, locale: LocaleId): string {
  const [note] = orderNotes([{ path: '', message: problem }])
  return note === undefined ? problem : fieldProblem(note, locale).message
}
