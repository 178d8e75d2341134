import { collection } from '@hongyan/content'
import { enquiryMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { pathIn, questionPath } from '../../paths.ts'

/** A question that is asked often, and what somebody writes who asks it. */
export type LikelyAnswer = { readonly words: string; readonly title: string; readonly href: string }

/** The questions whose answers a message to customer service may need none for; none that is withdrawn. */
export function likelyAnswers(locale: LocaleId): readonly LikelyAnswer[] {
  const questions = collection('question', locale)
  return Object.entries(enquiryMessages(locale).message.likely).flatMap(([id, words]) => {
    const found = questions.get(id)
    return found ? [{ words, title: found.question, href: pathIn(locale, questionPath(id)) }] : []
  })
}
