import type { LocaleId } from '@hongyan/locales'
import type { ReactNode } from 'react'
import { type AskedQuestion, QuestionList } from './question-list.tsx'
import styles from './tool-questions.module.css'

/** What people ask about a tool, under it. */
export function ToolQuestions({
  id,
  title,
  questions,
  locale,
  children,
}: {
  /** Of the heading; unique in the page. */
  readonly id: string
  readonly title: string
  readonly questions: readonly AskedQuestion[]
  readonly locale: LocaleId
  /** What follows the questions. */
  readonly children?: ReactNode
}) {
  return (
    <section className={styles.asked} aria-labelledby={id}>
      <div className="page">
        <h2 id={id}>{title}</h2>
        <QuestionList questions={questions} locale={locale} />
        {children}
      </div>
    </section>
  )
}
