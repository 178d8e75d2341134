import type { LocaleId } from '@hongyan/locales'
import { type AskedQuestion, QuestionList } from './question-list.tsx'
import styles from './tool-questions.module.css'

/** What people ask about a tool, under it. */
export function ToolQuestions({
  id,
  title,
  questions,
  locale,
}: {
  /** Of the heading; unique in the page. */
  readonly id: string
  readonly title: string
  readonly questions: readonly AskedQuestion[]
  readonly locale: LocaleId
}) {
  return (
    <section className={styles.asked} aria-labelledby={id}>
      <div className="page">
        <h2 id={id}>{title}</h2>
        <QuestionList questions={questions} locale={locale} />
      </div>
    </section>
  )
}
