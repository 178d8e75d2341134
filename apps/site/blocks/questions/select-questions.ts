import { collection, type Question, typeset } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { offeredQuestions } from '../../shell/account/offered.ts'

/** The questions asked for that the list has, in the order asked; none about accounts where there are none. */
export function selectQuestions(
  ids: readonly string[],
  locale: LocaleId,
  signsIn: boolean,
): readonly Question[] {
  const list = collection('question', locale)
  const asked = ids.flatMap((id) => list.get(id) ?? [])
  return typeset(offeredQuestions(asked, signsIn))
}
