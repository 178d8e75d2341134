import { searchMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { longestQuestion } from '../../../../client/search-answer.ts'
import { paths } from '../../../../paths.ts'
import { QuestionRow } from '../../../../shell/parts/asking/question-row.tsx'
import { searchSiteAction } from '../../actions.ts'
import styles from './search-form.module.css'

/** The question, as a plain GET form. */
export function SearchForm({ locale, query }: { readonly locale: LocaleId; readonly query: string }) {
  const words = searchMessages(locale)
  return (
    <search>
      <form
        className={styles.form}
        action={paths.search(locale)}
        method="get"
        data-suggest={JSON.stringify({
          url: `${searchSiteAction.path}?limit=0`,
          locale,
          count: words.suggestions.count,
          kinds: words.oneOf,
        })}
      >
        <QuestionRow
          id="question"
          defaultValue={query}
          maxLength={longestQuestion}
          aria-label={words.field}
          placeholder={words.placeholder}
          suggestions={{ id: 'suggestions', label: words.suggestions.label }}
          submit={words.submit}
        />
        <p className="visually-hidden" role="status" data-count="" />
      </form>
    </search>
  )
}
