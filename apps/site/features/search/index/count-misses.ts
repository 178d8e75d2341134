import { countMiss } from '@hongyan/domain/searching/count-miss'
import type { Ctx } from '@hongyan/kernel/context'
import type { LocaleId } from '@hongyan/locales'
import type { SearchAnswer, SearchQuestion } from '../../../client/search-answer.ts'
import { fold } from '../../../server/text-matching/fold.ts'
import type { Search } from './create-search.ts'

/** A search that tells staff what it did not find. */
type CountedSearch = (question: SearchQuestion, locale: LocaleId) => Promise<SearchAnswer>

/**
 * Counts every whole question that finds nothing, under one spelling for both Chinese scripts. What somebody is
 * still typing asks for no results and is not counted. A count that fails is told to `onFailure`, never to the visitor.
 */
export function countMisses(search: Search, ctx: Ctx, onFailure: (error: unknown) => void): CountedSearch {
  return async (question, locale) => {
    const answer = search(question, locale)
    const typing = 'all' in question.take && question.take.all === 0
    const tracked = answer.suggestions.some(({ kind }) => kind === 'tracking')
    if (answer.total === 0 && !typing && !tracked) {
      // Nobody waits for a count.
      void countMiss(ctx, { place: 'site', term: fold(question.query) }).catch(onFailure)
    }
    return answer
  }
}
