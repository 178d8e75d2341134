import type { Question } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { linkAttributes } from '../../shell/link.ts'
import { WordBreaks } from '../../shell/parts/section-head/word-breaks.tsx'
import styles from './question-list.module.css'

/** A question of the one list, or of a tool's own: an answer in one piece, with no address. */
export type AskedQuestion =
  | Pick<Question, 'id' | 'question' | 'answer' | 'link'>
  | { readonly question: string; readonly answer: string }

/** Questions below each other; an answer opens under its question. */
export function QuestionList({
  questions,
  locale,
  heading: Heading = 'h3',
  opened = 'none',
  anchorOf,
}: {
  readonly questions: readonly AskedQuestion[]
  readonly locale: LocaleId
  readonly heading?: 'h3' | 'h4'
  /** The first stands open where there is room for its answer; all, wherever they are read. */
  readonly opened?: 'none' | 'first' | 'all'
  /** Id of an answer, where links lead to it: browsers open it then. */
  readonly anchorOf?: (id: string) => string
}) {
  return (
    <div className={styles.list}>
      {questions.map((asked, index) => {
        const { question, answer } = asked
        const { id, link } = 'id' in asked ? asked : { id: null, link: null }
        return (
          <details
            key={question}
            open={opened === 'all' || (opened === 'first' && index === 0)}
            data-opened={opened === 'first' && index === 0 ? '' : undefined}
          >
            <summary>
              <Heading>
                <WordBreaks text={question} />
              </Heading>
            </summary>
            <div id={id === null ? undefined : anchorOf?.(id)} className={styles.answer}>
              {[answer].flat().map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {link && (
                <ArrowLink {...linkAttributes(locale, link.href, link.newTab)}>{link.label}</ArrowLink>
              )}
            </div>
          </details>
        )
      })}
    </div>
  )
}
