import { searchMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { SearchIcon } from '@hongyan/ui/icons.tsx'
import { cluster } from '@hongyan/ui/layout.ts'
import { paths } from '../../../../paths.ts'
import styles from './question-filter.module.css'

/**
 * Narrows the list of questions around it while somebody types (`screens/content/question-filter.client.ts`). Without scripts, and on
 * Enter, it is the search of the whole site.
 */
export function QuestionFilter({ locale }: { readonly locale: LocaleId }) {
  const words = searchMessages(locale).questions
  return (
    <search>
      <form
        className={cluster(12, styles.filter)}
        action={paths.search(locale)}
        method="get"
        data-question-filter={JSON.stringify({ locale, left: words.left, none: words.none })}
      >
        <div className={styles.frame}>
          <SearchIcon />
          <input
            type="search"
            name="q"
            aria-label={words.filter}
            placeholder={words.placeholder}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
          />
        </div>
        <Button type="submit" kind="quiet">
          {words.submit}
        </Button>
        <p role="status" className={styles.left} />
      </form>
    </search>
  )
}
