import { collection, contentMessages, questionTopics, typeset } from '@hongyan/content'
import { type LocaleId, plural } from '@hongyan/locales'
import { ChevronRightIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { QuestionList } from '../../../../blocks/questions/question-list.tsx'
import { questionAnchor } from '../../../../paths.ts'
import { offeredQuestions } from '../../../../shell/account/offered.ts'
import { SectionHead } from '../../../../shell/parts/section-head/section-head.tsx'
import styles from './all-questions.module.css'

/** Id of the heading, for contents and links. */
export const allQuestionsAnchor = 'all-questions'

/** The whole list of questions, folded by topic: a link to one opens its topic too. Every answer has an address. */
export function AllQuestions({ locale, signsIn }: { readonly locale: LocaleId; readonly signsIn: boolean }) {
  const words = contentMessages(locale).questions
  const list = typeset(offeredQuestions([...collection('question', locale).values()], signsIn))
  const topics = questionTopics
    .map((topic) => ({ topic, questions: list.filter((question) => question.topic === topic) }))
    .filter(({ questions }) => questions.length > 0)
  return (
    <section className={`page ${stack(32, styles.all)}`} aria-labelledby={allQuestionsAnchor}>
      <SectionHead id={allQuestionsAnchor} title={words.all} locale={locale} />
      <div className={styles.topics}>
        {topics.map(({ topic, questions }) => (
          <div key={topic} className={styles.topic}>
            <details data-topic="">
              <summary>
                <h3>{words.topics[topic]}</h3>
                <span>{plural(locale, questions.length, words.count)}</span>
                <ChevronRightIcon size={18} />
              </summary>
              {/* An address of a topic is inside of it, for browsers to open it. */}
              <div id={`topic-${topic}`}>
                <QuestionList questions={questions} locale={locale} heading="h4" anchorOf={questionAnchor} />
              </div>
            </details>
            {/* Folded, a topic shows what is asked first. */}
            <ul className={styles.first}>
              {questions.slice(0, 2).map(({ id, question }) => (
                <li key={id}>
                  <a href={`#${questionAnchor(id)}`}>{question}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
