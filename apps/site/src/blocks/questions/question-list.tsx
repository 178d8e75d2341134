import type { Question } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { linkAttributes } from '../../shell/link.ts'
import styles from './question-list.module.css'

/** Questions below each other; an answer opens under its question. */
export function QuestionList({
  questions,
  locale,
  heading: Heading = 'h3',
  firstOpen = false,
  anchorOf,
}: {
  readonly questions: readonly Question[]
  readonly locale: LocaleId
  readonly heading?: 'h3' | 'h4'
  readonly firstOpen?: boolean
  /** Id of an answer, where links lead to it: browsers open it then. */
  readonly anchorOf?: (id: string) => string
}) {
  return (
    <div className={styles.list}>
      {questions.map(({ id, question, answer, link }, index) => (
        <details key={id} open={firstOpen && index === 0}>
          <summary>
            <Heading>{question}</Heading>
          </summary>
          <div id={anchorOf?.(id)} className={styles.answer}>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {link && <ArrowLink {...linkAttributes(locale, link.href, link.newTab)}>{link.label}</ArrowLink>}
          </div>
        </details>
      ))}
    </div>
  )
}
