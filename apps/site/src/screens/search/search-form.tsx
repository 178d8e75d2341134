import { searchMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { SearchIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../paths.ts'
import { longestQuestion } from './search-answer.ts'
import styles from './search-form.module.css'

/**
 * The question, as a plain GET form. `suggest.client.ts` makes its field a combobox over the list below it where
 * scripts run.
 */
export function SearchForm({ locale, query }: { readonly locale: LocaleId; readonly query: string }) {
  const words = searchMessages(locale)
  return (
    <search>
      <form
        className={styles.form}
        action={paths.search(locale)}
        method="get"
        data-suggest={JSON.stringify({
          url: '/v1/search?limit=0',
          locale,
          count: words.suggestions.count,
          kinds: words.oneOf,
        })}
      >
        <div className={styles.frame}>
          <SearchIcon />
          <input
            type="search"
            name="q"
            defaultValue={query}
            maxLength={longestQuestion}
            aria-label={words.field}
            placeholder={words.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
          />
          <ul id="suggestions" className={styles.options} aria-label={words.suggestions.label} hidden />
        </div>
        <Button type="submit" size="dock" className={styles.go}>
          {words.submit}
        </Button>
        <p className="visually-hidden" role="status" data-count="" />
      </form>
    </search>
  )
}
