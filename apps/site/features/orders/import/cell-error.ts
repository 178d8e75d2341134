import type { LocaleId } from '@hongyan/locales'
import { problemSentence } from '../../../server/http/field-sentences.ts'
import { orderSentences } from '../problem-sentences.ts'
import type { CellProblem } from './order-of-line.ts'

/** What is wrong with a cell, in a sentence. */
export function cellError({ problem, detail }: Omit<CellProblem, 'column'>, locale: LocaleId): string {
  const found = { path: '', message: problem, ...(detail === undefined ? {} : { detail }) }
  return problemSentence(found, orderSentences, locale)
}
