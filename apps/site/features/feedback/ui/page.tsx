import { shellMessages } from '@hongyan/content'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { AlertIcon, CheckIcon } from '@hongyan/ui/icons.tsx'
import { pathIn } from '../../../paths.ts'
import { FeedbackForm } from '../../../shell/feedback/feedback-form.tsx'
import type { FeedbackPage } from '../load.ts'
import styles from './page.module.css'

/** Feedback as a page: what was said about, the form, and what became of it. */
export function FeedbackScreen({ data }: { readonly data: FeedbackPage }) {
  const { locale, path, rating, text, outcome } = data
  const words = shellMessages(locale).feedback
  const sentence = outcome === null ? null : outcome === 'sent' ? words.sent : words[outcome]
  return (
    <div className={`page ${styles.screen}`}>
      <h1>{words.pageTitle}</h1>
      <p className={styles.lead}>{words.pageLead}</p>
      {sentence && (
        <p className={outcome === 'sent' ? styles.sent : styles.failed} role="status">
          {outcome === 'sent' ? <CheckIcon size={20} /> : <AlertIcon size={20} />}
          {sentence}
        </p>
      )}
      {outcome !== 'sent' && <FeedbackForm locale={locale} path={path} given={{ rating, text }} />}
      <ArrowLink href={pathIn(locale, path)}>{words.back}</ArrowLink>
    </div>
  )
}
