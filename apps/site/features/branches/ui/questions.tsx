import { networkMessages } from '@hongyan/content'
import { type LocaleId, readsSource } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { ToolQuestions } from '../../../blocks/questions/tool-questions.tsx'
import { paths } from '../../../paths.ts'
import styles from './questions.module.css'

/** What people ask about branches and coverage, and the way to the map of all. */
export function NetworkQuestions({
  locale,
  onRange = false,
}: {
  readonly locale: LocaleId
  /** Whether it stands on the page of the delivery range itself. */
  readonly onRange?: boolean
}) {
  const { help, overview, coverage } = networkMessages(locale)
  return (
    <ToolQuestions id="network-help" title={help.title} questions={help.items} locale={locale}>
      <p className={styles.ways}>
        <ArrowLink href={paths.branchMap(locale)}>{overview.title}</ArrowLink>
        {/* The page of the delivery range exists in Chinese only. */}
        {readsSource(locale) && !onRange && (
          <ArrowLink href={paths.serveRange(locale)}>{coverage.title}</ArrowLink>
        )}
      </p>
    </ToolQuestions>
  )
}
