import { collection, contentMessages, questionTopics, typeset } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { ChipLink, ChipLinks } from '@hongyan/ui/chip-links.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { QuestionList } from '../../../../blocks/questions/question-list.tsx'
import { questionAnchor } from '../../../../paths.ts'
import { SectionHead } from '../../../../shell/parts/section-head/section-head.tsx'
import styles from './all-questions.module.css'
import { QuestionFilter } from './question-filter.tsx'

/** Id of the heading, for contents and links. */
export const allQuestionsAnchor = 'all-questions'

/** The whole list of questions, by topic. Every answer has an address. */
export function AllQuestions({ locale }: { readonly locale: LocaleId }) {
  const words = contentMessages(locale).questions
  const list = typeset([...collection('question', locale).values()])
  const topics = questionTopics
    .map((topic) => ({ topic, questions: list.filter((question) => question.topic === topic) }))
    .filter(({ questions }) => questions.length > 0)
  return (
    <section className={`page ${stack(32, styles.all)}`} aria-labelledby={allQuestionsAnchor}>
      <SectionHead id={allQuestionsAnchor} title={words.all} locale={locale} />
      <QuestionFilter locale={locale} />
      <ChipLinks>
        {topics.map(({ topic }) => (
          <ChipLink key={topic} href={`#topic-${topic}`}>
            {words.topics[topic]}
          </ChipLink>
        ))}
      </ChipLinks>
      {topics.map(({ topic, questions }) => (
        <div key={topic} className={styles.topic} data-topic="">
          <h3 id={`topic-${topic}`}>{words.topics[topic]}</h3>
          <QuestionList questions={questions} locale={locale} heading="h4" anchorOf={questionAnchor} />
        </div>
      ))}
    </section>
  )
}
