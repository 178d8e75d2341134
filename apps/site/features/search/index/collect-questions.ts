import { collection, contentMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { questionPath } from '../../../paths.ts'
import type { DocumentText } from './document.ts'

/** Questions of the one list; each has its place on the help page. */
export function readQuestions(locale: LocaleId, now: number): readonly DocumentText[] {
  const { topics } = contentMessages(locale).questions
  return [...collection('question', locale, now).values()].map(({ id, topic, question, answer }) => ({
    kind: 'question',
    path: questionPath(id),
    date: null,
    isShown: true,
    text: {
      name: question,
      trail: [topics[topic]],
      description: answer[0] ?? '',
      headings: [],
      passages: answer,
      keywords: '',
    },
  }))
}
