import { collection, type Question, typeset } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'

/** The questions asked for that the list has, in the order asked. */
export function selectQuestions(ids: readonly string[], locale: LocaleId): readonly Question[] {
  const list = collection('question', locale)
  return typeset(ids.flatMap((id) => list.get(id) ?? []))
}
