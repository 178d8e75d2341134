import { countMiss } from '@hongyan/domain/searching/count-miss'
import type { Ctx } from '@hongyan/kernel/context'
import { fold } from '../../server/text-matching/fold.ts'
import type { ItemAnswers } from './create-item-answers.ts'
import type { ItemService } from './item-answer.ts'
import { withoutAmounts } from './read-measured.ts'

/**
 * Counts every name that is not in the list, under one spelling for both Chinese scripts, with nothing about who
 * asked. A count that fails is told to `onFailure`, never to the visitor.
 */
export function countUnknownItems(
  answers: ItemAnswers,
  ctx: Ctx,
  onFailure: (error: unknown) => void,
): ItemService {
  return {
    ...answers,
    answer: async (question, locale) => {
      const answer = answers.answer(question, locale)
      if (answer.kind === 'unknown') {
        // Nobody waits for a count.
        void countMiss(ctx, { place: 'items', term: fold(withoutAmounts(question.name)) }).catch(onFailure)
      }
      return answer
    },
  }
}
