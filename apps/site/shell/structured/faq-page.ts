import type { Question } from '@hongyan/content'

/** Questions of a page with their answers, each once. */
export function faqPage(questions: readonly Pick<Question, 'id' | 'question' | 'answer'>[]) {
  const once = new Map(questions.map((one) => [one.id, one]))
  return {
    '@type': 'FAQPage',
    mainEntity: [...once.values()].map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
    })),
  } as const
}
